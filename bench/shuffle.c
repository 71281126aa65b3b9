/*
 * A chess engine for UCI clients that answers every "go" at once, in a game that lasts: White's
 * queen and Black's knight go round in three and in four steps, and a pawn moves before a position
 * comes for the third time. At its end it adds a line to the file that SHUFFLE_TIMES names: when it
 * was first asked and last, in seconds, and how often.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *QUEEN[] = {"d1e2", "e2f3", "f3d1"};
static const char *KNIGHT[] = {"g8f6", "f6g4", "g4h6", "h6g8"};
static const char *PAWNS[] = {"e2e3", "a2a3", "a3a4", "a4a5", "h2h3", "h3h4", "b2b3", "b3b4", "c2c3"};
enum { ROUND = 18, MOVES = ROUND + 1, LAST = sizeof PAWNS / sizeof *PAWNS - 1 };

static const char *white(int move) {
  int round = move / MOVES, within = move % MOVES;
  if (within == 0 && round <= LAST) return PAWNS[round];
  /* After the last pawn the queen goes on alone, and the third repetition ends the game. */
  int pawns = round < LAST ? round + 1 : LAST + 1;
  return QUEEN[(move - pawns) % 3];
}

/* Clients tell a game from its start, or from a later position with the number of its move. */
static int plies_of(char *line) {
  char *moves = strstr(line, " moves "), side = 'w';
  int plies = 0, move = 1;
  if (sscanf(line, "position fen %*s %c %*s %*s %*d %d", &side, &move) == 2) {
    plies = 2 * (move - 1) + (side == 'b');
  }
  if (!moves) return plies;
  for (char *word = strtok(moves + 7, " \n"); word; word = strtok(NULL, " \n")) plies++;
  return plies;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double first, last;
static int asked;

static void answer(int plies) {
  const char *move = plies % 2 ? KNIGHT[plies / 2 % 4] : white(plies / 2);
  printf("info depth 1 score cp 0 pv %s\nbestmove %s\n", move, move);
  last = now();
  if (!asked++) first = last;
}

static void listen(void) {
  static char line[65536];
  int plies = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "ucinewgame", 10)) continue;
    if (!strncmp(line, "uci", 3)) printf("id name shuffle\nuciok\n");
    else if (!strncmp(line, "isready", 7)) printf("readyok\n");
    else if (!strncmp(line, "position", 8)) plies = plies_of(line);
    else if (!strncmp(line, "go", 2)) answer(plies);
    else if (!strncmp(line, "quit", 4)) return;
    fflush(stdout);
  }
}

int main(void) {
  const char *path = getenv("SHUFFLE_TIMES");
  listen();
  FILE *times = path ? fopen(path, "a") : NULL;
  if (times) fprintf(times, "%.6f %.6f %d\n", first, last, asked);
  return 0;
}

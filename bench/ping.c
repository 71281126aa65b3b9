/*
 * The fastest client there can be over pipes: blocking reads and writes, no log, no clock.
 *
 *   ping exchanges N engine...   one engine, N exchanges; prints seconds without the start
 *   ping starts N engine...      N engines one after the other: start, one exchange, end of input,
 *                                exit; prints seconds
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct engine {
  pid_t pid;
  int in, out;
};

static void fail(const char *what) {
  perror(what);
  exit(2);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static struct engine start(char **command) {
  int in[2], out[2];
  if (pipe(in) || pipe(out)) fail("pipe");
  pid_t pid = fork();
  if (pid < 0) fail("fork");
  if (pid == 0) {
    dup2(in[0], 0);
    dup2(out[1], 1);
    close(in[0]), close(in[1]), close(out[0]), close(out[1]);
    execvp(command[0], command);
    fail("exec");
  }
  close(in[0]);
  close(out[1]);
  return (struct engine){pid, in[1], out[0]};
}

static void exchange(struct engine engine, int id) {
  char line[64], reply[256];
  int length = snprintf(line, sizeof line, "%d ready\n", id);
  if (write(engine.in, line, (size_t)length) != length) fail("write");
  size_t have = 0;
  do {
    ssize_t count = read(engine.out, reply + have, sizeof reply - have);
    if (count <= 0) fail("read");
    have += (size_t)count;
  } while (!memchr(reply, '\n', have));
}

static void end(struct engine engine) {
  close(engine.in);
  close(engine.out);
  if (waitpid(engine.pid, NULL, 0) < 0) fail("wait");
}

static double exchanges(int count, char **command) {
  struct engine engine = start(command);
  exchange(engine, 0);
  double since = now();
  for (int id = 1; id <= count; id++) exchange(engine, id);
  double seconds = now() - since;
  end(engine);
  return seconds;
}

static double starts(int count, char **command) {
  double since = now();
  for (int id = 1; id <= count; id++) {
    struct engine engine = start(command);
    exchange(engine, id);
    end(engine);
  }
  return now() - since;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: ping exchanges|starts N engine...\n");
    return 2;
  }
  int count = atoi(argv[2]);
  double (*measure)(int, char **) = strcmp(argv[1], "starts") ? exchanges : starts;
  printf("%.9f\n", measure(count, argv + 3));
  return 0;
}

/*
 * The fastest client there can be over pipes or a connection: blocking reads and writes, no log,
 * no clock.
 *
 *   ping exchanges N engine...   one engine, N exchanges; prints seconds without the start
 *   ping tcp N engine...         the same over a connection: the engine gets ip and port
 *   ping starts N engine...      N engines one after the other: start, one exchange, end of input,
 *                                exit; prints seconds
 */

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
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

/* The command with an address behind it. */
static char **with_address(char **command, char *ip, char *port) {
  int count = 0;
  while (command[count]) count++;
  char **longer = calloc((size_t)count + 3, sizeof *longer);
  if (!longer) fail("calloc");
  memcpy(longer, command, (size_t)count * sizeof *longer);
  longer[count] = ip;
  longer[count + 1] = port;
  return longer;
}

static struct engine start_tcp(char **command) {
  struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof here;
  char ip[] = "127.0.0.1", port[8];
  int listener = socket(AF_INET, SOCK_STREAM, 0), yes = 1;
  if (bind(listener, (struct sockaddr *)&here, sizeof here) || listen(listener, 1)) fail("listen");
  if (getsockname(listener, (struct sockaddr *)&here, &size)) fail("getsockname");
  snprintf(port, sizeof port, "%d", ntohs(here.sin_port));
  char **longer = with_address(command, ip, port);
  struct engine engine = start(longer);
  free(longer);
  close(engine.in), close(engine.out);
  engine.in = engine.out = accept(listener, NULL, NULL);
  if (engine.in < 0) fail("accept");
  setsockopt(engine.in, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  close(listener);
  return engine;
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

static double exchanges_with(struct engine engine, int count) {
  exchange(engine, 0);
  double since = now();
  for (int id = 1; id <= count; id++) exchange(engine, id);
  double seconds = now() - since;
  end(engine);
  return seconds;
}

static double exchanges(int count, char **command) {
  return exchanges_with(start(command), count);
}

static double tcp_exchanges(int count, char **command) {
  return exchanges_with(start_tcp(command), count);
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
    fprintf(stderr, "usage: ping exchanges|tcp|starts N engine...\n");
    return 2;
  }
  int count = atoi(argv[2]);
  double (*measure)(int, char **) = exchanges;
  if (strcmp(argv[1], "tcp") == 0) measure = tcp_exchanges;
  if (strcmp(argv[1], "starts") == 0) measure = starts;
  printf("%.9f\n", measure(count, argv + 3));
  return 0;
}

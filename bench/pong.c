/*
 * The smallest engine: answers "<id> <anything>" with "=<id>" at once.
 *
 *   pong             over stdin and stdout
 *   pong IP PORT     over a connection that it opens
 */

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int answer(const char *line, char *reply) {
  int length = 0;
  reply[length++] = '=';
  while (*line >= '0' && *line <= '9') reply[length++] = *line++;
  reply[length++] = '\n';
  return length;
}

static int connect_to(const char *host, const char *port) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((in_port_t)atoi(port))};
  int connection = socket(AF_INET, SOCK_STREAM, 0), yes = 1;
  if (inet_pton(AF_INET, host, &to.sin_addr) != 1) return -1;
  if (connect(connection, (struct sockaddr *)&to, sizeof to)) return -1;
  setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return connection;
}

int main(int argc, char **argv) {
  char heard[65536], reply[256];
  int in = 0, out = 1;
  if (argc == 3) in = out = connect_to(argv[1], argv[2]);
  size_t have = 0;
  for (;;) {
    ssize_t count = read(in, heard + have, sizeof heard - have);
    if (count <= 0) return 0;
    have += (size_t)count;
    char *start = heard, *end;
    while ((end = memchr(start, '\n', have - (size_t)(start - heard)))) {
      int length = answer(start, reply);
      if (write(out, reply, (size_t)length) != length) return 1;
      start = end + 1;
    }
    have -= (size_t)(start - heard);
    memmove(heard, start, have);
  }
}

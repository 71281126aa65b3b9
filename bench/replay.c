/* An engine that does not think: answers each line with the next line of the file it is given. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *slurp(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  fseek(file, 0, SEEK_END);
  *length = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(*length + 1);
  if (!text || fread(text, 1, *length, file) != *length) exit(2);
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  size_t left;
  char *next = slurp(argv[1], &left), heard[65536];
  for (;;) {
    ssize_t count = read(0, heard, sizeof heard);
    if (count <= 0) return 0;
    for (ssize_t at = 0; at < count; at++) {
      if (heard[at] != '\n') continue;
      char *end = memchr(next, '\n', left);
      if (!end) return 0;
      size_t length = (size_t)(end - next) + 1;
      if (write(1, next, length) != (ssize_t)length) return 1;
      next += length;
      left -= length;
      if (at >= 4 && memcmp(heard + at - 4, "quit", 4) == 0) return 0;
    }
  }
}

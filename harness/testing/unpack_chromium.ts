/** Unpacks the Chromium of the package that is named, to the folder for temporary files. @module */

if (import.meta.main) {
  const [name = ""] = Deno.args;
  const { default: chromium, inflate } = await import(name);
  await chromium.executablePath();
  const program = import.meta.resolve(name);
  await inflate(decodeURIComponent(new URL("../bin/al2023.tar.br", program).pathname));
}

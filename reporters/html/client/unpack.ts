/** The other end of ../packing.ts. @module */

/** The value of packed JSON. */
export async function unpacked<Value>(packed: string): Promise<Value> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return await new Response(stream).json();
}

/** The bytes of a stream as far as the limit; past it one piece more, so that the length tells. The rest is not read. */
export async function readUpTo(pieces: AsyncIterable<Uint8Array> | readonly [], bytesMax: number): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the stream.
  for await (const piece of pieces) {
    read.push(piece);
    bytes += piece.byteLength;
    if (bytes > bytesMax) break;
  }
  return Buffer.concat(read);
}

/** Splits a byte stream into chunks of one size; the last may be shorter. */
export async function* inChunks(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    waiting.push(piece);
    length += piece.length;
    if (length < size) continue;
    let whole = Buffer.concat(waiting);
    while (whole.length >= size) {
      yield whole.subarray(0, size);
      whole = whole.subarray(size);
    }
    waiting = [whole];
    length = whole.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

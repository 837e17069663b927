// Memory that is written over again and again. New memory for each block of rows is nothing to a small table, but a file of a million
// lines kept the collector of garbage busy for a third of its time: it looks at everything that is alive whenever so much is taken.

export interface Scratch {
  bytes: Buffer;
}

export const createScratch = (): Scratch => ({ bytes: Buffer.alloc(0) });

/** Makes room for so many bytes; the first ones stay. */
export function makeRoom(scratch: Scratch, { needed, kept }: { readonly needed: number; readonly kept: number }): void {
  if (scratch.bytes.length >= needed) return;
  const larger = Buffer.allocUnsafeSlow(needed * 2);
  scratch.bytes.copy(larger, 0, 0, kept);
  scratch.bytes = larger;
}

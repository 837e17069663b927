import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 500;
/** A day: the gateway serves payments first. */
const POLLS_MAX = 172_800;

/** Reads again and again until it is no longer under way, or for a day. The last that was read. */
export async function pollWhile<Read>(
  isUnderWay: (read: Read) => boolean,
  first: Read,
  again: () => Promise<Read>,
): Promise<Read> {
  let read = first;
  for (let polls = 0; polls < POLLS_MAX && isUnderWay(read); polls += 1) {
    await sleep(POLL_MS);
    read = await again();
  }
  return read;
}

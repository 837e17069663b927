import { timingSafeEqual } from 'node:crypto';

/** Compares without telling by its time how much of the text was right. */
export function equalInConstantTime(given: string, wanted: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(wanted);
  return left.length === right.length && timingSafeEqual(left, right);
}

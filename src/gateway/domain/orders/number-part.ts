import { END_LENGTH, plainNumber, runsOf } from './order-terms.ts';
import type { Order } from './order.ts';

/** A part of an order number; in our own short form also how it begins. In small letters. */
export interface NumberPart {
  readonly start: string;
  readonly part: string;
}

const LENGTH = { min: 3, max: 64 } as const;

/** `TG…J4JVPRSS` is how lists show a number; people copy it, or type three dots. Null if nothing can be found by it. */
export function readNumberPart(text: string): NumberPart | null {
  if (/[\s@]/.test(text)) return null;
  const [, start = '', end] = /^([a-z0-9_-]*)(?:…|\.{2,3})([a-z0-9]+)$/i.exec(text) ?? [];
  const part = plainNumber(end ?? text);
  if (end !== undefined) return part.length >= END_LENGTH ? { start: plainNumber(start), part } : null;
  const isFindable = part.length >= END_LENGTH || runsOf(part).length > 0 || /[0-9]/.test(part);
  return part.length >= LENGTH.min && part.length <= LENGTH.max && isFindable ? { start: '', part } : null;
}

/** What is too short to be a run or an end is a whole number. */
export function hasNumberPart(
  { tradeNo, merOrderNo }: Pick<Order, 'tradeNo' | 'merOrderNo'>,
  { start, part }: NumberPart,
): boolean {
  const isPart = start === '' && (part.length >= END_LENGTH || runsOf(part).length > 0);
  return [tradeNo, merOrderNo]
    .map(plainNumber)
    .some((number) => (isPart ? number.includes(part) : number.startsWith(start) && number.endsWith(part)));
}

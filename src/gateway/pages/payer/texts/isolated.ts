/**
 * A value inside a sentence that is written from right to left. The two characters cannot be seen; they keep the value's own
 * direction to itself (Unicode's first strong isolate), in titles and attributes too, where no element can.
 */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

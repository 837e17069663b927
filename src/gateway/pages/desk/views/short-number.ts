/** The one short form of a number, for lists: its kind, and the end, which tells it apart. `TG…J4JVPRSS` can be searched for. */
export function shortNumber(number: string): string {
  return number.length < 20 ? number : `${number.slice(0, 2)}…${number.slice(-8)}`;
}

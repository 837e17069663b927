/** What was noted for the most recent platform numbers. */
export interface NumberMemory<Value> {
  get(number: string): Value | undefined;
  set(number: string, value: Value): void;
}

const NUMBERS_IN_HALF_MAX = 5000;

export function createNumberMemory<Value>(): NumberMemory<Value> {
  // In two halves: the older one is dropped as a whole. Deleting entries one by one from the front of a map made the edge a
  // tenth slower.
  let newer = new Map<string, Value>();
  let older = new Map<string, Value>();
  return {
    get: (number) => newer.get(number) ?? older.get(number),
    set(number, value) {
      if (newer.size >= NUMBERS_IN_HALF_MAX) {
        older = newer;
        newer = new Map();
      }
      newer.set(number, value);
    },
  };
}

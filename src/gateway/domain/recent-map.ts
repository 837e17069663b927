/** A map that holds up to so many entries. Where there are more, the one that was set longest ago goes. */
export interface RecentMap<Key, Value> {
  get(key: Key): Value | undefined;
  /** Makes it the newest. */
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

export function createRecentMap<Key, Value>(countMax: number): RecentMap<Key, Value> {
  // A map keeps the order in which its entries came.
  const entries = new Map<Key, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      const [oldest] = entries.size >= countMax ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, value);
    },
    delete: (key) => void entries.delete(key),
  };
}

import { LRUCache } from 'lru-cache';

export interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

/**
 * A cache of the most recent keys that is made when something is first kept in it. An empty one has room for all its keys already, and
 * a gateway has dozens of them, most of which are for what hardly ever happens.
 */
export function createLateCache<Key extends {}, Value extends {}>(max: number): Cache<Key, Value> {
  let cache: LRUCache<Key, Value> | undefined;
  return {
    get: (key) => cache?.get(key),
    set(key, value) {
      cache ??= new LRUCache({ max });
      cache.set(key, value);
    },
  };
}

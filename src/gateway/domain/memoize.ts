/** Remembers up to so many answers. A full memory is emptied: what is asked for often comes back at once. */
export function memoize<Key, Answer>(countMax: number, compute: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= countMax) known.clear();
    const answer = compute(key);
    known.set(key, answer);
    return answer;
  };
}

/** A read for somebody who rather goes without than waits: shared by all who ask at once, and rejected when it is late. */
export function createBoundedRead<Result>(read: () => Promise<Result>, limitMs: number): () => Promise<Result> {
  let underway: Promise<Result> | undefined;
  return async () => {
    underway ??= read().finally(() => (underway = undefined));
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
    return Promise.race([underway, late]).finally(() => clearTimeout(timer));
  };
}

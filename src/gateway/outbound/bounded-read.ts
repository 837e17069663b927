/** A read for a caller that would rather do without than wait: concurrent callers share it, and it rejects if it is late. */
export function createBoundedRead<Result>(read: () => Promise<Result>, limitMs: number): () => Promise<Result> {
  let underway: Promise<Result> | undefined;
  return async () => {
    underway ??= read().finally(() => (underway = undefined));
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`no response within ${limitMs} ms`)), limitMs);
    return Promise.race([underway, late]).finally(() => clearTimeout(timer));
  };
}

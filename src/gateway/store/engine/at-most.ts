/** Waits for a promise, but no longer than the limit. */
export async function atMost(awaited: Promise<unknown>, limitMs: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  await Promise.race([awaited, late]);
  clearTimeout(timer);
}

interface Served {
  /** Where it listens. */
  readonly url?: string;
  readonly ready?: object;
  readonly answers?: Readonly<Record<string, () => unknown>>;
  close(): Promise<unknown>;
}

/** Runs in a process of the bench: says that it is ready, and answers its parent until it is stopped. */
export function answerParent({ url, ready, answers, close }: Served): void {
  const known: NonNullable<Served['answers']> = { memory, ...answers };
  process.on('message', async (question: string) => {
    if (question === 'stop') {
      await close();
      process.exit(0);
    }
    process.send?.({ answer: await known[question]?.() });
  });
  // The parent is gone.
  process.once('disconnect', () => process.exit(1));
  process.send?.({ url, ...ready });
}

function memory(): number {
  // Where the parent lets it, garbage is not counted.
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

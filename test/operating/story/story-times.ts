/** How long each step of a story took, for a table at its end. */
export interface Times {
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  print(): void;
}

export function createTimes(): Times {
  const taken: { readonly name: string; readonly seconds: number }[] = [];
  return {
    async step(name, work) {
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        taken.push({ name, seconds: (performance.now() - startedAt) / 1000 });
      }
    },
    print() {
      const all = { name: 'all of it', seconds: taken.reduce((sum, { seconds }) => sum + seconds, 0) };
      const lines = [...taken, all].map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
      console.log(`\n${lines.join('\n')}\n`);
    },
  };
}

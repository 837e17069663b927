/** Given at once. */
const AT_ONCE_MAX = 50;
const TICK_MS = 50;
const PER_TICK = 5;

/**
 * A refusal is cheap, but somebody who asks again as soon as it comes could make thousands of them. So beyond a few, refusals
 * take turns, 100 a second: whoever waits for one asks for nothing more. No more can wait than there are connections.
 */
export function createRefusalPace(): { add(answer: () => void): void } {
  const waiting: (() => void)[] = [];
  let left = AT_ONCE_MAX;
  let timer: NodeJS.Timeout | undefined;

  function tick(): void {
    left = Math.min(AT_ONCE_MAX, left + PER_TICK);
    const due = waiting.splice(0, left);
    left -= due.length;
    timer = waiting.length > 0 || left < AT_ONCE_MAX ? setTimeout(tick, TICK_MS).unref() : undefined;
    for (const answer of due) answer();
  }

  return {
    add(answer) {
      timer ??= setTimeout(tick, TICK_MS).unref();
      if (left <= 0) return void waiting.push(answer);
      left -= 1;
      answer();
    },
  };
}

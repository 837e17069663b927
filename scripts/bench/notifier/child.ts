import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { START_FLAGS } from '../start-flags.ts';

// Everything under test runs in its own process, controlled by messages.

export interface Child {
  /** What it said when it was ready. */
  readonly ready: unknown;
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
}

interface Answer {
  readonly answer: unknown;
}

const running = new Set<Child>();

/** Nothing outlives a bench that failed. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

export async function startChild(file: string, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const started = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    // For all of them: what helps one may help another.
    execArgv: [...START_FLAGS],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const child: Child = {
    ready: await nextAnswer(started),
    ask(question) {
      started.send(question);
      return nextAnswer(started);
    },
    async stop() {
      running.delete(child);
      if (started.exitCode !== null) return;
      const ended = once(started, 'exit');
      started.send('stop');
      await ended;
    },
  };
  running.add(child);
  return child;
}

async function nextAnswer(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a process of the bench ended with code ${String(code)}; see the lines above`);
  });
  // Avoids an unhandled rejection after nobody waits any more.
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer];
  waiting.abort();
  return message.answer;
}

/** For a child: says that it is ready, and answers until it is told to stop. */
export function answerParent(
  ready: unknown,
  { answers, close }: { answers: Readonly<Record<string, () => unknown>>; close: () => Promise<unknown> },
): void {
  process.on('message', async (question: string) => {
    if (question === 'stop') {
      await close();
      process.exit(0);
    }
    process.send?.({ answer: await answers[question]?.() } satisfies Answer);
  });
  // The parent is gone.
  process.once('disconnect', () => process.exit(1));
  process.send?.({ answer: ready } satisfies Answer);
}

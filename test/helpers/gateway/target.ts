import type { Caller } from './caller.ts';
import type { ReceiverServer } from './receiver-server.ts';

// The contract's cases know nothing but a base address. What serves it (the mock, a gateway, a proxy) is the target.

export interface Target {
  readonly name: string;
  readonly baseUrl: string;
  /** Cases in which the target differs from the contract on purpose, and why. One that does not differ is an error. */
  readonly allowedDifferences: Readonly<Record<string, string>>;
  /** Brings an accepted order to the result that the sandbox table promises, where the target does not by itself. */
  readonly settle?: (order: { script: string; merOrderNo: string; tradeNo?: string }) => Promise<void>;
}

/** All that a case has in its hands. */
export interface World {
  readonly target: Target;
  readonly caller: Caller;
  readonly receiver: ReceiverServer;
}

export interface ContractCase {
  readonly name: string;
  /** Throws where the target breaks the contract. */
  run(world: World): Promise<void>;
}

const CONCURRENCY_MAX = 16;

/** One line for every case that fails, and for every allowed difference that is not there. Empty means: kept. */
export async function findViolations(world: World, cases: readonly ContractCase[]): Promise<string[]> {
  const { allowedDifferences } = world.target;
  const found: string[] = [];
  const queue = cases.values();
  async function work(): Promise<void> {
    for (const one of queue) {
      const failure = await one.run(world).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const reason = allowedDifferences[one.name];
      if (failure !== undefined && reason === undefined) found.push(`${one.name}: ${failure}`);
      if (failure === undefined && reason !== undefined) {
        found.push(`${one.name}: is allowed to differ (${reason}) but does not; take the allowance away`);
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY_MAX }, work));
  return found.toSorted();
}

/** Allowed differences that name no case at all. */
export function unknownDifferences(target: Target, cases: readonly ContractCase[]): string[] {
  const names = new Set(cases.map((one) => one.name));
  return Object.keys(target.allowedDifferences).filter((name) => !names.has(name));
}

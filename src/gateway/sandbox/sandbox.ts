import { createPrivateKey, randomUUID } from 'node:crypto';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createSandboxChannel } from '../channel/sandbox.ts';
import type { Zone } from '../domain/day.ts';
import type { Vault } from '../domain/ports.ts';
import type { SandboxReset } from '../domain/platform/sandbox-reset.ts';
import type { PeopleStore } from '../domain/people/people.ts';
import { requestExample } from '../../examples/contract-examples.ts';
import { createReplay } from '../http/request-log/replay.ts';
import type { ReplayOptions } from '../http/request-log/replay.ts';
import { createDemoConfirm } from './demo-confirm.ts';
import { createDemoSignIn } from './demo-sign-in.ts';
import { createSandboxBar } from '../pages/console/platform/sandbox-bar/sandbox-bar.ts';
import { openAccount, seedTerms } from './reconciliation/seed-bank.ts';
import type { SeedBankDependencies } from './reconciliation/seed-bank.ts';
import { createStandIn } from './reconciliation/stand-in.ts';
import type { StandInOptions } from './reconciliation/stand-in.ts';
import { createSandboxShop } from './sandbox-shop.ts';
import { merchantBar } from '../pages/merchant/platform/sandbox/merchant-bar.ts';
import { sandboxScreen } from '../pages/merchant/platform/sandbox/sandbox-screen.ts';
import { seedSandbox } from './seed-sandbox.ts';
import type { SeedDependencies } from './seed-sandbox.ts';
import { createClockControl, createMovableClock } from '../work/movable-clock.ts';
import type { DueWork } from '../work/movable-clock.ts';

export interface SandboxDependencies {
  /** The time from which its clock is moved. */
  readonly now: () => number;
  readonly store: () => SeedDependencies['store'] &
    Pick<PeopleStore, 'writeRecords'> &
    ReturnType<StandInOptions['store']> &
    ReturnType<SeedBankDependencies['store']>;
  readonly vault: Vault;
  readonly zone: Zone;
  /** Whether the acquirer `default` is the scripted one. */
  readonly isScripted: boolean;
  /** Absent if nobody can start the gateway again. */
  readonly reset: SandboxReset | undefined;
}

export type Sandbox = ReturnType<typeof createSandbox>;

/** What only the sandbox has. Live mode loads neither this file nor anything that only this file leads to (S21). */
export function createSandbox(deps: SandboxDependencies) {
  const { now, store, vault, zone, isScripted, reset = PART_OF_A_PROGRAM } = deps;
  const clock = createMovableClock(now, store);
  const books = createStandIn({
    store,
    clock,
    zone,
    isScripted,
    newId: randomUUID,
    seedTerms: () => seedTerms({ store, clock }),
    openAccount: (currency) => openAccount({ store, clock }, currency),
  });
  return {
    clock,
    reset,
    books,
    createClockControl: (work: readonly DueWork[], removeOld?: () => Promise<unknown>) =>
      createClockControl(clock, work, removeOld),
    createChannel: () => createSandboxChannel({ clock }),
    createDemoSignIn,
    createDemoConfirm,
    createSandboxShop,
    createReplay: (options: Omit<ReplayOptions, 'exampleOf'>) => createReplay({ ...options, exampleOf }),
    /** On the console's pages. */
    bar: createSandboxBar(reset),
    /** On the back office's pages. */
    merchantBar,
    merchantScreens: [sandboxScreen],
    /** Public, as part of the source code. */
    gatewayPrivateKey: createPrivateKey(sandboxAccount.gatewayPrivateKey),
    async start() {
      await clock.follow();
      if (reset.kind === 'possible' && reset.record !== undefined) {
        await store().writeRecords([{ ...reset.record, at: clock.now() }]);
      }
      await seedSandbox({ store: store(), vault, clock });
      await books.start();
    },
  };
}

const PART_OF_A_PROGRAM: SandboxReset = {
  kind: 'impossible',
  instead: 'It is part of another program, which alone can start it again. End it there, and start a new one.',
};

/** The example of the variant, or the operation's only one. */
function exampleOf(path: string, variant: string): Record<string, unknown> {
  const example = requestExample(path, variant) as Record<string, unknown> | undefined;
  return example ?? requestExample(path);
}

import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import type {
  Planted,
  PlantedFault,
  SandboxBooks,
  SandboxFile,
  SandboxFileFormat,
} from '../../domain/reconciliation/plant.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface SandboxFileDependencies {
  readonly store: Pick<PeopleStore, 'writeRecords'>;
  readonly clock: Clock;
  /** Null in live mode (S21). */
  readonly sandboxBooks: SandboxBooks | null;
}

/** The files of the sandbox's acquirer and bank. Live mode has none (S21), and no route to this. */
export function createSandboxFileOperations({ sandboxBooks, store, clock }: SandboxFileDependencies) {
  return {
    async getSandboxFile(day: string, format: SandboxFileFormat): Promise<OperatorOutcome<SandboxFile>> {
      const file = await books(sandboxBooks).findFile(day, format);
      return file === null ? refuse('sandboxFileNotFound', { day, format }) : done(file);
    },
    async plantReconciliationFault(
      { fault, day }: { readonly fault: PlantedFault; readonly day: string | null },
      acting: Acting,
    ): Promise<OperatorOutcome<Planted>> {
      const outcome = await books(sandboxBooks).plant(fault, day);
      if (outcome.kind === 'tooLate') return refuse('sandboxDayWritten', { through: outcome.through });
      const detail = `${fault} in ${day === null ? 'the next files' : `the files of ${day}`}`;
      const target = 'sandbox files';
      await store.writeRecords([
        auditOf(acting, { at: clock.now(), action: 'plantReconciliationFault', target, detail }),
      ]);
      return done(outcome.planted);
    },
    getSandboxFileSetting: async () => ({ takesIn: await books(sandboxBooks).takesIn() }),
    async putSandboxFileSetting(takesIn: boolean, acting: Acting): Promise<{ takesIn: boolean }> {
      await books(sandboxBooks).setTakesIn(takesIn);
      const detail = takesIn ? 'taken in by themselves' : 'taken in by hand';
      const target = 'sandbox files';
      await store.writeRecords([auditOf(acting, { at: clock.now(), action: 'putSandboxFileSetting', target, detail })]);
      return { takesIn };
    },
  };
}

function books(sandboxBooks: SandboxBooks | null): SandboxBooks {
  if (sandboxBooks === null) throw new Error('the acquirers of a live gateway are not scripted');
  return sandboxBooks;
}

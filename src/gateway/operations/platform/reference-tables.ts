import type { ExchangeRate, RateStore } from '../../domain/platform/rates.ts';
import type { SettingStore } from '../../domain/platform/settings.ts';
import type { Clock } from '../../domain/ports.ts';
import { BANKS_SETTING } from './reference.ts';
import type { Reference } from './reference.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { done, invalid, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';

export interface Bank {
  readonly bankId: number;
  readonly name: string;
}

export interface ReferenceDependencies {
  readonly store: RateStore & Pick<SettingStore, 'readSetting' | 'writeSetting'>;
  readonly reference: Pick<Reference, 'forget'>;
  readonly clock: Clock;
}

/** Data shared by all merchants: exchange rates, and the banks of Vietnam Pay. */
export function createReferenceOperations({ clock, reference, store }: ReferenceDependencies) {
  return {
    listRates: (): Promise<ExchangeRate[]> => store.listRates(),
    async putRate(
      { from, to, rate }: Omit<ExchangeRate, 'updatedAt'>,
      acting: Acting,
    ): Promise<OperatorOutcome<ExchangeRate>> {
      if (from === to) return refuseInput([invalid('to', 'sameCurrency', { currency: from })]);
      const at = clock.now();
      const earlier = (await store.listRates()).find((one) => one.from === from && one.to === to);
      const audit = auditOf(acting, {
        at,
        action: 'putRate',
        target: `rate ${from}/${to}`,
        detail: rate,
        before: earlier === undefined ? null : { rate: earlier.rate },
        after: { rate },
      });
      const stored: ExchangeRate = { from, to, rate, updatedAt: at };
      await store.putRate(stored, audit);
      reference.forget();
      return done(stored);
    },
    async listBanks(): Promise<Bank[]> {
      return JSON.parse((await store.readSetting(BANKS_SETTING)) ?? '[]') as Bank[];
    },
    async putBanks(banks: readonly Bank[], acting: Acting): Promise<OperatorOutcome<readonly Bank[]>> {
      const twice = findRepeated(banks);
      if (twice.length > 0) return refuseInput(twice);
      const detail = `${banks.length} banks: ${banks.map(({ bankId }) => bankId).join(', ')}`;
      const earlier = JSON.parse((await store.readSetting(BANKS_SETTING)) ?? '[]') as Bank[];
      const [before, after] = [{ banks: earlier }, { banks }];
      const audit = auditOf(acting, { at: clock.now(), action: 'putBanks', target: 'banks', detail, before, after });
      await store.writeSetting(BANKS_SETTING, JSON.stringify(banks), audit);
      reference.forget();
      return done(banks);
    },
  };
}

function findRepeated(banks: readonly Bank[]): InputProblem[] {
  return banks.flatMap(({ bankId }, index) =>
    banks.findIndex((other) => other.bankId === bankId) === index
      ? []
      : [invalid(`banks[${index}].bankId`, 'bankRepeated', { bankId })],
  );
}

import type { components } from '../../../../../generated/operator.ts';
import type {
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
} from '../../../../../generated/operator-operations.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import type { BankAccount, ReconciledAcquirer } from '../../../domain/reconciliation/settings.ts';
import { maskedAccount } from '../../../domain/text/bank-account.ts';
import type { OperatorOperations } from '../../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../../operations/outcome.ts';
import type { InputProblem } from '../../../operations/outcome.ts';
import type { ChangedTerms } from '../../../operations/reconciliation/acquirer-terms.ts';
import type { OperatorHandlers } from '../../handler-types.ts';
import { mapOutcome } from '../../map-outcome.ts';
import { amountProblems, momentText } from '../../wire/merchant.ts';

type Schemas = components['schemas'];

type SettingOperationId = Extract<
  OperatorOperationId,
  'listBankAccounts' | 'putBankAccount' | 'listAcquirerTerms' | 'putAcquirerTerms'
>;

/** The operator's bank accounts, and what is agreed with acquirers. */
export function createReconciliationSettingHandlers(
  operations: Pick<OperatorOperations, SettingOperationId>,
): Pick<OperatorHandlers, SettingOperationId> {
  return {
    listBankAccounts: async () => done({ bankAccounts: (await operations.listBankAccounts()).map(accountToWire) }),
    async putBankAccount({ parameters: { bankAccount }, body, acting }) {
      const { number = null, profile = null, calendar = 'TARGET', state = 'active', ...given } = body;
      const change = { ...given, bankAccount, number, profile, calendar, state };
      return mapOutcome(operations.putBankAccount(change, acting), accountToWire);
    },
    listAcquirerTerms: async () => done({ terms: (await operations.listAcquirerTerms()).map(termsToWire) }),
    async putAcquirerTerms(call) {
      const change = acquirerTermsFromWire(call);
      if (Array.isArray(change)) return refuseInput(change);
      return mapOutcome(operations.putAcquirerTerms(change, call.acting), termsToWire);
    },
  };
}

function accountToWire(account: BankAccount): Schemas['OwnBankAccount'] {
  const { bankAccount, name, scheme, number, currency, format, profile, calendar, state, version } = account;
  const { lastNumber, lastClosing, lastDay, changedAt } = account;
  return {
    bankAccount,
    name,
    scheme,
    number: maskedAccount(number),
    currency,
    format,
    profile,
    calendar,
    state,
    lastStatement:
      lastClosing === null ? null : { number: lastNumber, closing: formatAmount(lastClosing, currency), day: lastDay },
    version,
    changedAt: momentText(changedAt),
  };
}

export function acquirerTermsFromWire({
  parameters: { acquirer },
  body,
}: {
  readonly parameters: OperatorParameters['putAcquirerTerms'];
  readonly body: OperatorBodies['putAcquirerTerms'];
}): ChangedTerms | InputProblem[] {
  const { costs, writeOffLimit, writeOffDayMax, ...given } = body;
  const problems = (costs ?? []).flatMap(({ currency, fixed }, index) =>
    currency === null ? [] : amountProblems(`costs[${index}].fixed`, fixed, currency),
  );
  if (problems.length > 0) return problems;
  return {
    ...given,
    acquirer,
    costs:
      costs?.map(({ method, currency, region = null, from = null, share, fixed }) => ({
        method,
        currency,
        region,
        from,
        ppm: share,
        // Without a currency there are no smallest units: anything but zero is refused.
        fixed: String(currency === null ? fixed.replace(/^0([.]0+)?$/, '0') : parseAmount(fixed, currency)),
      })) ?? null,
    writeOffLimit: BigInt(writeOffLimit),
    writeOffDayMax: BigInt(writeOffDayMax),
  };
}

function termsToWire(terms: ReconciledAcquirer): Schemas['AcquirerTerms'] {
  const { acquirer, bankAccount, reportDays, arrivalDays, calendar, costs, profile, version, changedAt } = terms;
  return {
    acquirer,
    bankAccount,
    reportDays,
    arrivalDays,
    calendar,
    costs:
      costs?.map(({ method, currency, region, from, ppm, fixed }) => ({
        // It was checked by the contract when it came in.
        method: method as Schemas['Method'] | null,
        currency,
        region,
        from,
        share: ppm,
        fixed: currency === null ? '0' : formatAmount(BigInt(fixed), currency),
      })) ?? null,
    writeOffLimit: Number(terms.writeOffLimit),
    writeOffDayMax: Number(terms.writeOffDayMax),
    profile,
    version,
    changedAt: version === 0 ? null : momentText(changedAt),
  };
}

import type { components } from '../../../generated/operator.ts';
import { approvalKinds } from '../../../generated/permissions.ts';
import { UsageError } from '../errors.ts';
import { checkReason, operatorCommand, take, takeDone } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printFields, printJson } from '../print.ts';
import { readMerchantNumber, readOneOf } from '../read-options.ts';

type Rules = components['schemas']['ApprovalRules'];
type RulesInForce = components['schemas']['RulesInForce'];
type MoneyLimit = components['schemas']['MoneyLimit'];

const KINDS = Object.keys(approvalKinds) as Rules['kinds'];
const NONE = 'none';

export const rules = operatorCommand(
  {
    name: 'approval rules',
    about: 'Show which operations need a second person, or change it.',
    options: {
      kind: {
        type: 'string',
        value: 'kind',
        about: `kind that always needs a second person, repeatable; replaces all: ${KINDS.join(', ')}, or ${NONE}`,
        choices: [...KINDS, NONE],
        multiple: true,
      },
      'refund-limit': {
        type: 'string',
        value: 'amount',
        about: `what support and staff refund alone, such as 50.00USD, repeatable; replaces all; or ${NONE}`,
        multiple: true,
      },
      above: {
        type: 'string',
        value: 'amount',
        about: `kind and amount above which everybody needs a second person, such as payout:1000.00USD, repeatable; replaces all; or ${NONE}`,
        multiple: true,
      },
      'payout-limit': {
        type: 'string',
        value: 'amount',
        about: `what accountants pay out alone at a time, such as 500.00USD, repeatable; replaces all; or ${NONE}`,
        multiple: true,
      },
      'day-limit': {
        type: 'string',
        value: 'amount',
        about: `what each of these people does alone on one day, such as refund:200.00USD, repeatable; replaces all; or ${NONE}`,
        multiple: true,
      },
      merchant: {
        type: 'string',
        value: 'number',
        about: "what is demanded of this merchant's people (default: the rules of your own side)",
      },
    },
    notes: ['A change needs a --reason. What you do not give stays as it is.'],
    examples: [
      'tollgate approval rules',
      'tollgate approval rules --kind payout --kind correction --refund-limit 50.00USD --reason "policy 12"',
    ],
  },
  async ({ client, options }) => {
    const { kind, above, 'refund-limit': limits, 'payout-limit': payoutLimits, 'day-limit': days, merchant } = options;
    const query = merchant === undefined ? {} : { merNo: readMerchantNumber('--merchant', merchant) };
    const given = {
      ...(kind && { kinds: withoutNone(kind).map((one) => readOneOf('--kind', one, KINDS)) }),
      ...(above && { amounts: withoutNone(above).map((text) => readKindLimit('--above', text)) }),
      ...(limits && { refundLimits: withoutNone(limits).map((text) => readLimit('--refund-limit', text)) }),
      ...(payoutLimits && { payoutLimits: withoutNone(payoutLimits).map((text) => readLimit('--payout-limit', text)) }),
      ...(days && { dayLimits: withoutNone(days).map((text) => readKindLimit('--day-limit', text)) }),
    };
    const isChange = Object.keys(given).length > 0;
    if (isChange) checkReason(options.reason);
    const now = await take(client.GET('/operator/approval-rules', { params: { query } }));
    const shown = isChange ? await change(client, query, { ...setIn(now), ...given }) : now;
    if (options.json) return printJson(shown);
    printFields({
      'needs a second person': shown.kinds.join(', ') || 'nothing',
      'needs one above': listOf(shown.amounts),
      'refund limits': listOf(shown.refundLimits),
      'payout limits': listOf(shown.payoutLimits),
      'limits by day': listOf(shown.dayLimits),
      ...(shown.otherSide && { 'other side demands': othersOf(shown.otherSide) }),
    });
  },
);

/** What your side has set, without what the other side adds. */
function setIn({ kinds, amounts, refundLimits, payoutLimits, dayLimits }: RulesInForce): Rules {
  return { kinds, amounts, refundLimits, payoutLimits, dayLimits };
}

type Limit = { readonly kind?: string; readonly currency: string; readonly amount: string };

function listOf(limits: readonly Limit[] = []): string {
  return limits.map(limitText).join(', ') || 'none';
}

function limitText({ kind, amount, currency }: Limit): string {
  return `${kind === undefined ? '' : `${kind} `}${amount} ${currency}`;
}

function othersOf({ kinds, amounts = [], refundLimits, payoutLimits = [], dayLimits = [] }: Rules): string {
  const limits = [
    ...amounts.map((one) => `${one.kind} above ${one.amount} ${one.currency}`),
    ...refundLimits.map((one) => `refund limit ${limitText(one)}`),
    ...payoutLimits.map((one) => `payout limit ${limitText(one)}`),
    ...dayLimits.map((one) => `by day ${limitText(one)}`),
  ];
  return [...kinds, ...limits].join(', ') || 'nothing';
}

function change(client: OperatorClient, query: { merNo?: number }, body: Rules): Promise<RulesInForce> {
  return takeDone(client.PUT('/operator/approval-rules', { params: { query }, body }));
}

function withoutNone(values: readonly string[]): readonly string[] {
  return values.filter((value) => value !== NONE);
}

function readLimit(option: string, text: string): Rules['refundLimits'][number] {
  const [, amount, currency] = /^([\d.]+) ?([A-Z]{3,10})$/.exec(text) ?? [];
  if (amount === undefined || currency === undefined) {
    throw new UsageError(`${option} must be an amount with its currency, such as 50.00USD, not '${text}'`);
  }
  return { amount, currency };
}

function readKindLimit(option: string, text: string): MoneyLimit {
  const [, kind, limit] = /^(refund|payout):(.+)$/.exec(text) ?? [];
  if (kind === undefined || limit === undefined) {
    throw new UsageError(`${option} must be a kind and an amount, such as payout:1000.00USD, not '${text}'`);
  }
  return { kind: kind as MoneyLimit['kind'], ...readLimit(option, limit) };
}

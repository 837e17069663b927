import type { components } from '../../../generated/operator.ts';
import { approvalKinds } from '../../../generated/permissions.ts';
import { UsageError } from '../errors.ts';
import { checkReason, operatorCommand, take, takeDone } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printFields, printJson } from '../print.ts';
import { readMerchantNumber, readOneOf } from '../read-options.ts';

type Rules = components['schemas']['ApprovalRules'];

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
      merchant: { type: 'string', value: 'number', about: 'the rules of this merchant (default: of your own side)' },
    },
    notes: ['A change needs a --reason. What you do not give stays as it is.'],
    examples: [
      'tollgate approval rules',
      'tollgate approval rules --kind payout --kind correction --refund-limit 50.00USD --reason "policy 12"',
    ],
  },
  async ({ client, options }) => {
    const { kind, 'refund-limit': limits, merchant } = options;
    const query = merchant === undefined ? {} : { merNo: readMerchantNumber('--merchant', merchant) };
    const given = {
      ...(kind && { kinds: withoutNone(kind).map((one) => readOneOf('--kind', one, KINDS)) }),
      ...(limits && { refundLimits: withoutNone(limits).map(readLimit) }),
    };
    const isChange = Object.keys(given).length > 0;
    if (isChange) checkReason(options.reason);
    const now = await take(client.GET('/operator/approval-rules', { params: { query } }));
    const shown = isChange ? await change(client, query, { ...now, ...given }) : now;
    if (options.json) return printJson(shown);
    printFields({
      'needs a second person': shown.kinds.join(', ') || 'nothing',
      'refund limits': shown.refundLimits.map(({ amount, currency }) => `${amount} ${currency}`).join(', ') || 'none',
    });
  },
);

function change(client: OperatorClient, query: { merNo?: number }, body: Rules): Promise<Rules> {
  return takeDone(client.PUT('/operator/approval-rules', { params: { query }, body }));
}

function withoutNone(values: readonly string[]): readonly string[] {
  return values.filter((value) => value !== NONE);
}

function readLimit(text: string): Rules['refundLimits'][number] {
  const [, amount, currency] = /^([\d.]+) ?([A-Z]{3})$/.exec(text) ?? [];
  if (amount === undefined || currency === undefined) {
    throw new UsageError(`--refund-limit must be an amount with its currency, such as 50.00USD, not '${text}'`);
  }
  return { amount, currency };
}

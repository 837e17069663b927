import type { components } from '../../../../../generated/operator.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { KINDS, kindsOf } from '../../shared/approvals/kinds.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { limitTexts } from '../../shared/merchants/limits.ts';
import { merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';

type Rules = components['schemas']['ApprovalRules'];

interface LimitedMerchant {
  readonly merchant: Merchant;
  readonly rules: Rules;
}

export function limitsRoute(context: DeskContext): DeskRoute {
  const { call } = context;
  return formRoute<LimitedMerchant, 'putApprovalRules'>({
    path: '/:merNo/limits',
    screen: 'merchants',
    operation: 'putApprovalRules',
    title: ({ merchant: { name } }) => `Limits of the people of ${name}`,
    read: (exchange) => readLimits(context, exchange),
    homeOf: ({ merchant: { merNo } }) => ({ path: merchantPath(merNo, 'settings'), title: 'Settings' }),
    done: 'limits',
    seenOf({ rules }) {
      const { kinds, limits } = limitTexts(rules);
      return { 'Refund limits': limits, 'Need a second person': kinds };
    },
    fields: ({ subject: { rules }, field }) => [
      field('limits', {
        type: 'textarea',
        required: false,
        value: limitTexts(rules).limits.replaceAll(', ', '\n'),
      }),
      field('kind', {
        choices: kindsOf('merchant').map((kind) => [kind, KINDS[kind].title]),
        value: rules.kinds,
      }),
    ],
    effect: ({ merchant: { name } }) => `The people of ${name} follow these rules at once.`,
    button: 'Save',
    send: ({ exchange, subject: { merchant }, form, reason }) =>
      call(exchange, 'putApprovalRules', {
        parameters: { merNo: merchant.merNo },
        body: { kinds: form.getAll('kind') as ApprovalKind[], refundLimits: limitsFrom(form.get('limits') ?? '') },
        reason,
      }),
  });
}

async function readLimits(context: DeskContext, exchange: SignedInExchange): Promise<Answered<LimitedMerchant>> {
  const merchant = await readMerchant(context)(exchange);
  if (merchant.kind !== 'done') return merchant;
  const rules = await context.call(exchange, 'getApprovalRules', { parameters: { merNo: merchant.value.merNo } });
  return rules.kind === 'done' ? { kind: 'done', value: { merchant: merchant.value, rules: rules.value } } : rules;
}

/** A line without an amount is refused by the contract, with its number. */
function limitsFrom(text: string): Rules['refundLimits'] {
  return text.split('\n').flatMap((line) => {
    const [currency = '', amount = ''] = line.trim().split(/[\s,]+/);
    return currency === '' ? [] : [{ currency: currency.toUpperCase(), amount }];
  });
}

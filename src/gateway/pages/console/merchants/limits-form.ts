import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { KINDS, demandableKinds } from '../../shared/approvals/kinds.ts';
import type { Rules } from '../../shared/approvals/rule-limits.ts';
import { ruleSentences, sentenceList } from '../../shared/approvals/rule-words.ts';
import { ruleFields, rulesIn, seenOf } from '../../shared/approvals/rules-form.ts';
import type { LimitGroup } from '../../shared/approvals/rules-form.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { section } from '../../desk/views/parts.ts';
import { merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';

interface LimitedMerchant {
  readonly merchant: Merchant;
  readonly rules: Rules;
}

const GROUPS: readonly LimitGroup[] = [
  { title: 'Need a second person of the merchant above an amount', names: ['refundsAbove', 'payoutsAbove'] },
  { title: 'What staff and accountants do alone', names: ['limits', 'refundDay', 'payoutLimits', 'payoutDay'] },
];

const ASKED = {
  kinds: demandableKinds('merchant'),
  nameOf: (kind: ApprovalKind) => KINDS[kind].title,
  groups: GROUPS,
  kindsName: 'kind',
} as const;

/** What the operator asks of a merchant's people. Their owner may ask for more, never for less. */
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
    seenOf: ({ rules }) => seenOf(ASKED, rules),
    above: ({ rules, merchant: { name } }) => ownRules(rules, name),
    fields: (page) => ruleFields(page, { ...ASKED, rules: page.subject.rules }),
    effect: ({ merchant: { name } }) =>
      `The people of ${name} follow these rules at once, and its own if those are stricter. What needs a second person waits for one of theirs: if there is nobody else, it waits until they invite somebody.`,
    button: 'Save',
    async send({ exchange, subject: { merchant, rules: current }, form, reason }) {
      const rules = rulesIn(ASKED, current, form);
      if ('wrong' in rules) {
        const { wrong: problem, field = '' } = rules;
        return { kind: 'refused', name: 'invalidInput', detail: problem, fields: [{ field, problem }] };
      }
      return call(exchange, 'putApprovalRules', { parameters: { merNo: merchant.merNo }, body: rules, reason });
    },
  });
}

function ownRules({ otherSide }: Rules, name: string): Html | false {
  const sentences = otherSide === null ? [] : ruleSentences(otherSide);
  return sentences.length > 0 && section(`What ${name} asks of its own people`, html`${sentenceList(sentences)}`);
}

async function readLimits(context: DeskContext, exchange: SignedInExchange): Promise<Answered<LimitedMerchant>> {
  const merchant = await readMerchant(context)(exchange);
  if (merchant.kind !== 'done') return merchant;
  const rules = await context.call(exchange, 'getApprovalRules', { parameters: { merNo: merchant.value.merNo } });
  return rules.kind === 'done' ? { kind: 'done', value: { merchant: merchant.value, rules: rules.value } } : rules;
}

import { say } from '../../../../web/texts.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { KINDS } from './kinds.ts';
import { limitList } from './rule-limits.ts';
import type { SetRules } from './rule-limits.ts';

// What the rules for a merchant's people say, in sentences. Those of the operator's own people have words of their own.

/** Everything that the rules say, one sentence each; empty if they ask for nothing. */
export function ruleSentences(rules: SetRules): string[] {
  const names = rules.kinds.map((kind) => KINDS[kind].title).toSorted();
  return [
    ...(names.length === 0 ? [] : [say`These always need a second person: ${names.join(', ')}.`]),
    ...kindSentences(rules, 'refund'),
    ...kindSentences(rules, 'payout'),
  ];
}

/** What the rules say about the amounts of a kind, whoever acts and for people who may not move any amount. */
export function kindSentences(rules: SetRules, kind: ApprovalKind): string[] {
  if (kind === 'refund') return [...aboveSentences(rules, kind), ...refundSentences(rules)];
  return kind === 'payout' ? [...aboveSentences(rules, kind), ...payoutSentences(rules)] : [];
}

export function aboveSentences(rules: SetRules, kind: 'refund' | 'payout'): string[] {
  const amounts = limitList(rules, kind === 'refund' ? 'refundsAbove' : 'payoutsAbove');
  if (amounts === '') return [];
  return kind === 'refund'
    ? [say`Refunds above ${amounts} need a second person; in other currencies, all of them.`]
    : [say`Payouts above ${amounts} need a second person; in other currencies, all of them.`];
}

function refundSentences(rules: SetRules): string[] {
  const [limit, day] = [limitList(rules, 'limits'), limitList(rules, 'refundDay')];
  if (rules.kinds.includes('refund')) return [];
  return [
    ...(limit === '' ? [] : [say`Staff refund alone up to ${limit} of an order.`]),
    ...(day === '' ? [] : [say`On one day, each of the staff refunds alone up to ${day}.`]),
  ];
}

function payoutSentences(rules: SetRules): string[] {
  const [limit, day] = [limitList(rules, 'payoutLimits'), limitList(rules, 'payoutDay')];
  if (rules.kinds.includes('payout')) return [];
  return [
    ...(limit === '' ? [] : [say`Accountants pay out alone up to ${limit} at a time; in other currencies, nothing.`]),
    ...(day === '' ? [] : [say`On one day, each accountant pays out alone up to ${day}.`]),
  ];
}

export function sentenceList(sentences: readonly string[]): Html {
  return html`<ul class="plain-list soft">
    ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
  </ul>`;
}

/** The kinds that the rules ever ask a second person for, whoever acts. */
export function asksAbove({ amounts = [] }: SetRules, kind: ApprovalKind): boolean {
  return amounts.some((one) => one.kind === kind);
}

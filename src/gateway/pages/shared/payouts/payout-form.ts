import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call } from '../../desk/desk-types.ts';
import { limitList } from '../approvals/rule-limits.ts';
import type { SetRules } from '../approvals/rule-limits.ts';

// What the payout forms of console and back office have in common. Each says whom it pays, and from which balance.

/** Exactly what the rules say now, for those who may read them. */
export async function payoutEffect(call: Call, exchange: SignedInExchange, whatLeaves: Html): Promise<Html> {
  const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
  if (rules?.kind === 'done' && rules.value.inForce.kinds.includes('payout')) {
    return html`<b>Somebody else has to approve it first,</b> within 72 hours, and types the number again if it goes to
      a card; nothing is paid until then. After that: ${whatLeaves}`;
  }
  const above = rules?.kind === 'done' ? aboveSentences(exchange, rules.value.inForce) : [];
  return above.length === 0
    ? html`<b>It is paid at once.</b> ${whatLeaves} It cannot be called back.`
    : html`<b>It is paid at once, or somebody else has to approve it first.</b> ${above.join(' ')} ${whatLeaves} It
        cannot be called back.`;
}

/** When somebody else has to. */
function aboveSentences(exchange: SignedInExchange, rules: SetRules): string[] {
  const isLimited = !may(exchange, 'payouts.unlimited');
  const [above, limit, day] = [
    limitList(rules, 'payoutsAbove'),
    isLimited ? limitList(rules, 'payoutLimits') : '',
    isLimited ? limitList(rules, 'payoutDay') : '',
  ];
  return [
    ...(above === '' ? [] : [say`Above ${above}, and always in other currencies, a second person has to approve.`]),
    ...(limit === '' ? [] : [say`You pay out alone up to ${limit} at a time; an owner can approve more.`]),
    ...(day === '' ? [] : [say`On one day you pay out alone up to ${day}; an owner can approve more.`]),
  ];
}

/** An account is typed with spaces. */
export const ACCOUNT_LENGTH_MAX = 90;

/** A number that is surely new, to be kept or changed. */
export function newOrderNumber(exchange: SignedInExchange): string {
  const day = new Date(exchange.now).toISOString().slice(0, 10).replaceAll('-', '');
  const random = exchange.newFormId().replaceAll(/[^A-Za-z0-9]/g, '');
  return `PAYOUT-${day}-${random.slice(0, 6)}`;
}

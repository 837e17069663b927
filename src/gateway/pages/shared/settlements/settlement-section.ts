import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { section, wideFacts } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { accountWords } from './settlement-words.ts';

/** On the settings of a merchant: where its own money goes, and the way to the page that has all of it. */
export async function settlementSection(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { merNo, path }: { readonly merNo: number; readonly path: string },
): Promise<Html> {
  if (!may(exchange, 'balances.read')) return NOTHING;
  const found = await call(exchange, 'getSettlementAccounts', { parameters: { merNo } });
  if (found.kind !== 'done') return NOTHING;
  const { currencies, registered } = found.value;
  const paid = currencies.map(({ currency, inForce, waiting }) => {
    const now = inForce === null ? html`<p>Nothing</p>` : accountWords(inForce);
    return [currency, html`${now} ${waiting !== null && html`<p class="soft">A change waits.</p>`}`] as const;
  });
  const given =
    registered === null
      ? []
      : [[say`Given at registration`, html`<code>${registered.account}</code>, ${registered.bank}`] as const];
  const content =
    paid.length + given.length === 0
      ? html`<p>No account yet: money is paid out by hand only.</p>`
      : wideFacts([...paid, ...given]);
  const actions = html`<a class="button small" href="${path}" aria-label="Open settlement account and payouts"
    >Open</a
  >`;
  return section(say`Settlement account`, content, { actions });
}

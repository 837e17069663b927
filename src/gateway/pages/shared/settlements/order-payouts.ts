import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call } from '../../desk/desk-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, section } from '../../desk/views/parts.ts';
import { isPoll } from '../../frame/exchange.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { ONE_EVENT_WORDS } from '../ledger/event-words.ts';
import type { Story } from '../orders/story/story.ts';
import { batchTag } from './batch-words.ts';

type OrderLine = components['schemas']['OrderLine'];

/** In which payout the money of an order is, or when it settles. It is read once: a page that updates itself keeps it. */
export async function payoutsOf(
  call: Call,
  exchange: SignedInExchange,
  { order, batchPath }: { readonly order: Story['order']; readonly batchPath: (batchNo: string) => string },
): Promise<Html> {
  if (isPoll(exchange.request)) return NOTHING;
  const called = await call(exchange, 'listOrderLines', { parameters: { tradeNo: order.tradeNo } });
  if (called.kind !== 'done') return NOTHING;
  const { lines, settlesAt, releasedAt, batchNo } = called.value;
  const link = (no: string) =>
    may(exchange, 'balances.read') ? html`<a href="${batchPath(no)}">${no}</a>` : html`${no}`;
  // A payout to another account was paid or not: there is no more to say.
  if (order.kind === 'payout') return batchNo === null ? NOTHING : ownPayout(exchange, batchPath(batchNo), batchNo);
  const rows = [
    ...lines.map((line) => lineRow(exchange, line, link)),
    ...(settlesAt === null
      ? []
      : [html`<li><span>Not paid out yet; settles on ${moment(exchange, settlesAt, 'day')}.</span></li>`]),
    ...(releasedAt === null
      ? []
      : [html`<li><span>Its reserve is released on ${moment(exchange, releasedAt, 'day')}.</span></li>`]),
  ];
  if (rows.length === 0) return NOTHING;
  return section(
    say`Payout`,
    html`<ul class="plain-list in-payouts">
      ${rows}
    </ul>`,
    { id: 'payout' },
  );
}

function ownPayout(exchange: SignedInExchange, path: string, batchNo: string): Html {
  if (!may(exchange, 'balances.read')) return NOTHING;
  const content = html`<p>This is payout ${batchNo} to the settlement account.</p>
    <p><a class="button" href="${path}">Which payments are in it</a></p>`;
  return section(say`Payout`, content, { id: 'payout' });
}

function lineRow(exchange: SignedInExchange, line: OrderLine, link: (batchNo: string) => Html): Html {
  const { event, net, currency, batchNo, state, paidAt } = line;
  const what = html`<span>${ONE_EVENT_WORDS[event]}</span> ${amount(net, currency)}`;
  if (batchNo === null || state === null) return html`<li>${what} <span class="soft">Not in a payout yet</span></li>`;
  const where =
    state === 'paid' && paidAt !== null
      ? html`<span>In payout ${link(batchNo)}, paid ${moment(exchange, paidAt, 'day')}</span>`
      : html`<span>In payout ${link(batchNo)} ${batchTag(state)}</span>`;
  return html`<li>${what} ${where}</li>`;
}

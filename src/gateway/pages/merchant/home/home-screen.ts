import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { Call, Answered, MerchantScreen } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { attentionList } from '../../shared/home/attention-list.ts';
import { rangeTabs } from '../../shared/home/ranges.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { zoneOf } from '../../desk/zone.ts';
import { ownMerchant } from '../own-merchant.ts';
import { moneyPart } from './money-part.ts';
import { salesPart } from './sales-part.ts';

const DAYS = 30;
const LIVE_SECONDS = 15;
/** The last ones to the own account, among which those to show are found. */
const PAYOUTS_READ = 12;
/** A month, and as many days as banks may be closed at its end. */
const NEXT_PAYOUT_MS = 40 * 86_400_000;

/** What only the operator can do something about is not shown. */
const ATTENTION: readonly string[] = [
  'successRate',
  'failingCalls',
  'chargeback',
  'approval',
  'payoutRun',
  'delivery',
  'mail',
  'key',
  'token',
  'secondFactor',
  'unreachable',
];

/** What needs the shop now, what it has, and how it sells. */
export const homeScreen: MerchantScreen = {
  id: 'home',
  routes: ({ call }) => [{ path: '', show: (exchange) => show(call, exchange) }],
};

async function show(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const merNo = ownMerchant(exchange);
  const { days, tabs } = rangeTabs(exchange, MERCHANT, { usual: DAYS, offered: [7, 30, 90] });
  const period = { timeZone: zoneOf(exchange), days };
  const seesMoney = may(exchange, 'balances.read');
  const until = new Date(exchange.now + NEXT_PAYOUT_MS).toISOString();
  const [attention, figures, returns, balances, settlements, payouts, toCome] = await Promise.all([
    call(exchange, 'readAttention', {}),
    call(exchange, 'readFigures', { parameters: period }),
    call(exchange, 'readReturns', { parameters: { merNo, ...period } }),
    seesMoney ? call(exchange, 'getBalances', { parameters: { merNo } }) : null,
    seesMoney ? call(exchange, 'listSettlements', { parameters: { merNo } }) : null,
    seesMoney ? call(exchange, 'listBatches', { parameters: { merNo, limit: PAYOUTS_READ } }) : null,
    seesMoney ? call(exchange, 'listPayoutsToCome', { parameters: { merNo, until } }) : null,
  ]);
  const refused = [attention, figures, returns, balances, settlements, payouts, toCome].find(isRefused);
  if (refused !== undefined) return answerRefused(exchange, refused);
  const groups = valueOf(attention).groups.filter(({ kind }) => ATTENTION.includes(kind));
  const sales = valueOf(figures);
  const money =
    balances === null || settlements === null || payouts === null || toCome === null
      ? NOTHING
      : moneyPart(exchange, valueOf(balances).balances, {
          settlements: valueOf(settlements),
          payouts: valueOf(payouts).batches,
          toCome: valueOf(toCome).payouts,
          sold: sales.period.values.map(({ currency }) => currency),
        });
  const content = html`${sales.period.created === 0 && days >= DAYS && firstSteps(exchange, days)}
  ${attentionList(exchange, groups, { title: say`Needs you` })} ${money}
  ${salesPart(exchange, { figures: sales, returns: valueOf(returns), tabs })}`;
  return answerDesk(exchange, { screen: 'home', title: say`Home`, content, liveSeconds: LIVE_SECONDS });
}

function isRefused(called: Answered<unknown> | null): called is Refused {
  return called?.kind === 'refused';
}

function valueOf<Answer>(called: Answered<Answer>): Answer {
  if (called.kind !== 'done') throw new Error('a read waits for nobody');
  return called.value;
}

function firstSteps(exchange: SignedInExchange, days: number): Html {
  const { path, permission } = MERCHANT_SCREENS.start;
  if (!may(exchange, permission)) return NOTHING;
  const links = MERCHANT_SCREENS.links;
  return html`<section class="sheet first-steps" aria-labelledby="first-title">
    <h2 id="first-title">Your first sale</h2>
    <p>
      No payments in the last ${days} days. Set up your website and your key, or sell without a program by a payment
      link.
    </p>
    <div class="actions">
      <a class="button main" href="${MERCHANT + path}">Getting started</a>
      ${may(exchange, 'links.manage') && html`<a class="button" href="${MERCHANT + links.path}">Payment links</a>`}
    </div>
  </section>`;
}

import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, section } from '../../desk/views/parts.ts';
import { liveList, table } from '../../desk/views/table.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { banksRoute } from './banks-form.ts';
import { rateRoute } from './rate-form.ts';
import type { Rate } from './rate-form.ts';
import { queryPath } from '../../desk/query-path.ts';
import { ageWords } from '../../design/written.ts';

const RATES = CONSOLE + SCREENS.rates.path;

/** What all merchants share: exchange rates, and the banks of Vietnam Pay. */
export const ratesScreen: Screen = {
  id: 'rates',
  routes: (context: DeskContext) => [
    { path: '', show: (exchange) => showReference(exchange, context) },
    onlyFor('rates.change', rateRoute(context)),
    onlyFor('banks.change', banksRoute(context)),
  ],
};

async function showReference(exchange: SignedInExchange, { call }: DeskContext): Promise<PageAnswer> {
  const rates = await call(exchange, 'listRates', {});
  if (rates.kind === 'refused') return answerRefused(exchange, rates);
  const banks = await call(exchange, 'listBanks', {});
  if (banks.kind === 'refused') return answerRefused(exchange, banks);
  const content = html`${doneNotice(exchange, {
    rate: 'The rate is changed. New orders use it.',
    banks: 'The list of banks is replaced.',
  })}
  ${rateSection(exchange, rates.value.rates)} ${bankSection(exchange, banks.value.banks)}`;
  return answerDesk(exchange, { screen: 'rates', title: 'Rates and banks', content, liveSeconds: 5 });
}

function rateSection(exchange: SignedInExchange, rates: readonly Rate[]): Html {
  const isAllowed = may(exchange, 'rates.change');
  const changeOf = ({ from, to }: Rate) => queryPath(`${RATES}/rate`, { from, to });
  const list =
    rates.length === 0
      ? empty('No exchange rates', 'Orders can settle in their own currency only, until a rate is set.')
      : table({
          caption: 'Exchange rates',
          liveId: 'rates',
          columns: [
            { title: 'From', cell: ({ from }) => html`<span class="soft">1</span> ${from}` },
            { title: 'To', kind: 'figure', cell: ({ rate, to }) => html`<b>${rate}</b> <small>${to}</small>` },
            {
              title: 'Changed',
              cell: ({ updatedAt }) =>
                html`${moment(exchange, updatedAt)}
                  <span class="soft">${ageWords(exchange.now - Date.parse(updatedAt))} ago</span>`,
            },
            ...(isAllowed
              ? [
                  {
                    title: 'Change',
                    cell: (rate: Rate) =>
                      html`<a href="${changeOf(rate)}" aria-label="Change ${rate.from} to ${rate.to}">Change</a>`,
                  },
                ]
              : []),
          ],
          rows: rates,
          keyOf: ({ from, to }) => `${from}-${to}`,
        });
  return section('Exchange rates', liveList('rate-list', list), {
    ...(isAllowed && { actions: html`<a class="button small" href="${RATES}/rate">Add a rate</a>` }),
  });
}

function bankSection(exchange: SignedInExchange, banks: readonly { bankId: number; name: string }[]): Html {
  const list =
    banks.length === 0
      ? empty('No banks', 'Payers of Vietnam Pay choose their bank from this list.')
      : table({
          caption: 'Banks of Vietnam Pay',
          columns: [
            { title: 'Number', cell: ({ bankId }) => String(bankId) },
            { title: 'Name', cell: ({ name }) => name },
          ],
          rows: banks,
          keyOf: ({ bankId }) => String(bankId),
        });
  return section('Banks of Vietnam Pay', list, {
    ...(may(exchange, 'banks.change') && {
      actions: html`<a class="button small" href="${RATES}/banks">Replace the list</a>`,
    }),
  });
}

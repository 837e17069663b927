import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { typedIn } from '../../desk/form/typed.ts';
import { moment } from '../../desk/views/moment.ts';
import { percentWords } from '../../design/written.ts';

export type Rate = OperatorAnswers['listRates']['rates'][number];

/** What was typed, and the rate that it would replace. */
interface RateChange extends Readonly<Record<'from' | 'to' | 'rate', string>> {
  readonly current: Rate | null;
}

/** One pair of currencies in one direction. */
export function rateRoute({ call }: DeskContext): DeskRoute {
  return formRoute<RateChange, 'putRate'>({
    path: '/rate',
    screen: 'rates',
    operation: 'putRate',
    title: () => 'Change an exchange rate',
    read: (exchange, given) => readRate(call, exchange, given),
    homeOf: () => ({ path: CONSOLE + SCREENS.rates.path, title: 'Rates and banks' }),
    done: 'rate',
    isNew: true,
    seenOf: ({ current }) => ({ Rate: current?.rate ?? '' }),
    fields: ({ exchange, subject: { current }, field }) => [
      current !== null &&
        html`<p>
          Now <b>1 ${current.from} = ${current.rate} ${current.to}</b>
          <span class="soft">since ${moment(exchange, current.updatedAt)}</span>
        </p>`,
      field('from'),
      field('to'),
      field('rate'),
    ],
    review: ({ from, to, rate, current }) =>
      [from, to, rate].includes('')
        ? { wrong: '', field: '' }
        : html`${changeTable([{ label: `1 ${from}`, before: current === null ? 'not set' : `${current.rate} ${to}`, after: `${rate} ${to}` }])}
          ${current !== null && html`<p class="soft">${differenceOf(current.rate, rate)}</p>`}`,
    effect: ({ from, to }) =>
      html`New orders in <b>${from}</b> that settle in <b>${to}</b> use this rate. Orders that were accepted keep
        theirs.`,
    button: 'Change the rate',
    send: ({ exchange, subject: { from, to, rate }, reason }) =>
      call(exchange, 'putRate', { parameters: { from, to }, body: { rate }, reason }),
  });
}

async function readRate(call: Call, exchange: SignedInExchange, given: URLSearchParams): Promise<Answered<RateChange>> {
  const typed = typedIn(given, ['from', 'to', 'rate']);
  const [from, to] = [typed.from.toUpperCase(), typed.to.toUpperCase()];
  const called = await call(exchange, 'listRates', {});
  const rates = called.kind === 'done' ? called.value.rates : [];
  const current = rates.find((one) => one.from === from && one.to === to) ?? null;
  return { kind: 'done', value: { from, to, rate: typed.rate, current } };
}

/** A slip of the decimal point is seen at once. */
function differenceOf(before: string, after: string): string {
  const change = Number(after) / Number(before) - 1;
  if (!Number.isFinite(change)) return '';
  const size = percentWords(Math.abs(change), 2);
  return change === 0 ? 'The rate stays as it is.' : `That is ${size} ${change > 0 ? 'more' : 'less'} than now.`;
}

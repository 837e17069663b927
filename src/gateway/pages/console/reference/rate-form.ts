import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerSent, changeTable, draftForm, sentIn, typedFields, typedIn } from '../../desk/review.ts';
import type { Typed } from '../../desk/review.ts';
import { asked } from '../../desk/views/figures.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { changesSince, seenField, staleNotice } from '../../desk/stale.ts';
import { actionForm, field, reasonField } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { queryPath } from '../../desk/query-path.ts';

export type Rate = OperatorAnswers['listRates']['rates'][number];

const RATES = CONSOLE + SCREENS.rates.path;
const PATH = `${RATES}/rate`;
const NAMES = ['from', 'to', 'rate'] as const;

interface Shown {
  readonly notice: Html | '';
  /** The second step. */
  readonly review: boolean;
}

/** One pair of currencies in one direction. */
export function rateRoute({ call }: DeskContext): DeskRoute {
  const show = async (exchange: SignedInExchange, typed: Typed, { notice, review }: Shown): Promise<PageAnswer> => {
    const current = await findRate(exchange, call, typed);
    const { from = '', to = '', rate = '' } = typed;
    if (!review || [from, to, rate].includes(''))
      return answer(exchange, html`${notice}${draft(exchange, typed, current)}`);
    const form = actionForm(exchange, {
      action: PATH,
      fields: html`${typedFields(typed)}${seenField(seenOf(current))}
      ${changeTable([{ label: `1 ${from}`, before: current === null ? 'not set' : `${current.rate} ${to}`, after: `${rate} ${to}` }])}
      ${current !== null && html`<p class="soft">${differenceOf(current.rate, rate)}</p>`} ${reasonField()}`,
      effect: html`New orders in <b>${from}</b> that settle in <b>${to}</b> use this rate. Orders that were accepted
        keep theirs.`,
      button: 'Change the rate',
      cancelPath: queryPath(PATH, typed),
    });
    return answer(exchange, html`${notice}${form}`);
  };
  return {
    path: '/rate',
    show: (exchange) =>
      show(exchange, upperCase(typedIn(exchange, NAMES)), { notice: '', review: asked(exchange, 'step') === 'review' }),
    async submit(exchange, form) {
      const typed = sentIn(form, NAMES);
      const { from = '', to = '', rate = '' } = typed;
      const changes = changesSince(form, seenOf(await findRate(exchange, call, typed)));
      if (changes.length > 0) return show(exchange, typed, { notice: staleNotice(changes), review: true });
      const called = await call(exchange, 'putRate', {
        parameters: { from, to },
        body: { rate },
        reason: fieldOf(form, 'reason'),
      });
      const again = (notice: Html) => show(exchange, typed, { notice, review: true });
      return answerSent(exchange, { called, donePath: RATES, done: 'rate', again });
    },
  };
}

async function findRate(exchange: SignedInExchange, call: Call, { from, to }: Typed): Promise<Rate | null> {
  const called = await call(exchange, 'listRates', {});
  const rates = called.kind === 'done' ? called.value.rates : [];
  return rates.find((one) => one.from === from && one.to === to) ?? null;
}

function seenOf(rate: Rate | null): Readonly<Record<string, string>> {
  return { Rate: rate?.rate ?? '' };
}

function upperCase({ from = '', to = '', rate = '' }: Typed): Typed {
  return { from: from.toUpperCase(), to: to.toUpperCase(), rate };
}

/** A slip of the decimal point is seen at once. */
function differenceOf(before: string, after: string): string {
  const change = (Number(after) / Number(before) - 1) * 100;
  if (!Number.isFinite(change)) return '';
  const size = `${Math.abs(change).toFixed(2)} %`;
  return change === 0 ? 'The rate stays as it is.' : `That is ${size} ${change > 0 ? 'more' : 'less'} than now.`;
}

function answer(exchange: SignedInExchange, content: Html): PageAnswer {
  const back = { path: RATES, title: 'Rates and banks' };
  return answerDesk(exchange, { screen: 'rates', title: 'Change an exchange rate', back, content });
}

function draft(exchange: SignedInExchange, { from, to, rate }: Typed, current: Rate | null): Html {
  const now =
    current === null
      ? ''
      : html`<p>
          Now <b>1 ${current.from} = ${current.rate} ${current.to}</b>
          <span class="soft">since ${moment(exchange, current.updatedAt)}</span>
        </p>`;
  return draftForm({
    path: PATH,
    cancelPath: RATES,
    fields: html`${now}
    ${field({ name: 'from', label: 'From', value: from, required: true, lengthMax: 10, placeholder: 'EUR' })}
    ${field({ name: 'to', label: 'To', value: to, required: true, lengthMax: 10, placeholder: 'USD' })}
    ${field({
      name: 'rate',
      label: 'New rate',
      value: rate,
      required: true,
      isDecimal: true,
      lengthMax: 25,
      hint: 'Units of the second currency for one of the first.',
    })}`,
  });
}

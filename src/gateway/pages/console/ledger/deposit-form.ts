import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { groupOf } from '../../../domain/ledger.ts';
import { fieldOf } from '../../frame/form.ts';
import { formatAmount } from '../../../domain/money.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { changesSince, seenField, staleNotice } from '../../desk/stale.ts';
import { actionForm, field, reasonField } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { amount as shownAmount } from '../../desk/views/parts.ts';
import { amountAdvice, changesBy, readBalance, seenBy, typedAmount } from './money-change.ts';
import { answerSent, changeTable, draftForm, sentIn, typedFields, typedIn } from '../../desk/review.ts';
import type { Typed } from '../../desk/review.ts';
import { asked } from '../../desk/views/figures.ts';
import { queryPath } from '../../desk/query-path.ts';

const NAMES = ['depositNo', 'amount', 'currency', 'note'] as const;
const CURRENCY = /^[A-Z0-9]{3,10}$/;

/** Money that came in by other ways than payments. */
export function depositRoute({ call }: DeskContext): DeskRoute {
  const show = async (exchange: SignedInExchange, typed: Typed, { notice, review }: Shown): Promise<PageAnswer> => {
    const merNo = Number(exchange.parameter);
    const { currency = '', amount: text = '', depositNo = '' } = typed;
    const amount = typedAmount(text, currency);
    const wrong = review && (amount === null || !CURRENCY.test(currency));
    if (!review || wrong) return answer(exchange, html`${notice}${draft(exchange, typed, wrong)}`);
    const read = await readBalance(exchange, call, { merNo, currency });
    if (read.kind === 'refused') return answerRefused(exchange, read);
    const group = groupOf('deposit', depositNo, [{ from: 'channel', to: 'available', currency, amount: amount ?? 0n }]);
    const content = html`${notice}${actionForm(exchange, {
      action: pathOf(exchange),
      fields: html`${typedFields(typed)}${seenField(seenBy(read.balance, currency, group))}
      ${changeTable(changesBy(read.balance, currency, group))}${reasonField()}`,
      effect: html`Adds ${shownAmount(formatAmount(amount ?? 0n, currency), currency)} to what merchant ${merNo} can be
        paid out, as deposit <b>${depositNo}</b>. A debt is paid first. It is booked once, whatever is sent again.`,
      button: 'Book the deposit',
      cancelPath: queryPath(pathOf(exchange), typed),
    })}`;
    return answer(exchange, content);
  };
  return {
    path: '/:merNo/deposit',
    show: (exchange) =>
      show(exchange, typedIn(exchange, NAMES), { notice: '', review: asked(exchange, 'step') === 'review' }),
    async submit(exchange, form) {
      const merNo = Number(exchange.parameter);
      const typed = sentIn(form, NAMES);
      const { depositNo = '', amount = '', currency = '', note = '' } = typed;
      const units = typedAmount(amount, currency);
      const read = await readBalance(exchange, call, { merNo, currency });
      if (read.kind === 'refused') return answerRefused(exchange, read);
      const group = groupOf('deposit', depositNo, [
        { from: 'channel', to: 'available', currency, amount: units ?? 0n },
      ]);
      const changes = changesSince(form, seenBy(read.balance, currency, group));
      if (changes.length > 0) return show(exchange, typed, { notice: staleNotice(changes), review: true });
      const called = await call(exchange, 'createDeposit', {
        parameters: { merNo },
        body: { depositNo, amount, currency, ...(note && { note }) },
        reason: fieldOf(form, 'reason'),
      });
      return answerSent(exchange, {
        called,
        donePath: queryPath(backOf(exchange), { currency }),
        done: 'deposit',
        again: (notice) => show(exchange, typed, { notice, review: true }),
      });
    },
  };
}

interface Shown {
  readonly notice: Html | '';
  /** The second step. */
  readonly review: boolean;
}

function backOf({ parameter }: SignedInExchange): string {
  return `${CONSOLE}${SCREENS.balances.path}/${Number(parameter)}`;
}

function pathOf(exchange: SignedInExchange): string {
  return `${backOf(exchange)}/deposit`;
}

function answer(exchange: SignedInExchange, content: Html): PageAnswer {
  const merNo = Number(exchange.parameter);
  const back = { path: backOf(exchange), title: `Balances of merchant ${merNo}` };
  return answerDesk(exchange, { screen: 'balances', title: 'Deposit', back, content });
}

function draft(exchange: SignedInExchange, typed: Typed, isWrong: boolean): Html {
  const { depositNo, amount = '', currency, note } = typed;
  const suggested = `DEP-${new Date(exchange.now).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}`;
  return draftForm({
    path: pathOf(exchange),
    cancelPath: backOf(exchange),
    fields: html`${field({
      name: 'amount',
      label: 'Amount',
      value: amount,
      required: true,
      isDecimal: true,
      lengthMax: 21,
      error: isWrong ? amountAdvice(amount) : undefined,
    })}
    ${field({ name: 'currency', label: 'Currency', value: currency, required: true, lengthMax: 10 })}
    ${field({
      name: 'depositNo',
      label: 'Deposit number',
      value: depositNo || suggested,
      required: true,
      lengthMax: 50,
      hint: 'Such as the reference of the bank transfer. A number is booked once.',
    })}
    ${field({ name: 'note', label: 'Note', value: note, lengthMax: 200 })}`,
  });
}

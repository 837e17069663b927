import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CORRECTABLE, correctionProblem, planCorrection } from '../../../domain/correction.ts';
import type { CorrectableAccount, NewCorrection } from '../../../domain/correction.ts';
import type { Balance } from '../../../domain/ledger.ts';
import { fieldOf } from '../../frame/form.ts';
import { formatAmount } from '../../../domain/money.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { changesSince, seenField, staleNotice } from '../../desk/stale.ts';
import { actionForm, field, reasonField, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { amount as shownAmount } from '../../desk/views/parts.ts';
import { amountAdvice, changesBy, readBalance, seenBy, typedAmount } from './money-change.ts';
import { answerSent, changeTable, draftForm, sentIn, typedFields, typedIn } from '../../desk/review.ts';
import type { Typed } from '../../desk/review.ts';
import { asked, wordsOf } from '../../desk/views/figures.ts';
import { queryPath } from '../../desk/query-path.ts';

const NAMES = ['correctionNo', 'from', 'to', 'amount', 'currency', 'tradeNo', 'note'] as const;
const CURRENCY = /^[A-Z0-9]{3,10}$/;

interface Shown {
  readonly notice: Html | '';
  /** The second step. */
  readonly review: boolean;
}

/** Money between two accounts of a merchant, for what no order is responsible. */
export function correctionRoute({ call }: DeskContext): DeskRoute {
  const show = async (exchange: SignedInExchange, typed: Typed, { notice, review }: Shown): Promise<PageAnswer> => {
    if (!review) return answer(exchange, html`${notice}${draft(exchange, typed, null)}`);
    const correction = correctionOf(exchange, typed);
    if (typeof correction === 'string') return answer(exchange, html`${notice}${draft(exchange, typed, correction)}`);
    const read = await readBalance(exchange, call, correction);
    if (read.kind === 'refused') return answerRefused(exchange, read);
    const plan = planCorrection(read.balance, correction);
    if (plan.kind === 'refused') return answer(exchange, html`${notice}${draft(exchange, typed, plan.detail)}`);
    const { currency, from, to, merNo, correctionNo, tradeNo } = correction;
    const form = actionForm(exchange, {
      action: pathOf(exchange),
      fields: html`${typedFields(typed)}${seenField(seenOf(read.balance, correction))}
      ${changeTable(changesBy(read.balance, currency, plan.group))}${reasonField()}`,
      effect: html`Moves ${shownAmount(formatAmount(correction.amount, currency), currency)} of merchant ${merNo} from
        <b>${wordsOf(from).toLowerCase()}</b> to <b>${wordsOf(to).toLowerCase()}</b>, as correction
        <b>${correctionNo}</b>${tradeNo !== null && html` of order <b>${tradeNo}</b>`}. The ledger only grows: the way
        back is another correction.`,
      button: 'Book the correction',
      cancelPath: queryPath(pathOf(exchange), typed),
    });
    return answer(exchange, html`${notice}${form}`);
  };
  return {
    path: '/:merNo/correct',
    show: (exchange) =>
      show(exchange, typedIn(exchange, NAMES), { notice: '', review: asked(exchange, 'step') === 'review' }),
    async submit(exchange, form) {
      const typed = sentIn(form, NAMES);
      const correction = correctionOf(exchange, typed);
      if (typeof correction === 'string') return show(exchange, typed, { notice: '', review: true });
      const { merNo, currency } = correction;
      const read = await readBalance(exchange, call, correction);
      if (read.kind === 'refused') return answerRefused(exchange, read);
      const changes = changesSince(form, seenOf(read.balance, correction));
      if (changes.length > 0) return show(exchange, typed, { notice: staleNotice(changes), review: true });
      const called = await call(exchange, 'createCorrection', {
        parameters: { merNo },
        body: bodyOf(correction, typed),
        reason: fieldOf(form, 'reason'),
      });
      return answerSent(exchange, {
        called,
        donePath: queryPath(backOf(exchange), { currency }),
        done: 'correction',
        again: (notice) => show(exchange, typed, { notice, review: true }),
      });
    },
  };
}

/** What was typed, or what is wrong with it. */
function correctionOf(exchange: SignedInExchange, typed: Typed): NewCorrection | string {
  const { correctionNo = '', from = '', to = '', amount = '', currency = '', tradeNo = '', note = '' } = typed;
  const accounts = { from: from as CorrectableAccount, to: to as CorrectableAccount };
  const units = typedAmount(amount, currency);
  if (units === null || !CURRENCY.test(currency)) {
    return amountAdvice(amount);
  }
  if (![from, to].every((account) => CORRECTABLE.includes(account as CorrectableAccount)))
    return 'Choose two accounts.';
  if (correctionProblem(accounts) !== null) {
    return from === to ? 'Choose two different accounts.' : 'A debt cannot become available: choose another account.';
  }
  if (correctionNo === '' || note === '') return 'Write a number and a note.';
  const merNo = Number(exchange.parameter);
  return { merNo, correctionNo, tradeNo: tradeNo || null, ...accounts, amount: units, currency, note };
}

function bodyOf({ correctionNo, from, to, currency, tradeNo, note }: NewCorrection, { amount = '' }: Typed) {
  return { correctionNo, from, to, amount, currency, note, ...(tradeNo !== null && { tradeNo }) };
}

function seenOf(balance: Balance, correction: NewCorrection) {
  const plan = planCorrection(balance, correction);
  // What is refused now is refused by the operation, with its own words.
  return plan.kind === 'refused' ? {} : seenBy(balance, correction.currency, plan.group);
}

function backOf({ parameter }: SignedInExchange): string {
  return `${CONSOLE}${SCREENS.balances.path}/${Number(parameter)}`;
}

function pathOf(exchange: SignedInExchange): string {
  return `${backOf(exchange)}/correct`;
}

function answer(exchange: SignedInExchange, content: Html): PageAnswer {
  const merNo = Number(exchange.parameter);
  const back = { path: backOf(exchange), title: `Balances of merchant ${merNo}` };
  return answerDesk(exchange, { screen: 'balances', title: 'Correct a balance', back, content });
}

function draft(exchange: SignedInExchange, typed: Typed, wrong: string | null): Html {
  const { correctionNo, from, to, amount, currency, tradeNo, note } = typed;
  const suggested = `COR-${new Date(exchange.now).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}`;
  const choices = CORRECTABLE.map((account) => [account, wordsOf(account)] as const);
  return html`${
    wrong !== null &&
    html`<div class="notice bad" role="alert">
      <h2>Nothing was done</h2>
      <p>${wrong}</p>
    </div>`
  }
  ${draftForm({
    path: pathOf(exchange),
    cancelPath: backOf(exchange),
    fields: html`${select({ name: 'from', label: 'From', value: from || 'fees', choices })}
    ${select({
      name: 'to',
      label: 'To',
      value: to || 'available',
      choices,
      hint: 'Other accounts belong to orders, refunds and chargebacks, and cannot be corrected.',
    })}
    ${field({ name: 'amount', label: 'Amount', value: amount, required: true, isDecimal: true, lengthMax: 21 })}
    ${field({ name: 'currency', label: 'Currency', value: currency, required: true, lengthMax: 10 })}
    ${field({
      name: 'tradeNo',
      label: 'Trade number, if it concerns an order',
      value: tradeNo,
      lengthMax: 40,
      hint: 'The order then shows the correction.',
    })}
    ${field({ name: 'note', label: 'What is corrected', value: note, required: true, lengthMax: 200 })}
    ${field({
      name: 'correctionNo',
      label: 'Correction number',
      value: correctionNo || suggested,
      required: true,
      lengthMax: 50,
      hint: 'A number is booked once.',
    })}`,
  })}`;
}

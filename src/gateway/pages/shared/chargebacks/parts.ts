import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Exchange } from '../../frame/page-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { wordingOf } from '../orders/story/wording.ts';
import { moment } from '../../desk/views/moment.ts';
import { tag } from '../../desk/views/parts.ts';
import { ageWords } from '../../design/written.ts';

export type Chargeback = components['schemas']['Chargeback'];
export type Evidence = components['schemas']['Evidence'];

type Shown = Pick<Exchange, 'desk'>;

export function listPath(exchange: Shown): string {
  return `${deskOf(exchange).folder}/chargebacks`;
}

export function pathOf(exchange: Shown, chargebackNo: string): string {
  return `${listPath(exchange)}/${chargebackNo}`;
}

/** The bank takes nothing from a merchant after the due date; what the operator adds then is up to the operator. */
export function isTooLate(exchange: Pick<Exchange, 'request' | 'now' | 'desk'>, { dueAt }: Chargeback): boolean {
  return wordingOf(exchange).isShop && dueAt !== null && Date.parse(dueAt) <= exchange.now;
}

/** Names of the operator's people are not shown to merchants. */
export function whoOf(exchange: Shown, { side, name }: Evidence['createdBy']): string {
  if (name !== null) return name;
  if (!wordingOf(exchange).isShop) return side;
  return side === 'operator' ? say`The payment provider` : say`Somebody of your shop`;
}

/** Open, without an answer, and past its due date. What comes of it is up to the bank. */
export function isOverdue({ state, dueAt, answer }: Chargeback, now: number): boolean {
  return state === 'open' && answer === null && dueAt !== null && Date.parse(dueAt) <= now;
}

export function stateTag(exchange: Pick<Exchange, 'request' | 'now' | 'desk'>, chargeback: Chargeback): Html {
  const { state, answer } = chargeback;
  if (state === 'won') return tag(say`Won`, 'good');
  if (state === 'lost') return tag(say`Lost`, 'bad');
  if (answer !== null) return tag(say`Answered`, 'plain');
  if (!isOverdue(chargeback, exchange.now)) return tag(say`To answer`, 'wait');
  return tag(wordingOf(exchange).isShop ? say`Not answered` : say`Overdue`, 'bad');
}

/** In a list of many things. */
export function chargebackWord(state: Chargeback['state']): string {
  return { open: say`open`, won: say`won`, lost: say`lost` }[state];
}

/** Such as `29 Nov 2026, 12:30 · in 3 days`. */
export function dueText(exchange: Exchange, { state, dueAt }: Chargeback): Html {
  if (dueAt === null) return html`No due date`;
  const left = Date.parse(dueAt) - exchange.now;
  const distance = left > 0 ? say`in ${ageWords(left)}` : say`${ageWords(left)} ago`;
  return html`${moment(exchange, dueAt)}${state === 'open' && html` <small class="soft">${distance}</small>`}`;
}

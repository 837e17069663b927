import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { seenField } from '../../desk/form/stale.ts';
import { merchantFact } from '../../desk/merchant-names.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { formFields } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, facts, section } from '../../desk/views/parts.ts';
import { ageWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { methodWords } from '../../shared/orders/order-words.ts';
import { numberLink } from '../number-links.ts';
import { acquirerPath } from './acquirer.ts';
import { ENDINGS, KINDS, TASKS, newsAmount, readTask, stateTag, taskPath } from './task.ts';
import type { Task } from './task.ts';
import { TASK_DONE, seenOf } from './task-forms.ts';

type Order = OperatorAnswers['getOrder']['order'];

export function taskRoute(context: DeskContext): DeskRoute {
  return { path: '/:taskNo', show: (exchange) => show(context, exchange) };
}

async function show(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const read = await readTask(context)(exchange);
  if (read.kind === 'refused') return answerRefused(exchange, read);
  const task = read.value;
  const { title } = KINDS[task.kind];
  const order = await orderOf(context, exchange, task);
  return answerDesk(exchange, {
    screen: 'tasks',
    title,
    heading: html`${title} ${stateTag(task)}`,
    back: { path: TASKS, title: 'Tasks' },
    actions: actionsOf(exchange, task),
    content: html`${doneNotice(exchange, TASK_DONE)} ${inShort(exchange, task)}
      <div class="columns">
        <div class="stack">${newsSection(exchange, task)} ${endSection(exchange, task)}</div>
        <div class="stack">${workSection(exchange, task)} ${order !== null && orderSection(exchange, order)}</div>
      </div>`,
  });
}

/** Null if it is about none, or the person may not see it. */
async function orderOf({ call }: DeskContext, exchange: SignedInExchange, { tradeNo }: Task): Promise<Order | null> {
  if (tradeNo === null || !may(exchange, 'orders.read')) return null;
  const read = await call(exchange, 'getOrder', { parameters: { tradeNo } });
  return read.kind === 'done' ? read.value.order : null;
}

function actionsOf(exchange: SignedInExchange, task: Task): Html {
  if (task.endedAt !== null || !may(exchange, 'tasks.act')) return NOTHING;
  const path = taskPath(task.taskNo);
  return html`${
      !task.isMine &&
      html`<form method="post" action="${path}/take" data-once>
        ${formFields(exchange, `${path}/take`)} ${seenField(seenOf(task))}
        <button class="button">${task.owner === null ? 'Take it' : 'Take it over'}</button>
      </form>`
    } <a class="button main" href="${path}/end">End…</a>`;
}

function inShort(exchange: SignedInExchange, { kind, endedAt, news }: Task): Html {
  const answerBy = news?.answerBy ?? null;
  const { what, next } = KINDS[kind];
  const left = answerBy === null ? 0 : Date.parse(answerBy) - exchange.now;
  return html`<section class="sheet summary" aria-label="In short">
    <p>${what}</p>
    ${endedAt === null && html`<p><b>What to do:</b> ${next}</p>`}
    ${
      endedAt === null &&
      answerBy !== null &&
      html`<p>
        The bank wants an answer by <b>${moment(exchange, answerBy)}</b>,
        ${left < 0 ? html`which has passed` : html`in ${ageWords(left)}`}.
      </p>`
    }
  </section>`;
}

const STAGES: Readonly<Record<NonNullable<NonNullable<Task['news']>['stage']>, string>> = {
  inquiry: 'inquiry',
  chargeback: 'chargeback',
  preArbitration: 'pre-arbitration',
  arbitration: 'arbitration',
};

function newsSection(exchange: SignedInExchange, task: Task): Html {
  const { acquirer, subject, tradeNo, news } = task;
  if (news === null) return NOTHING;
  const { stage, state, caseId, reason, reasonCode } = news;
  return section(
    'What the acquirer says',
    facts([
      [
        'Acquirer',
        may(exchange, 'channels.read') ? html`<a href="${acquirerPath(acquirer)}">${acquirer}</a>` : acquirer,
      ],
      ['Amount', newsAmount(task)],
      ['Refund', news.refundNo !== null && html`${numberLink(news.refundNo)}`],
      ['Number', tradeNo === null && subject !== '' && copyable(subject)],
      ['Stage', stage !== null && `${STAGES[stage]}, ${state ?? ''}`],
      ['Case', caseId !== null && copyable(caseId)],
      ['Reason', reason],
      ['Code of the reason', reasonCode],
      ['Its number of the transfer', news.acquirerReference !== null && copyable(news.acquirerReference)],
      ['Reference of the payer', news.reference !== null && copyable(news.reference)],
      ['Happened', moment(exchange, news.happenedAt)],
      ['Received', moment(exchange, news.receivedAt)],
      ['Its number of the news', copyable(news.changeId)],
    ]),
  );
}

function workSection(exchange: SignedInExchange, task: Task): Html {
  const { createdAt, owner, isMine, takenAt, merNo, taskNo, endedAt } = task;
  const since = html`${moment(exchange, createdAt)}${endedAt === null && html`, ${ageWords(exchange.now - Date.parse(createdAt))} ago`}`;
  return section(
    'Task',
    facts([
      ['Since', since],
      [
        'Owner',
        owner === null || takenAt === null
          ? html`<span class="soft">nobody</span>`
          : html`${isMine ? 'you' : owner}, since ${moment(exchange, takenAt)}`,
      ],
      ['Merchant', merNo !== null && merchantFact(exchange, merNo)],
      ['Number', copyable(taskNo)],
    ]),
  );
}

function endSection(exchange: SignedInExchange, { ending, endedAt, endedBy, note }: Task): Html {
  if (ending === null || endedAt === null) return NOTHING;
  return section(
    'How it ended',
    html`<p class="lines">${note ?? html`<span class="soft">The note was erased with the payer’s data.</span>`}</p>
      <p class="soft">${ENDINGS[ending]}, ${endedBy}, ${moment(exchange, endedAt)}</p>`,
  );
}

function orderSection(exchange: SignedInExchange, order: Order): Html {
  const { tradeNo, merOrderNo, kind, method, currency, refunded, createdAt } = order;
  const isPayout = kind === 'payout';
  return section(
    isPayout ? 'Payout' : 'Order',
    facts([
      [isPayout ? 'Payout' : 'Order', html`${numberLink(tradeNo, html`<bdi>${merOrderNo}</bdi>`)}`],
      [isPayout ? 'Paid out' : 'Amount', amount(order.amount, currency)],
      ['Refunded', Number(refunded) > 0 && amount(refunded, currency)],
      ['Method', methodWords(method)],
      ['Created', moment(exchange, createdAt)],
    ]),
  );
}

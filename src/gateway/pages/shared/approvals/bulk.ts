import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { isMissed } from '../../frame/return-path.ts';
import type { Call, DeskContext } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { actionForm, field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { amount, empty, section, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { answerMissedOnce } from '../../desk/views/shown-once.ts';
import { approvalsDesk } from './approvals-desk.ts';
import type { ApprovalsDesk } from './approvals-desk.ts';
import { shownOnce } from './decide.ts';
import { KINDS, STATES, canBeTogether, mayDecide } from './kinds.ts';
import type { Approval } from './kinds.ts';
import { CHOSEN_MAX, chosenField, chosenIn, chosenLines, doneOf, keptLines } from '../../desk/list/chosen.ts';
import type { ChosenLine } from '../../desk/list/chosen.ts';
import { readList } from '../../desk/list/list-parts.ts';
import { approvalList } from './approval-list.ts';

// Several requests at once: first what they add up to, then one button. Each is still decided by itself.

/** As the contract has them. */
const NUMBERS = { prefix: 'approval_', pattern: /^approval_[0-9A-Z]{1,41}$/ };

type Result = OperatorAnswers['approveRequests']['results'][number];

export async function reviewChosen(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const desk = approvalsDesk(exchange);
  if (isMissed(exchange.request)) {
    const [title, back] = [say`Approved together`, { path: desk.path, title: say`Approvals` }];
    const lines = [
      say`The list says what became of each request. A new key that you did not see must be rotated again.`,
    ];
    const next = { path: desk.path, label: say`See the list` };
    return answerMissedOnce(exchange, { screen: 'approvals', title, back, lines, next });
  }
  const { numbers, approvals, isMore } = await readChosen(context, exchange);
  const open = approvals.filter((approval) => mayDecide(exchange, approval));
  const ready = open.filter(canBeTogether);
  const single = open.filter((approval) => !canBeTogether(approval));
  const left = approvals.filter((approval) => !open.includes(approval));
  const content =
    ready.length === 0
      ? empty(nothingTitle(numbers, single), html`<a href="${desk.path}">Back to what waits for you</a>`)
      : html`${sums(ready)} ${isMore && moreNote()} ${confirmForm(exchange, ready)} ${keepForm(desk, ready)}`;
  return answerDesk(exchange, {
    screen: 'approvals',
    title: ready.length === 1 ? say`Approve 1 request` : say`Approve ${ready.length} requests`,
    back: { path: desk.path, title: say`Approvals` },
    content: html`${content} ${leftOut(desk, say`Open these one by one: each needs its card number`, single)}
    ${leftOut(desk, say`Left out: decided meanwhile, or not yours to decide`, left)}`,
  });
}

function nothingTitle(numbers: readonly string[], single: readonly Approval[]): string {
  if (numbers.length === 0) return say`You chose no request`;
  return single.length > 0 ? say`None of them can be approved here` : say`None of them waits for you any more`;
}

function moreNote(): Html {
  return html`<p>More than ${CHOSEN_MAX} wait: these are the newest. Do the others afterwards.</p>`;
}

interface Chosen {
  readonly numbers: readonly string[];
  /** Those that were found. */
  readonly approvals: readonly Approval[];
  /** Whether more wait than can be approved at once. */
  readonly isMore: boolean;
}

/** Those that were chosen by number, or all that wait for the person, as the list's filters have it. */
async function readChosen(context: DeskContext, exchange: SignedInExchange): Promise<Chosen> {
  const { query } = exchange.request;
  if (query.has('waiting')) {
    const { listed } = await readList(context, exchange, { ...approvalList(exchange), limit: CHOSEN_MAX });
    const { approvals, next } = listed.kind === 'done' ? listed.value : { approvals: [], next: null };
    return { numbers: approvals.map(({ approvalNo }) => approvalNo), approvals, isMore: next !== null };
  }
  const numbers = chosenIn(query, NUMBERS);
  const read = await Promise.all(
    numbers.map((approvalNo) => context.call(exchange, 'getApproval', { parameters: { approvalNo } })),
  );
  return { numbers, approvals: read.flatMap((one) => (one.kind === 'done' ? [one.value] : [])), isMore: false };
}

/** By GET: what is approved is always what was added up. */
function keepForm(desk: ApprovalsDesk, ready: readonly Approval[]): Html {
  return html`<form class="stack" action="${desk.bulkPath}">
    <h2>Approved together</h2>
    <div class="sheet">
      ${keptLines(
        ready.map((approval) => ({
          ...lineOf(desk, approval.approvalNo, approval),
          about: say`asked by ${approval.maker.name}`,
        })),
        NUMBERS,
      )}
    </div>
    <div class="actions"><button class="button">Add up only the checked ones</button></div>
  </form>`;
}

function leftOut(desk: ApprovalsDesk, title: string, left: readonly Approval[]): Html {
  if (left.length === 0) return NOTHING;
  return html`<section class="stack">
    <h2>${title}</h2>
    ${requestList(desk, left)}
  </section>`;
}

function requestList(desk: ApprovalsDesk, rows: readonly Approval[]): Html {
  const lines = rows.map((approval) => ({
    ...lineOf(desk, approval.approvalNo, approval),
    lead: tag(STATES[approval.state].title, STATES[approval.state].tone),
    about: say`asked by ${approval.maker.name}`,
  }));
  return chosenLines(lines);
}

function lineOf(
  { links }: ApprovalsDesk,
  approvalNo: string,
  approval: Pick<Approval, 'summary'> | null,
): Pick<ChosenLine, 'number' | 'path' | 'text'> {
  return {
    number: approvalNo,
    // Beside this page: a hundred whole addresses are two kilobytes.
    path: approvalNo,
    text: approval === null ? approvalNo : links.shortText(approval.summary),
  };
}

/** By kind and currency: what leaves and what comes in is not added up. */
function sums(approvals: readonly Approval[]): Html {
  const byKind = new Map<string, { kind: Approval['kind']; currency: string | null; count: number; sum: bigint }>();
  for (const { kind, currency, amount: decimal } of approvals) {
    const key = `${kind} ${currency ?? ''}`;
    const known = byKind.get(key) ?? { kind, currency, count: 0, sum: 0n };
    const more = decimal === null || currency === null ? 0n : parseAmount(decimal, currency);
    byKind.set(key, { ...known, count: known.count + 1, sum: known.sum + more });
  }
  return html`<div class="tiles">
    ${[...byKind.values()].map(
      ({ kind, currency, count, sum }) =>
        html`<div class="tile-box">
          <span class="soft">${count} × ${KINDS[kind].title}</span>
          <b>${currency === null ? say`No money` : amount(formatAmount(sum, currency), currency)}</b>
        </div>`,
    )}
  </div>`;
}

function confirmForm(exchange: SignedInExchange, approvals: readonly Approval[]): Html {
  const desk = approvalsDesk(exchange);
  const count = approvals.length;
  return actionForm(exchange, {
    action: desk.bulkPath,
    fields: html`${chosenField(
      approvals.map(({ approvalNo }) => approvalNo),
      NUMBERS,
    )}
    ${field({ name: 'reason', label: say`Reason`, lengthMax: 200, hint: say`Recorded with each of them.` })}`,
    effect: say`Each of the ${count} is carried out at once, by itself and with its own record. If one cannot be done, or somebody decides it first, the others still are.`,
    button: count === 1 ? say`Approve it` : say`Approve all ${count}`,
    cancelPath: desk.path,
  });
}

export async function approveChosen(
  call: Call,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const approvalNos = chosenIn(form, NUMBERS);
  const called = await call(exchange, 'approveRequests', { body: { approvalNos }, reason: fieldOf(form, 'reason') });
  if (called.kind === 'refused') return answerRefused(exchange, called);
  return answerResults(exchange, called.kind === 'done' ? called.value.results : []);
}

const RESULTS: Readonly<Record<Result['result'], { readonly title: string; readonly tone: Tone }>> = translated({
  done: { title: 'Done', tone: 'good' },
  failed: { title: 'Not possible', tone: 'bad' },
  notPending: { title: 'Already decided', tone: 'wait' },
  refused: { title: 'Not yours', tone: 'bad' },
  needsAccount: { title: 'Card number needed', tone: 'wait' },
  unknown: { title: 'Unknown', tone: 'bad' },
});

/** Shown at once, because a new key in it is shown only once. */
function answerResults(exchange: SignedInExchange, results: readonly Result[]): PageAnswer {
  const desk = approvalsDesk(exchange);
  const isDone = ({ result }: Result) => result === 'done';
  const count = results.filter(isDone).length;
  const secrets = results.map(({ response }) => shownOnce(response)).filter((one) => one !== null);
  const lines = results
    .toSorted((left, right) => Number(isDone(left)) - Number(isDone(right)))
    .map(({ approvalNo, approval, result, detail }) => ({
      ...lineOf(desk, approvalNo, approval ?? null),
      lead: tag(RESULTS[result].title, RESULTS[result].tone),
      about: desk.links.linkNumbers(detail),
    }));
  const answer = answerDesk(exchange, {
    screen: 'approvals',
    title: say`Approved together`,
    back: { path: desk.path, title: say`Approvals` },
    content: html`${doneOf(count, results.length)}
    ${secrets.length > 0 && section(say`New keys and links`, html`${secrets}`)} ${chosenLines(lines)}`,
  });
  return { ...answer, isShownOnce: true };
}

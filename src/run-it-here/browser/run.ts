import { SUCCESS } from '../../../generated/codes.ts';
import { findRealCard } from '../check-field.ts';
import { newOrderNumber } from '../fill-body.ts';
import type { Body } from '../fill-body.ts';
import type { OperationForm } from '../form.ts';
import { prepareRun } from '../prepare-run.ts';
import type { PreparedRun, RunInput } from '../prepare-run.ts';
import { element } from './dom.ts';
import { watchNotifications } from './notification-view.ts';
import type { NotificationWatch } from './notification-view.ts';
import { answerStep, isSuccess, readEnvelope, requestStep, signatureStep, step } from './result-view.ts';
import type { SentAnswer, Session } from './session.ts';
import { exampleBody, inboxPlace, withInbox } from './state.ts';
import type { State } from './state.ts';
import { signRsa } from './web-crypto.ts';

/** A sentence for the reader. */
export class RunProblem extends Error {}

export interface Runner {
  /** Runs once; every step is shown as soon as it is known. Rejects with a RunProblem. */
  run(state: State, show: (step: HTMLElement) => void, say: (text: string) => void): Promise<void>;
}

export function createRunner(session: Session, form: OperationForm): Runner {
  let inbox: Awaited<ReturnType<Session['openInbox']>> | undefined;
  let watch: NotificationWatch | undefined;

  /** The inbox of this page, with what it has received so far. A closed one is replaced. */
  async function readyInbox() {
    const arrivals = inbox === undefined ? null : await session.readInbox(inbox.inboxId);
    if (inbox === undefined || arrivals === null) inbox = await session.openInbox();
    return { ...inbox, known: new Set((arrivals ?? []).map(({ arrivalId }) => arrivalId)) };
  }

  return {
    async run(state, show, say) {
      watch?.stop();
      watch = undefined;
      const { variant } = state;
      if (findRealCard(form, variant, state.body) !== undefined) {
        throw new RunProblem('Only the sandbox’s test cards are accepted here. Choose one of the list under “Card”.');
      }
      if (state.isFresh) await makeRecords(session, state, show);
      const place = inboxPlace(session);
      const listens = Object.values(form.callbacks).some((name) => state.body[name] === place);
      const opened = listens ? await readyInbox() : undefined;
      const body = opened === undefined ? state.body : withInbox(state.body, place, opened.notifyUrl);
      const run = await prepare(session, form, { ...state, body });
      show(requestStep(session, form, run));
      show(signatureStep(form, run));
      say('Request sent. Waiting for the response.');
      const answer = await session.send(run);
      show(answerStep({ session, form, variant, run, answer }));
      say(summaryOf(answer));
      if (opened === undefined || !isSuccess(answer, form)) {
        const why = whyNone(form, listens);
        return why === undefined ? undefined : show(step('Notification', element('p', { class: 'run-note' }, why)));
      }
      watch = watchNotifications({
        session,
        ...opened,
        hint: waitText(answer),
        onArrival: () => say('A notification arrived.'),
      });
      show(step('Notification', watch.element));
    },
  };
}

function whyNone(form: OperationForm, listens: boolean): string | undefined {
  if (Object.keys(form.callbacks).length === 0) return undefined;
  return listens
    ? 'A refused request sends no notification.'
    : 'The request does not name this page’s inbox, so nothing arrives here.';
}

function waitText(answer: SentAnswer): string {
  const payUrl = readEnvelope(answer.body)?.data?.['payUrl'];
  const isOpen = payUrl !== undefined || readEnvelope(answer.body) === undefined;
  return isOpen
    ? 'Waiting for the payer. Open the payment page above and choose a result.'
    : 'Waiting for the notification…';
}

function summaryOf({ status, body }: SentAnswer): string {
  const envelope = readEnvelope(body);
  if (envelope === undefined) return `Response: HTTP ${status}.`;
  const { code = '', message = '' } = envelope;
  return code === SUCCESS ? `Response: ${code} ${message}` : `Refused with ${code}. The response below says why.`;
}

function prepare(session: Session, form: OperationForm, state: State & Pick<RunInput, 'body'>): Promise<PreparedRun> {
  const { variant, body, headers, key, signatureForm, mistake } = state;
  const signed = (text: string) => signRsa(text, session.facts.privateKey);
  return prepareRun({ form, variant, body, headers, key, signatureForm, mistake, signRsa: signed });
}

/** A fresh order number; or the payment, and the refund, that the request refers to. */
async function makeRecords(session: Session, state: State, show: (step: HTMLElement) => void): Promise<void> {
  if (state.variant.needs.length === 0) {
    if ('merOrderNo' in state.example.body) state.body = { ...state.body, merOrderNo: newOrderNumber() };
    return;
  }
  const records: Body = {};
  for (const operationId of state.variant.needs) {
    Object.assign(records, await makeRecord(session, { operationId, records, key: state.key }, show));
  }
  const fields = Object.entries(records).filter(([name]) => name in state.example.body);
  state.body = { ...state.body, ...Object.fromEntries(fields) };
}

const RECORD_FIELDS = ['merOrderNo', 'tradeNo', 'refundNo'];

async function makeRecord(
  session: Session,
  { operationId, records, key }: { operationId: string; records: Body; key: string },
  show: (step: HTMLElement) => void,
): Promise<Body> {
  const form = await session.loadForm(operationId);
  const [variant] = form.variants;
  const [example] = variant?.examples ?? [];
  if (variant === undefined || example === undefined) throw new Error(`${operationId} has no example`);
  const { [Object.values(form.callbacks)[0] ?? '']: _, ...filled } = exampleBody(session, { form, variant, example });
  const body = { ...filled, ...records };
  const chosen = { form, variant, body, headers: {}, key, signatureForm: 'md5', mistake: 'none' } as const;
  const run = await prepareRun({ ...chosen, signRsa: () => Promise.reject(new Error('MD5 only')) });
  const answer = await session.send(run);
  const data = readEnvelope(answer.body)?.data;
  const isDone = isSuccess(answer, form) && data !== undefined;
  const inner = [requestStep(session, form, run), answerStep({ session, form, variant, run, answer })];
  const summary = element('summary', {}, element('code', {}, operationId), ` ${summaryOf(answer)}`);
  const details = element('details', { open: !isDone }, summary, element('ol', { class: 'run-steps' }, inner));
  show(step('First', details));
  if (!isDone) throw new RunProblem(`${operationId}, which had to run first, was refused. See its response below.`);
  return Object.fromEntries(RECORD_FIELDS.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])));
}

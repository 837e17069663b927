import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { operatorAnswerSensitivity } from '../../../../../generated/sensitivity.ts';
import { typedAccount } from '../../../domain/payouts/typed-account.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { Call } from '../../desk/desk-types.ts';
import { inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { copyable, facts } from '../../desk/views/parts.ts';
import { answerApproval } from './approval-page.ts';
import { approvalsDesk } from './approvals-desk.ts';

const STATUS_CONFLICT = 409;

export async function decide(call: Call, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const approvalNo = exchange.parameter;
  const reason = fieldOf(form, 'reason');
  const given = { parameters: { approvalNo }, reason };
  if (form.get('decision') === 'refuse') {
    const refused = await call(exchange, 'refuseRequest', given);
    return refused.kind === 'refused' ? showAgain(call, exchange, { refused, reason }) : toApproval(exchange);
  }
  const account = typedAccount(fieldOf(form, 'account'), true);
  const approved = await call(exchange, 'approveRequest', { ...given, body: account === '' ? {} : { account } });
  if (approved.kind === 'refused') return showAgain(call, exchange, { refused: approved, reason });
  const secrets = approved.kind === 'done' ? shownOnce(approved.value.response) : null;
  if (approved.kind !== 'done' || secrets === null) return toApproval(exchange);
  // It is nowhere else: this page is not left by itself.
  return { ...answerApproval(exchange, approved.value.approval, { notice: secrets }), isShownOnce: true };
}

export async function withdraw(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const withdrawn = await call(exchange, 'withdrawRequest', { parameters: { approvalNo: exchange.parameter } });
  if (withdrawn.kind === 'refused') return showAgain(call, exchange, { refused: withdrawn, reason: '' });
  return toApproval(exchange);
}

/** The request as it is now, with why nothing was done: decided by somebody else meanwhile, for example. */
async function showAgain(
  call: Call,
  exchange: SignedInExchange,
  { refused, reason }: { refused: Refused; reason: string },
): Promise<PageAnswer> {
  const reading = call(exchange, 'getApproval', { parameters: { approvalNo: exchange.parameter } });
  return showRead(exchange, reading, (approval) =>
    answerApproval(exchange, approval, {
      notice: refusedNotice(whyNot(refused)),
      status: STATUS_CONFLICT,
      reason,
      cardProblem: refused.fields?.find(({ field }) => field === 'account')?.problem,
    }),
  );
}

function whyNot(refused: Refused): Refused {
  const isReason = refused.fields?.some(({ field }) => field === 'X-Reason') === true;
  if (!isReason) return inWords(refused, { account: say`Card number` });
  return { kind: 'refused', name: refused.name, detail: say`To refuse a request, say why. Whoever asked reads it.` };
}

function toApproval(exchange: SignedInExchange): PageAnswer {
  return seeOther(exchange, `${approvalsDesk(exchange).path}/${exchange.parameter}`);
}

/** A new key, or the link of an invitation or a reset. Null if the response has nothing that is shown only once. */
export function shownOnce(response: Readonly<Record<string, unknown>> | null): Html | null {
  const secrets = Object.entries(response ?? {}).flatMap(([name, value]) =>
    SHOWN_ONCE.has(name) && typeof value === 'string' ? [[NAMES[name] ?? name, copyable(value)] as const] : [],
  );
  if (secrets.length === 0) return null;
  return html`<div class="notice good" role="status">
    <h2>Done. Copy this now: it is shown only once.</h2>
    ${facts(secrets)}
  </div>`;
}

/** What answers may hold of secrets. What is only masked, such as the account of a beneficiary, is no secret. */
const SHOWN_ONCE = new Set(Object.values(operatorAnswerSensitivity).flatMap(({ secret = [] }) => secret));

const NAMES: Readonly<Record<string, string>> = translated({ value: 'New value', link: 'Link' });

import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { hasRecentFactor } from '../../frame/recent-factor.ts';
import { CONFIRM, withReturn } from '../../frame/return-path.ts';
import { actionButton, field, formFields } from '../../desk/views/forms.ts';
import { deskOf } from '../../desk/desks.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, facts, section, tag } from '../../desk/views/parts.ts';
import { askedFacts, changeTable } from './approval-change.ts';
import { approvalsDesk } from './approvals-desk.ts';
import { KINDS, STATES, effectOf, isMine, mayDecide } from './kinds.ts';
import type { Approval } from './kinds.ts';
import { merchantFact } from '../../desk/merchant-names.ts';
import { ageWords } from '../../design/written.ts';

export interface ApprovalShown {
  /** On top: what was refused, or what has happened meanwhile. */
  readonly notice?: Html;
  readonly status?: number;
  /** As it was typed, if the form is shown again. */
  readonly reason?: string;
  /** What is wrong with the card number that was typed, which is never shown again (S9). */
  readonly cardProblem?: string | undefined;
}

export function answerApproval(
  exchange: SignedInExchange,
  approval: Approval,
  { notice, status, ...typed }: ApprovalShown = {},
): PageAnswer {
  const { summary, state } = approval;
  const { path, links } = approvalsDesk(exchange);
  const content = html`${notice ?? banner(exchange, approval)}
    <div class="columns">
      <div class="stack">
        ${changeSection(exchange, approval)}
        ${mayDecide(exchange, approval) ? decisionForm(exchange, approval, typed) : cannotDecide(exchange, approval)}
      </div>
      ${section(say`Request`, requestFacts(exchange, approval))}
    </div>`;
  return answerDesk(exchange, {
    screen: 'approvals',
    title: summary,
    heading: html`${links.linkNumbers(summary)} ${tag(STATES[state].title, STATES[state].tone)}`,
    back: { path, title: say`Approvals` },
    content,
    ...(status !== undefined && { status }),
  });
}

/** What came to nothing changes nothing: only what was asked for is shown. */
function changeSection(exchange: SignedInExchange, approval: Approval): Html {
  if (approval.state === 'pending' || approval.state === 'done') {
    const isPending = approval.state === 'pending';
    const title = isPending ? say`What will change` : say`What changed`;
    return section(
      title,
      html`${changeTable(approval)} ${rulesLink(exchange, approval)} ${isPending && thenNote(approval)}
      ${asked(exchange, approval)}`,
    );
  }
  return section(say`What was asked for`, askedFacts(approvalsDesk(exchange), approval));
}

/** Only the operator's people have routing rules: they are read best one by one, beside those that decide now. */
function rulesLink(exchange: SignedInExchange, { kind, parameters }: Approval): Html {
  const { version } = parameters;
  if (kind !== 'routing' || typeof version !== 'number') return NOTHING;
  return html`<p><a href="${`${deskOf(exchange).folder}/routing/versions/${version}`}">${RULES_LINK}</a></p>`;
}

const RULES_LINK = 'Read the rules one by one, with what was simulated';

function thenNote({ before }: Approval): Html {
  return before === null ? NOTHING : html`<p class="soft">Before: as it was when this was asked for.</p>`;
}

function requestFacts(exchange: SignedInExchange, approval: Approval): Html {
  const { kind, merNo, amount: decimal, currency, maker, reason, createdAt, expiresAt, state } = approval;
  const { now } = exchange;
  const isPending = state === 'pending';
  const { links, side } = approvalsDesk(exchange);
  return facts([
    [say`Kind`, KINDS[kind].title],
    [say`Amount`, decimal !== null && currency !== null && amount(decimal, currency)],
    [say`Merchant`, side === 'operator' && merNo !== null && merchantFact(exchange, merNo)],
    [say`Order`, approval.tradeNo !== null && links.linkNumbers(approval.tradeNo)],
    [say`Asked by`, maker.kind === 'token' ? say`${maker.name} (token)` : maker.name],
    [say`Why`, reason ?? say`No reason given`],
    [say`Asked`, html`${moment(exchange, createdAt)}, ${ageWords(now - Date.parse(createdAt))} ago`],
    [say`Expires`, isPending && html`${moment(exchange, expiresAt)}, in ${ageWords(Date.parse(expiresAt) - now)}`],
    [say`Decided by`, approval.decidedBy?.name],
    [say`Decided`, approval.decidedAt !== null && moment(exchange, approval.decidedAt)],
    [say`Decision`, approval.decisionReason],
    [say`Result`, approval.outcome !== null && links.linkNumbers(approval.outcome)],
    [say`Number`, copyable(approval.approvalNo)],
  ]);
}

function asked(exchange: SignedInExchange, approval: Approval): Html {
  return html`<details ${approval.before === null && approval.after === null && html`open`}>
    <summary>What was asked for</summary>
    ${askedFacts(approvalsDesk(exchange), approval)}
  </details>`;
}

/** One form with two buttons: a refusal needs a reason, an approval may have one. */
function decisionForm(
  exchange: SignedInExchange,
  approval: Approval,
  { reason, cardProblem }: Pick<ApprovalShown, 'reason' | 'cardProblem'>,
): Html {
  const { approvalNo, kind, cardNumber } = approval;
  const desk = approvalsDesk(exchange);
  const path = `${desk.path}/${approvalNo}`;
  if (!hasRecentFactor(exchange)) {
    const text = html`<p>To decide, show your second factor again: it was last shown over 5 minutes ago.</p>
      <div class="actions"><a class="button main" href="${withReturn(CONFIRM, path)}">Show it and come back</a></div>`;
    return section(say`Decide`, text);
  }
  const form = html`<form class="act" method="post" action="${path}" data-once>
    ${formFields(exchange, path)}
    <p class="effect">
      <b>If you approve:</b> ${effectOf(kind, desk.side)} It is done at once, on the state as it is then, and recorded
      with your name and ${approval.maker.name}. <b>If you refuse,</b> nothing is done and the request ends.
    </p>
    ${cardNumber !== null && cardField(cardNumber, cardProblem)}
    ${field({
      name: 'reason',
      label: say`Reason`,
      value: reason,
      lengthMax: 200,
      hint: say`Recorded with your decision. Needed to refuse.`,
    })}
    <div class="actions">
      <button class="button main" name="decision" value="approve">Approve</button>
      <button class="button danger" name="decision" value="refuse" formnovalidate>Refuse</button>
    </div>
  </form>`;
  return section(say`Decide`, form);
}

/** Always empty: what was typed is not sent back. To refuse, nothing has to be typed. */
function cardField(cardNumber: string, error: string | undefined): Html {
  return field({
    name: 'account',
    label: say`Card number`,
    error,
    required: true,
    isDigits: true,
    lengthMax: 30,
    hint: say`The payout goes to ${cardNumber}. The full number is never stored, so type it again to approve.`,
  });
}

function cannotDecide(exchange: SignedInExchange, approval: Approval): Html {
  if (approval.state !== 'pending') return NOTHING;
  if (isMine(exchange, approval)) {
    const action = `${approvalsDesk(exchange).path}/${approval.approvalNo}/withdraw`;
    return section(
      say`Your request`,
      html`<p>Somebody else has to decide. If you no longer need it, withdraw it: it then ends, and nothing is done.</p>
        <div class="actions">${actionButton(exchange, { action, label: say`Withdraw the request` })}</div>`,
    );
  }
  const who =
    approval.side === 'merchant' && approvalsDesk(exchange).side === 'operator'
      ? "The merchant's own people decide."
      : say`Somebody with the permission decides.`;
  return section(say`Waiting`, html`<p>${who} ${say`You can see it, but not decide it.`}</p>`);
}

/** What became of it, in a sentence. */
function banner(exchange: SignedInExchange, approval: Approval): Html {
  const { state, decidedBy, decidedAt, outcome, decisionReason, expiresAt } = approval;
  const who = decidedBy?.name ?? say`somebody`;
  const by = html`by ${who} on ${moment(exchange, decidedAt ?? expiresAt)}`;
  switch (state) {
    case 'pending':
      return NOTHING;
    case 'done':
      return box(
        'good',
        html`Approved ${by}. ${outcome !== null && html`Done: ${approvalsDesk(exchange).links.linkNumbers(outcome)}.`}`,
      );
    case 'failed':
      return box('bad', html`Approved ${by}, but it could not be done, and nothing was changed. ${outcome}`);
    case 'refused':
      return box('bad', html`Refused ${by}. Nothing was done. ${decisionReason}`);
    case 'withdrawn':
      return box('wait', html`Withdrawn ${by}. Nothing was done.`);
    case 'expired':
      return box(
        'wait',
        html`Nobody decided until ${moment(exchange, expiresAt)}. Nothing was done. It can be asked again.`,
      );
  }
}

function box(tone: 'good' | 'bad' | 'wait', text: Html): Html {
  return html`<div class="notice ${tone}" role="status"><p>${text}</p></div>`;
}

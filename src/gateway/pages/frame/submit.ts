import { isSignedIn } from './exchange.ts';
import { FactorNeededError } from './factor-needed.ts';
import { hasToken, readForm } from './form.ts';
import type { SentForm } from './form.ts';
import { KEPT, PROOF, RESUME, keepForm, openKept, sealKept, waitingForm } from './kept-form.ts';
import type { KeptForm } from './kept-form.ts';
import { MISSING, SENT, STALE, TOO_LONG_TO_KEEP, UNREADABLE } from './messages.ts';
import type { Once } from './once.ts';
import { pageAbove } from './page-above.ts';
import type { Exchange, PageAnswer, PageRoute, SignedInExchange } from './page-types.ts';
import type { PeoplePagesOptions } from './pages.ts';
import { isForeign, proofFor, readProof } from './proof.ts';
import { answerShown, whyShown } from './shown-form.ts';
import type { WhyShown } from './shown-form.ts';
import { SIGN_IN, withReturn } from './return-path.ts';

export interface Submission {
  readonly options: PeoplePagesOptions & { readonly once: Once };
  readonly route: PageRoute;
  readonly exchange: Exchange;
  /** What the browser's cookie holds; null if it sent none. */
  readonly secret: string | null;
}

/** A form is carried out, shown to somebody who must not send it unseen, or kept while what is missing is asked for. */
export async function answerSubmission(submission: Submission): Promise<PageAnswer> {
  const { options, route, exchange } = submission;
  const sent = readForm(exchange.request, route.takesFiles === true);
  if (route.for === 'signedIn' && !isSignedIn(exchange)) return askToSignIn(submission, sent);
  const judged = sent === null ? null : judge(submission, sent);
  // Before anything else: its sender may have to switch sides.
  if (judged?.kind === 'shown') return answerShown(options, judged.exchange, judged);
  const refused = route.for === 'signedIn' && isSignedIn(exchange) ? options.refuse?.(exchange) : undefined;
  if (refused !== undefined) return refused;
  if (judged === null) return options.answerMessage(exchange, UNREADABLE);
  return judged.kind === 'stale' ? options.answerMessage(exchange, STALE) : carryOut(submission, judged.sent);
}

/** Strangers who ask for a person's page come back to a page that can be opened. */
export function toSignIn({ folder, routes, headers }: PeoplePagesOptions, exchange: Exchange): PageAnswer {
  const { request, newCookies } = exchange;
  const page = request.method === 'POST' ? pageAbove(folder, routes, request.path) : request.path;
  return { status: 303, headers: { ...headers(), Location: withReturn(SIGN_IN, page) }, cookies: newCookies, body: '' };
}

type Judged =
  | { readonly kind: 'accepted'; readonly sent: SentForm }
  | {
      readonly kind: 'shown';
      readonly exchange: SignedInExchange;
      readonly kept: KeptForm;
      readonly why: WhyShown;
    }
  /** Without its token: from another site, or of somebody else. */
  | { readonly kind: 'stale' };

function judge(submission: Submission, sent: SentForm): Judged {
  const { options, exchange, secret } = submission;
  const isResumed = sent.form.has(RESUME);
  if (!isResumed && hasToken(options.vault, { request: exchange.request, form: sent.form, secret })) {
    return { kind: 'accepted', sent };
  }
  const kept = isSignedIn(exchange) ? keptOf(submission, sent) : null;
  if (kept === null || !isSignedIn(exchange)) return { kind: 'stale' };
  const why = whyShown(exchange, { kept, isResumed });
  if (why === 'stranger') return { kind: 'stale' };
  if (why !== null) return { kind: 'shown', exchange, kept, why };
  return { kind: 'accepted', sent: isResumed ? { form: formOf(kept), files: [] } : sent };
}

/** The form that waited, or this one if it carries a proof for its address. Never one that comes from elsewhere (S13). */
function keptOf({ options, exchange }: Submission, sent: SentForm): KeptForm | null {
  const { request, newFormId } = exchange;
  if (isForeign(request)) return null;
  const { path } = request;
  const sealed = sent.form.get(RESUME);
  if (sealed !== null) {
    const kept = openKept(options.vault, sealed);
    return kept?.path === path ? kept : null;
  }
  const proof = readProof(options.vault, sent.form.get(PROOF), path);
  return proof && keepForm(sent, { proof, path, newFormId });
}

function formOf({ fields }: KeptForm): URLSearchParams {
  return new URLSearchParams(fields.map(([name, text]) => [name, text] as [string, string]));
}

function askToSignIn(submission: Submission, sent: SentForm | null): Promise<PageAnswer> | PageAnswer {
  const kept = sent && keptOf(submission, sent);
  return kept === null ? toSignIn(submission.options, submission.exchange) : askAgain(submission, kept);
}

function askAgain({ options, exchange }: Submission, kept: KeptForm): Promise<PageAnswer> | PageAnswer {
  const { folder, routes } = options;
  const sealed = sealKept(options.vault, kept);
  if (sealed === null) return options.answerMessage(exchange, TOO_LONG_TO_KEEP);
  const query = new URLSearchParams({ return: pageAbove(folder, routes, kept.path) });
  const request = { ...exchange.request, query };
  return options.askAgain({ ...exchange, request, kept: waitingForm(kept, sealed) });
}

async function carryOut(submission: Submission, sent: SentForm): Promise<PageAnswer> {
  const { options, exchange, secret } = submission;
  const { request, newCookies } = exchange;
  const submit = () => submitOf(submission, sent);
  const formId = sent.form.get('once');
  if (formId === null) return submit();
  return options.once({
    // The same whether it comes at once, or after its sender has signed in again.
    key: isSignedIn(exchange) ? `${personOf(exchange)} ${formId}` : `${secret} ${formId}`,
    path: request.path,
    submit,
    answerCopy: (path) =>
      path === null
        ? options.answerMessage(exchange, SENT)
        : { status: 303, headers: { ...options.headers(), Location: path }, cookies: newCookies, body: '' },
  });
}

function personOf({ signedIn: { holder } }: SignedInExchange): string {
  return `${holder.person.personId} ${holder.session.merNo}`;
}

async function submitOf(submission: Submission, sent: SentForm): Promise<PageAnswer> {
  const { options, route } = submission;
  const { form, files } = sent;
  const exchange = { ...submission.exchange, kept: waitingIn(submission, form) };
  try {
    const answer =
      route.for === 'anyone'
        ? await route.submit?.(exchange, form, files)
        : await route.submit?.(exchange as SignedInExchange, form, files);
    return answer ?? options.answerMessage(exchange, MISSING);
  } catch (error) {
    if (!(error instanceof FactorNeededError) || !isSignedIn(exchange)) throw error;
    const { request, newFormId, signedIn, realNow } = exchange;
    const kept = keepForm(sent, { proof: proofFor(signedIn, realNow), path: request.path, newFormId });
    return askAgain(submission, kept);
  }
}

/** Another form that waits while this one signs somebody in. */
function waitingIn({ options }: Submission, form: URLSearchParams): Exchange['kept'] {
  const sealed = form.get(KEPT);
  const kept = openKept(options.vault, sealed);
  return kept === null || sealed === null ? null : waitingForm(kept, sealed);
}

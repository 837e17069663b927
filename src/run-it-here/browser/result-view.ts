import { SIGNATURE_MISMATCH, SUCCESS } from '../../../generated/codes.ts';
import { signedParts } from '../../protocol/signed-text.ts';
import { curlOf } from '../curl.ts';
import type { FormVariant, OperationForm } from '../form.ts';
import type { PreparedRun } from '../prepare-run.ts';
import { MISTAKES } from '../signed-pieces.ts';
import { copyButton, element, replaceChildren } from './dom.ts';
import type { Child } from './dom.ts';
import { bodyView, headerLines, jsonLines } from './message-view.ts';
import { signedView, verdict } from './signed-view.ts';
import type { SentAnswer, Session } from './session.ts';
import { hasWebCrypto, verifyRsa } from './web-crypto.ts';

/** A step of the result: a heading and what it shows. */
export function step(title: Child, ...children: readonly Child[]): HTMLElement {
  return element('li', {}, element('h3', {}, title), ...children);
}

export function requestStep(session: Session, form: OperationForm, run: PreparedRun): HTMLElement {
  const headers = { ...run.headers, ...(form.referer && { Referer: session.referer }) };
  const curl = () => curlOf(session.facts.baseUrl, { ...run, headers });
  return step(
    'Request',
    bodyView({
      label: 'Request',
      head: headerLines(`POST ${run.path}`, Object.entries(headers)),
      pretty: jsonLines(run.body, form.signedFields),
      raw: JSON.stringify(run.body),
      more: [copyButton('Copy as curl', curl)],
    }),
  );
}

export function signatureStep(form: OperationForm, run: PreparedRun): HTMLElement {
  const { pieces, sign, signatureForm, mistake } = run;
  const note = mistake === 'none' ? undefined : `Made wrong on purpose. ${MISTAKES[mistake].title}.`;
  return step('Signature', signedView({ pieces, signedFields: form.signedFields, form: signatureForm, sign, note }));
}

/** What the envelope of a response says; a page has none. */
export interface Envelope {
  readonly code?: string;
  readonly message?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly sign?: string;
}

export function readEnvelope(body: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

export function isSuccess(answer: SentAnswer, form: OperationForm): boolean {
  const envelope = readEnvelope(answer.body);
  return envelope === undefined ? form.answersPage && answer.status === 200 : envelope.code === SUCCESS;
}

interface Answered {
  readonly session: Session;
  readonly form: OperationForm;
  readonly variant: FormVariant;
  readonly run: PreparedRun;
  readonly answer: SentAnswer;
}

export function answerStep(given: Answered): HTMLElement {
  const { form, answer } = given;
  const envelope = readEnvelope(answer.body);
  const pretty = envelope === undefined ? [answer.body] : jsonLines(envelope, form.signedFields);
  const shown = answer.headers.filter(([name]) => SHOWN_HEADERS.includes(name));
  return step(
    ['Response ', element('small', {}, `${answer.tookMs} ms`)],
    envelope === undefined ? null : outcomeView(given, envelope),
    payLink(answer, envelope),
    answerSignatureView(given, envelope),
    bodyView({
      label: 'Response',
      head: headerLines(`HTTP ${answer.status} ${answer.statusText}`.trim(), shown),
      pretty,
      raw: answer.body,
    }),
  );
}

const SHOWN_HEADERS = ['content-type', 'x-request-id', 'link', 'retry-after'];

function outcomeView({ session, run }: Answered, { code = '', message = '' }: Envelope): HTMLElement {
  if (code === SUCCESS) return element('p', { class: 'run-good' }, `✓ ${code} ${message}`);
  const link = element('a', { href: session.docsPage(`errors/${code}/`) }, `What ${code} means`);
  const isOwnMistake = code === SIGNATURE_MISMATCH && run.mistake === 'none';
  return element(
    'div',
    { class: 'run-bad' },
    element('p', {}, element('b', {}, `✗ ${code}`), ` ${message}`),
    isOwnMistake
      ? element(
          'p',
          {},
          'The signature here is made correctly. If the operator replaced the demo key, enter the new one as “Merchant key”.',
        )
      : null,
    element('p', {}, link),
  );
}

/** The payer's page: of a redirect method in the data, of the cashier in the page itself. */
function payLink(answer: SentAnswer, envelope: Envelope | undefined): HTMLElement | null {
  const url = envelope === undefined ? linkIn(answer.body) : envelope.data?.['payUrl'];
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return null;
  return element(
    'p',
    {},
    element('a', { class: 'run-button', href: url, target: '_blank', rel: 'noopener' }, 'Open the payment page ↗'),
    ' Act as the payer there, in a new tab. The notification follows.',
  );
}

/** Not parsed as a document: a parser applies the page's styles to the policy of this one. */
function linkIn(page: string): string | undefined {
  return /<a\b[^>]*\bhref="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
}

/** Some responses are signed by the gateway. */
function answerSignatureView({ variant, session }: Answered, envelope: Envelope | undefined): HTMLElement | null {
  const { gatewayPublicKey } = session.facts;
  const sign = envelope?.sign;
  if (variant.answerSignature === null || sign === undefined || gatewayPublicKey === null) return null;
  const parts = signedParts(variant.answerSignature, envelope?.data);
  const pieces = parts.map(({ field, text }) => ({ kind: 'field', name: field, text }) as const);
  const text = parts.map((part) => part.text).join('');
  const place = element('div', {});
  const check = hasWebCrypto() ? verifyRsa(text, sign, gatewayPublicKey) : Promise.resolve(null);
  void check.then((isValid) =>
    replaceChildren(
      place,
      element('p', {}, 'The gateway signed this response:'),
      signedView({ pieces, signedFields: variant.answerSignature ?? [], form: 'rsa-sha256', sign }),
      verdict(isValid, {
        valid: 'The signature is valid: it was made with the gateway’s private key.',
        invalid: 'The signature does not match the gateway’s public key.',
      }),
    ),
  );
  return place;
}

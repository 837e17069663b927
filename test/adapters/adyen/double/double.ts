import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../src/edge/listen.ts';
import { movementsOf, newReference, openBooks } from './books.ts';
import type { Amount, DoubleBooks, Payment, Reply } from './books.ts';
import { openReports } from './reports.ts';
import { scriptOf } from './test-values.ts';
import type { Scripted } from './test-values.ts';
import { deliver } from './webhooks.ts';
import type { Notice } from './webhooks.ts';

// A small double of Adyen: payments, 3-D Secure by redirect, modifications that are answered by webhooks, idempotency keys, disputes,
// and settlement details reports. It moves no money. What it takes and answers is judged by Adyen's own OpenAPI document.

export const MERCHANT_ACCOUNT = 'TollgateTest';
export const API_KEY = 'AQE-test-key';
export const REPORT_KEY = 'AQE-report-key';
export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

export interface AdyenDouble {
  readonly url: string;
  readonly books: DoubleBooks;
  /** What was sent to `/payments`, as it came. */
  readonly sent: readonly Sent[];
  paymentOf(reference: string): Payment;
  /** The next answer is lost. */
  loseAnswer(): void;
  /** What becomes of a card that the double does not know. */
  script(card: string, script: Scripted): void;
  setWebhookUrl(url: string | null): void;
  report(notice: Notice): void;
  /** Closes a settlement batch, and reports it. */
  closeBatch(): void;
  close(): Promise<void>;
}

interface Double {
  readonly books: DoubleBooks;
  readonly url: () => string;
  readonly report: AdyenDouble['report'];
  readonly later: (run: () => void) => void;
  readonly reports: ReturnType<typeof openReports>;
  readonly scripts: Map<string, Scripted>;
  readonly sent: Sent[];
  /** An entry for each answer that is lost. */
  readonly toLose: true[];
}

export interface DoubleOptions {
  /** After how long something comes by itself. */
  readonly laterMs?: number;
  /** How often a settlement batch is closed; never if it is absent. */
  readonly batchMs?: number;
}

export async function startAdyenDouble({ laterMs = 100, batchMs }: DoubleOptions = {}): Promise<AdyenDouble> {
  const books = openBooks();
  let webhookUrl: string | null = null;
  const target = { url: () => webhookUrl, hmacKey: HMAC_KEY, merchantAccount: MERCHANT_ACCOUNT };
  const report = (notice: Notice) => void deliver(notice, target);
  const later = (run: () => void) => void setTimeout(run, laterMs).unref();
  let url = '';
  const double: Double = {
    books,
    url: () => url,
    report,
    later,
    reports: openReports(books, MERCHANT_ACCOUNT),
    scripts: new Map(),
    sent: [],
    toLose: [],
  };
  const server = createServer((request, response) => {
    serve(double, request, response).catch((error: unknown) => {
      console.error(error);
      request.socket.destroy();
    });
  });
  const listening = await listen(server, { port: 0, host: '127.0.0.1' });
  url = listening.url;
  const closeBatch = () => {
    const closed = double.reports.closeBatch();
    if (closed === null) return;
    const { batch, currency } = closed;
    const name = `settlement_detail_report_batch_${batch}.csv`;
    const about = {
      eventCode: 'REPORT_AVAILABLE',
      merchantReference: '',
      amount: { currency, value: 0 },
      success: true,
    };
    report({ ...about, pspReference: name, reason: `${url}/reports/download/${name}` });
  };
  const timer = batchMs === undefined ? undefined : setInterval(closeBatch, batchMs);
  return {
    url,
    books,
    report,
    closeBatch,
    sent: double.sent,
    loseAnswer: () => void double.toLose.push(true),
    paymentOf(reference) {
      const payment = books.payments.find((one) => one.reference === reference);
      if (payment === undefined) throw new Error(`${reference} was never paid`);
      return payment;
    },
    script: (card, script) => void double.scripts.set(card, script),
    setWebhookUrl: (changed) => void (webhookUrl = changed),
    async close() {
      clearInterval(timer);
      await listening.close();
    },
  };
}

async function serve(double: Double, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', double.url());
  if (pathname === '/books') return send(response, { status: 200, body: { movements: movementsOf(double.books) } });
  if (pathname.startsWith('/3ds/')) return serveBankPage(double, request, response);
  const [, batch] =
    /^\/reports\/download\/MerchantAccount\/TollgateTest\/settlement_detail_report_batch_(\d+)\.csv$/.exec(pathname) ??
    [];
  if (batch !== undefined) return serveReport(double, Number(batch), request, response);
  if (request.headers['x-api-key'] !== API_KEY) return send(response, refusal(401, '000', 'security'));
  const sent = JSON.parse(await text(request)) as Sent;
  const key = String(request.headers['idempotency-key'] ?? newReference());
  const known = double.books.answers.get(key);
  if (known === null) return send(response, refusal(422, '704', 'validation'));
  if (known !== undefined) return send(response, known);
  double.books.answers.set(key, null);
  const { reply, isLost = false } = carryOut(double, pathname, sent);
  double.books.answers.set(key, reply);
  const isCut = isLost || double.toLose.pop() === true;
  return isCut ? void request.socket.destroy() : send(response, reply);
}

interface Sent {
  readonly merchantAccount?: string;
  readonly reference?: string;
  readonly paymentReference?: string;
  readonly amount?: Amount;
  readonly returnUrl?: string;
  readonly paymentMethod?: { readonly number?: string; readonly encryptedCardNumber?: string };
  readonly details?: { readonly redirectResult?: string };
}

function carryOut(double: Double, path: string, sent: Sent): { readonly reply: Reply; readonly isLost?: boolean } {
  if (path !== '/payments/details' && sent.merchantAccount !== MERCHANT_ACCOUNT)
    return { reply: refusal(403, '901', 'security') };
  if (path === '/payments') return pay(double, sent);
  if (path === '/payments/details') return { reply: submitDetails(double, sent) };
  if (path === '/cancels') return { reply: cancel(double, sent) };
  const [, psp] = /^\/payments\/([^/]+)\/refunds$/.exec(path) ?? [];
  return { reply: psp === undefined ? refusal(404, '000', 'validation') : refund(double, psp, sent) };
}

function pay(double: Double, sent: Sent): { readonly reply: Reply; readonly isLost?: boolean } {
  const { reference = '', amount = { currency: '', value: 0 }, returnUrl = '', paymentMethod = {} } = sent;
  const card = paymentMethod.number ?? paymentMethod.encryptedCardNumber?.replace('test_', '') ?? '';
  double.sent.push(sent);
  const script = double.scripts.get(card) ?? scriptOf(card);
  const payment: Payment = { pspReference: newReference(), reference, amount, returnUrl, state: 'open' };
  double.books.payments.push(payment);
  if (script.result === 'RedirectShopper') {
    const url = `${double.url()}/3ds/${payment.pspReference}`;
    const action = { type: 'redirect', paymentMethodType: 'scheme', method: 'GET', url };
    return { reply: { status: 200, body: { resultCode: 'RedirectShopper', action } } };
  }
  if (script.result === 'Pending') {
    if (script.isHanging !== true) double.later(() => payment.state === 'open' && finish(double, payment, true));
    const { pspReference } = payment;
    return { reply: { status: 200, body: { pspReference, resultCode: 'Pending', merchantReference: reference } } };
  }
  const body = finish(double, payment, script.result === 'Authorised', script.refusal);
  if (script.isDisputed === true) double.later(() => dispute(double, payment));
  return { reply: { status: 200, body }, ...(script.isLost && { isLost: true }) };
}

/** Gives a payment its result, which is also reported. */
function finish(
  double: Double,
  payment: Payment,
  isPaid: boolean,
  refused: readonly string[] = ['Refused', '2'],
): object {
  payment.state = isPaid ? 'authorised' : 'refused';
  const { pspReference, reference: merchantReference, amount } = payment;
  const [refusalReason = '', refusalReasonCode = ''] = refused;
  const about = { eventCode: 'AUTHORISATION', pspReference, merchantReference, amount, success: isPaid };
  double.report({ ...about, reason: isPaid ? '033899:1111:12/2031' : refusalReason });
  return isPaid
    ? { pspReference, resultCode: 'Authorised', amount, merchantReference }
    : { pspReference, resultCode: 'Refused', refusalReason, refusalReasonCode, amount, merchantReference };
}

function dispute(double: Double, { pspReference: originalReference, reference: merchantReference, amount }: Payment) {
  const about = { pspReference: newReference(), originalReference, merchantReference, amount, success: true };
  double.report({ ...about, eventCode: 'NOTIFICATION_OF_CHARGEBACK', reason: 'Other Fraud-Card Absent Environment' });
  double.report({ ...about, eventCode: 'CHARGEBACK', reason: 'Other Fraud-Card Absent Environment' });
}

/** The page of the payer's bank leaves its decision here. */
const decisions = new Map<string, { readonly payment: Payment; readonly isAgreed: boolean }>();

function submitDetails(double: Double, { details }: Sent): Reply {
  const decision = decisions.get(details?.redirectResult ?? '');
  if (decision === undefined || decision.payment.state !== 'open') return refusal(422, '14_0455', 'validation');
  return { status: 200, body: finish(double, decision.payment, decision.isAgreed, ['3D Not Authenticated', '11']) };
}

async function serveBankPage(double: Double, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const psp = (request.url ?? '').split('/')[2]?.split('?')[0];
  const payment = double.books.payments.find(({ pspReference }) => pspReference === psp);
  const decision = new URLSearchParams(await text(request)).get('decision');
  if (payment === undefined || decision === null) return void response.writeHead(404).end();
  const redirectResult = `X6XtfGC3!${newReference()}`;
  decisions.set(redirectResult, { payment, isAgreed: decision === 'success' });
  const back = new URL(payment.returnUrl);
  back.searchParams.set('redirectResult', redirectResult);
  // The kit does not follow redirects, as a browser would.
  const followed = await fetch(back, { redirect: 'manual' });
  await followed.body?.cancel();
  response.writeHead(303, { Location: back.href }).end();
}

function refund({ books, report, later }: Double, psp: string, sent: Sent): Reply {
  const payment = books.payments.find(({ pspReference }) => pspReference === psp);
  const { reference = '', amount = { currency: '', value: 0 }, merchantAccount } = sent;
  if (payment === undefined) return refusal(422, '167', 'validation');
  const pspReference = newReference();
  const before = books.refunds.filter((other) => other.isSent && other.payment === payment);
  const left = before.reduce((rest, { amount: { value } }) => rest - value, payment.amount.value);
  const isSent = payment.state === 'authorised' && amount.currency === payment.amount.currency && amount.value <= left;
  books.refunds.push({ pspReference, reference, amount, payment, isSent });
  // Adyen's documentation can be read both ways, so every second one names the payment instead of the refund.
  const merchantReference = books.refunds.length % 2 === 0 ? reference : payment.reference;
  const about = {
    eventCode: 'REFUND',
    pspReference,
    originalReference: psp,
    merchantReference,
    amount,
    success: isSent,
  };
  later(() => report({ ...about, reason: isSent ? '' : 'Insufficient balance on payment' }));
  const body = { merchantAccount, paymentPspReference: psp, pspReference, reference, status: 'received', amount };
  return { status: 201, body };
}

function cancel({ books, report, later }: Double, { paymentReference = '', reference, merchantAccount }: Sent): Reply {
  const pspReference = newReference();
  later(() => {
    const payment = books.payments.find((other) => other.reference === paymentReference);
    const success = payment?.state === 'open';
    if (success) payment.state = 'cancelled';
    const about = { eventCode: 'TECHNICAL_CANCEL', pspReference, merchantReference: paymentReference, success };
    const amount = payment?.amount ?? { currency: 'EUR', value: 0 };
    const original = payment && { originalReference: payment.pspReference };
    report({ ...about, ...original, amount, reason: success ? '' : 'Transaction not found or already captured' });
  });
  return { status: 201, body: { merchantAccount, paymentReference, pspReference, reference, status: 'received' } };
}

function serveReport(double: Double, batch: number, request: IncomingMessage, response: ServerResponse): void {
  const csv = double.reports.read(batch);
  if (request.headers['x-api-key'] !== REPORT_KEY) return void response.writeHead(401).end();
  if (csv === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': 'text/csv' }).end(csv);
}

function refusal(status: number, errorCode: string, errorType: string): Reply {
  return { status, body: { status, errorCode, message: `Refused with ${errorCode}`, errorType } };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  const content = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) });
  response.end(content);
}

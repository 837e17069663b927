import type { IncomingHttpHeaders } from 'node:http';
import * as validators from '../../../../generated/validators.js';
import type { JsonObject } from '../../../protocol/json-object.ts';
import { receivedValidators } from '../../../protocol/received.ts';
import { withoutEmpty } from '../../../protocol/shape.ts';
import { formOf } from '../../../protocol/signature.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import { maskPerson } from '../../domain/text/mask.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import { SUCCESS_CODE, timeOfRequest } from '../../domain/requests/request-log.ts';
import type { LoggedRequest, RequestRecord } from '../../domain/requests/request-log.ts';
import type { Answer } from '../answers/envelope.ts';
import type { Exchange } from '../merchant-exchange.ts';
import { failedStep } from '../../operator/request-log/check-steps.ts';
import { findSignatureMistake } from './find-mistake.ts';
import { maskAnswer } from './mask-answer.ts';
import { bodyMaskOf } from '../../operator/request-log/mask-body.ts';
import { maskHeaders } from './mask-headers.ts';

// From a request that was answered to what is kept of it. Runs in the background.

/** What the hot path leaves. */
export interface SeenRequest {
  readonly merNo: number;
  readonly requestId: string;
  readonly exchange: Exchange;
  readonly headers: IncomingHttpHeaders;
  readonly from: string;
  readonly answer: Answer;
  readonly milliseconds: number;
}

const ORDER_NUMBER_LENGTH_MAX = 64;
const BODY_BYTES_MAX = 32_768;
const SHORT_BODY_BYTES = 4096;
const RECORD_LENGTH_MAX = 16_384;

const shapes = receivedValidators(validators);

export function describeRequest(
  seen: SeenRequest,
  { account, lost }: { readonly account: MerchantAccount; readonly lost: number },
): LoggedRequest {
  const { merNo, requestId, exchange, answer, milliseconds } = seen;
  const { operation, isProven, opened } = exchange;
  const { status, code, tradeNo = exchange.tradeNo ?? null } = answer;
  const failedAt = failedStep({ code, isReadable: opened !== undefined, isProven });
  return {
    merNo,
    requestId,
    isProven,
    at: timeOfRequest(requestId),
    operation: operation.operationId,
    status,
    code,
    microseconds: Math.round(milliseconds * 1000),
    merOrderNo: orderNumberOf(opened?.body, isProven && code === SUCCESS_CODE),
    tradeNo,
    failedAt,
    lost,
    record: fitting(recordOf(seen, { account, isSignatureWrong: failedAt === 'signature' })),
  };
}

/** A number that was accepted is in the order, too. Any other may be the number of a card. */
function orderNumberOf(body: JsonObject | undefined, isAccepted: boolean): string | null {
  const given = body?.['merOrderNo'];
  if ((typeof given !== 'string' && typeof given !== 'number') || given === '') return null;
  const text = String(given).slice(0, ORDER_NUMBER_LENGTH_MAX);
  return isAccepted ? text : hideCardNumbers(text);
}

function recordOf(
  { exchange, headers, from, answer }: SeenRequest,
  { account, isSignatureWrong }: { readonly account: MerchantAccount; readonly isSignatureWrong: boolean },
): RequestRecord {
  const { sent, opened, bodyBytes, operation } = exchange;
  const isTooLarge = bodyBytes > (sent === undefined ? operation.bodyBytesMax : BODY_BYTES_MAX);
  return {
    variant: opened?.chosen.ok === true ? opened.chosen.name : null,
    from: maskPerson('ipAddress', from),
    headers: maskHeaders(headers),
    body: sent === undefined || isTooLarge ? null : bodyMaskOf(operation).mask(sent),
    bodyBytes,
    leftOut: isTooLarge ? 'tooLarge' : sent === undefined ? 'unreadable' : null,
    ...signatureOf(exchange, isSignatureWrong ? account : null),
    ...maskAnswer(answer),
  };
}

/** How it was signed, if it came to that; and why it is wrong, if an account is given. */
function signatureOf(
  { operation, opened, isProven }: Exchange,
  account: MerchantAccount | null,
): Pick<RequestRecord, 'form' | 'mistake'> {
  if (opened === undefined || !opened.chosen.ok || (!isProven && account === null))
    return { form: null, mistake: null };
  const { variant } = opened.chosen;
  const form = variant.forms.includes('rsa-sha256') ? formOf(String(opened.body['sign'])) : 'md5';
  if (account === null) return { form, mistake: null };
  const body = withoutEmpty(shapes[variant.request]?.shape ?? {}, opened.body);
  return { form, mistake: findSignatureMistake({ operation, form, body, account }) };
}

/** Bounded, whatever came. A short body makes a short record. */
function fitting(record: RequestRecord): RequestRecord {
  if (record.bodyBytes <= SHORT_BODY_BYTES || JSON.stringify(record).length <= RECORD_LENGTH_MAX) return record;
  return { ...record, body: null, leftOut: 'tooLarge', answer: null };
}

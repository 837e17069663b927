import type { components } from '../../../../../generated/operator.ts';
import { say } from '../../../../web/texts.ts';
import { faultWords } from '../deliveries/failure-words.ts';
import { withMethodWords } from '../orders/order-words.ts';

type Kind = components['schemas']['AttentionGroup']['kind'];

/** What the operation says about one thing that needs a person, in the language of the reader. */
export function entryWords(kind: Kind, text: string): string {
  if (kind === 'stuckOrder') return stuckWords(withMethodWords(text));
  if (kind === 'successRate') return rateWords(withMethodWords(text));
  if (kind === 'failingCalls') return callWords(text);
  if (kind === 'payoutRun') return runWords(text);
  return kind === 'delivery' ? endpointWords(text) : text;
}

function stuckWords(text: string): string {
  const [, money, method, order] = /^(.+?) by (.+), order (.+)$/s.exec(text) ?? [];
  if (money === undefined || method === undefined || order === undefined) return text;
  return say`${money} by ${method}, order ${order}`;
}

const RATE =
  /^(\d+) of (\d+) payments by (.+) succeeded since then \((.+?)\); in these hours of the 7 days before, (.+) did$/s;

function rateWords(text: string): string {
  const [, succeeded, ended, method, share, before] = RATE.exec(text) ?? [];
  if (succeeded === undefined) return text;
  return say`${succeeded} of ${ended ?? ''} payments by ${method ?? ''} succeeded since then (${share ?? ''}); in these hours of the 7 days before, ${before ?? ''} did`;
}

function callWords(text: string): string {
  const [, refused, calls, minutes, code] =
    /^(\d+) of (\d+) signed calls refused in the last (\d+) minutes, last with (\w+)$/.exec(text) ?? [];
  if (refused === undefined) return text;
  return say`${refused} of ${calls ?? ''} signed calls refused in the last ${minutes ?? ''} minutes, last with ${code ?? ''}`;
}

function endpointWords(text: string): string {
  const [, what = '', waiting, exhausted] = /^(.*); (\d+) waiting, (\d+) given up$/s.exec(text) ?? [];
  if (waiting === undefined || exhausted === undefined) return text;
  const [, status] = /^answers (\d+)$/.exec(what) ?? [];
  const how = status === undefined ? faultWords(what) : say`answers ${status}`;
  return say`${how}; ${waiting} waiting, ${exhausted} given up`;
}

function runWords(text: string): string {
  const [, money, day, what = ''] = /^(.+?), due on ([\d-]+), (waits|was declined|came back)\b/.exec(text) ?? [];
  if (money === undefined || day === undefined) return text;
  if (what === 'waits') return say`${money}, due on ${day}, waits because it is above the limit: release or skip it`;
  return what === 'came back'
    ? say`${money}, due on ${day}, came back: check the account, because nothing more is sent after three in a row`
    : say`${money}, due on ${day}, was declined: check the account, because nothing more is sent after three in a row`;
}

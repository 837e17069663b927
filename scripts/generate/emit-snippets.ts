import { SAMPLE_WRITERS } from '../docs/samples/samples.ts';
import type { SampleLanguage } from '../docs/samples/samples.ts';
import { plansOf } from '../docs/samples/sample-plan.ts';
import type { SamplePlan } from '../docs/samples/sample-plan.ts';
import type { Contract } from './contract.ts';
import { describeOperations } from './describe-operations.ts';
import { describeHelpers } from './helpers/model.ts';
import type { HelperAccount } from './helpers/model.ts';
import { notificationCode } from './shop-code/notification-code.ts';
import { HEADER, literal } from './source-text.ts';

// Code for a merchant's developers: the samples of the docs, and the receiver of the demo shop. A value that only the gateway
// knows is its name between two underscores, `__merNo__`, and the back office fills it in.

/** `generated/snippets.ts`. */
export function emitSnippets(contract: Contract): string {
  const account = placeholderAccount(describeHelpers(contract).account);
  const receive = notificationCode(account);
  const payments = paymentPlans(contract).map((plan) => ({
    method: plan.call.variant.name,
    currency: String(plan.call.body['currencyCode']),
    code: byLanguage((write) => write({ ...plan, account, call: { ...plan.call, body: ownAddresses(plan) } })),
  }));
  const receivers = Object.fromEntries(
    LANGUAGES.flatMap(({ label, language }) =>
      language === 'curl' ? [] : [[label, named(receive[language].trimEnd())]],
    ),
  );
  return [
    HEADER,
    'interface PaymentSnippet {',
    '  readonly method: string;',
    '  readonly currency: string;',
    '  /** By the label of the language. */',
    '  readonly code: Readonly<Record<string, string>>;',
    '}',
    '',
    '/** With `__merNo__` and other names in place of what a merchant has. The shortest bodies first. */',
    `export const paymentSnippets: readonly PaymentSnippet[] = ${literal(payments)};`,
    '',
    '/** A server for notifications, by the label of the language. */',
    `export const receiverSnippets: Readonly<Record<string, string>> = ${literal(receivers)};`,
    '',
  ].join('\n');
}

type SnippetLanguage = Extract<SampleLanguage, 'curl' | 'typescript' | 'php' | 'python'>;

const WANTED: readonly SampleLanguage[] = ['curl', 'typescript', 'php', 'python'] satisfies SnippetLanguage[];

const LANGUAGES = SAMPLE_WRITERS.filter(({ language }) => WANTED.includes(language)).map(({ language, ...writer }) => ({
  ...writer,
  language: language as SnippetLanguage,
}));

function byLanguage(code: (write: (plan: SamplePlan) => string) => string): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map(({ label, write }) => [label, named(code(write).trimEnd())]));
}

/** One for each method that needs no card; the others are in the docs. */
function paymentPlans(contract: Contract): SamplePlan[] {
  const plans = describeOperations(contract)
    .filter(({ operationId }) => operationId === 'createPayment')
    .flatMap((operation) => plansOf(contract, operation))
    .filter(({ isRsa, call }) => !isRsa && !('cardNo' in call.body));
  const first = new Map<string, SamplePlan>();
  for (const plan of plans) if (!first.has(plan.call.variant.name)) first.set(plan.call.variant.name, plan);
  return [...first.values()].toSorted((left, right) => sizeOf(left) - sizeOf(right));
}

function sizeOf({ call }: SamplePlan): number {
  return JSON.stringify(call.body).length;
}

/** A number where the code needs one; it stands nowhere else. */
const MERCHANT_NUMBER = 9_999_000_999;

function placeholderAccount(account: HelperAccount): HelperAccount {
  return {
    ...account,
    baseUrl: '__baseUrl__',
    merNo: MERCHANT_NUMBER,
    key: '__key__',
    referer: '__website__/checkout',
    webhookSecret: '__webhookSecret__',
  };
}

function ownAddresses({ call: { body } }: SamplePlan): SamplePlan['call']['body'] {
  return { ...body, merNo: MERCHANT_NUMBER, returnUrl: '__website__/thanks', notifyUrl: '__notifyUrl__' };
}

function named(code: string): string {
  return code.replaceAll(String(MERCHANT_NUMBER), '__merNo__');
}

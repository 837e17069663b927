import { SAMPLE_WRITERS } from '../../docs/samples/samples.ts';
import type { SampleCall, SamplePlan, SampleValue } from '../../docs/samples/sample-plan.ts';
import { BUYER } from '../../../src/shop/buyer.ts';
import type { Contract } from '../contract.ts';
import { SAMPLE_SERVER, describeHelpers } from '../helpers/model.ts';
import type { HelperModel } from '../helpers/model.ts';
import { HEADER, literal } from '../source-text.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import type { CodeByLanguage, CodeLanguage } from './languages.ts';
import { notificationCode } from './notification-code.ts';
import { REDIRECT_CODE } from './redirect-code.ts';

// The code that the demo shop shows, one entry for each step and language. Where a value is known only when an order exists,
// the code has its name between two underscores, `__tradeNo__`, and the shop fills it in.

/** `generated/shop-code.ts`. */
export function emitShopCode(contract: Contract): string {
  const model = describeHelpers(contract);
  const steps = {
    createOrder: byLanguage(plan(model, 'createCashierOrder', CREATED)),
    redirect: REDIRECT_CODE,
    verifyNotification: notificationCode(model.account),
    queryPayment: byLanguage(plan(model, 'queryOrder', { queryType: 'sales', ...NUMBERS })),
    refund: withIdempotencyKey(
      byLanguage(plan(model, 'applyRefund', { ...NUMBERS, amount: '__sourceAmount__', notifyUrl: NOTIFY_URL })),
      '__merOrderNo__-refund',
    ),
    queryRefund: byLanguage(plan(model, 'queryOrder', { queryType: 'refund', ...NUMBERS, refundNo: '__refundNo__' })),
  };
  return [
    HEADER,
    '/** The address in the code, which the shop replaces by its own. */',
    `export const SAMPLE_SERVER = ${JSON.stringify(SAMPLE_SERVER)};`,
    '',
    '/** Step, label of the language, code. */',
    `export const shopCode = ${literal(labelled(steps))} as const satisfies Record<string, Readonly<Record<string, string>>>;`,
    '',
  ].join('\n');
}

const NOTIFY_URL = 'http://localhost:9000/notify';

const NUMBERS = { merOrderNo: '__merOrderNo__', tradeNo: '__tradeNo__' } as const;

/** What the shop sends, as a new order. */
const CREATED: Readonly<Record<string, SampleValue>> = {
  merOrderNo: { variable: 'order' },
  currencyCode: '__currencyCode__',
  sourceAmount: '__sourceAmount__',
  returnUrl: `${SAMPLE_SERVER}/shop`,
  notifyUrl: NOTIFY_URL,
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  ...BUYER,
  productInfoList: [{ sku: '__sku__', productName: '__productName__', price: '__price__', quantity: '__quantity__' }],
};

function plan(model: HelperModel, operationId: string, body: SampleCall['body']): SamplePlan {
  const operation = model.operations.find(({ id }) => id === operationId);
  const variant = operation?.variants[0];
  if (operation === undefined || variant === undefined) throw new Error(`no helper calls ${operationId}`);
  return {
    example: operationId,
    summary: operation.summary,
    account: model.account,
    orderPrefix: operation.createsOrder ? 'MUG' : null,
    orderBytes: 6,
    isRsa: false,
    sign: '',
    before: [],
    call: { operation, variant, body, purpose: '' },
  };
}

function byLanguage(one: SamplePlan): CodeByLanguage {
  const codes = SAMPLE_WRITERS.filter(({ language }) => language !== 'curl').map(
    ({ language, write }) => [language, write(one)] as const,
  );
  return Object.fromEntries(codes) as Record<CodeLanguage, string>;
}

/** Under the labels of the samples, in their order. */
function labelled(steps: Readonly<Record<string, CodeByLanguage>>): Record<string, Record<string, string>> {
  const languages = SAMPLE_WRITERS.filter(({ language }) => language !== 'curl');
  return Object.fromEntries(
    Object.entries(steps).map(([step, codes]) => [
      step,
      Object.fromEntries(languages.map(({ language, label }) => [label, codes[language as CodeLanguage].trimEnd()])),
    ]),
  );
}

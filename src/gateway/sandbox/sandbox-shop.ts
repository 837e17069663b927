import type { KeyObject } from 'node:crypto';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { requestExample } from '../../examples/contract-examples.ts';
import { openRequest } from '../../protocol/check-request.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import type { OperationRule } from '../../protocol/operation-rule.ts';
import { signMd5 } from '../../protocol/signature.ts';
import { CASHIER, isPayoutMethod } from '../domain/method.ts';
import { secretsOf } from '../domain/merchants/merchant.ts';
import type { PayMethod } from '../domain/payments/attempt.ts';
import type { Vault } from '../domain/ports.ts';
import type { Answer } from '../http/answers/envelope.ts';
import { createMerchantChecks } from '../http/check-merchant.ts';
import { createOperationServer } from '../http/serve-operation.ts';
import type { GatewayIds } from '../vault/ids.ts';
import { createMerchantOperations } from '../operations/create-operations.ts';
import type { MerchantDependencies } from '../operations/create-operations.ts';
import type { MerchantAccounts } from '../operations/operations.ts';
import type { SandboxShop, ShopAnswer, ShopOrder } from '../operations/platform/triggers.ts';

// A merchant's program, played by the sandbox. What it sends passes every check that a request from outside passes, and is
// refused like one. Only the sandbox loads this file (S21).

type ShopDependencies = MerchantDependencies & {
  readonly accounts: MerchantAccounts;
  readonly methods: readonly PayMethod[];
};

export interface SandboxShopOptions {
  readonly dependencies: ShopDependencies;
  readonly vault: Vault;
  readonly ids: GatewayIds;
  readonly gatewayPrivateKey: KeyObject | null;
}

/** What is sent: the example of an operation, and what differs from it. */
interface Sent {
  readonly operationId: OperationId;
  /** The example, and the variant of the operation. */
  readonly variant?: string;
  readonly changes: JsonObject;
}

export function createSandboxShop(options: SandboxShopOptions): SandboxShop {
  const send = createSending(options);
  return {
    pay: (merNo, order) => send(merNo, paymentOf(order)),
    payOut: (merNo, order) => send(merNo, payoutOf(order)),
    refund: (merNo, { tradeNo, merOrderNo, result, notifyUrl }) => {
      const changes = { tradeNo, merOrderNo, notifyUrl, ...valueFor('applyRefund', 'default', result) };
      return send(merNo, { operationId: 'applyRefund', changes });
    },
  };
}

function paymentOf({ method, cashier, result, notifyUrl, protestNotifyUrl }: ShopOrder): Sent {
  const addresses = { notifyUrl, protestNotifyUrl };
  if (method === CASHIER) return { operationId: 'createCashierOrder', changes: addresses };
  if (cashier) {
    const changes = { ...addresses, ...(method !== null && { paymentMode: method }) };
    return { operationId: 'createCashierPayment', changes };
  }
  const variant = method ?? 'CREDIT_CARD';
  const changes = { ...addresses, ...valueFor('createPayment', variant, result) };
  return { operationId: 'createPayment', variant, changes };
}

function payoutOf({ method, result, notifyUrl }: ShopOrder): Sent {
  const kind = method !== null && isPayoutMethod(method) ? { withdrawType: Number(method.slice(-1)) } : {};
  return {
    operationId: 'createPayout',
    changes: { notifyUrl, ...kind, ...valueFor('createPayout', 'default', result) },
  };
}

/** The contract's sandbox value that gives this result at once, where there is one. */
function valueFor(operationId: OperationId, variant: string, result: 'success' | 'failure'): JsonObject {
  const { sandbox } = operations[operationId] as OperationRule;
  const row = sandbox.find(
    ({ variant: of = variant, field, script }) =>
      of === variant && field !== undefined && script === (result === 'success' ? 'approve' : 'decline'),
  );
  return row?.field === undefined ? {} : { [row.field]: row.value ?? '' };
}

function createSending({ dependencies, vault, ids, gatewayPrivateKey }: SandboxShopOptions) {
  const { accounts, clock, zone, payUrlOf, methods } = dependencies;
  const unlimited = { take: () => 0 };
  const check = createMerchantChecks({ accounts, clock, rateLimit: unlimited, mode: 'sandbox' });
  const serve = createOperationServer({
    operations: createMerchantOperations(dependencies),
    payUrlOf,
    methods,
    gatewayPrivateKey,
    renderCashier: () => ({ html: '', headers: {} }),
  });

  return async function send(merNo: number, { operationId, variant, changes }: Sent): Promise<ShopAnswer> {
    const operation: OperationRule = operations[operationId];
    const account = await accounts.find(merNo);
    const [key = ''] = account === null ? [] : secretsOf(account, 'signingKey', clock.now());
    const unsigned = {
      ...requestExample(operation.path, variant),
      merNo,
      merOrderNo: `TRIGGER-${ids.newRequestId().slice('req_'.length)}`,
      ...changes,
    };
    const body = { ...unsigned, sign: signMd5(operation.signature.fields, unsigned, key) } as unknown as JsonObject;
    const headers = new Map([
      ['referer', `${account?.merchant.websites[0] ?? ''}/checkout`],
      ['user-agent', 'tollgate'],
      [operation.selector?.name.toLowerCase() ?? '', valueOf(operation, variant)],
    ]);
    const opened = openRequest({ operation, header: (name) => headers.get(name.toLowerCase()) || undefined, body });
    const known = await check(
      opened,
      (refusal) => refusal,
      () => undefined,
    );
    if (known.kind === 'refusal') return { kind: 'refused', code: known.code, message: known.message };
    const bytes = Buffer.from(JSON.stringify(body));
    return answerOf(await serve(known, { mode: 'sandbox', zone, vault, bytes }));
  };
}

function valueOf({ variants }: OperationRule, variant = 'default'): string {
  return variants[variant]?.value ?? '';
}

interface Envelope {
  readonly message: string;
  readonly data?: { readonly tradeNo: string; readonly merOrderNo: string; readonly refundNo?: string };
}

function answerOf({ code, body }: Answer): ShopAnswer {
  // Our own envelope, written a moment ago.
  const { message, data } = JSON.parse(String(body)) as Envelope;
  if (data === undefined) return { kind: 'refused', code, message };
  const { tradeNo, merOrderNo, refundNo = null } = data;
  return { kind: 'accepted', tradeNo, merOrderNo, refundNo };
}

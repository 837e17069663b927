import { createIds } from '../../../src/gateway/vault/ids.ts';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import type { PayMethod } from '../../../src/gateway/domain/payments/attempt.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { createExpiry } from '../../../src/gateway/domain/payments/expiry.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Merchant } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { OrderState } from '../../../src/gateway/domain/orders/order.ts';
import type { CardData, Channel, Channels } from '../../../src/gateway/domain/ports.ts';
import type { PaymentRequest } from '../../../src/gateway/domain/orders/order-requests.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createAgendaRunner } from '../../../src/gateway/work/agenda-runner.ts';
import { notificationPayloads } from '../../../src/gateway/notifier/payloads.ts';
import {
  createMerchantOperations,
  createPlatformOperations,
} from '../../../src/gateway/operations/create-operations.ts';
import type { Dependencies } from '../../../src/gateway/assemble/dependencies.ts';
import type { PayOutcome } from '../../../src/gateway/operations/operations.ts';
import { createPayerOperations } from '../../../src/gateway/operations/payers/create-payer-operations.ts';
import type { PayerOptions } from '../../../src/gateway/operations/payers/create-payer-operations.ts';
import { oneChannel } from '../../helpers/acquirer/one-channel.ts';
import { createTestLimiter } from '../../helpers/gateway/limiter.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';

// The payer's operations on a store and a channel, with a clock that a test moves, and the sweep at its command.

export const FIRST_INQUIRY_MS = 11_000;
export const EXPIRY_MS = 1_800_000;

const EXPIRY_SECONDS = { CASHIER: 1800, CREDIT_CARD: 1800, ALIPAY: 1800, PIX: 900, SEPA: 259_200, CRYPTO: 900 };

const METHODS: readonly PayMethod[] = [
  { name: 'CREDIT_CARD', currencies: null },
  { name: 'ALIPAY', currencies: null },
  { name: 'PIX', currencies: ['BRL'] },
  { name: 'SEPA', currencies: ['EUR'] },
];

const SCRIPTS: Readonly<Record<string, string>> = {
  '4000000000000002': 'decline',
  '4000000000003220': 'challenge',
  '4000000000000119': 'approveLater',
  '4000000000000341': 'loseAnswer',
};

const GOOD_CARD = '4242424242424242';
export const BAD_CARD = '4000000000000002';

export function cardOf(number: string): CardData {
  return { number, expiryMonth: '12', expiryYear: '2031', securityCode: '739' };
}

export interface Workbench {
  readonly deps: Dependencies;
  readonly payer: ReturnType<typeof createPayerOperations>;
  readonly merchants: ReturnType<typeof createMerchantOperations>;
  readonly platform: ReturnType<typeof createPlatformOperations>;
  readonly faults: unknown[];
  newOrder(fields?: Partial<PaymentRequest>): Promise<string>;
  payByCard(tradeNo: string, number?: string, address?: string): Promise<PayOutcome>;
  payBy(tradeNo: string, method: string): Promise<PayOutcome>;
  advance(milliseconds: number): void;
  sweep(): Promise<number>;
  stateOf(tradeNo: string): Promise<{ state: OrderState; message: string }>;
  attemptsOf(tradeNo: string): Promise<string[]>;
}

export interface WorkbenchOptions {
  readonly channel?: Channel;
  /** False if the channel is an adapter that a sandbox calls. */
  readonly isScripted?: boolean;
  /** Instead of `channel`, for several acquirers. */
  readonly channels?: Channels;
  readonly merchant?: Partial<Merchant>;
  readonly sandbox?: boolean;
  readonly limitsByAddress?: boolean;
  readonly clock?: { at: number };
  readonly holder?: string;
}

let orders = 0;

export function createWorkbench(store: Store, options: WorkbenchOptions = {}): Workbench {
  const time = options.clock ?? { at: NOW };
  const clock = { now: () => time.at };
  const faults: unknown[] = [];
  const merchant = { ...MERCHANT, ...options.merchant };
  const deps: Dependencies = {
    store,
    channels:
      options.channels ??
      oneChannel(options.channel ?? createSandboxChannel({ clock }), { isScripted: options.isScripted ?? true }),
    clock,
    stopwatch: { elapsedMs: clock.now },
    limiter: createTestLimiter(clock.now, store),
    ids: createIds(clock),
    accounts: { find: async () => ({ merchant, secrets: [] }), forget: () => undefined },
    reference: { isListedBank: async () => true, exchange: async (amount) => amount, forget: () => undefined },
    zone: createZone('UTC'),
    expiry: createExpiry(EXPIRY_SECONDS),
    methods: METHODS,
    refundRepeatMs: 600_000,
    requestDeadlineMs: FIRST_INQUIRY_MS - 1000,
    firstInquiryMs: FIRST_INQUIRY_MS,
    onFault: (error) => faults.push(error),
    hashCard: (merNo, number) => `hash of ${number.slice(-4)} at ${merNo}`,
    hashAccount: (account) => `hash of ${account}`,
    payloads: notificationPayloads,
    onNotification: () => undefined,
    payUrlOf: (tradeNo) => `https://pay.example/pay/${tradeNo}`,
  };
  const payer = createPayerOperations(deps, payerOptions(options));
  const merchants = createMerchantOperations(deps);
  const runner = createAgendaRunner(deps, {
    holder: options.holder ?? 'workbench',
    onError: (error) => faults.push(error),
  });
  return {
    deps,
    payer,
    merchants,
    platform: createPlatformOperations(deps),
    faults,
    async newOrder(fields = {}) {
      orders += 1;
      const request = { ...REQUEST, merOrderNo: `P-${process.pid}-${orders}`, ...fields };
      const accepted = await merchants.createPayment({ merchant, secrets: [] }, request);
      if (accepted.kind === 'refused') throw new Error(`the order was refused: ${accepted.reason}`);
      return accepted.tradeNo;
    },
    payByCard: (tradeNo, number = GOOD_CARD, address = '192.0.2.1') =>
      payer.pay({ tradeNo, method: 'CREDIT_CARD', card: cardOf(number), address }),
    payBy: (tradeNo, method) => payer.pay({ tradeNo, method, card: null, address: '192.0.2.1' }),
    advance(milliseconds) {
      time.at += milliseconds;
    },
    sweep: () => runner.runDue(),
    async stateOf(tradeNo) {
      const order = await store.findOrder({ merNo: MER_NO, tradeNo });
      if (order === null) throw new Error('the order is not there');
      return { state: order.state, message: order.message };
    },
    async attemptsOf(tradeNo) {
      const attempts = await store.listAttempts({ merNo: MER_NO, tradeNo });
      return attempts.map(({ attempt, method, state }) => `${attempt} ${method} ${state}`);
    },
  };
}

function payerOptions({ sandbox = true, limitsByAddress = true }: WorkbenchOptions): PayerOptions {
  return {
    methods: METHODS,
    scriptOf: (_method, cardNumber) => {
      if (!sandbox) return null;
      const name = cardNumber === null ? 'payerDecides' : (SCRIPTS[cardNumber] ?? 'approve');
      return { name, laterSeconds: 5 };
    },
    sandbox,
    limitsByAddress,
  };
}

const MERCHANT: Merchant = {
  merNo: MER_NO,
  name: 'Corner shop',
  status: 'active',
  websites: ['https://shop.example'],
  methods: null,
  currencies: null,
  terms: FREE_TERMS,
  accentColour: null,
  framesPages: false,
  createdAt: NOW,
  updatedAt: NOW,
};

const REQUEST: Omit<PaymentRequest, 'merOrderNo'> = {
  method: 'CASHIER',
  onPage: true,
  card: null,
  bankId: null,
  idempotencyKey: null,
  currency: 'USD',
  amount: 12_30n,
  notifyUrl: 'https://shop.example/notify',
  protestNotifyUrl: null,
  returnUrl: 'https://shop.example/return',
  said: { billingCity: 'Lisbon' },
  products: [],
  script: { name: 'payerDecides', laterSeconds: 5 },
};

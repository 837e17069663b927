import { operations } from '../../../generated/operations.ts';
import { isExpired, passesLuhn } from '../../protocol/card.ts';
import { findSandboxRow } from '../../protocol/operation-rule.ts';
import type { SandboxRow } from '../../protocol/operation-rule.ts';
import type { Core } from '../core.ts';
import { CARD_METHOD } from '../domain/payments/attempt.ts';
import type { PaymentMethod } from '../domain/method.ts';
import type { Script } from '../domain/orders/order.ts';
import { scriptOf } from '../operator/checks/script.ts';
import { payCodeToWire } from '../http/wire-states.ts';
import { refuseForeignAddress } from '../operator/checks/check-terms.ts';
import { createLinkOperations } from '../operations/links/pay-link.ts';
import { createPayerOperations } from '../operations/payers/create-payer-operations.ts';
import { createPages } from '../pages/payer/pages.ts';
import type { Pages } from '../pages/payer/pages.ts';

// The payer's pages, with what they need from the contract's tables and the protocol, which they do not import themselves.

export function createPayerPages(
  { config, ids, vault, payerEvents, dependencies }: Core,
  publicUrl: () => string,
): Pages {
  const { clock, onFault, methods } = dependencies;
  const sandbox = config.mode === 'sandbox';
  const payer = createPayerOperations(dependencies, {
    methods,
    // S21: in live mode nothing is scripted.
    scriptOf: sandbox ? scriptOfTry : () => null,
    sandbox,
    // Live mode is always behind a TLS proxy. Until the operator configures it, all payers share its address, and ten
    // declined cards would block everyone: only the limits per order and per merchant apply then.
    limitsByAddress: sandbox || config.trustedProxies.length > 0,
  });
  const links = createLinkOperations(dependencies, {
    methods,
    limitsByAddress: sandbox || config.trustedProxies.length > 0,
    leadsHome: (merchant, addresses) => refuseForeignAddress(merchant, addresses, config.mode) === undefined,
    script: sandbox ? scriptOf(findSandboxRow(operations.createCashierOrder.sandbox, 'default', {})) : null,
  });
  return createPages({
    payer,
    links,
    publicUrl,
    clock,
    vault,
    newSecret: () => ids.newSecret(),
    cardChecks: { passesLuhn, isExpired: (expiry, now) => isExpired(expiry, new Date(now)) },
    payCodeOf: payCodeToWire,
    testCards: sandbox ? TEST_CARDS : [],
    isSecure: () => publicUrl().startsWith('https:'),
    onFault,
    noteEvent: payerEvents.note,
  });
}

const ROWS: readonly SandboxRow[] = operations.createPayment.sandbox;

const TEST_CARDS = ROWS.flatMap(({ variant, field, value, script }) =>
  variant === CARD_METHOD && field === 'cardNo' && value !== undefined ? [{ number: value, script }] : [],
);

function scriptOfTry(method: PaymentMethod, cardNumber: string | null): Script {
  if (method !== CARD_METHOD) return { name: 'payerDecides', laterSeconds: 0 };
  return scriptOf(findSandboxRow(ROWS, CARD_METHOD, { cardNo: cardNumber }));
}

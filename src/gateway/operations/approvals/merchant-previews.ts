import type { KeyObject } from 'node:crypto';
import type { BalanceStore, LedgerStore } from '../../domain/ledger/ledger-store.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { SecretKind } from '../../domain/merchants/merchant.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock } from '../../domain/ports.ts';
import type { NewDeposit } from '../ledger/balances.ts';
import { findDeposit } from '../ledger/balances.ts';
import { findEndable, publicKeyProblem, refuseReplaced } from '../merchants/keys.ts';
import type { EndedSecret, Rotation } from '../merchants/keys.ts';
import { STATUS_MOVES, shown } from '../merchants/merchants.ts';
import type { StatusAction, TermsUpdate } from '../merchants/merchants.ts';
import { done, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { refuseIfChanged } from '../replaces.ts';

type Previewed = Promise<OperatorOutcome<Preview | null>>;

export interface MerchantPreviewsDependencies {
  readonly store: Pick<BalanceStore, 'findBalance'> &
    Pick<LedgerStore, 'listPostings'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  /** Whether the private half of a public key is published. Absent in the sandbox, whose keys are public. */
  readonly isCompromised?: (publicKey: KeyObject) => boolean;
}

/** What operations on a merchant would change; null if they would change nothing, or nothing that needs two people. */
export function createMerchantPreviews(deps: MerchantPreviewsDependencies) {
  const { store } = deps;
  return {
    async previewDeposit(deposit: NewDeposit): Previewed {
      const { merNo, depositNo, amount, currency } = deposit;
      if ((await store.findMerchant(merNo)) === null) return merchantNotFound(merNo);
      if ((await findDeposit(deps, deposit)) !== null) return done(null);
      const { available } = await store.findBalance(merNo, currency);
      const money = (value: bigint) => `${formatAmount(value, currency)} ${currency}`;
      const summary = `Deposit ${money(amount)} for merchant ${merNo} as ${depositNo}`;
      const change = { before: { available: money(available) }, after: { available: money(available + amount) } };
      return done({ merNo, tradeNo: null, summary, ...change, money: { amount, currency } });
    },
    async previewStatus(merNo: number, action: StatusAction): Previewed {
      const found = await store.findMerchant(merNo);
      if (found === null) return merchantNotFound(merNo);
      const { from, to } = STATUS_MOVES[action];
      const { status } = found.merchant;
      if (status === to) return done(null);
      if (status !== from) return refuse('merchantStatusConflict', { status, action, needed: from });
      const summary = `${action === 'approveMerchant' ? 'Approve' : 'Release'} merchant ${merNo}`;
      return done({ merNo, tradeNo: null, summary, before: { status }, after: { status: to } });
    },
    async previewTerms({ merNo, terms, replaces }: TermsUpdate): Previewed {
      const found = await store.findMerchant(merNo);
      if (found === null) return merchantNotFound(merNo);
      const before = found.merchant.terms;
      const refusal = refuseIfChanged(replaces, before, 'terms');
      if (refusal !== undefined) return refusal;
      if (shown(terms) === shown(before)) return done(null);
      const summary = `Change the fees and terms of merchant ${merNo}`;
      return done({ merNo, tradeNo: null, summary, before: plain(before), after: plain(terms) });
    },
    async previewSecret(
      { merNo, overlapSeconds, replaces, publicKey }: Rotation & { publicKey?: string },
      kind: SecretKind,
    ): Previewed {
      const found = await store.findMerchant(merNo);
      if (found === null) return merchantNotFound(merNo);
      const problem = publicKey === undefined ? null : publicKeyProblem(deps, publicKey);
      if (problem !== null) return refuseInput([problem]);
      const refusal = refuseReplaced(found.secrets, { kind, replaces });
      if (refusal !== undefined) return refusal;
      const newest = found.secrets.find((secret) => secret.kind === kind);
      const before = newest === undefined ? null : { secretNo: newest.secretNo };
      const summary = `Replace the ${NAMES[kind]} of merchant ${merNo}; the old one stays valid for ${overlapSeconds} seconds`;
      return done({ merNo, tradeNo: null, summary, before, after: null });
    },
    previewEnd: (target: EndedSecret): Previewed => previewEnd(deps, target),
  };
}

async function previewEnd({ store, clock }: MerchantPreviewsDependencies, { merNo, secretNo }: EndedSecret): Previewed {
  const found = await store.findMerchant(merNo);
  if (found === null) return merchantNotFound(merNo);
  const checked = findEndable(found.secrets, { merNo, secretNo });
  if (checked.kind === 'refused') return checked;
  const { kind, expiresAt } = checked.value;
  if (expiresAt !== null && expiresAt <= clock.now()) return done(null);
  const summary = `End the ${NAMES[kind]} ${secretNo} of merchant ${merNo} at once`;
  return done({ merNo, tradeNo: null, summary, before: { secretNo }, after: null });
}

const NAMES: Readonly<Record<SecretKind, string>> = {
  signingKey: 'signing key',
  webhookSecret: 'webhook secret',
  publicKey: 'public key',
};

function plain(value: unknown): Record<string, unknown> {
  return JSON.parse(shown(value)) as Record<string, unknown>;
}

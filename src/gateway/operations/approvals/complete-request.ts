import type { Approval } from '../../domain/approvals/approval.ts';
import { done, invalid, refuseInput } from '../outcome.ts';
import type { Tries } from '../../domain/limiter.ts';
import type { Vault } from '../../domain/ports.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { KeptCard } from '../preview.ts';
import { refuseTyped } from '../payouts/typed-card.ts';

export interface AskedParts {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Without a card, nothing is missing: nor from a payout to a card that an earlier release has sealed whole. */
interface KeptParts extends AskedParts {
  readonly card?: KeptCard;
}

export interface CompleteRequestDependencies {
  readonly vault: Vault;
  /** Counts wrong card numbers by the fingerprint of the card. */
  readonly cardTries: Tries;
}

/** What was asked, as it was asked: with the card number that whoever approves has typed, if it pays a card (S9). */
export async function completeRequest(
  deps: CompleteRequestDependencies,
  { merNo, sealed }: Pick<Approval, 'merNo'> & { readonly sealed: string },
  account: string | null,
): Promise<OperatorOutcome<AskedParts>> {
  const { card, ...asked } = JSON.parse(deps.vault.open(sealed)) as KeptParts;
  if (card === undefined) {
    return account === null ? done(asked) : refuseInput([invalid('account', 'accountNotNeeded')]);
  }
  if (account === null) return refuseInput([invalid('account', 'cardNumberNotTyped', { card: card.account })]);
  const refusal = await refuseTyped(deps, { merNo, fingerprint: card.fingerprint, expected: 'asked' }, account);
  return refusal ?? done({ ...asked, body: { ...asked.body, account } });
}

import type { Approval } from '../../domain/approval.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';
import type { KeptCard } from './preview.ts';
import { refuseAccount, refuseTyped } from './typed-card.ts';

export interface AskedParts {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Without a card, nothing is missing: nor from a payout to a card that an earlier release has sealed whole. */
interface KeptParts extends AskedParts {
  readonly card?: KeptCard;
}

/** What was asked, as it was asked: with the card number that whoever approves has typed, if it pays a card (S9). */
export async function completeRequest(
  deps: Pick<OperatorDependencies, 'vault' | 'cardTries'>,
  { merNo, sealed }: Pick<Approval, 'merNo'> & { readonly sealed: string },
  account: string | null,
): Promise<OperatorOutcome<AskedParts>> {
  const { card, ...asked } = JSON.parse(deps.vault.open(sealed)) as KeptParts;
  if (card === undefined) {
    return account === null ? done(asked) : refuseAccount('leave it out: only a payout to a card needs it');
  }
  if (account === null) return refuseAccount(`type the number of the card ${card.account} again: it is never stored`);
  const problem = 'is not the number of the card that was asked for; check its digits';
  const refusal = await refuseTyped(deps, { merNo, fingerprint: card.fingerprint, problem }, account);
  return refusal ?? done({ ...asked, body: { ...asked.body, account } });
}

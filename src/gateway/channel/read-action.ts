import type { components } from '../../../generated/channel.ts';
import { isAppAddress, isWalletAddress } from '../domain/text/app-address.ts';
import type { PayerAction, TransferLine } from '../domain/payments/attempt.ts';
import { namesSecret } from './secrets-in.ts';
import { REFERENCE_LENGTH_MAX } from './transfer-reference.ts';

// The action that an acquirer requires of a payer, whose form the contract's validator has judged. It is shown on a page, so what
// the contract cannot say is checked here; an invalid action is dropped as a whole. It never decides anything about money.

type GivenAction = components['schemas']['PayerAction'];

/** `secrets`: a card number and security code that must not be repeated (S9). */
export function readAction(
  given: GivenAction | undefined,
  dropped: readonly string[],
  { secrets, onProblem }: { readonly secrets: readonly string[]; readonly onProblem: (message: string) => void },
): PayerAction | null {
  if (given === undefined && !dropped.includes('action')) return null;
  const action = given === undefined || !textsIn(given).every(isVisible) ? null : judgeAction(given);
  if (action !== null && !namesSecret(action, secrets)) return action;
  onProblem(
    `The acquirer answered with an action that ${action === null ? 'does not follow the protocol' : 'contains card data'}.`,
  );
  return null;
}

function judgeAction(action: GivenAction): PayerAction | null {
  switch (action.kind) {
    case 'redirect':
      return isWebAddress(action.url) && isLink(action.appUrl) ? action : null;
    case 'code':
      return isLink(action.appUrl) ? action : null;
    case 'address': {
      const rateUntil = Date.parse(action.rateUntil);
      return isWalletAddress(action.uri) && !Number.isNaN(rateUntil) ? { ...action, rateUntil } : null;
    }
    case 'transfer':
      return action.lines.every(canBeTyped) ? action : null;
  }
}

function canBeTyped({ name, value }: TransferLine): boolean {
  return name !== 'reference' || value.length <= REFERENCE_LENGTH_MAX;
}

/** A link that a page must not contain invalidates the whole action, like any other error. */
function isLink(url: string | undefined): boolean {
  return url === undefined || isWebAddress(url) || isAppAddress(url);
}

/** Absolute, because a path that starts with a slash is the gateway's own. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** One line of visible text. */
function isVisible(text: string): boolean {
  return text.trim() !== '' && !CONTROL_CHARACTER.test(text) && text.isWellFormed();
}

// Also no bidirectional controls: they could display an account in a different order.
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

import type { Changes } from './books.ts';

// What decides a result: the card, or the account of a payout. They are those of the gateway's sandbox and of the kit.

export interface Scripted {
  readonly now: Changes;
  /** What becomes of it by itself, a little later. */
  readonly later?: Changes;
  /** What is reported a little later. */
  readonly event?: 'dispute.opened' | 'payout.returned';
  /** Carried out, but the answer is lost. */
  readonly isLost?: boolean;
}

const SUCCESS: Changes = { status: 'succeeded', authorization_code: 'T12345' };

const SCRIPTS: Readonly<Record<string, Scripted>> = {
  '4000000000000002': { now: { status: 'failed', decline_code: 'insufficient_funds', network_code: '51' } },
  '4000000000003220': { now: { status: 'action' } },
  '4000000000000119': { now: { status: 'processing' }, later: SUCCESS },
  '4000000000000341': { now: SUCCESS, isLost: true },
  '4000000000000259': { now: SUCCESS, event: 'dispute.opened' },
  DE02120300000000202051: { now: { status: 'failed', decline_code: 'closed_account' } },
  DE02500105170137075030: { now: { status: 'processing' }, later: { status: 'succeeded' } },
  DE02100500000054540402: { now: { status: 'succeeded' }, event: 'payout.returned' },
};

export function scriptOf(value: string): Scripted {
  return SCRIPTS[value] ?? { now: SUCCESS };
}

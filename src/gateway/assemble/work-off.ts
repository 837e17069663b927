import type { Channel, ChannelAnswer } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';
import { WorkOffError } from '../domain/store-errors.ts';

// A gateway without work serves a restored copy until somebody has looked at it: it answers queries, and calls neither
// acquirer nor merchants. So nothing may begin that would need such a call, now or once work is on.

/** What changes an order, or makes something due. Everything else calls nobody. */
const REFUSED = [
  'createPayment',
  'finishPayment',
  'createPayout',
  'movePayout',
  'changeOrders',
  'openAttempt',
  'recordAttempt',
  'closeAttempt',
  'changeAttempt',
  'endTime',
  'beginLinkPayment',
  'resendDelivery',
  'resendSince',
  'addNotification',
  'claimAgenda',
  'claimDeliveries',
] as const satisfies readonly (keyof Store)[];

export function refuseWork(store: Store): Store {
  return { ...store, ...(Object.fromEntries(REFUSED.map((name) => [name, refuseCall])) as Pick<Store, never>) };
}

/** In place of the acquirer. An inquiry is not refused: a payer's page makes it while it shows a state, and goes on. */
export function createSilentChannel(): Channel {
  return {
    authorize: refuseCall,
    complete: refuseCall,
    refund: refuseCall,
    returnMoney: refuseCall,
    payout: refuseCall,
    inquire: decideNothing,
    cancel: decideNothing,
    close: () => Promise.resolve(),
  };
}

/** Also in place of the test of a notification address. */
export function refuseCall(): Promise<never> {
  return Promise.reject(new WorkOffError());
}

async function decideNothing(): Promise<ChannelAnswer> {
  return { kind: 'unknown', message: 'Work is off.' };
}

/** For the log, when the gateway starts. */
export const WORK_IS_OFF = {
  effect: 'Nothing is sent to acquirer or merchants. Queries are answered; payments, payouts and refunds are refused.',
  remedy: 'Look at the data, then restart without --no-work (or WORK=off).',
};

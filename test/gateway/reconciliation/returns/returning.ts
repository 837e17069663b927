import { expect } from 'vitest';
import type { ReceivedCall } from '../../../../src/acquirer/mock/state.ts';
import type { Acquirer } from '../../../helpers/acquirer/acquirer.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { plantLine, today } from '../exceptions/planted.ts';
import type { Answer, World } from '../exceptions/planted.ts';

// Money that an acquirer took while it answered with a decline, so that the order failed. The line of its report is planted; all else
// goes over HTTP.

export interface Detail {
  readonly exception: { readonly ending: string | null };
  readonly return: { readonly state: string; readonly returnNo: string; readonly message: string | null } | null;
  readonly next: readonly string[];
  readonly notes: readonly { readonly kind: string; readonly text: string }[];
}

interface Arrived {
  readonly tradeNo: string;
  readonly exceptionNo: string;
}

export interface Returning {
  /** 12.30 USD that arrived for an order that failed. */
  arrived(): Promise<Arrived>;
  get(exceptionNo: string): Promise<Detail>;
  /** One asks for the return, another approves it. */
  ask(exceptionNo: string): Promise<Answer>;
  /** Lets time pass until the acquirer is asked again. */
  later(): Promise<void>;
  orderState(tradeNo: string): Promise<string>;
  /** What the acquirer was asked about the number of a return, in order. */
  callsAbout(returnNo: string): Promise<readonly ReceivedCall[]>;
}

const INQUIRY_SECONDS = 120;

export function returningIn(world: World, acquirer: Pick<Acquirer, 'addRules' | 'readBooks'>): Returning {
  const { shop, mara, place, gateway } = world;
  const path = (exceptionNo: string) => `/operator/exceptions/${exceptionNo}`;
  return {
    async arrived() {
      await acquirer.addRules({ call: 'authorize', fault: 'takeAndDecline', times: 1 });
      const tradeNo = String(dataOf(await shop.pay({ sourceAmount: '12.30', currencyCode: 'USD' }))['tradeNo']);
      const { authorizations } = await acquirer.readBooks();
      expect(authorizations.find((entry) => entry.tradeNo === tradeNo)).toMatchObject({ executions: 1 });
      const subject = { merNo: shop.merNo, subject: tradeNo, event: 'payment' };
      const line = { kind: 'arrivedWithoutOrder', gross: 1230, day: await today(world), ...subject };
      return { tradeNo, exceptionNo: (await plantLine(place, line)).exceptionNo };
    },
    get: async (exceptionNo) => (await world.call(mara, 'GET', path(exceptionNo))).body as Detail,
    async ask(exceptionNo) {
      // Each time two others, because a second factor is good for some minutes only.
      const asking = await gateway.signIn({ roles: ['finance'] });
      const asked = await world.call(asking, 'POST', `${path(exceptionNo)}/return`);
      if (asked.status !== 202) return asked;
      const { approvalNo } = asked.body as { approvalNo: string };
      const approving = await gateway.signIn({ roles: ['finance'] });
      return world.call(approving, 'POST', `/operator/approvals/${approvalNo}/approve`, {});
    },
    later: () => gateway.advance(INQUIRY_SECONDS),
    async orderState(tradeNo) {
      const { body } = await world.call(mara, 'GET', `/operator/orders/${tradeNo}`);
      return (body as { order: { state: string } }).order.state;
    },
    async callsAbout(returnNo) {
      return (await acquirer.readBooks()).calls.filter(({ number }) => number === returnNo);
    },
  };
}

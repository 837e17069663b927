import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';
import type { LinkMaker, LinkPayer } from '../../helpers/payer/links.ts';

// Whatever payers, their banks, time and the merchant do in whatever order, some of it at once: a link for one payment is paid
// once at most, and what it says was paid is what its orders say.

/** Beginning and paying are drawn more often than the rest: without them nothing happens. */
const OFTEN = ['begin', 'begin', 'begin', 'begin', 'begin', 'begin', 'pay', 'pay', 'pay'] as const;
const STEPS = ['begin', 'pay', 'decline', 'wallet', 'fail', 'succeed', 'wait', 'expire', 'revoke'] as const;

const stories = fc.array(
  fc.array(fc.record({ what: fc.constantFrom(...STEPS, ...OFTEN), who: fc.nat({ max: 2 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 2, maxLength: 6 },
);

let gateway: TestGateway;
let links: LinkMaker;

beforeAll(async () => {
  gateway = await startTestGateway();
  links = createLinkMaker(gateway, (await gateway.newShop()).merNo);
});
afterAll(() => gateway.close());

interface Teller {
  readonly payer: LinkPayer;
  tradeNo: string | undefined;
}

async function act({ what, who }: { what: (typeof STEPS)[number]; who: number }, linkNo: string, tellers: Teller[]) {
  const teller = tellers[who];
  if (teller === undefined) throw new Error('nobody is there');
  const complete = async (result: string) => {
    if (teller.tradeNo !== undefined) {
      await gateway.operator('POST', `/operator/orders/${teller.tradeNo}/complete`, { result });
    }
  };
  switch (what) {
    case 'begin':
      // There is no form on the page of a link that is over or held.
      teller.tradeNo = await teller.payer.begin(linkNo).then(orderOf, () => teller.tradeNo);
      return;
    case 'pay':
      return void (teller.tradeNo !== undefined && (await teller.payer.payByCard()));
    case 'decline':
      return void (teller.tradeNo !== undefined && (await teller.payer.payByCard('4000000000000002')));
    case 'wallet':
      return void (teller.tradeNo !== undefined && (await teller.payer.payBy('ALIPAY')));
    case 'fail':
      return complete('failure');
    case 'succeed':
      return complete('success');
    case 'wait':
      return gateway.advance(301);
    case 'expire':
      return gateway.advance(3700);
    case 'revoke':
      return void (await links.revoke(linkNo));
  }
}

test('a link for one payment is paid once at most, and its sum is that of its orders', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      // All have one address here, which may begin as many payments again ten minutes later.
      await gateway.advance(600);
      const { linkNo } = await links.create();
      const tellers: Teller[] = Array.from({ length: 3 }, () => ({
        payer: createLinkPayer(gateway.url),
        tradeNo: undefined,
      }));
      for (const together of story) {
        await Promise.all(together.map((step) => act(step, linkNo, tellers)));
        const [link, payments] = [await links.get(linkNo), await links.payments(linkNo)];
        const paid = payments.filter(({ state }) => state === 'success');
        expect(paid.length).toBeLessThanOrEqual(1);
        expect(payments.filter(({ state }) => state !== 'failure').length).toBeLessThanOrEqual(1);
        expect([link.uses, link.paidAmount]).toEqual([paid.length, paid.length === 1 ? '45.00' : '0.00']);
      }
    }),
    { numRuns: 25 },
  );
  await gateway.verify();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTexts } from '../../../src/gateway/pages/payer/texts/link-texts.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker, createLinkPayer } from '../../helpers/payer/links.ts';

type Code = keyof typeof linkTexts;
const CODES = Object.keys(linkTexts) as Code[];

let gateway: TestGateway;
const pages: Record<string, string> = {};

/** One link in each state that a stranger can meet. */
beforeAll(async () => {
  gateway = await startTestGateway();
  const links = createLinkMaker(gateway, 100001);
  const [held, used, revoked, soldOut, choice] = [
    await links.create(),
    await links.create(),
    await links.create(),
    await links.create({ usesMax: 2 }),
    await links.create({ amount: undefined, amountMin: '5.00', amountMax: '9.00' }),
  ];
  await createLinkPayer(gateway.url).begin(held.linkNo);
  for (const { linkNo } of [used, soldOut, soldOut]) {
    const payer = createLinkPayer(gateway.url);
    await payer.begin(linkNo);
    await payer.payByCard();
  }
  await links.revoke(revoked.linkNo);
  Object.assign(pages, {
    heldTitle: held.linkNo,
    usedTitle: used.linkNo,
    revokedTitle: revoked.linkNo,
    soldOutTitle: soldOut.linkNo,
    chooseAmount: choice.linkNo,
  });
});
afterAll(() => gateway.close());

test('every text is there in twelve languages, and says something else in each', () => {
  const [english, ...others] = CODES;
  expect(CODES.length).toBe(12);
  const wordsOf = (code: Code) =>
    Object.entries(linkTexts[code]).map(([name, text]) => [name, typeof text === 'string' ? text : text('A1', 'B2')]);
  for (const code of others) {
    for (const [index, [name, text]] of wordsOf(code).entries()) {
      expect([code, name, text === '']).toEqual([code, name, false]);
      expect([code, name, text]).not.toEqual([code, ...(wordsOf(english ?? 'en')[index] ?? [])]);
    }
  }
});

test.each(CODES)('every state of a link is shown in the language %s', async (code) => {
  const payer = createLinkPayer(gateway.url);
  for (const [name, linkNo] of Object.entries(pages)) {
    const { text } = await payer.open(`/pay/${linkNo}?lang=${code}`);
    expect([name, text.includes(String(linkTexts[code][name as 'heldTitle']))]).toEqual([name, true]);
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayWords } from '../../../../src/gateway/pages/design/written.ts';
import { pageText } from '../../../helpers/browser/html-text.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import type { TestBrowser } from '../../../helpers/people/account.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openWorld, plantLine, plantMissing, today } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';

// The page of an exception: both sides, what to do first, and whom to give it to.

let world: World;
let browser: TestBrowser;
let day: number;
beforeAll(async () => {
  world = await openWorld('SQLite');
  day = await today(world);
  browser = await openConsole(world.gateway.url, 'finance');
});
afterAll(() => world.close());

const pathOf = (exceptionNo: string) => `/console/exceptions/${exceptionNo}`;
const wordsOf = (on: number) => dayWords(new Date(on * 86_400_000).toISOString().slice(0, 10));
const mainButton = (text: string) => / class="button main"[^>]*>([^<]*)</.exec(text)?.[1];

it('what only the acquirer can know is asked first, and matched after its answer', async () => {
  const tradeNo = String(dataOf(await world.shop.pay())['tradeNo']);
  const item = { merNo: world.shop.merNo, subject: tradeNo, event: 'payment', amount: 1230, day };
  const { exceptionNo } = await plantMissing(world.place, item);
  const { text } = await browser.open(pathOf(exceptionNo));
  expect(mainButton(text)).toBe('Ask the acquirer');
  expect(pageText(text)).toContain(`Booked as payment, ${wordsOf(day)}`);
  const asked = await browser.submit('/ask');
  expect(pageText(asked.text)).toContain('The acquirer says that it was paid');
  expect(mainButton(asked.text)).toBe('Match…');
  const match = pageText((await browser.open(`${pathOf(exceptionNo)}/match`)).text);
  expect(match).toContain('12.30 USD of default: The books have it, and the acquirer’s report of its day does not.');
});

it('a line leads to its file, and its days are written as everywhere', async () => {
  const planted = await plantLine(world.place, { kind: 'missingHere', gross: 4200, day, section: 'statement' });
  const [fileNo = ''] = planted.reference.split(':');
  const { text } = await browser.open(pathOf(planted.exceptionNo));
  expect(pageText(text)).toContain('Missing in the books');
  expect(pageText(text)).toContain(
    `Amount 42.00 USD Kind Transfer Day ${wordsOf(day)} In S-${fileNo} of default File ${fileNo}.jsonl, line 1`,
  );
  expect(text).toContain(`href="/console/reconciliation/files/${fileNo}"`);
});

it('an exception is given to one of those who may act on it, by their address', async () => {
  const { exceptionNo } = await plantLine(world.place, { kind: 'unknown', gross: 100, day });
  const risk = await world.gateway.signIn({ roles: ['risk'] });
  const { email, personId } = world.liam.person;
  const { text } = await browser.open(`${pathOf(exceptionNo)}/assign`);
  expect(text).toMatch(new RegExp(`value="${personId}"[^>]*>${email.replaceAll('.', '\\.')}<`));
  expect(text).not.toContain(risk.person.email);
  const given = pageText((await browser.submit('/assign', { personId })).text);
  expect(given).toContain('The exception was given to somebody.');
  expect(given).toContain(`With ${email}`);
  const read = await world.call(risk, 'GET', `/operator/exceptions/${exceptionNo}`);
  expect(read).toMatchObject({ status: 200, body: { assignees: [] } });
});

it('one that ended says how, by whom and when', async () => {
  const { exceptionNo } = await plantLine(world.place, { kind: 'unknown', gross: 100, day });
  await world.withTwo(`/operator/exceptions/${exceptionNo}/write-off`, {});
  const text = pageText((await browser.open(pathOf(exceptionNo))).text);
  expect(text).toMatch(
    new RegExp(`How it ended written off by ${world.liam.person.email}, \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d `),
  );
});

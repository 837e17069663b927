import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailContent } from '../../../../src/gateway/domain/platform/mail.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import { openWorld, plantLine, plantMissing, today } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';

// What finance finds in the morning: on Home what is open, and a mail if something is overdue.

const DAY_MS = 86_400_000;

let world: World;
let day: number;
beforeAll(async () => {
  world = await openWorld('SQLite');
  day = await today(world);
});
afterAll(() => world.close());

async function home(role: 'finance' | 'support'): Promise<string> {
  const browser = await openConsole(world.gateway.url, role);
  return (await browser.open('/console')).text;
}

/** Each person's address, by the subject of a mail that it got. */
async function mailed(subject: string): Promise<string[]> {
  const mails = (await world.gateway.store.listMails(200)).filter(({ kind }) => kind === 'news');
  const contents = mails.map(({ sealed }) => JSON.parse(world.gateway.vault.open(sealed ?? '')) as MailContent);
  return contents.filter(({ subjectLine }) => subjectLine === subject).map(({ recipient }) => recipient);
}

it('Home says nothing of reconciliation while nothing is open', async () => {
  expect(await home('finance')).not.toContain('Open in reconciliation');
});

it('Home says what is open in each currency, since when, and leads to it; only to those who clear it up', async () => {
  await plantLine(world.place, { kind: 'unknown', gross: 120_411, day, currency: 'EUR', owner: 'north' });
  const { merNo } = world.shop;
  await plantMissing(world.place, { merNo, subject: 'TG1', event: 'paid', amount: 500, day: day - 1 });
  await plantMissing(world.place, { merNo, subject: 'TG2', event: 'paid', amount: -200, day });
  const page = await home('finance');
  const part = page.slice(page.indexOf('id="open-items"'), page.indexOf('id="open-items"') + 2000);
  expect(part.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(
    /1 exception 1,204\.11 EUR to come in, the oldest .* 2 exceptions 5\.00 USD to come in, 2\.00 to go out, the oldest .* old/,
  );
  expect(part).toContain('href="/console/exceptions?currency=EUR"');
  expect(page).not.toContain('Nothing needs you right now');
  expect(await home('support')).not.toContain('Open in reconciliation');
});

it('finance gets one mail in the morning about what is overdue, and the next one a day later', async () => {
  const { gateway, mara, liam } = world;
  const toNine = async () => {
    const now = await gateway.now();
    const nine = (Math.floor(now / DAY_MS) + 1) * DAY_MS + 9 * 3_600_000;
    await gateway.advance(Math.ceil((nine - now) / 1000));
  };
  const both = [mara.person.email, liam.person.email];
  const finance = async (subject: string) => (await mailed(subject)).filter((email) => both.includes(email)).toSorted();
  const subject = '3 exceptions of reconciliation are overdue';
  await toNine();
  await toNine();
  expect(await finance(subject)).toEqual([]);
  await toNine();
  await expect.poll(() => finance(subject)).toEqual(both.toSorted());
  await gateway.advance(3600);
  await toNine();
  await expect.poll(() => finance(subject)).toEqual([...both, ...both].toSorted());
  const others = (await mailed(subject)).filter((email) => email.startsWith('support'));
  expect(others).toEqual([]);
});

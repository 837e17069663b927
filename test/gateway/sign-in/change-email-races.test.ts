import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import {
  PASSWORD,
  createTestBrowser,
  enrol,
  invite,
  secretOf,
  signIn,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import { linkInMail } from './email-links.ts';

const EMAIL = 'wanted@people.example';
/** As `dialect.lock('people')` takes it. */
const PEOPLE_LOCK = 7_202_611_003;

let database: Awaited<ReturnType<typeof openDatabase>>;
let gateway: TestGateway;
let other: Client;
beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  gateway = await startAccountGateway({ env: database.env });
  other = new Client({ connectionString: database.env['DATABASE_URL'] });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await gateway.close();
  await database.drop();
});

async function whenWaiting(count: number): Promise<void> {
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(count);
}

it('an address that two accounts claim at once belongs to the first, and the second is refused', async () => {
  const browser = createTestBrowser(gateway.url);
  const account = await enrol(gateway, browser, { roles: ['owner'], merNo: 100_001 });
  await browser.open('/account/email');
  await browser.submit('/account/email', { email: EMAIL });
  await (
    await agreeing(await linkInMail(gateway, EMAIL, 'emailNew'))
  )();
  const agree = await agreeing(await linkInMail(gateway, account.email, 'emailOld'));

  const invited = createTestBrowser(gateway.url);
  const link = await invite(gateway, { email: EMAIL, roles: ['staff'], merNo: 100_001 });
  await invited.open(link);
  const { text } = await invited.submit(link, { name: 'Ada Test', password: PASSWORD });

  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1)', [PEOPLE_LOCK]);
  const accepted = invited.submit('/code', { code: totpCode(secretOf(text), gateway.realNow()) });
  await whenWaiting(1);
  const agreed = agree();
  await whenWaiting(2);
  await other.query('commit');

  expect((await accepted).status).toBe(200);
  const refused = await agreed;
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('The new address has an account of its own by now.'),
  ]);
  expect((await signIn(gateway, createTestBrowser(gateway.url), account)).status).toBe(200);
});

/** The page of the link, ready to be sent. */
async function agreeing(link: string): Promise<() => Promise<Response>> {
  const browser = createTestBrowser(gateway.url);
  const { text } = await browser.open(link);
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(text) ?? [];
  return () => browser.send(link, { method: 'POST', body: new URLSearchParams({ csrf, do: 'agree' }) });
}

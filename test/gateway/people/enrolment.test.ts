import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PASSWORD,
  createTestBrowser,
  invite,
  secretOf,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import { runSql } from '../../helpers/database/databases.ts';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

// Roles and the way to sign in come together (S34): somebody who had the first without the second could not be invited again,
// and another invitation of the same address would open their account to whoever holds it.

const EMAIL = 'half@people.example';

let database: Awaited<ReturnType<typeof openDatabase>>;
let gateway: TestGateway;
beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  gateway = await startAccountGateway({ env: database.env });
});
afterAll(async () => {
  await gateway?.close();
  await database?.drop();
});

const run = (sql: string) => runSql({ databaseUrl: String(database.env['DATABASE_URL']), dataDir: null }, sql);

async function enrolWith(link: string) {
  const browser = createTestBrowser(gateway.url);
  await browser.open(link);
  const shown = await browser.submit(link, { name: 'Half', password: PASSWORD });
  return browser.submit('/code', { code: totpCode(secretOf(shown.text), gateway.realNow()) });
}

it('an enrolment leaves nothing behind if the factors cannot be written, and the link works again', async () => {
  const link = await invite(gateway, { email: EMAIL, roles: ['support'] });
  await run(`create function no_factors() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`);
  await run('create trigger no_factors before insert on factors for each row execute function no_factors()');
  expect((await enrolWith(link)).status).toBeGreaterThanOrEqual(500);
  await run('drop trigger no_factors on factors');
  const { body } = await gateway.operator('GET', `/operator/people?text=${EMAIL}`);
  expect(body).toMatchObject({ people: [] });
  const enrolled = await enrolWith(link);
  expect([enrolled.status, enrolled.text]).toEqual([200, expect.stringContaining('Recovery codes')]);
  const actions = await gateway.operator('GET', '/operator/actions?limit=20');
  expect(JSON.stringify(actions.body).match(/"(acceptInvitation|enrol)"/g)).toEqual(['"enrol"', '"acceptInvitation"']);
});

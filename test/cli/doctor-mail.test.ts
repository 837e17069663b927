import { expect, it, onTestFinished } from 'vitest';
import { checkMailServer, checkMails } from '../../src/cli/doctor/mail.ts';
import { readConfig } from '../../src/gateway/config/config.ts';
import { openView } from '../../src/gateway/store/inspect/inspect.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { liveEnv } from '../helpers/gateway/live-gateway.ts';
import { startPeopleGateway } from '../helpers/people/people.ts';
import { startSmtpServer } from '../helpers/people/smtp-server.ts';

const LIVE = { ...liveEnv(), CHANNEL_URL: 'https://acquirer.example', CHANNEL_TOKEN: 'f'.repeat(40) };
const SMTP = { SMTP_URL: 'smtps://user:walrus@mail.example', MAIL_FROM: 'no-reply@pay.example' };

it.each([
  ['a live gateway without a mail server', LIVE, 'warning', 'people are told by the bell alone'],
  ['a live gateway with one', { ...LIVE, ...SMTP }, 'ok', 'SMTP_URL is set'],
  ['a sandbox without one', {}, 'ok', 'the sandbox shows mails in its outbox'],
])('the doctor says whether mails are sent: %s', (_title, env, level, words) => {
  const [finding] = checkMailServer(readConfig({ PORT: '0', ...env }));
  expect([finding?.level, finding?.what]).toEqual([level, expect.stringContaining(words)]);
  expect(finding?.remedy ?? '').toBe(level === 'ok' ? '' : 'Set SMTP_URL and MAIL_FROM, and start the gateway again.');
  expect(JSON.stringify(finding)).not.toContain('walrus');
});

it('the doctor says how many mails could not be sent, since when and why', async () => {
  const server = await startSmtpServer();
  const database = await openDatabase('SQLite');
  const env = { ...database.env, SMTP_URL: server.url, MAIL_FROM: 'no-reply@pay.example' };
  const gateway = await startPeopleGateway({ env });
  const { databaseLimits: limits, dataDir, sharedSessions } = readConfig({ PORT: '0', ...env });
  const view = await openView({ databaseUrl: null, dataDir, limits, sharedSessions });
  onTestFinished(async () => {
    await view.close();
    await gateway.close();
    await server.close();
    await database.drop();
  });
  const look = async () => checkMails(view, Date.now());
  expect(await look()).toEqual([expect.objectContaining({ level: 'ok' })]);
  const owner = await gateway.signIn({ roles: ['owner'], merNo: 100001 });
  server.refusal = '550 No such user walrus';
  const body = { name: 'export', permissions: ['orders.read'], lifetimeSeconds: 3600 };
  await gateway.as(owner.token, 'POST', '/operator/tokens', { body, headers: { 'X-Reason': 'Ticket 4711' } });
  await expect.poll(async () => (await look())[0]?.level).toBe('warning');
  await expect.poll(look).toEqual([
    {
      level: 'warning',
      what: expect.stringMatching(
        /^3 mails could not be sent since \d{4}-\d\d-\d\dT[\d:.]+Z: the mail server refuses the address \(550\)$/,
      ) as unknown,
      remedy: 'See in the console which addresses are refused (People), and correct them.',
    },
  ]);
});

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createSmtpMailer } from '../../../src/gateway/mail/smtp.ts';
import { LIVE } from '../../helpers/gateway/config-problems.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import { register } from '../../helpers/people/registration.ts';
import { startSmtpServer } from '../../helpers/people/smtp-server.ts';
import type { SmtpServer } from '../../helpers/people/smtp-server.ts';

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());

const FROM = 'Tollgate <no-reply@pay.example>';
const MAIL = { mailId: 'mail_1', recipient: 'mara@corner.example', plainText: 'Hello\n', html: '<p>Hello</p>' };

test('nothing that a mail says reaches its head, and each has one recipient', async () => {
  const mailer = createSmtpMailer({ url: server.url, from: FROM, requiresTls: false });
  const evil = 'Hi\r\nBcc: all@corner.example';
  expect(await mailer.send({ ...MAIL, subjectLine: evil })).toEqual({ kind: 'sent' });
  const [head = ''] = (server.mails.at(-1)?.data ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^Message-ID: <mail_1@pay\.example>$/im);
  expect(server.mails.at(-1)?.to).toEqual(['mara@corner.example']);
  await mailer.send({ ...MAIL, subjectLine: 'Hi', recipient: 'a@corner.example\r\nRCPT TO:<b@corner.example>' });
  await mailer.send({ ...MAIL, subjectLine: 'Hi', recipient: 'a,b@corner.example' });
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('b@corner.example');
  mailer.close();
});

test('a recipient that the server does not know is given up, a server that is away is tried again', async () => {
  const mailer = createSmtpMailer({ url: server.url, from: FROM, requiresTls: false });
  server.refusal = '550 No such user mara';
  const refused = await mailer.send({ ...MAIL, subjectLine: 'Hi' });
  server.refusal = '451 Later';
  const later = await mailer.send({ ...MAIL, subjectLine: 'Hi' });
  server.refusal = null;
  expect([refused, later]).toMatchObject([
    { permanent: true, detail: 'EENVELOPE 550' },
    { permanent: false, detail: 'EENVELOPE 451' },
  ]);
  const away = createSmtpMailer({ url: 'smtp://user:secret@127.0.0.1:1', from: FROM, requiresTls: false });
  expect(await away.send({ ...MAIL, subjectLine: 'Hi' })).toMatchObject({ kind: 'failed', permanent: false });
  const slow = createSmtpMailer({ url: server.url, from: FROM, requiresTls: false }, 1);
  expect(await slow.send({ ...MAIL, subjectLine: 'Hi' })).toMatchObject({ detail: 'no answer in time' });
});

test('a server without STARTTLS gets neither a password nor a mail in live mode, unless it is on this machine', async () => {
  const requiresTls = (url: string, env: Readonly<Record<string, string>> = LIVE) =>
    readConfig({ ...env, SMTP_URL: url, MAIL_FROM: FROM }).mail?.requiresTls;
  const urls = ['smtp://mail.example', 'smtp://10.0.0.5:25', 'smtp://127.0.0.1:25', 'smtp://[::1]'];
  expect(urls.map((url) => requiresTls(url))).toEqual([true, true, false, false]);
  expect(requiresTls('smtp://mail.example', {})).toBe(false);
  expect(() => requiresTls('smtp://mail.example?ignoreTLS=true')).toThrow('in live mode mails go over TLS only');
  const plain = await startSmtpServer();
  onTestFinished(() => plain.close());
  const heard: string[] = [];
  plain.hear = (line) => void heard.push(line);
  const url = plain.url.replace('//', '//user:secret@');
  const mailer = createSmtpMailer({ url, from: FROM, requiresTls: true });
  expect(await mailer.send({ ...MAIL, subjectLine: 'Hi' })).toMatchObject({ kind: 'failed', permanent: false });
  mailer.close();
  expect(heard.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
});

test('live mode sends by SMTP, erases what was sent, and has no outbox', async () => {
  const env = { ...LIVE, SMTP_URL: server.url, MAIL_FROM: FROM };
  const gateway = await startPeopleGateway({ env });
  await register(gateway.url, { email: 'live@corner.example' });
  await expect.poll(() => gateway.store.listMails(10)).toEqual([]);
  const received = server.mails.find(({ to }) => to.includes('live@corner.example'));
  expect(received?.data.replaceAll('=\r\n', '')).toContain('/merchant/register/registration_');
  const answers = await Promise.all(['/operator/mails', '/merchant/outbox'].map((path) => fetch(gateway.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([401, 404]);
  await gateway.close();
});

test('without a mail server, mails of live mode stay due', async () => {
  const lines: string[] = [];
  const gateway = await startPeopleGateway({ env: LIVE, write: (line) => lines.push(line) });
  expect((await register(gateway.url)).status).toBe(202);
  expect(await gateway.store.listMails(10)).toMatchObject([{ state: 'due', attempts: 0 }]);
  expect(lines.join()).toContain('no mail server');
  await gateway.close();
});

test('without a mail server, an owner gets the link of an invitation', async () => {
  const gateway = await startPeopleGateway({ env: LIVE });
  const merchant = { merNo: 200019, name: 'Corner', websites: ['https://corner.example'] };
  expect((await gateway.operator('POST', '/operator/merchants', merchant)).status).toBe(201);
  const { token } = await gateway.signIn({ roles: ['owner'], merNo: merchant.merNo });
  const body = { email: 'till@corner.example', name: 'Till', roles: ['staff'] };
  const invited = await gateway.as(token, 'POST', '/operator/invitations', { body });
  expect(invited.body).toMatchObject({ link: expect.stringContaining('/account/invitation/tgi_') as string });
  await gateway.close();
});

test('wrong settings are named without their values', () => {
  const read = (env: Record<string, string>) => () => readConfig(env);
  expect(read({ SMTP_URL: 'http://user:secret@mail', MAIL_FROM: FROM })).toThrow(/SMTP_URL must be(?!.*secret)/s);
  expect(read({ SMTP_URL: server.url })).toThrow(/MAIL_FROM must be/);
  expect(read({ SMTP_URL: server.url, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow(/MAIL_FROM must be/);
  expect(read({ MAIL_FROM: FROM })).toThrow(/MAIL_FROM needs SMTP_URL/);
});

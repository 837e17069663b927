import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { PASSWORD, createTestBrowser, enrol, startAccountGateway, totpCode } from '../../helpers/people/account.ts';
import type { TestAccount, TestBrowser } from '../../helpers/people/account.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { pageText, unescapeHtml } from '../../helpers/browser/html-text.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';

// A form with a file that is sent when its session has ended. Its texts wait, as those of any other form; its file is thrown away
// while it comes, and nobody without the form's proof makes the gateway read it (S13).

const NOTE = 'Signed for by the neighbour, see page two.';
const CANARY = 'canary-of-the-file';
const FILE = Buffer.concat([Buffer.from(`%PDF-1.7\n${CANARY}\n`), Buffer.alloc(3_000_000, `\r\n--${CANARY}`)]);

let gateway: TestGateway;
let browser: TestBrowser;
let owner: TestAccount;
let path = '';

beforeAll(async () => {
  gateway = await startAccountGateway();
  const shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  const { tradeNo } = dataOf(await shop.pay());
  shop.close();
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud' });
  path = `/merchant/chargebacks/${String((body as Body)['chargebackNo'])}`;
  browser = createTestBrowser(gateway.url);
  owner = await enrol(gateway, browser, { roles: ['owner'], merNo: sandboxAccount.merNo });
});
afterAll(() => gateway.close());

type Fields = readonly (readonly [name: string, text: string])[];

/** The hidden fields of the upload's form, in their order, from a page that was opened before the session ended. */
async function openForm(): Promise<Fields> {
  if (!(await browser.open(path)).text.includes('multipart')) await signIn();
  const { text } = await browser.open(path);
  const [markup = ''] = /<form[^>]*multipart[^]*?<\/form>/.exec(text) ?? [];
  const hidden = markup.matchAll(/<input type="hidden" name="([^"]*)"[^>]*? value="([^"]*)"/g);
  const fields = [...hidden].map(([, name = '', value = '']) => [name, unescapeHtml(value)] as const);
  await signOutElsewhere();
  return fields;
}

async function signIn(): Promise<void> {
  await browser.open('/account/sign-in');
  await signInHere();
}

async function signInHere() {
  await browser.submit('/sign-in', { email: owner.email, password: PASSWORD });
  gateway.pass(30);
  return browser.submit('/code', { code: totpCode(owner.secret, gateway.realNow()) });
}

async function signOutElsewhere(): Promise<void> {
  const tab = createTestBrowser(gateway.url);
  tab.cookies.set('tollgate-session', browser.cookies.get('tollgate-session') ?? '');
  await tab.open('/account');
  await tab.submit('/account/sign-out');
}

function formOf(fields: Fields, content: Buffer): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  form.append('file', new File([new Uint8Array(content)], 'receipt.pdf', { type: 'application/pdf' }));
  form.append('note', NOTE);
  return form;
}

async function evidence(): Promise<number> {
  return (await browser.open(path)).text.match(/<ul class="evidence">/g)?.length ?? 0;
}

describe('an upload whose session has ended', () => {
  it('loses its file and keeps its text, and its sender is asked for the file again (S13)', async () => {
    const form = formOf(await openForm(), FILE);
    const asked = await browser.send(`${path}/evidence`, { method: 'POST', body: form });
    const page = await asked.text();
    expect(asked.status).toBe(401);
    expect(pageText(page)).toContain('What you typed is kept, but not the file. Sign in, and choose it again.');
    expect(page).not.toMatch(new RegExp(`${CANARY}|neighbour`));

    // As a browser would: the page that answers the form is the one that it shows.
    const resumed = await resume(page);
    expect([resumed.status, resumed.text.includes(CANARY)]).toEqual([409, false]);
    expect(pageText(resumed.text)).toContain('Your file was not kept: files never are. Choose it again.');
    expect(pageText(resumed.text)).toContain(`Note ${NOTE}`);
    expect(await evidence()).toBe(0);
  });

  it('is not kept if it comes from another site (S13)', async () => {
    const form = formOf(await openForm(), FILE);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const answer = await browser.send(`${path}/evidence`, { method: 'POST', body: form, headers });
    const location = `/account/sign-in?return=${encodeURIComponent(path)}`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  it('is not read beyond its ordinary size', async () => {
    const fields = await openForm();
    expect(await sendStart(startOf(fields), 5_200_000)).toMatch(/^answered/);
  });
});

/** Signs in with the forms of the page that asked, and sends what waited. */
async function resume(page: string) {
  const sealed = unescapeHtml(/name="kept" value="([^"]*)"/.exec(page)?.[1] ?? '');
  const csrf = unescapeHtml(/name="csrf" value="([^"]*)"/.exec(page)?.[1] ?? '');
  const body = new URLSearchParams({ csrf, kept: sealed, email: owner.email, password: PASSWORD });
  const code = await (await browser.send('/account/sign-in', { method: 'POST', body })).text();
  const step = Object.fromEntries(
    [...code.matchAll(/<input type="hidden" name="([^"]*)"[^>]*? value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, unescapeHtml(value)],
    ),
  );
  gateway.pass(30);
  const fields = { ...step, code: totpCode(owner.secret, gateway.realNow()) };
  await browser.send('/account/code', { method: 'POST', body: new URLSearchParams(fields) });
  const sent = await browser.send(`${path}/evidence`, {
    method: 'POST',
    body: new URLSearchParams({ resume: sealed }),
  });
  return { status: sent.status, text: await sent.text() };
}

describe('10 MB of a stranger (S13, S18)', () => {
  const CASES: readonly (readonly [title: string, change: (fields: Fields) => Fields])[] = [
    ['without a proof', (fields) => fields.filter(([name]) => name !== 'proof')],
    ['with a forged proof', (fields) => fields.map(([name, text]) => [name, name === 'proof' ? `A${text}` : text])],
    ['with the proof behind the file', (fields) => [['file" filename="a.pdf', 'x'], ...fields]],
    ['with the proof behind much text', (fields) => [['note', 'x'.repeat(5000)], ...fields]],
  ];

  it.each(CASES)('%s are refused before they are read', async (_, change) => {
    const fields = change(await openForm());
    expect(await sendStart(startOf(fields), 300_000)).toMatch(/^answered 303|^closed/);
  });

  it('10 MB of a stranger from another site are read no further than any other body, whatever their proof', async () => {
    const start = startOf(await openForm());
    expect(await sendStart(start, 4_500_000, { headers: ['Sec-Fetch-Site: cross-site'] })).toMatch(
      /^answered 303|^closed/,
    );
  });

  it('are read on with the proof of the form', async () => {
    expect(await sendStart(startOf(await openForm()), 300_000, { waitMs: WAITING_MS })).toBe('waiting');
  });
});

const BOUNDARY = 'between';

/** A form up to the content of its file. */
function startOf(fields: Fields): string {
  const parts = fields.map(
    ([name, text]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
}

const WAITING_MS = 1500;

/** Says that it sends 10 MB, sends the start of it, and waits: for an answer, which comes only if no more is wanted. */
function sendStart(
  start: string,
  bytes: number,
  { waitMs, headers = [] }: { readonly waitMs?: number; readonly headers?: readonly string[] } = {},
): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const head = [
    `POST ${path}/evidence HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length: 10000000',
    ...headers,
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answered: string | null = null;
    const written = (): void => void (waitMs !== undefined && setTimeout(() => socket.destroy(), waitMs));
    socket.on('data', (data: Buffer) => {
      answered ??= `answered ${data.toString('latin1', 9, 12)}`;
      socket.destroy();
    });
    socket.on('end', () => (answered ??= 'closed'));
    socket.on('error', () => (answered ??= 'closed'));
    socket.on('close', () => resolve(answered ?? 'waiting'));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.concat([Buffer.from(start), Buffer.alloc(bytes, 'x')]), written);
  });
}

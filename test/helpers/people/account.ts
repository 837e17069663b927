import { createHmac } from 'node:crypto';
import { unescapeHtml } from '../browser/html-text.ts';
import type { TestGateway } from '../gateway/gateway.ts';
import { startTestGateway } from '../gateway/gateway.ts';
import type { TestGatewayOptions } from '../gateway/gateway.ts';

// A browser without scripts: it keeps cookies, follows redirects, and fills in the forms that it was shown.

/** Passwords as cheap as scrypt has them: only tests can say so, and only to what they build. */
export const CHEAP_PASSWORDS = { log2N: 4, r: 1, p: 1 };

export const PASSWORD = 'seven purple walruses';

export function startAccountGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  return startTestGateway({ ...options, build: { passwordCost: CHEAP_PASSWORDS, ...options.build } });
}

export interface ShownPage {
  readonly status: number;
  readonly path: string;
  readonly headers: Headers;
  readonly text: string;
}

export interface TestBrowser {
  readonly cookies: Map<string, string>;
  open(path: string): Promise<ShownPage>;
  /** Sends the form of the last page whose action ends with this, with these fields. */
  submit(action: string, fields?: Readonly<Record<string, string>>): Promise<ShownPage>;
  /** Any request with the browser's cookies, without following where it leads. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

export function createTestBrowser(url: string, { agent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0' } = {}): TestBrowser {
  const cookies = new Map<string, string>();
  let page: ShownPage = { status: 0, path: '', headers: new Headers(), text: '' };

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'User-Agent': agent, ...(cookie !== '' && { Cookie: cookie }), ...init.headers };
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
    for (const set of response.headers.getSetCookie()) keep(set);
    return response;
  }

  function keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/Max-Age=0/.test(set)) cookies.delete(name);
    else cookies.set(name, value);
  }

  async function follow(path: string, response: Response): Promise<ShownPage> {
    const location = response.headers.get('location');
    if (response.status === 303 && location !== null) {
      await response.arrayBuffer();
      const next = location.split('#')[0] ?? '';
      return follow(next, await send(next));
    }
    page = { status: response.status, path, headers: response.headers, text: await response.text() };
    return page;
  }

  return {
    cookies,
    send,
    open: async (path) => follow(path, await send(path)),
    async submit(action, fields = {}) {
      const forms = page.text.match(/<form[^]*?<\/form>/g) ?? [];
      const wanted = Object.entries(fields);
      const form = forms.find(
        (found) =>
          (/action="([^"?]*)/.exec(found)?.[1] ?? '').endsWith(action) &&
          wanted.every(([name]) => found.includes(`name="${name}"`)),
      );
      if (form === undefined) throw new Error(`no form ${action} on ${page.path} (${page.status}):\n${page.text}`);
      const target = (/action="([^"]*)"/.exec(form)?.[1] ?? '').replaceAll('&amp;', '&');
      const body = new URLSearchParams(hiddenOf(form));
      for (const [name, value] of wanted) body.set(name, value);
      return follow(target, await send(target, { method: 'POST', body }));
    },
  };
}

function hiddenOf(form: string): [string, string][] {
  return [...form.matchAll(/<input type="hidden" name="([^"]*)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [
    name ?? '',
    unescapeHtml(value ?? ''),
  ]);
}

/** RFC 6238, written again: the code that an authenticator app shows. */
export function totpCode(secret: string, at: number, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000) + steps));
  const hash = createHmac('sha1', base32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function base32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export interface TestAccount {
  readonly email: string;
  readonly secret: string;
  readonly codes: readonly string[];
}

let people = 0;

/** From the invitation to the account page, in this browser. */
export async function enrol(
  gateway: TestGateway,
  browser: TestBrowser,
  { roles = ['support'], merNo }: { readonly roles?: readonly string[]; readonly merNo?: number } = {},
): Promise<TestAccount> {
  people += 1;
  const email = `person${people}@people.example`;
  const link = await invite(gateway, { email, roles, ...(merNo !== undefined && { merNo }) });
  await browser.open(link);
  const shown = await browser.submit(link, { name: 'Mara Test', password: PASSWORD });
  const secret = secretOf(shown.text);
  const done = await browser.submit('/code', { code: totpCode(secret, gateway.realNow()) });
  const codes = [...done.text.matchAll(/<li><code>([^<]*)/g)].map(([, code]) => code ?? '');
  return { email, secret, codes };
}

/** The path of the link. */
export async function invite(
  gateway: TestGateway,
  invitation: { readonly email: string; readonly roles: readonly string[]; readonly merNo?: number },
): Promise<string> {
  const { status, body } = await gateway.operator('POST', '/operator/invitations', {
    name: 'Mara Test',
    ...invitation,
  });
  if (status >= 300) throw new Error(`the invitation was refused: ${JSON.stringify(body)}`);
  const { link } = body as { readonly link: string };
  return new URL(link).pathname;
}

export function secretOf(text: string): string {
  return (/class="secret">([^<]*)/.exec(text)?.[1] ?? '').replaceAll(' ', '');
}

export async function givePassword(browser: TestBrowser, email: string, password = PASSWORD): Promise<ShownPage> {
  await browser.open('/account/sign-in');
  return browser.submit('/sign-in', { email, password });
}

/** Signs in with a code of the next time step, so that none was used before. */
export async function signIn(gateway: TestGateway, browser: TestBrowser, account: TestAccount): Promise<ShownPage> {
  gateway.pass(30);
  await givePassword(browser, account.email);
  return browser.submit('/code', { code: totpCode(account.secret, gateway.realNow()) });
}

/** Passwords that were not looked at, as /metrics has it. */
export async function lockedTries({ url }: Pick<TestGateway, 'url'>): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^tollgate_sign_ins_total\{method="password",result="locked"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

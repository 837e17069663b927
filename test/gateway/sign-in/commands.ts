import type { TestGateway } from '../../helpers/gateway/gateway.ts';

export interface DeviceStart {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly link: string;
}

/** What `tollgate login` and its person's browser send, step by step. */
export function createCommands(gateway: Pick<TestGateway, 'url'>) {
  /** Without a token: what a command has before anybody has signed in. */
  async function post(path: string, body: object): Promise<{ status: number; body: unknown }> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(gateway.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  }

  const tryStart = () => post('/operator/device', { hostName: 'mara-laptop' });
  const start = async () => (await tryStart()).body as DeviceStart;
  const poll = ({ deviceCode }: DeviceStart) => post('/operator/device/token', { deviceCode });

  /** The page as a person's browser gets it. */
  async function page(session: string, path: string, form?: Readonly<Record<string, string>>) {
    const response = await fetch(gateway.url + path, {
      headers: { Cookie: `tollgate-session=${session}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    });
    const text = await response.text();
    return { status: response.status, text, csrf: /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '', response };
  }

  async function decide(session: string, code: string, decision: string) {
    const { csrf } = await page(session, `/account/device?code=${code}`);
    return page(session, '/account/device', { csrf, code, decision });
  }

  /** A command that its person has confirmed, and that has not asked since. */
  async function confirm(session: string): Promise<DeviceStart> {
    const begun = await start();
    const { status } = await decide(session, begun.userCode, 'confirmed');
    if (status !== 200) throw new Error(`the command was not confirmed: ${status}`);
    return begun;
  }

  /** The token of a command that this session has let in. */
  const logIn = async (session: string) => ((await poll(await confirm(session))).body as { token: string }).token;

  return { tryStart, start, poll, page, decide, confirm, logIn };
}

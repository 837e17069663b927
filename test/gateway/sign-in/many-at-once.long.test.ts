import { describe, expect, it } from 'vitest';
import {
  PASSWORD,
  createTestBrowser,
  enrol,
  givePassword,
  lockedTries,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createDatabase } from '../../helpers/database/postgres.ts';

// S34, with many at once: a thousand guesses, and one code sent eight times to two nodes.

describe('guessing', () => {
  it('costs a thousand guesses nothing but a look, and gets none of them in', async () => {
    const gateway = await startAccountGateway();
    const victim = await enrol(gateway, createTestBrowser(gateway.url));
    const stranger = createTestBrowser(gateway.url);
    await stranger.open('/account/sign-in');
    const { text } = await stranger.open('/account/sign-in');
    const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
    const before = await lockedTries(gateway);
    const statuses = new Set<number>();
    // A busy gateway takes a hundred at once and refuses more; some of the round before may still be on their way.
    for (let round = 0; round < 20; round += 1) {
      const guesses = Array.from({ length: 50 }, async (_, index) => {
        // The right one is among them, long after the first ten.
        const password = round === 19 && index === 25 ? PASSWORD : `wrong password ${round} ${index}`;
        const body = new URLSearchParams({ csrf, email: victim.email, password });
        const answer = await stranger.send('/account/sign-in', { method: 'POST', body });
        await answer.arrayBuffer();
        statuses.add(answer.status);
      });
      await Promise.all(guesses);
    }
    expect([...statuses]).toEqual([401]);
    expect((await lockedTries(gateway)) - before).toBeGreaterThanOrEqual(980);
    await gateway.close();
  });
});

describe('a code', () => {
  it('a code that is sent eight times to two nodes of one database signs in once', async () => {
    const database = await createDatabase();
    const nodes: TestGateway[] = [];
    for (let node = 0; node < 2; node += 1) {
      nodes.push(await startAccountGateway({ env: { DATABASE_URL: database.url } }));
    }
    const [first, second] = nodes as [TestGateway, TestGateway];
    const account = await enrol(first, createTestBrowser(first.url));
    first.pass(30);
    const browsers = Array.from({ length: 8 }, (_, index) => createTestBrowser((index % 2 === 0 ? first : second).url));
    for (const browser of browsers) expect((await givePassword(browser, account.email)).path).toBe('/account/code');
    const code = totpCode(account.secret, first.realNow());
    const pages = await Promise.all(browsers.map((browser) => browser.submit('/code', { code })));
    expect(pages.filter(({ path }) => path === '/console')).toHaveLength(1);
    expect(browsers.filter(({ cookies }) => cookies.has('tollgate-session'))).toHaveLength(1);
    for (const node of nodes) await node.close();
    await database.drop();
  });

  it('a code of recovery that is sent by several at once signs in once', async () => {
    const database = await createDatabase();
    const gateway = await startAccountGateway({ env: { DATABASE_URL: database.url } });
    const account = await enrol(gateway, createTestBrowser(gateway.url));
    const browsers = Array.from({ length: 8 }, () => createTestBrowser(gateway.url));
    for (const browser of browsers) await givePassword(browser, account.email);
    const pages = await Promise.all(
      browsers.map((browser) => browser.submit('/code', { code: account.codes[0] ?? '' })),
    );
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(1);
    await gateway.close();
    await database.drop();
  });
});

describe('a page', () => {
  it('a page over https has cookies with the prefix __Host- and Secure', async () => {
    const secure = await startAccountGateway({ env: { PUBLIC_URL: 'https://pay.example' } });
    const answer = await fetch(`${secure.url}/account/sign-in`, { headers: { Host: 'pay.example' } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-tollgate-visit=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    await secure.close();
  });
});

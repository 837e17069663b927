import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html } from '../../../src/web/html.ts';
import { inLanguage, say, translated } from '../../../src/web/texts.ts';
import { spanish } from '../../../src/gateway/pages/languages/es/spanish.ts';
import { portuguese } from '../../../src/gateway/pages/languages/pt/portuguese.ts';
import { chinese } from '../../../src/gateway/pages/languages/zh/chinese.ts';
import { browserOf, crawl } from '../../helpers/browser/crawl.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { openMerchant as openTwo } from '../people/two-merchants.ts';

// The back office in the language of whoever reads it. That a catalogue has every text is held by the compiler.

const CATALOGUES = Object.entries({ es: spanish(), pt: portuguese(), zh: chinese() });
const marksOf = (text: string) => (text.match(/\{\d+\}|<\/?[a-z]+>/g) ?? []).toSorted();

describe('a catalogue', () => {
  it.each(CATALOGUES)('%s has the values and elements of each text', (_, catalogue) => {
    const wrong = Object.entries(catalogue).filter(([text, other]) => marksOf(text).join() !== marksOf(other).join());
    expect(wrong).toEqual([]);
  });

  it.each(CATALOGUES)('%s leaves no sentence in English', (_, catalogue) => {
    const same = Object.entries(catalogue).filter(
      ([text, other]) => text === other && /\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(text),
    );
    expect(same.map(([text]) => text)).toEqual([]);
  });
});

describe('a page', () => {
  const texts = {
    'Ask <b>{1}</b> for {2}.': '{2} pide a <b>{1}</b>.',
    'Remove {1}': 'Quitar a {1}',
    Paid: 'Pagado',
    'Order {1}': 'Pedido {1}',
  };
  const inSpanish = <Made>(run: () => Made) => inLanguage({ tag: 'es', texts }, run);

  it('has its sentences in the order of the language, with what they are about escaped', () => {
    const page = (who: string) => html`<p class="soft">Ask <b class="who">${who}</b> for ${'more'}.</p>`.html;
    expect(inSpanish(() => page('<i>'))).toBe('<p class="soft">more pide a <b class="who">&lt;i&gt;</b>.</p>');
    expect(page('Ana')).toBe('<p class="soft">Ask <b class="who">Ana</b> for more.</p>');
  });

  it('has the words of attributes, and keeps addresses as addresses', () => {
    const link = () => html`<a href="${'javascript:alert(1)'}" aria-label="Remove ${'"Ana"'}">×</a>`.html;
    expect(inSpanish(link)).toBe('<a href="#" aria-label="Quitar a &quot;Ana&quot;">×</a>');
  });

  it('reads tables of words when it is made', () => {
    const words = translated({ success: ['Paid', 'good'], path: '/orders' });
    expect([words.success[0], inSpanish(() => words.success[0]), words.path]).toEqual(['Paid', 'Pagado', '/orders']);
    expect([say`Order ${7}`, inSpanish(() => say`Order ${7}`)]).toEqual(['Order 7', 'Pedido 7']);
  });
});

describe('the back office', () => {
  let gateway: PeopleGateway;
  beforeAll(async () => {
    gateway = await startPeopleGateway();
  });
  afterAll(() => gateway.close());

  const owner = { roles: ['owner'], merNo: 100001 } as const;

  it('is in the language that its reader chose, whatever the browser asks for', async () => {
    const browser = await browserOf(gateway, owner);
    expect((await browser.open('/merchant/preferences')).text).toContain('<html lang="en">');
    const saved = await browser.submit('/preferences', { language: 'es', zone: 'UTC' });
    expect(saved.text).toContain('<html lang="es">');
    expect(saved.text).toContain(spanish()['Your preferences are saved.']);
    const chosen = await browser.send('/merchant/orders', { headers: { 'Accept-Language': 'zh' } });
    expect(await chosen.text()).toContain(`<h1>${spanish().Orders}</h1>`);
    const account = await browser.open('/account');
    expect(account.text).toContain('<html lang="es">');
  });

  it("is in the browser's language for those who chose none, and for strangers", async () => {
    const browser = await browserOf(gateway, owner);
    const pages = await Promise.all(
      [
        [browser, '/merchant/orders', 'pt-BR,pt;q=0.9'],
        [browser, '/merchant/orders', 'fr, zh-CN'],
        [browser, '/merchant/orders', 'vi'],
        [createTestBrowser(gateway.url), '/account/sign-in', 'es-MX'],
      ].map(async ([who, path, language]) => {
        const asked = await (who as typeof browser).send(path as string, {
          headers: { 'Accept-Language': language as string },
        });
        return /<html lang="([^"]+)"/.exec(await asked.text())?.[1];
      }),
    );
    expect(pages).toEqual(['pt', 'zh-Hans', 'en', 'es']);
  });

  it('refuses people in their language, programs in English', async () => {
    const browser = await browserOf(gateway, owner);
    await browser.open('/merchant/preferences');
    await browser.submit('/preferences', { language: 'es', zone: 'UTC' });
    const missing = await browser.open('/merchant/orders/TG00000000000000000000');
    expect(unescapeHtml(missing.text)).toContain(
      spanish()['There is no order {1}. Check the trade number.'].replace('{1}', 'TG00000000000000000000'),
    );
    const person = await gateway.signIn(owner);
    const { body } = await gateway.as(person.token, 'GET', '/operator/orders/TG00000000000000000000');
    expect(body).toMatchObject({ detail: 'There is no order TG00000000000000000000. Check the trade number.' });
  });

  it('stays English on the console', async () => {
    const browser = await browserOf(gateway, { roles: ['support'] });
    const answer = await browser.send('/console/orders', { headers: { 'Accept-Language': 'es' } });
    expect(await answer.text()).toContain('<html lang="en">');
  });

  it('has no English left on any page that links lead to', async () => {
    const { merNo } = await openTwo(gateway, 'Tienda');
    const browser = await browserOf(gateway, { roles: ['owner'], merNo });
    await browser.open('/merchant/preferences');
    await browser.submit('/preferences', { language: 'es', zone: 'UTC' });
    const pages = await crawl(browser, '/merchant');
    const left = pages
      // Mails in the outbox are others', a file is for programs, and so is what the log of requests repeats.
      .filter(({ path, headers }) => isPage(headers) && !/^\/merchant\/(?:outbox|requests)/.test(path))
      .flatMap(({ pattern, text }) => englishIn(text).map((words) => `${pattern}: ${words}`));
    expect([...new Set(left)]).toEqual([]);
  });
});

function isPage(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

/** Words that are English and no other of our languages. */
const ENGLISH = /\b(?:the|is|are|was|were|your|you|with|from|this|that|which|and|been|has|have)\b/i;

/** What somebody wrote, and what an order keeps for programs. */
const STORED = ['Charged back by the operator', 'The refund succeeded.'];

function englishIn(page: string): string[] {
  const shown = page.replaceAll(/<(style|script|svg|pre|code|kbd|datalist)\b[^]*?<\/\1>/g, '');
  const nodes = shown.split(/<[^>]*>/).map((text) => unescapeHtml(text).replaceAll(/\s+/g, ' ').trim());
  const attributes = [...shown.matchAll(/(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...nodes, ...attributes].filter((text) =>
    ENGLISH.test(STORED.reduce((rest, words) => rest.replace(words, ''), text)),
  );
}

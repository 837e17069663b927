import type { Browser, Page } from 'playwright-core';
import { watchPage } from './browser.ts';

// A browser's page that notices everything that a text must not be able to do.

export interface GuardedPage {
  readonly page: Page;
  /** What went wrong on the page that is shown now; empty where nothing did. */
  findHarm(): Promise<string[]>;
}

const PHONE = { width: 390, height: 844 };

/** `url`: the only place that the page may ask. */
export async function openGuardedPage(browser: Browser, url: string): Promise<GuardedPage> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en', reducedMotion: 'reduce' });
  await context.addInitScript(WATCH_POLICY);
  const page = await context.newPage();
  const watch = watchPage(page, [url]);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    page,
    async findHarm() {
      const { requestsOut, complaints } = watch;
      await page.waitForLoadState();
      const seen = (await page.evaluate(FIND_HARM)) as string[];
      // Chromium complains about a page that was answered with 4xx, which some of them are.
      const reported = complaints.filter((text) => !text.startsWith('Failed to load resource: the server responded'));
      return [...seen, ...dialogs, ...reported, ...requestsOut.map((address) => `asked for ${address}`)];
    },
  };
}

const WATCH_POLICY = `
  window.__violations = [];
  addEventListener('securitypolicyviolation', (event) =>
    window.__violations.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
`;

// Everything that is folded is opened first: what is hidden could not break the layout.
const FIND_HARM = `(() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const harm = [...window.__violations];
  const expect = (isSo, otherwise) => void (isSo || harm.push(otherwise));
  expect(!('__hit' in window), 'a text ran');
  expect(document.documentElement.scrollWidth <= innerWidth, 'wider than the phone: ' + document.documentElement.scrollWidth);
  const mains = document.querySelectorAll('main');
  expect(mains.length === 1 && mains[0].checkVisibility(), 'no main landmark');
  expect(document.querySelectorAll('h1').length === 1, 'no heading, or several');
  expect(document.querySelectorAll('body > main, body > footer').length === document.body.children.length, 'an element too many');
  const [width, box] = [innerWidth, mains[0].getBoundingClientRect()];
  expect(box.left >= 0 && box.right <= width, 'the main landmark is out of place');
  for (const button of document.querySelectorAll('button[value=pay], a.main')) {
    if (!button.checkVisibility()) continue;
    const place = button.getBoundingClientRect();
    expect(place.width > 200 && place.height >= 44 && place.right <= width, 'the main button is out of place');
  }
  const ours = ['DETAILS', 'SUMMARY', 'BDI', 'SVG', 'G', 'PATH', 'RECT', 'CIRCLE', 'TEXT', 'TIME', 'CODE', 'OUTPUT', 'FIELDSET', 'LEGEND',
    'DIV', 'SECTION', 'P', 'B', 'SPAN', 'SMALL', 'H1', 'H2', 'UL', 'OL', 'LI', 'DL', 'DT', 'DD', 'A', 'FORM', 'INPUT',
    'LABEL', 'BUTTON', 'NAV', 'FOOTER', 'MAIN', 'NOSCRIPT', 'DATA'];
  for (const element of document.querySelectorAll('body *')) {
    expect(ours.includes(element.nodeName.toUpperCase()), 'an element of a text: ' + element.nodeName);
    for (const { name } of element.attributes) expect(!/^on|^style$|^srcdoc$/.test(name), 'an attribute of a text: ' + name);
  }
  for (const link of document.querySelectorAll('[href], [src], [action], [formaction]')) {
    const address = link.getAttribute('href') ?? link.getAttribute('src') ?? link.getAttribute('action');
    const { protocol, host } = new URL(address, location.href);
    expect(['http:', 'data:'].includes(protocol), 'a link to ' + address);
    expect(host === location.host || protocol === 'data:', 'a link to ' + address);
  }
  return [...new Set(harm)];
})()`;

/** A text as a page hands it on: a NUL is a character that cannot be shown, and lines end in one way. */
export function parsed(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').replaceAll(/\r\n?/g, '\n');
}

/** What a payer can read, spaces aside. */
export function plain(text: string): string {
  return parsed(text).replaceAll(/\s+/g, ' ').trim();
}

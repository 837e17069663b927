import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Response } from 'playwright-core';
import { describeHeaders } from './recording.ts';

// A page as a person gets it: visible text, headings, links, fields with their values, and the accessibility tree.

export interface Shown {
  readonly text: string;
  /** Addresses of links, in the order of the page. */
  readonly links: readonly string[];
}

/** Opens an address. What is no page is read as the text that it is. A payer's page may lead on by itself. */
export async function show(page: Page, url: string, { leadsOn = false } = {}): Promise<Shown> {
  const response = await open(page, url);
  if (response === null) {
    const plain = await page.request.get(url, { maxRedirects: 0 });
    const headers = describeHeaders(Object.entries(plain.headers()));
    const type = plain.headers()['content-type'] ?? '';
    const isText = /^(?:text|application\/(?:json|problem|x-ndjson))/.test(type);
    const body = isText ? await plain.text() : `${(await plain.body()).length} bytes`;
    return { text: `GET ${url}\nHTTP ${plain.status()}\n${headers}\n\n${body}\n`, links: [] };
  }
  const headers = describeHeaders(Object.entries(response.headers()));
  if (leadsOn) await untilStill(page);
  const { text, links } = await describePage(page);
  return { text: `GET ${url}\nHTTP ${response.status()}\n${headers}\n\n${text}`, links };
}

/** What a browser says of a file to keep, and of a response without content. */
const NO_PAGE = /Download is starting|ERR_ABORTED/;

/** Null if there is no page at the address. */
export async function open(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' }).catch((error: Error) => {
    if (NO_PAGE.test(error.message)) return null;
    throw error;
  });
  return (response?.headers()['content-type'] ?? '').startsWith('text/html') ? response : null;
}

const STILL_MS = 300;
const STILL_TIMES = 4;
const STILL_MS_MAX = 60_000;

/** For pages that lead on by themselves, or after a form was sent: resolves when the address has stayed the same for a second. */
export async function untilStill(page: Page): Promise<void> {
  let before = '';
  let same = 0;
  for (let waitedMs = 0; same < STILL_TIMES && waitedMs < STILL_MS_MAX; waitedMs += STILL_MS) {
    await page.waitForLoadState('load');
    await sleep(STILL_MS);
    same = page.url() === before ? same + 1 : 0;
    before = page.url();
  }
}

/** The page as it stands now. */
export async function describePage(page: Page): Promise<Shown> {
  const seen = (await page.evaluate(LOOK)) as Seen;
  const tree = await page.locator('body').ariaSnapshot();
  const parts: [string, readonly string[]][] = [
    ['Address', [page.url()]],
    ['Title', [seen.title]],
    ['Headings', seen.headings],
    ['Links', seen.links.map(({ label, href }) => `${label} -> ${href}`)],
    ['Forms', seen.forms],
    ['Text', [seen.text]],
    ['Accessibility tree', [tree]],
  ];
  const text = parts.map(([title, lines]) => `== ${title}\n${lines.join('\n')}\n`).join('\n');
  return { text: text.replace(NONCES, '$1<nonce>'), links: seen.links.map(({ href }) => href) };
}

/** Hidden fields that are new on every page. */
const NONCES = /(\b(?:csrf|once|token|proof|kept)\b hidden = ).*/g;

interface Seen {
  readonly title: string;
  readonly headings: readonly string[];
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly forms: readonly string[];
  readonly text: string;
}

// What is folded up is opened first: it can be read.
const LOOK = `(() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const labelOf = (element) => tidy(element.innerText) || element.getAttribute('aria-label') || element.title;
  const valueOf = (field) =>
    field.type === 'checkbox' || field.type === 'radio' ? field.value + (field.checked ? ' (checked)' : '')
    : field.tagName === 'SELECT' ? [...field.options].map((one) => one.value + '=' + tidy(one.text) + (one.selected ? ' (selected)' : '')).join(' | ')
    : field.tagName === 'BUTTON' ? field.value + ' ' + labelOf(field)
    : field.value;
  const rules = ['required', 'disabled', 'readonly', 'min', 'max', 'step', 'pattern', 'maxlength', 'minlength', 'placeholder',
    'autocomplete', 'inputmode', 'formaction', 'aria-describedby', 'aria-invalid', 'multiple', 'accept', 'list'];
  const ruleOf = (field) => rules.filter((rule) => field.hasAttribute(rule)).map((rule) => rule + '=' + field.getAttribute(rule)).join(' ');
  const fieldOf = (field) => '  ' + tidy([field.name || field.id, field.type, '=', valueOf(field), ruleOf(field)].join(' '));
  const formOf = (form) => [form.method + ' ' + form.getAttribute('action') + (form.enctype.includes('multipart') ? ' multipart' : ''), ...[...form.elements].filter((one) => one.tagName !== 'FIELDSET' && one.tagName !== 'OUTPUT').map(fieldOf)].join('\\n');
  return {
    title: document.title,
    headings: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((one) => one.tagName + ' ' + tidy(one.innerText)),
    links: [...document.querySelectorAll('a[href]')].map((one) => ({ label: labelOf(one), href: one.getAttribute('href') })),
    forms: [...document.forms].map(formOf),
    text: document.body.innerText,
  };
})()`;

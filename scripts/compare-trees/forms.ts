import type { Page } from 'playwright-core';
import { describePage, open } from './browser.ts';
import type { Shown } from './browser.ts';
import { patternOf } from './crawl.ts';
import type { Visitor } from './visitors.ts';
import type { World } from './world.ts';

// Sends each form of the pages that a role has seen: once as it stands there, and once filled in. What comes is a page too: a
// review, a refusal with its fields, a result.

/** Would end the session, change what all later forms are sent to, or depend on the moment (what is resent). */
const LEFT_OUT =
  /sign-out|deliveries\/(?:since|NT)|\/sandbox$|\/demo|reset|clock|\/side|sessions|passkeys|see-as|seeing|disable|roles/;

const TIMES = ['as it stands', 'filled in'] as const;

export async function submitForms(
  world: World,
  visitor: Visitor,
  { name, paths }: { name: string; paths: readonly string[] },
): Promise<void> {
  const sent = new Set<string>();
  for (const path of paths) {
    const url = world.tree.url + path;
    const actions = await visitor.use(async (page) =>
      (await open(page, url)) === null ? [] : ((await page.evaluate(ACTIONS)) as string[]),
    );
    for (const [index, action] of actions.entries()) {
      const pattern = patternOf(new URL(action || path, world.tree.url).pathname);
      if (sent.has(pattern) || LEFT_OUT.test(action)) continue;
      sent.add(pattern);
      for (const time of TIMES) {
        const isFilled = time === 'filled in';
        const { text } = await visitor.use((page) => submit(page, url, { index, isFilled }));
        world.recorder.add(`forms/${name}${pattern}/${time}`, text);
      }
    }
  }
}

/** What comes after a form is a page or a file; nothing if its first sending has taken the form away. */
async function submit(page: Page, url: string, form: { index: number; isFilled: boolean }): Promise<Shown> {
  await open(page, url);
  const answered = Promise.race([page.waitForEvent('load'), page.waitForEvent('download')]);
  answered.catch(() => null);
  const isSent = await page.evaluate(submission(form));
  if (isSent === true) await answered;
  return describePage(page);
}

const POSTED = `[...document.forms].filter((form) => form.method === 'post')`;
const ACTIONS = `${POSTED}.map((form) => form.getAttribute('action') ?? '')`;

/** True if it is sent. A button's name and value are part of what is sent. The browser's own checks are left to the gateway. */
function submission({ index, isFilled }: { index: number; isFilled: boolean }): string {
  return `(() => {
    const form = ${POSTED}[${index}];
    if (form === undefined) return false;
    form.noValidate = true;
    const texts = { email: 'new@example.com', url: 'https://shop.example/new', number: '1', date: '2026-11-16', tel: '+491234567', color: '#336699' };
    for (const field of ${isFilled} ? [...form.elements] : []) {
      if (field.type === 'hidden' || field.disabled || field.readOnly) continue;
      if (field.tagName === 'SELECT') field.selectedIndex = field.options.length - 1;
      else if (field.type === 'checkbox') field.checked = true;
      else if (field.value === '' && 'value' in field && !['submit', 'button', 'file'].includes(field.type)) field.value = texts[field.type] ?? 'Example 7';
    }
    const button = [...form.elements].find((one) => one.type === 'submit' && !one.disabled);
    form.requestSubmit(button);
    return true;
  })()`;
}

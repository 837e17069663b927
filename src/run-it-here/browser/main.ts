import { element } from './dom.ts';
import { createPanel } from './panel.ts';
import { openSession } from './session.ts';

// Fills the mount points of a page, if a sandbox serves it: `<div data-run-it-here="createPayment"></div>`. On any other host the
// page has no mark, so nothing is asked for and the mount point stays empty.

const here = new URL('.', import.meta.url);

async function start(mounts: readonly HTMLElement[]): Promise<void> {
  const session = await openSession(here);
  if (session === undefined) return;
  document.head.append(element('link', { rel: 'stylesheet', href: new URL('run.css', here).href }));
  for (const mount of mounts) {
    const form = await session.loadForm(mount.dataset['runItHere'] ?? '').catch(() => undefined);
    if (form !== undefined) mount.replaceChildren(createPanel(session, form));
  }
}

const mounts = [...document.querySelectorAll<HTMLElement>('[data-run-it-here]')];
const isSandbox = document.querySelector('meta[name="tollgate-sandbox"]') !== null;
if (isSandbox && mounts.length > 0) void start(mounts);

/**
 * The order page keeps itself up to date: it asks for the order's version and, when that has changed, takes the steps that
 * changed from the page as it is now. Without script the page is brought up to date by loading it again.
 */
export const SCRIPT = `'use strict';
const FAST_MS = 700;
const SLOW_MS = 5000;
const FAST_FOR_MS = 10 * 60 * 1000;
const openedAt = performance.now();
let shown = document.querySelector('[data-version]').dataset.version;

async function look() {
  const answer = await fetch(location.pathname + '/state');
  if (!answer.ok) return;
  const { version } = await answer.json();
  if (version === shown) return;
  const fresh = await fetch(location.href);
  if (!fresh.ok) return;
  show(new DOMParser().parseFromString(await fresh.text(), 'text/html'));
}

function show(fresh) {
  for (const part of fresh.querySelectorAll('[data-mark]')) {
    const old = document.getElementById(part.id);
    if (old === null) document.getElementById('steps').append(part);
    else if (old.dataset.mark !== part.dataset.mark) replace(old, part);
  }
  // Told by a screen reader, since its place stays and its text changes.
  const [standing, now] = [document, fresh].map((page) => page.getElementById('standing'));
  standing.textContent = now.textContent;
  standing.dataset.standing = now.dataset.standing;
  document.title = fresh.title;
  shown = fresh.querySelector('[data-version]').dataset.version;
}

function replace(old, part) {
  const hadFocus = old.contains(document.activeElement);
  old.replaceWith(part);
  if (hadFocus) part.querySelector('h2')?.focus();
}

function later() {
  const slow = document.hidden || performance.now() - openedAt > FAST_FOR_MS;
  setTimeout(() => look().catch(() => undefined).finally(later), slow ? SLOW_MS : FAST_MS);
}
later();
`;

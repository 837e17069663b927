import { LESSON_SCRIPT } from './lesson-script.ts';

/**
 * Keeps the order page up to date: it polls the order's version and, if that has changed, replaces the changed steps. Without
 * script, the payer reloads the page.
 */
export const SCRIPT = `'use strict';
${LESSON_SCRIPT}const FAST_MS = 700;
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
    if (old !== null && old.dataset.mark === part.dataset.mark) continue;
    prepareLessons(part);
    if (old === null) document.getElementById('steps').append(part);
    else replace(old, part);
  }
  // Screen readers announce it, since the element stays and only its text changes.
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
prepareLessons(document);
later();
`;

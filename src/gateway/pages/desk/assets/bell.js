// The bell: one small question a minute while the page is looked at, none while it is hidden, and fewer if the gateway is strained.
// Asking keeps no session alive. Without this script the bell is a link to the page of news, with the count of when it was opened.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

const bell = document.querySelector('[data-bell]');
const STEP_MS = 60_000;
const STEP_MS_MAX = 600_000;

let failures = 0;
let askedAt = Date.now();
let timer;

if (bell) {
  plan();
  addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer);
    else if (Date.now() - askedAt >= STEP_MS) void count();
    else plan();
  });
  bell.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void togglePanel();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePanel({ returnsFocus: true });
  });
  addEventListener('click', ({ target }) => {
    if (!target.closest('.news-panel, [data-bell]')) closePanel();
  });
}

function plan() {
  clearTimeout(timer);
  timer = setTimeout(count, Math.min(STEP_MS * 2 ** failures, STEP_MS_MAX));
}

async function count() {
  if (document.hidden) return;
  askedAt = Date.now();
  const headers = { 'X-Live': '1', Accept: 'application/json' };
  const response = await fetch(bell.dataset.bell, { headers, redirect: 'manual' }).catch(() => null);
  // The session has ended, which other scripts say.
  if (response?.status === 401) return;
  const answer = response?.ok ? await response.json().catch(() => null) : null;
  failures = answer === null ? failures + 1 : 0;
  if (answer !== null) show(answer);
  plan();
}

function show({ unread, shown, label }) {
  const badge = bell.querySelector('.count');
  badge.textContent = shown;
  badge.hidden = unread === 0;
  bell.setAttribute('aria-label', label);
}

/** The first part of the page of news. If it cannot be had, the link leads there. */
async function togglePanel() {
  if (document.querySelector('.news-panel')) return closePanel();
  const response = await fetch(bell.href, { headers: { 'X-Live': '1' }, redirect: 'manual' }).catch(() => null);
  const text = response?.ok ? await response.text().catch(() => null) : null;
  const list = text === null ? null : new DOMParser().parseFromString(text, 'text/html').getElementById('news');
  if (!list) return location.assign(bell.href);
  const panel = document.createElement('section');
  panel.className = 'news-panel';
  panel.tabIndex = -1;
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', say('News'));
  const all = document.createElement('a');
  all.href = bell.href;
  all.textContent = say('All news');
  panel.append(list, all);
  bell.closest('header').append(panel);
  bell.setAttribute('aria-expanded', 'true');
  panel.focus();
}

function closePanel({ returnsFocus = false } = {}) {
  const panel = document.querySelector('.news-panel');
  if (!panel) return;
  panel.remove();
  bell.removeAttribute('aria-expanded');
  if (returnsFocus) bell.focus();
}

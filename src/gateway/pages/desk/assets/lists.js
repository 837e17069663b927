// Lists and pickers of console and back office. Every page works without it.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

/* A merchant's name is offered while it is typed. */
let typing = 0;
addEventListener('input', ({ target }) => {
  if (!target.matches?.('[data-merchants]')) return;
  clearTimeout(typing);
  typing = setTimeout(() => offer(target), 150);
});

async function offer(field) {
  const text = field.value.trim();
  if (text === '') return;
  const names = await fetch(`/console/merchants/names?text=${encodeURIComponent(text)}`).then(
    (response) => (response.ok ? response.json() : []),
    () => [],
  );
  if (field.value.trim() === text) field.list.replaceChildren(...names.map((name) => new Option('', name)));
}

/* What a list adds up to comes after the list, and again after its rows have changed: that is no act of a person. */
for (const part of document.querySelectorAll('[data-load]')) {
  const { href } = part.querySelector('a');
  load(part, href);
  document.addEventListener('rowschange', () => load(part, href, { 'X-Live': '1' }));
}

async function load(part, address, headers = {}) {
  const page = await readPage(address, headers);
  const fresh = page?.getElementById(part.id);
  if (fresh) part.replaceChildren(...fresh.childNodes);
}

async function readPage(address, headers = {}) {
  const response = await fetch(address, { redirect: 'manual', headers }).catch(() => null);
  return response?.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
}

/* Space shows the row without leaving the list. */
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Escape') return closeBox(target);
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (key === ' ' && target.matches('a[data-row]')) {
    event.preventDefault();
    peek(target);
  }
});

async function peek(link) {
  const page = await readPage(link.href);
  const marked = page ? [...page.querySelectorAll('[data-peek]')] : [];
  const parts = marked.length > 0 || !page ? marked : [...page.querySelectorAll('h1, main .sheet')].slice(0, 2);
  if (parts.length === 0 || document.querySelector('dialog[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'peek';
  dialog.setAttribute('aria-label', page.querySelector('h1')?.textContent.trim() ?? link.textContent);
  const open = Object.assign(document.createElement('a'), {
    href: link.href,
    textContent: say('Open'),
    className: 'button main',
  });
  const close = Object.assign(document.createElement('button'), { textContent: say('Close'), className: 'button' });
  close.addEventListener('click', () => dialog.close());
  const actions = Object.assign(document.createElement('div'), { className: 'actions' });
  actions.append(open, close);
  open.addEventListener('click', () => keepPlace(link));
  dialog.append(...parts, actions);
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.target.closest('button, a, input, summary') !== null) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  open.focus();
}

/* Escape closes a box of choices, and the focus stays at what opened it. */
function closeBox(target) {
  const box = target.closest?.('details.pick[open]') ?? document.querySelector('details.pick[open]');
  if (!box) return;
  box.open = false;
  box.querySelector('summary').focus();
}

/* Back to a list leads to the row that was open, with the filters that were set. */
const PLACE = 'tollgate-list';
const here = location.pathname + location.search;

addEventListener('click', ({ target }) => {
  const link = target.closest?.('a[data-row]');
  if (link) keepPlace(link);
});

function keepPlace(link) {
  const key = link.closest('[data-key]')?.dataset.key;
  if (key) sessionStorage.setItem(PLACE, JSON.stringify({ address: here, key }));
}

const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
const back = document.querySelector('.back a');
if (kept && back && new URL(back.href).pathname === kept.address.split('?')[0] && !back.href.includes('?'))
  back.href = kept.address;
if (kept?.address === here && document.querySelector('a[data-row]')) {
  sessionStorage.removeItem(PLACE);
  const row = document.querySelector(`[data-key="${CSS.escape(kept.key)}"] a[data-row]`);
  row?.focus({ preventScroll: true });
  row?.closest('[data-key]').scrollIntoView({ block: 'center' });
}

/* One box chooses all rows of the page. */
for (const head of document.querySelectorAll('th[data-choose]')) {
  const all = Object.assign(document.createElement('input'), { type: 'checkbox' });
  all.setAttribute('aria-label', say('Choose all of this page'));
  const table = head.closest('table');
  const boxes = () => [...table.querySelectorAll('tbody .choose input')];
  const said = head.closest('form')?.querySelector('[data-chosen]');
  const show = () => {
    const chosen = boxes().filter((box) => box.checked).length;
    all.checked = chosen > 0 && chosen === boxes().length;
    all.indeterminate = chosen > 0 && chosen < boxes().length;
    if (said) said.textContent = chosen === 0 ? '' : say('{1} chosen', chosen);
  };
  all.addEventListener('change', () => boxes().forEach((box) => (box.checked = all.checked)));
  table.addEventListener('change', show);
  head.replaceChildren(all);
  // Back to the list: the browser has kept what was checked.
  addEventListener('pageshow', show);
}

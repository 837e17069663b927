// The search box: what is found while somebody types, by keyboard or pointer. Without it, Enter leads to a page that says the same.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

const form = document.querySelector('[data-search]');
const input = form?.querySelector('input');
const DELAY_MS = 160;

const box = document.createElement('div');
box.className = 'options';
box.id = 'search-options';
box.setAttribute('role', 'listbox');
box.setAttribute('aria-label', say('Results'));
box.hidden = true;
const told = document.createElement('p');
told.className = 'seen';
told.setAttribute('role', 'status');

let asked;
let timer;

if (input) {
  form.append(box, told);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': box.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value);
  input.addEventListener('input', () => askSoon());
  input.addEventListener('focus', () => input.value === '' || askSoon());
  input.addEventListener('keydown', pressed);
  form.addEventListener('click', clicked);
  addEventListener('click', ({ target }) => form.contains(target) || close());
  form.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !form.contains(relatedTarget) && close());
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
}

function open() {
  input.focus();
  input.select();
  ask();
}

/** The button opens the box; with a text in it, it sends the form. */
function clicked(event) {
  const option = event.target.closest('[role=option]');
  if (option && !event.ctrlKey && !event.metaKey && !event.shiftKey) return choose(event, option);
  if (!event.target.closest('button') || input.value.trim() !== '') return;
  event.preventDefault();
  if (box.hidden) open();
  else close();
}

function pressed(event) {
  if (event.isComposing) return;
  const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Escape: close, Tab: close }[event.key];
  const option = chosen();
  if (event.key === 'Enter' && option) return choose(event, option);
  if (!act || (event.key === 'Escape' && box.hidden)) return;
  if (event.key !== 'Tab') event.preventDefault();
  // The first Escape closes the box, and the next one leaves it.
  if (event.key === 'Escape') event.stopPropagation();
  act();
}

/** An action without a subject is typed on. Everything else is a link. */
function choose(event, option) {
  event.preventDefault();
  if (option.dataset.fill === undefined) return location.assign(option.href);
  input.value = option.dataset.fill;
  input.focus();
  ask();
}

function askSoon() {
  clearTimeout(timer);
  timer = setTimeout(ask, DELAY_MS);
}

/** The answer to what was typed before is not waited for. */
async function ask() {
  clearTimeout(timer);
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const query = new URLSearchParams({ q: input.value });
    const response = await fetch(`${form.action}/options?${query}`, { signal, redirect: 'manual' });
    if (!response.ok) return close();
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!signal.aborted && document.activeElement === input) show([...page.body.childNodes]);
  } catch (error) {
    if (error.name !== 'AbortError') close();
  }
}

function show(nodes) {
  box.replaceChildren(...nodes);
  const { length } = options();
  box.hidden = nodes.length === 0;
  // A list without options is none.
  box.setAttribute('role', length > 0 ? 'listbox' : 'note');
  input.setAttribute('aria-expanded', String(length > 0));
  input.removeAttribute('aria-activedescendant');
  told.textContent = length > 0 ? say(length === 1 ? '{1} result' : '{1} results', length) : box.textContent.trim();
}

function close() {
  asked?.abort();
  clearTimeout(timer);
  box.hidden = true;
  box.replaceChildren();
  input.setAttribute('aria-expanded', 'false');
  input.removeAttribute('aria-activedescendant');
}

function options() {
  return [...box.querySelectorAll('[role=option]')];
}

function chosen() {
  return box.querySelector('[aria-selected=true]');
}

function move(step) {
  if (box.hidden) return ask();
  const all = options();
  const at = all.indexOf(chosen());
  const next = all.at(at === -1 && step < 0 ? -1 : (at + step) % all.length);
  chosen()?.setAttribute('aria-selected', 'false');
  if (!next) return;
  next.setAttribute('aria-selected', 'true');
  input.setAttribute('aria-activedescendant', next.id);
  next.scrollIntoView({ block: 'nearest' });
}

// The script of console and back office. Every page works without it; it adds keys, copying, and the app on a phone.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

/* The browser's zone, until somebody chooses another. */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (ownZone && !/(?:^|;\s*)tollgate-zone=/.test(document.cookie)) {
  const zone = ownZone.replaceAll('/', '.');
  if (/^[\w.-]+$/.test(zone)) document.cookie = `tollgate-zone=${zone}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
const zoneButton = document.querySelector('[data-own-zone]');
if (zoneButton && ownZone) {
  zoneButton.hidden = false;
  zoneButton.lastElementChild.textContent = ownZone.split('/').at(-1).replaceAll('_', ' ');
  zoneButton.addEventListener('click', () => {
    zoneButton.form.elements.zone.value = ownZone;
    zoneButton.form.requestSubmit();
  });
}

/* A form is sent once. The server holds that too. */
addEventListener('submit', ({ target }) => {
  if (!target.matches('[data-once]')) return;
  for (const button of target.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
});
addEventListener('click', (event) => {
  if (event.target.closest('[data-once] [aria-disabled="true"]')) event.preventDefault();
});
// Back from the page that followed: the buttons work again.
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('[data-once] [aria-disabled]'))
    button.removeAttribute('aria-disabled');
});

/* Printing. */
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

/* Copying. */
for (const button of document.querySelectorAll('[data-copy]')) button.hidden = false;
addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(
    button.dataset.copy || button.closest('[data-code]').querySelector('pre').textContent,
  );
  const before = button.textContent;
  button.textContent = say('Copied');
  setTimeout(() => (button.textContent = before), 1500);
});

/* Keys. */
const FIELD = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea';
const EDITABLE = `${FIELD}, select, [contenteditable]`;
const rows = () => [...document.querySelectorAll('a[data-row]')];
let goes = false;

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return sendForm(event);
  const isTyping = target.closest(`${EDITABLE}, dialog`);
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping) {
    if (key === 'Escape' && target.id === 'search') target.blur();
    return;
  }
  if (goes) {
    goes = false;
    const link = document.querySelector(`a[data-go="${CSS.escape(key)}"]`);
    if (link) location.assign(link.href);
    return;
  }
  const act = KEYS[key];
  if (!act) return;
  event.preventDefault();
  act();
});

/** As Enter does. */
function sendForm(event) {
  const form = event.target.closest(EDITABLE)?.form;
  const button = form?.querySelector('button:not([type=button], [aria-disabled=true])');
  if (!button) return;
  event.preventDefault();
  form.requestSubmit(button);
}

/* The focus goes to the form that a link or summary opens. */
addEventListener('click', ({ target }) => {
  const { hash } = target.closest('a[href^="#"]') ?? {};
  focusField(
    hash ? document.querySelector(hash) : target.closest('summary')?.parentElement.querySelector('form[data-once]'),
  );
});
focusField(document.getElementById(location.hash.slice(1)));

function focusField(form) {
  // The browser's own jump comes first.
  if (form?.matches('form')) setTimeout(() => form.querySelector(FIELD)?.focus());
}

const KEYS = {
  '/': () => document.getElementById('search')?.select(),
  '?': showKeys,
  g: () => (goes = true),
  j: () => moveRow(1),
  k: () => moveRow(-1),
  x: () => document.activeElement?.closest('tr')?.querySelector('input[type=checkbox]')?.click(),
};

function moveRow(step) {
  const links = rows();
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = links[at === -1 ? (step > 0 ? 0 : links.length - 1) : at + step];
  next?.focus();
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

const keysButton = document.querySelector('[data-keys]');
if (keysButton) {
  keysButton.hidden = false;
  keysButton.addEventListener('click', showKeys);
}

function showKeys() {
  let dialog = document.querySelector('dialog.keys');
  if (!dialog) {
    dialog = document.createElement('dialog');
    dialog.className = 'keys';
    dialog.setAttribute('aria-label', say('Shortcuts'));
    const list = document.createElement('dl');
    list.className = 'facts';
    for (const [key, text] of keyTexts()) {
      const line = document.createElement('div');
      const [term, value] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = text;
      const shown = document.createElement('kbd');
      shown.textContent = key;
      value.append(shown);
      line.append(term, value);
      list.append(line);
    }
    const form = document.createElement('form');
    form.method = 'dialog';
    const close = document.createElement('button');
    close.className = 'button small';
    close.textContent = say('Close');
    form.append(close);
    dialog.append(list, form);
    document.body.append(dialog);
  }
  dialog.showModal();
}

function keyTexts() {
  const goTo = new Map(
    [...document.querySelectorAll('a[data-go]')].map((link) => [`g ${link.dataset.go}`, link.textContent]),
  );
  return [
    ['/', say('Search')],
    ['Ctrl K', say('Search and actions')],
    ['j', say('Next row')],
    ['k', say('Previous row')],
    ['Enter', say('Open the row')],
    ['Space', say('Look at the row')],
    ['x', say('Choose the row')],
    ['Ctrl Enter', say('Send the form')],
    ...goTo,
    ['?', say('These keys')],
  ];
}

/* The back office as an app: what it keeps is the page that it shows without a connection. */
const worker = document.querySelector('link[rel=manifest]')?.dataset.worker;
if (worker) navigator.serviceWorker?.register(worker, { scope: worker.replace(/\/assets\/.*/, '') }).catch(() => {});

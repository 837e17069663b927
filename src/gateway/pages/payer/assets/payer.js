// The payer's pages work without this script. It formats card numbers, shows errors early, counts down, copies, detects
// when a payment is done or the connection is lost, redirects, and returns to the shop. It loads nothing and writes no
// markup.

const texts = (element, name) => element.dataset[name] ?? '';
const all = (selector) => [...document.querySelectorAll(selector)];

/** Next to the form there is room for the whole order. */
function openSummary() {
  const wide = matchMedia('(min-width: 56rem)');
  const apply = () => {
    if (wide.matches) for (const details of all('.order details')) details.open = true;
  };
  wide.addEventListener('change', apply);
  apply();
}

function focusNotice() {
  document.querySelector('.notice[tabindex]')?.focus();
}

const BRANDS = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['Amex', /^3[47]/],
  ['UnionPay', /^(62|81)/],
  ['JCB', /^35/],
  ['Diners Club', /^3(0[0-5]|[689])/],
  ['Discover', /^6(011|4[4-9]|5)/],
  ['Maestro', /^(5[06-9]|6)/],
];

function brandOf(digits) {
  return BRANDS.find(([, form]) => form.test(digits))?.[0] ?? '';
}

function spaced(digits) {
  const groups = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const parts = [];
  let at = 0;
  for (const length of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + length));
    at += length;
  }
  return parts.join(' ');
}

function dated(typed, isDeleting) {
  const long = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(typed);
  if (long) return `${long[1].padStart(2, '0')}/${long[2]}`;
  let digits = typed.replace(/\D/g, '').slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  if (/^\d\s*\//.test(typed)) digits = digits.padStart(2, '0');
  if (digits.length < 2 || (isDeleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

function passesLuhn(digits) {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** What is wrong with a field: the name of the message, or nothing. */
const CHECKS = {
  number: (value) => {
    const digits = value.replace(/\D/g, '');
    if (digits === '') return 'missing';
    return digits.length >= 12 && digits.length <= 19 && passesLuhn(digits) ? '' : 'wrong';
  },
  expiry: (value) => {
    if (value.trim() === '') return 'missing';
    const parts = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(value.trim());
    if (!parts) return 'wrong';
    return Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1) <= Date.now() ? 'past' : '';
  },
  code: (value) => {
    if (value.trim() === '') return 'missing';
    return /^\d{3,4}$/.test(value.trim()) ? '' : 'wrong';
  },
  name: (value) => (value.trim() === '' ? 'missing' : ''),
};

function fieldsOf() {
  return Object.keys(CHECKS).flatMap((name) => document.getElementById(name) ?? []);
}

function check(input) {
  const wrong = CHECKS[input.id](input.value);
  document.getElementById(`${input.id}-error`).textContent = wrong === '' ? '' : texts(input, wrong);
  if (wrong === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  return wrong === '';
}

/** Rewrites a field and keeps the caret after the same number of digits. */
function rewrite(input, write) {
  const before = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  const atEnd = input.selectionStart === input.value.length;
  const written = write(input.value);
  if (written === input.value) return;
  input.value = written;
  if (atEnd) return;
  let caret = 0;
  for (let seen = 0; caret < written.length && seen < before; caret += 1) if (/\d/.test(written[caret])) seen += 1;
  input.setSelectionRange(caret, caret);
}

function watchCard() {
  const [number, expiry] = ['number', 'expiry'].map((id) => document.getElementById(id));
  if (!number || !expiry) return;
  const brand = document.getElementById('brand');
  const onNumber = () => {
    rewrite(number, (typed) => spaced(typed.replace(/\D/g, '').slice(0, 19)));
    brand.textContent = brandOf(number.value.replace(/\D/g, ''));
    for (const mark of all('.brands [data-brand]')) {
      mark.classList.toggle('off', brand.textContent !== '' && mark.dataset.brand !== brand.textContent);
    }
  };
  number.addEventListener('input', onNumber);
  expiry.addEventListener('input', (event) => {
    rewrite(expiry, (typed) => dated(typed, String(event.inputType).startsWith('delete')));
  });
  onNumber();
  for (const input of fieldsOf()) {
    // Only after the payer has left a filled field; then on every keystroke, until it is valid.
    input.addEventListener('blur', () => input.value !== '' && check(input));
    input.addEventListener('input', () => input.getAttribute('aria-invalid') === 'true' && check(input));
  }
}

function isCardChosen(form) {
  return new FormData(form).get('method') === 'CREDIT_CARD';
}

function watchSubmit() {
  for (const form of all('form')) {
    form.addEventListener('submit', (event) => {
      const wrong = 'pay' in form.dataset && isCardChosen(form) ? fieldsOf().filter((input) => !check(input)) : [];
      const isOffline = !navigator.onLine;
      if (isOffline) setOffline(true);
      if (isOffline || wrong.length > 0 || form.classList.contains('busy')) {
        event.preventDefault();
        wrong[0]?.focus();
        return;
      }
      form.classList.add('busy');
      const isCard = isCardChosen(form);
      // What was typed for another method is not sent.
      if (!isCard) for (const input of form.querySelectorAll('[data-card] input')) input.disabled = true;
      // After this turn: a button disabled now would not be submitted.
      setTimeout(() => setBusy(form, isCard));
    });
  }
  // A page restored from the browser's cache may be outdated.
  addEventListener('pageshow', (event) => event.persisted && location.reload());
  // A browser that goes back must not fill in the card again.
  addEventListener('pagehide', () => fieldsOf().forEach((input) => (input.value = '')));
}

function setBusy(form, isCard) {
  for (const button of form.querySelectorAll('button')) button.disabled = true;
  const words = isCard ? form.dataset.pay : form.dataset.wait;
  if (words) for (const button of form.querySelectorAll('.main')) button.textContent = words;
}

function fillCards() {
  for (const button of all('[data-fill]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const radio = document.querySelector('input[type=radio][value=CREDIT_CARD]');
      if (radio) radio.checked = true;
      const values = { number: button.dataset.fill, expiry: button.dataset.expiry, code: '123', name: 'Test Payer' };
      for (const input of fieldsOf()) {
        input.value = values[input.id];
        input.dispatchEvent(new Event('input'));
        check(input);
      }
      [...document.querySelectorAll('form .main')].find((main) => main.checkVisibility())?.focus();
    });
  }
}

/** By the time elapsed here: the server's clock may differ. */
function countDown() {
  for (const moment of all('time[datetime]')) {
    const [when, tag] = [new Date(moment.dateTime), `${document.documentElement.lang}-u-nu-latn`];
    // Today, the time is enough.
    const isToday = Math.abs(when - Date.now()) < 43_200_000 && moment.closest('.until') !== null;
    const form = { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) };
    moment.textContent = when.toLocaleString(tag, form);
  }
  for (const left of all('[data-left]')) {
    const [end, shown] = [performance.now() + Number(left.dataset.left), left.querySelector('b')];
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
      const parts = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
      shown.textContent = parts.map((part) => String(part).padStart(2, '0')).join(':');
      if (seconds > 0) setTimeout(tick, 1000 - (performance.now() % 1000));
      else askNow();
    };
    left.hidden = false;
    tick();
  }
}

function copyTexts() {
  for (const button of all('[data-copy]')) {
    if (!navigator.clipboard) continue;
    const [label, name] = [button.textContent, button.ariaLabel];
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.ariaLive = 'polite';
      button.textContent = button.ariaLabel = button.dataset.copied;
      setTimeout(() => {
        button.textContent = label;
        button.ariaLabel = name;
      }, 2000);
    });
  }
}

/** The button says what the chosen quantity costs. The texts are the server's. */
function sayTotals() {
  for (const select of all('select[data-totals]')) {
    const button = select.form.querySelector('.main');
    const say = () => (button.textContent = select.selectedOptions[0].dataset.pay);
    select.addEventListener('change', say);
    say();
  }
}

function offerPrint() {
  for (const button of all('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}

let askNow = () => {};

function setOffline(isOffline) {
  for (const notice of all('[data-offline]')) notice.hidden = !isOffline;
}

function watchConnection() {
  setOffline(!navigator.onLine);
  addEventListener('offline', () => setOffline(true));
  addEventListener('online', () => {
    setOffline(false);
    askNow();
  });
}

const FAILURES_MAX = 2;

/** Polls the order's state and reloads the page if it would show something else. Polls less often over time. */
function watchState() {
  const { state, version, pace } = document.body.dataset;
  if (!state) return;
  let waitMs = Number(pace);
  let timer;
  let failures = 0;
  const ask = async () => {
    clearTimeout(timer);
    if (!document.hidden) {
      // A server that restarts, or a response from a proxy: the next poll will tell. No response at all, more than
      // once: the connection is lost.
      const response = await fetch(state, { cache: 'no-store' }).catch(() => null);
      failures = response === null ? failures + 1 : 0;
      setOffline(!navigator.onLine || failures >= FAILURES_MAX);
      const answer = await response?.json().catch(() => null);
      if (typeof answer?.version === 'string' && answer.version !== version) {
        location.replace(location.pathname.replace(/\/bank$/, '?back'));
        return;
      }
    }
    waitMs = Math.min(waitMs * 1.05, Math.max(10_000, Number(pace)));
    timer = setTimeout(ask, waitMs);
  };
  askNow = ask;
  timer = setTimeout(ask, waitMs);
  document.addEventListener('visibilitychange', () => !document.hidden && ask());
}

/** Once in this tab, so that the back button works; never if the browser has no session storage. */
function isFirst(key) {
  try {
    const isNew = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, 'went');
    return isNew;
  } catch {
    return false;
  }
}

/** Presses the only button, or goes to the bank's page, as soon as the tab is visible: not for a link preview. */
function begin() {
  if (document.prerendering) return document.addEventListener('prerenderingchange', begin, { once: true });
  if (document.hidden) return document.addEventListener('visibilitychange', begin, { once: true });
  const form = document.querySelector('form[data-begin]');
  if (form && navigator.onLine && isFirst(form.dataset.begin)) form.requestSubmit(form.querySelector('.main'));
  const forward = document.querySelector('[data-forward]');
  if (forward && isFirst(forward.dataset.forward)) location.assign(forward.href);
}

/** For the order's story. The browser sends it while it goes on; if it does not arrive, nobody misses it. */
function sayLeft() {
  fetch(`${location.pathname}/state?left`, { keepalive: true }).catch(() => {});
}

/** Returns to the shop, unless the payer chooses to stay. */
function goOn() {
  const [back, line] = [document.querySelector('[data-return]'), document.querySelector('[data-returning]')];
  // Inside a frame, the shop's page already surrounds this one.
  if (!back || !line || window !== window.top) return;
  const words = line.querySelector('[data-words]');
  let seconds = Number(line.dataset.returning);
  const timer = setInterval(() => {
    seconds -= 1;
    if (seconds > 0) return say();
    clearInterval(timer);
    sayLeft();
    location.assign(back.href);
  }, 1000);
  const say = () => (words.textContent = words.dataset.words.replace('{n}', String(seconds)));
  line.hidden = false;
  say();
  line.querySelector('[data-stay]').addEventListener('click', () => {
    clearInterval(timer);
    line.hidden = true;
    back.focus();
  });
}

const parts = [
  openSummary,
  focusNotice,
  watchCard,
  watchSubmit,
  fillCards,
  sayTotals,
  watchState,
  countDown,
  copyTexts,
  offerPrint,
];
for (const start of parts) start();
watchConnection();
for (const link of all('a[target=_top]')) link.addEventListener('click', sayLeft);
// Only a page that has finished loading stays in the history for the back button.
addEventListener('load', () => setTimeout(begin));
goOn();

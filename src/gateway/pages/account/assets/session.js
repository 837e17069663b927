// Says before a session ends that it will, and lets its holder stay. The server alone knows when: another tab may have been used
// meanwhile, or the computer may have slept. Asking does not keep the session alive; staying does.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

const STATE = '/account/session';
const WARN_MS = 120_000;
/** While the warning is shown: another tab may have stayed, or signed out. */
const LOOK_AGAIN_MS = 10_000;

let notice = null;
let timer;
let looks = 0;

const [idleMs, endsMs] = (document.body.dataset.sessionMs ?? '').split(' ').map(Number);
if (endsMs > 0) {
  plan(Math.min(idleMs, endsMs) - WARN_MS);
  // The page may have been in another tab's shadow, or in the browser's memory, while its timers slept.
  addEventListener('visibilitychange', () => document.hidden || look());
  addEventListener('pageshow', (event) => event.persisted && look());
}

function plan(ms) {
  clearTimeout(timer);
  timer = setTimeout(look, Math.max(ms, 1000));
}

/** Shows what the server says; a connection that is lost says nothing. */
async function look({ stays = false } = {}) {
  looks += 1;
  const own = looks;
  const headers = { Accept: 'application/json', ...(!stays && { 'X-Live': '1' }) };
  const response = await fetch(STATE, { headers, redirect: 'manual' }).catch(() => null);
  // A later question has the newer answer.
  if (own !== looks) return;
  if (response?.status === 401 || response?.type === 'opaqueredirect') return showEnd();
  const left = response?.ok ? await response.json().catch(() => null) : null;
  if (left === null) return plan(LOOK_AGAIN_MS);
  const ms = Math.min(left.idleMs, left.endsMs);
  if (ms > WARN_MS) {
    hide();
    return plan(ms - WARN_MS);
  }
  showWarning(ms, left.idleMs < left.endsMs);
  plan(Math.min(LOOK_AGAIN_MS, ms));
}

function showWarning(ms, canStay) {
  const text = canStay
    ? say('You will be signed out in {1}, because nothing was opened or sent for a while.', spell(ms))
    : say(
        'You will be signed out in {1}, when this session reaches its longest time. Send what you have typed.',
        spell(ms),
      );
  if (notice?.dataset.canStay !== String(canStay)) {
    hide();
    notice = make('session-end notice wait');
    notice.dataset.canStay = canStay;
    notice.append(make('', 'p'));
    if (canStay) {
      const button = make('button small', 'button');
      button.type = 'button';
      button.textContent = say('Stay signed in');
      button.addEventListener('click', () => look({ stays: true }));
      notice.append(button);
    }
    document.body.append(notice);
  }
  const line = notice.querySelector('p');
  // What does not change is not read aloud again.
  if (line.textContent !== text) line.textContent = text;
}

/** In steps that are worth saying. */
function spell(ms) {
  if (ms > 90_000) return say('2 minutes');
  if (ms > 45_000) return say('1 minute');
  return ms > 20_000 ? say('30 seconds') : say('a few seconds');
}

function showEnd() {
  clearTimeout(timer);
  // A page that updates itself says so too.
  if (document.querySelector('.signed-out')) return hide();
  hide();
  notice = make('session-end notice wait');
  const [line, link] = [make('', 'p'), make('button small', 'a')];
  const isTyped = [...document.querySelectorAll('main form')].some(isFilledIn);
  line.textContent = isTyped
    ? say('You are signed out. What you have typed is still here: send it, and sign in when you are asked.')
    : say('You are signed out.');
  notice.append(line);
  if (!isTyped) {
    link.textContent = say('Sign in again');
    link.href = location.href;
    notice.append(link);
  }
  document.body.append(notice);
}

function isFilledIn(form) {
  return (
    form.method === 'post' &&
    [...form.elements].some((field) => 'defaultValue' in field && field.value !== field.defaultValue)
  );
}

function make(className, name = 'div') {
  const element = document.createElement(name);
  element.className = className;
  if (name === 'div') element.setAttribute('role', 'status');
  return element;
}

function hide() {
  notice?.remove();
  notice = null;
}

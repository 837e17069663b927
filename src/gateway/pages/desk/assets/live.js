// Pages that update themselves: the page is asked for again, and only what differs is exchanged, so that the place, the focus
// and what was chosen stay. A line beside the heading says how old the page is, and whether the connection is lost.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

const main = document.getElementById('main');
let stepMs = Number(main.dataset.liveSeconds) * 1000;

/** After failures it is tried less often, up to this. */
const STEP_MS_MAX = 60_000;
/** What is younger is called new. */
const NEW_MS = 5000;

let updatedAt = Date.now();
let failures = 0;
let problem = '';
let isAsking = false;
let next = setTimeout(update, stepMs);

const [age, state] = ['p', 'p'].map((name) => document.createElement(name));
age.className = 'live-age soft';
state.className = 'seen';
state.setAttribute('role', 'status');
main.querySelector('.title')?.after(age, state);
showAge();
const ages = setInterval(showAge, 1000);
fetchFile();

async function update() {
  clearTimeout(next);
  if (isAsking) return;
  if (!document.hidden && !document.querySelector('dialog[open]')) {
    isAsking = true;
    const isOver = await askAgain();
    isAsking = false;
    if (isOver) return;
  }
  next = setTimeout(update, Math.min(stepMs * 2 ** failures, Math.max(stepMs, STEP_MS_MAX)));
}

/** What was asked for is fetched as soon as it is there, once. */
function fetchFile() {
  const link = document.querySelector('a[data-start]');
  if (!link) return;
  delete link.dataset.start;
  const address = new URL(location.href);
  address.searchParams.delete('done');
  history.replaceState(null, '', address);
  link.click();
}

/** Says whether there is nothing more to ask for. */
async function askAgain() {
  const response = await fetch(location.href, { headers: { 'X-Live': '1' }, redirect: 'manual' }).catch(() => null);
  const text = response?.ok ? await response.text().catch(() => null) : null;
  if (response?.status === 401) {
    showSignedOut();
    return true;
  }
  if (text === null) {
    failures += 1;
    tell(response === null || response.ok ? say('Connection lost') : say('Not updated'));
    return false;
  }
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  const before = rowsText();
  keepPlace(() => {
    for (const part of document.querySelectorAll('[data-live]')) {
      const other = fresh.getElementById(part.id);
      if (other) exchangeRows(part, other);
    }
  });
  if (rowsText() !== before) document.dispatchEvent(new Event('rowschange'));
  fetchFile();
  updatedAt = Date.now();
  failures = 0;
  tell('');
  const seconds = fresh.getElementById('main')?.dataset.liveSeconds;
  if (seconds) {
    // What it followed may change less often now.
    stepMs = Number(seconds) * 1000;
    return false;
  }
  // What it followed has come to its end.
  clearInterval(ages);
  age.remove();
  return true;
}

function rowsText() {
  return [...document.querySelectorAll('[data-live] [data-key]')].map(({ textContent }) => textContent).join();
}

/** Only a change is announced: an age that is read aloud every few seconds helps nobody. */
function tell(now) {
  if (now !== problem)
    state.textContent = now === '' ? say('Connected again. The page is up to date.') : say('{1}. Trying again.', now);
  problem = now;
  showAge();
}

function showAge() {
  const passed = agoOf(Date.now() - updatedAt);
  const text =
    problem === '' ? say('Updated {1}', passed) : say('{1}, trying again. Last updated {2}', problem, passed);
  if (age.textContent !== text) age.textContent = text;
  age.classList.toggle('lost', problem !== '');
}

function agoOf(ms) {
  if (ms < NEW_MS) return say('just now');
  if (ms < 60_000) return say('{1} s ago', Math.floor(ms / 5000) * 5);
  return ms < 3_600_000 ? say('{1} min ago', Math.floor(ms / 60_000)) : say('{1} h ago', Math.floor(ms / 3_600_000));
}

addEventListener('online', update);
addEventListener('offline', () => tell(say('Connection lost')));
addEventListener('visibilitychange', () => {
  if (!document.hidden && Date.now() - updatedAt >= stepMs) update();
});

/** This page's own address leads to the sign-in page, and back. */
function showSignedOut() {
  clearInterval(ages);
  age.remove();
  // The script of sessions may have said it first.
  document.querySelector('.session-end')?.remove();
  const notice = document.createElement('div');
  notice.className = 'notice wait signed-out';
  notice.setAttribute('role', 'alert');
  const [heading, line, link] = ['h2', 'p', 'a'].map((name) => document.createElement(name));
  heading.textContent = say('You are signed out');
  link.textContent = say('Sign in again');
  link.href = location.href;
  line.append(say('This page no longer updates itself.'), ' ', link, '.');
  notice.append(heading, line);
  main.prepend(notice);
}

/** What comes in above does not move what is being read. */
function keepPlace(change) {
  const anchor = [...document.querySelectorAll('[data-live] > [data-key]')].find(
    (row) => row.getBoundingClientRect().top >= 0,
  );
  const before = anchor?.getBoundingClientRect().top;
  change();
  if (scrollY > 0 && anchor?.isConnected) scrollBy(0, anchor.getBoundingClientRect().top - before);
}

function exchangeRows(part, fresh) {
  // The rows of a list are exchanged one by one, as long as there are any.
  if (part.dataset.live === 'list' && [part, fresh].every((list) => list.querySelector('[data-live]'))) return;
  const known = new Map([...part.children].filter((row) => row.dataset.key).map((row) => [row.dataset.key, row]));
  if (known.size === 0 || ![...fresh.children].every((row) => row.dataset.key)) {
    if (markupOf(part) !== markupOf(fresh) && !part.contains(document.activeElement)) exchangeCells(part, fresh);
    return;
  }
  let at = part.firstElementChild;
  for (const row of Array.from(fresh.children)) {
    const old = known.get(row.dataset.key);
    known.delete(row.dataset.key);
    if (old) {
      if (markupOf(old) !== markupOf(row)) exchangeCells(old, row);
      old.className = row.className;
      if (old !== at) part.insertBefore(old, at);
      else at = at.nextElementSibling;
    } else part.insertBefore(row, at);
  }
  for (const gone of known.values()) if (!gone.contains(document.activeElement)) gone.remove();
}

/** What somebody unfolded is no difference. */
function markupOf(part) {
  return part.innerHTML.replaceAll(/<details([^>]*?) open=""/g, '<details$1');
}

function exchangeCells(old, row) {
  const open = [...old.querySelectorAll('details')].map((details) => details.open);
  const isChecked = old.querySelector('input[type=checkbox]')?.checked;
  const focused = old.contains(document.activeElement)
    ? [...old.querySelectorAll('a,button,input')].indexOf(document.activeElement)
    : -1;
  old.replaceChildren(...row.childNodes);
  for (const [index, details] of old.querySelectorAll('details').entries()) details.open = open[index] ?? details.open;
  const box = old.querySelector('input[type=checkbox]');
  if (box && isChecked) box.checked = true;
  if (focused >= 0) old.querySelectorAll('a,button,input')[focused]?.focus();
}

// Forms that send files. Without it they send a small file whole; with it a large one goes in parts, and of a sample only the
// beginning.
const SAMPLE_BYTES = 24_576;

/* A sample: what is behind its first lines stays here. */
for (const form of document.querySelectorAll('form[data-sample]')) {
  const input = form.querySelector('input[type=file]');
  input.addEventListener('change', () => {
    const [file] = input.files;
    if (!file || file.size <= SAMPLE_BYTES) return;
    const list = new DataTransfer();
    list.items.add(new File([file.slice(0, SAMPLE_BYTES)], file.name, { type: file.type }));
    input.files = list.files;
    if (!form.elements.cut) {
      const cut = document.createElement('input');
      Object.assign(cut, { type: 'hidden', name: 'cut', value: '1' });
      form.append(cut);
    }
  });
}

/* What is mapped shows at once what comes of it. */
for (const form of document.querySelectorAll('form[data-preview]')) {
  let asking = new AbortController();
  form.querySelector('[value=preview]')?.setAttribute('hidden', '');
  form.addEventListener('change', async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const body = new URLSearchParams(new FormData(form));
    body.delete('once');
    body.set('step', 'preview');
    const response = await fetch(form.action, { method: 'POST', body, signal }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!text || signal.aborted) return;
    const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('preview');
    if (fresh) document.getElementById('preview').replaceChildren(...fresh.childNodes);
  });
}

/* A file in parts: each begins where the gateway says, so a cut line costs one part. */
const PART_BYTES = 1_843_200;
/** Its hash is made in memory; a larger file goes without, and the gateway makes it. */
const HASH_BYTES_MAX = 67_108_864;
const TRIES_MAX = 5;
const TRY_MS = 1000;

for (const form of document.querySelectorAll('form[data-upload]')) {
  form.hidden = false;
  const input = form.querySelector('input[type=file]');
  input.addEventListener('change', () => guessOwner(form, input.files[0]));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [file] = input.files;
    if (file) send(form, file).catch(() => showProblem(form, 'The connection was lost. Press the button to go on.'));
  });
}

/** A CSV does not say whose it is, but mostly its name does. */
function guessOwner(form, file) {
  const { owner } = form.elements;
  if (!file || !owner) return;
  const name = file.name.toLowerCase();
  const found = [...owner.options].find(({ value }) => value !== '' && name.includes(value.toLowerCase()));
  if (found && /\.(csv|txt|tsv)$/.test(name)) owner.value = found.value;
}

async function send(form, file) {
  showProblem(form, '');
  showSent(form, 0, file.size);
  const base = form.dataset.action?.replace(/\/import$/, '/files') ?? form.action.replace(/\/import$/, '/files');
  let at = form.dataset.file
    ? { fileNo: form.dataset.file, received: Number(form.dataset.received) }
    : await begin(form, base, file);
  if (!at) return;
  form.dataset.file = at.fileNo;
  if (at.state && at.state !== 'receiving') return location.assign(`${at.path}?done=known`);
  while (at.received < file.size) {
    showSent(form, at.received, file.size);
    const part = new FormData();
    part.append('csrf', form.elements.csrf.value);
    part.append('offset', at.received);
    part.append('part', file.slice(at.received, at.received + PART_BYTES), 'part');
    const next = await ask(form, `${base}/${at.fileNo}/parts`, part);
    if (!next) return;
    if (next.received <= at.received) break;
    at = next;
    form.dataset.received = at.received;
  }
  showSent(form, file.size, file.size);
  const ended = await ask(form, `${base}/${at.fileNo}/complete`, fields(form, {}));
  if (ended) location.assign(`${ended.path}?done=${ended.fileNo === at.fileNo ? 'sent' : 'known'}`);
}

async function begin(form, base, file) {
  const sha256 = file.size > HASH_BYTES_MAX || !crypto.subtle ? '' : await hashOf(file);
  const [owner, profile] = [form.elements.owner.value, form.elements.profile.value];
  const csv = (await looksLikeCsv(file)) ? '1' : '';
  return ask(form, `${base}/begin`, fields(form, { name: file.name, bytes: file.size, sha256, owner, profile, csv }));
}

/** Text that begins as none of the other formats does: what is missing to read it is said before it is sent. */
async function looksLikeCsv(file) {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const head = String.fromCharCode(...bytes).replace(/^\xEF\xBB\xBF/, '');
  return /^\s*[^\s{<:%]/.test(head) && !/^:20:|[^\t\n\f\r -\xFF]/m.test(head);
}

async function hashOf(file) {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fields = (form, given) => new URLSearchParams({ csrf: form.elements.csrf.value, ...given });

/** Null if it was refused, which is shown. What is lost on the way is sent again. */
async function ask(form, address, body) {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (response?.ok && answer) return answer;
    if (answer?.problem) return showProblem(form, answer.problem);
    if (response?.status === 0 || response?.status === 401) {
      return showProblem(
        form,
        'You are signed out. Sign in again and choose the file once more: it goes on where it ended.',
      );
    }
    if (tries === TRIES_MAX) throw new Error('the connection is lost');
    await new Promise((resolve) => setTimeout(resolve, TRY_MS * tries));
  }
}

function showSent(form, sent, size) {
  const part = form.querySelector('[data-progress]');
  part.hidden = false;
  const percent = size === 0 ? 100 : Math.floor((100 * sent) / size);
  part.querySelector('progress').value = percent;
  part.querySelector('[data-sent]').textContent = `${percent}% sent`;
}

function showProblem(form, text) {
  form.querySelector('[data-problem]').textContent = text;
  if (text === '') return null;
  for (const button of form.querySelectorAll('[aria-disabled]')) button.removeAttribute('aria-disabled');
  form.querySelector('[data-progress]').hidden = true;
  return null;
}

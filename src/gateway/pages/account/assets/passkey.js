// Passkeys need a script: the browser asks the person, and its answer goes into the form, which is sent like any other.
// A form without it stays hidden.
// Words of the page's language, by the English ones.
const words = JSON.parse(document.body.dataset.words ?? '{}');
const say = (text, ...values) => (words[text] ?? text).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

const FORMS = 'form[data-passkey]';

for (const form of document.querySelectorAll(FORMS)) {
  // A passkey belongs to a host name; an address of numbers has none.
  if (!window.PublicKeyCredential || /^[\d.]+$|:/.test(location.hostname)) {
    for (const note of document.querySelectorAll('[data-passkey-missing]')) note.hidden = false;
    break;
  }
  form.hidden = false;
  // Whoever comes back to the page begins anew.
  window.addEventListener('pageshow', () => reset(form, ''));
  form.addEventListener('submit', (event) => {
    if (form.elements.credential.value !== '') return;
    event.preventDefault();
    void answer(form);
  });
}

async function answer(form) {
  const button = form.querySelector('button');
  const said = form.querySelector('[role=status]');
  button.disabled = true;
  said.textContent = say('Waiting for your device…');
  try {
    const options = await readOptions(form);
    const credential =
      form.dataset.passkey === 'sign-in'
        ? await navigator.credentials.get({ publicKey: requestOf(options) })
        : await navigator.credentials.create({ publicKey: creationOf(options) });
    form.elements.credential.value = JSON.stringify(jsonOf(credential));
    // The invited may have corrected their name in the form above.
    if (form.dataset.passkey === 'enrol') form.elements.name.value = document.getElementById('name')?.value ?? '';
    form.submit();
  } catch (error) {
    reset(form, messageOf(error));
  }
}

function reset(form, text) {
  form.elements.credential.value = '';
  form.querySelector('[role=status]').textContent = text;
  form.querySelector('button').disabled = false;
}

async function readOptions(form) {
  const body = new URLSearchParams({
    csrf: form.elements.csrf.value,
    for: form.dataset.passkey,
    // Of the page /account/invitation/<token>.
    invitation: location.pathname.split('/')[3] ?? '',
  });
  const response = await fetch('/account/passkeys/challenge', { method: 'POST', body });
  if (!response.ok)
    throw new Error(
      response.status === 429 ? say('Too many tries. Wait a minute.') : say('Reload the page and try again.'),
    );
  return response.json();
}

function messageOf(error) {
  if (error.name === 'InvalidStateError') return say('This device already has a passkey for your account.');
  if (error.name === 'NotAllowedError') return say('Your device did not confirm. Try again when you are ready.');
  return error.name === 'Error' ? error.message : say('Your device could not use a passkey here.');
}

function creationOf(options) {
  const excludeCredentials = (options.excludeCredentials ?? []).map(withBytes);
  const user = { ...options.user, id: bytesOf(options.user.id) };
  return { ...options, challenge: bytesOf(options.challenge), user, excludeCredentials };
}

function requestOf(options) {
  const allowCredentials = (options.allowCredentials ?? []).map(withBytes);
  return { ...options, challenge: bytesOf(options.challenge), allowCredentials };
}

function withBytes(credential) {
  return { ...credential, id: bytesOf(credential.id) };
}

function jsonOf({ id, rawId, type, response, authenticatorAttachment }) {
  const fields = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  const encoded = fields.filter((name) => response[name]).map((name) => [name, textOf(response[name])]);
  const transports = response.getTransports?.() ?? [];
  return {
    id,
    rawId: textOf(rawId),
    type,
    authenticatorAttachment,
    response: { ...Object.fromEntries(encoded), ...(response.getTransports && { transports }) },
    clientExtensionResults: {},
  };
}

function bytesOf(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

function textOf(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

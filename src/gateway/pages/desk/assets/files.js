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

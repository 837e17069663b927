// On the page for unknown addresses: a button that searches for the words of the address.
document.addEventListener('DOMContentLoaded', () => {
  const RETRY_MS = 50;
  const [name = ''] = decodeURIComponent(location.pathname).split('/').filter(Boolean).slice(-1);
  const words = name
    .replace(/\.html?$/, '')
    .replaceAll(/\W+/g, ' ')
    .trim();
  const place = document.querySelector('[data-search-offer]');
  if (!place || words === '') return;

  /** The search box is there once its script has loaded. */
  function open() {
    const opener = document.querySelector('button[data-open-modal]');
    if (opener.disabled) return setTimeout(open, RETRY_MS);
    opener.click();
    return fill();
  }

  function fill() {
    const input = document.querySelector('#starlight__search input');
    if (!input) return setTimeout(fill, RETRY_MS);
    input.value = words;
    input.focus();
    return input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const button = document.createElement('button');
  button.className = 'search-offer';
  button.textContent = `Search the docs for “${words}”`;
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    open();
  });
  place.append(button);
});

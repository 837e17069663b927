// On the page for unknown addresses: a button that searches for the words of the address.
document.addEventListener('DOMContentLoaded', () => {
  const words = decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '').replaceAll(
    /\W+|html$/g,
    ' ',
  );
  const button = document.createElement('button');
  button.className = 'search-offer';
  button.textContent = `Search the docs for “${words.trim()}”`;
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    document.querySelector('button[data-open-modal]')?.click();
    const fill = () => {
      const input = document.querySelector('#starlight__search input');
      if (!input) return setTimeout(fill, 100);
      input.value = words.trim();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return undefined;
    };
    fill();
  });
  document.querySelector('[data-search-offer]')?.append(button);
});

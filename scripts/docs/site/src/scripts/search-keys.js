// In the search: the arrow keys move through the results, and Enter opens the first, as soon as it is there.
(() => {
  const RETRY_MS = 50;
  const RETRIES_MAX = 60;

  // A placeholder and a title are no name for everybody.
  addEventListener('focusin', ({ target }) => {
    if (target.matches('#starlight__search input')) target.setAttribute('aria-label', target.placeholder);
  });

  addEventListener('keydown', (event) => {
    const place = document.getElementById('starlight__search');
    const input = place?.querySelector('input');
    if (!input || !place.contains(event.target)) return;
    if (event.key === 'Enter' && event.target === input && !event.isComposing) open(place, input, RETRIES_MAX);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [input, ...place.querySelectorAll('.pagefind-ui__result-link')];
    const next = stops[stops.indexOf(document.activeElement) + step];
    event.preventDefault();
    next?.focus();
  });

  /** Results arrive a moment after the last letter: those of fewer letters are not what was asked for. */
  function open(place, input, retries) {
    const words = input.value.trim();
    const message = place.querySelector('.pagefind-ui__message')?.textContent ?? '';
    // Results are filled in as they are loaded, in any order.
    const first = message.trim().endsWith(` ${words}`) ? place.querySelector('.pagefind-ui__result') : null;
    const link = first?.querySelector('.pagefind-ui__result-link');
    if (link) link.click();
    else if (words !== '' && retries > 0) setTimeout(open, RETRY_MS, place, input, retries - 1);
  }
})();

// An address with a section opens on it: what the renderer shows before, such as the introduction or "404", stays hidden.
if (location.hash.length > 1) hideUntilSectionIsThere();

function isSectionThere() {
  const route = decodeURIComponent(location.hash).replace(/^#/, '').split('#')[0];
  return document.querySelector(`[data-section-id="${CSS.escape(route)}"] :is(h1, h2)`) !== null;
}

function hideUntilSectionIsThere() {
  const root = document.documentElement;
  const WAIT_MS_MAX = 15_000;
  root.dataset.opening = '';
  const show = () => {
    delete root.dataset.opening;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (isSectionThere()) requestAnimationFrame(() => requestAnimationFrame(show));
  });
  observer.observe(document, { childList: true, subtree: true });
  // An address that is not in the contract.
  setTimeout(show, WAIT_MS_MAX);
}

// A group of tabs ends in a <tabs-end> element. The parser creates it when the whole group is there, before it is painted.
(() => {
  const KEY = 'tollgate-tabs-';
  const stored = (name) => {
    try {
      return localStorage.getItem(KEY + name);
    } catch {
      return null;
    }
  };
  const store = (name, label) => {
    try {
      localStorage.setItem(KEY + name, label);
    } catch {
      // Private windows of some browsers keep nothing; the choice then lasts for this page.
    }
  };
  // A link can bring the choice: ?language=PHP.
  const given = new URLSearchParams(location.search);
  const first = (name) => {
    const label = given.get(name);
    if (label) store(name, label);
    return label ?? stored(name);
  };
  document.documentElement.dataset.script = '';
  let count = 0;
  customElements.define(
    'tabs-end',
    class extends HTMLElement {
      connectedCallback() {
        const group = this.parentElement;
        const list = document.createElement('div');
        list.className = 'tab-list';
        list.setAttribute('role', 'tablist');
        list.setAttribute('aria-label', group.dataset.tabs);
        for (const panel of group.querySelectorAll(':scope > .tab')) {
          const button = document.createElement('button');
          const id = `tab-${(count += 1)}`;
          panel.id = `${id}-panel`;
          panel.setAttribute('role', 'tabpanel');
          panel.setAttribute('aria-labelledby', id);
          Object.assign(button, { id, type: 'button', textContent: panel.dataset.label });
          button.setAttribute('role', 'tab');
          button.setAttribute('aria-controls', panel.id);
          list.append(button);
        }
        list.addEventListener('click', (event) => {
          const button = event.target.closest('button');
          if (button) choose(group, button.textContent);
        });
        list.addEventListener('keydown', (event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step) return;
          const buttons = [...list.children];
          const next = buttons.at((buttons.indexOf(document.activeElement) + step) % buttons.length);
          choose(group, next.textContent);
          next.focus();
        });
        group.prepend(list);
        this.remove();
        show(group, first(group.dataset.tabs));
      }
    },
  );

  /** Shows a tab in every group of the same name, without moving what the reader looks at. */
  function choose(group, label) {
    const name = group.dataset.tabs;
    const before = group.getBoundingClientRect().top;
    store(name, label);
    for (const other of document.querySelectorAll('.tabs')) if (other.dataset.tabs === name) show(other, label);
    scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
  }

  /** A group without the label keeps what it shows; at first that is its first tab. */
  function show(group, label) {
    const panels = [...group.querySelectorAll(':scope > .tab')];
    const chosen = panels.find((panel) => panel.dataset.label === label);
    const shown = chosen ?? panels.find((panel) => panel.dataset.shown !== undefined) ?? panels[0];
    panels.forEach((panel, index) => {
      const isShown = panel === shown;
      if (isShown) panel.dataset.shown = '';
      else delete panel.dataset.shown;
      const button = group.firstElementChild.children[index];
      button.setAttribute('aria-selected', isShown);
      button.tabIndex = isShown ? 0 : -1;
    });
  }
})();

/**
 * Languages as tabs, one form for all messages, and copying. The choices are remembered, the language together with the docs,
 * which store its label under the same key.
 */
export const LESSON_SCRIPT = `
const LANGUAGE_KEY = 'tollgate-tabs-language';
const FORM_KEY = 'tollgate-shop-form';
const COPIED_MS = 2000;

function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Some private windows store nothing. The choice then lasts for this page.
  }
}

function prepareLessons(root) {
  for (const group of root.querySelectorAll('.tabs')) makeTabs(group);
  for (const button of root.querySelectorAll('[data-copy]')) button.hidden = false;
  const form = recall(FORM_KEY);
  for (const choice of root.querySelectorAll('.forms input')) if (choice.value === form) choice.checked = true;
}

function makeTabs(group) {
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language');
  for (const panel of group.children) {
    const copied = panel.querySelector('pre').id;
    const tab = document.createElement('button');
    Object.assign(tab, { id: copied + '-tab', type: 'button', textContent: panel.dataset.label });
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', copied + '-panel');
    panel.id = copied + '-panel';
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    list.append(tab);
  }
  group.prepend(list);
  choose(group, recall(LANGUAGE_KEY));
}

/** A group without the language keeps what it shows; at first that is its first tab. */
function choose(group, label) {
  const tabs = [...group.querySelectorAll('[role=tab]')];
  const chosen = tabs.find((tab) => tab.textContent === label) ?? tabs.find((tab) => tab.ariaSelected === 'true') ?? tabs[0];
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    group.querySelector('#' + tab.getAttribute('aria-controls')).hidden = tab !== chosen;
  }
  return chosen;
}

/** In every group, without moving the one that the reader looks at. */
function chooseEverywhere(tab) {
  const before = tab.getBoundingClientRect().top;
  remember(LANGUAGE_KEY, tab.textContent);
  for (const group of document.querySelectorAll('.tabs')) choose(group, tab.textContent);
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

async function copy(button) {
  const text = document.getElementById(button.dataset.copy).textContent;
  // Without TLS, a browser has a clipboard on this machine only; elsewhere the text is selected for the reader to copy.
  await navigator.clipboard.writeText(text);
  const [words] = button.childNodes;
  words.nodeValue = 'Copied';
  setTimeout(() => (words.nodeValue = 'Copy'), COPIED_MS);
}

function select(button) {
  getSelection().selectAllChildren(document.getElementById(button.dataset.copy));
}

document.addEventListener('click', (event) => {
  const tab = event.target.closest('[role=tab]');
  if (tab) chooseEverywhere(tab);
  const button = event.target.closest('[data-copy]');
  if (button) copy(button).catch(() => select(button));
});

document.addEventListener('keydown', (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tab = event.target.closest('[role=tab]');
  if (!step || !tab) return;
  const tabs = [...tab.parentElement.children];
  const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
  chooseEverywhere(next);
  next.focus();
});

document.addEventListener('change', (event) => {
  if (!event.target.matches('.forms input')) return;
  remember(FORM_KEY, event.target.value);
  for (const choice of document.querySelectorAll('.forms input')) {
    if (choice.value === event.target.value) choice.checked = true;
  }
});
`;

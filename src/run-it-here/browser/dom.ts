// Elements without markup in strings: every text is a text node, so nothing that a gateway or a person sends is read as HTML.

export type Child = Node | string | null | undefined | false | readonly Child[];

type Handler = (event: Event) => void;
type Attributes = Readonly<Record<string, string | boolean | Handler | undefined>>;

/** A function is a listener, true an empty attribute; false and undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  append(made, children);
  return made;
}

export function replaceChildren(parent: Element, ...children: readonly Child[]): void {
  parent.replaceChildren();
  append(parent, children);
}

function append(parent: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(parent, child);
    else parent.append(child as Node | string);
  }
}

/** The contract's texts have code in backquotes and links that lead into its own pages: the first is shown, the second not. */
export function prose(text: string): Child[] {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('*', '');
  return plain.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
}

let lastId = 0;

/** An id for labels and descriptions. */
export function newId(): string {
  lastId += 1;
  return `run-${lastId}`;
}

/** Two or more choices, of which one is on. */
export function segments(
  label: string,
  choices: Readonly<Record<string, string>>,
  chosen: string,
  choose: (name: string) => void,
): HTMLElement {
  const buttons = Object.entries(choices).map(([name, text]) =>
    element('button', { type: 'button', 'aria-pressed': String(name === chosen), click: () => press(name) }, text),
  );
  function press(name: string): void {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(Object.keys(choices)[index] === name));
    }
    choose(name);
  }
  return element('div', { class: 'run-segments', role: 'group', 'aria-label': label }, buttons);
}

/** Says that it worked, for a moment, in the place of its label. */
export function copyButton(label: string, text: () => string): HTMLElement {
  const button = element('button', { type: 'button', class: 'run-quiet', click: () => void copy() }, label);
  async function copy(): Promise<void> {
    const done = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    );
    button.textContent = done ? 'Copied' : 'Copying is not allowed here';
    setTimeout(() => (button.textContent = label), COPIED_MS);
  }
  return button;
}

const COPIED_MS = 2000;

// A tagged template that escapes every value that is put into it. Only what it made itself goes in as it is. It is not named
// `html`, so that no formatter moves the white space of bytes that are shown as they are.

export interface Markup {
  readonly markup: string;
}

type Value = Markup | string | number | readonly Markup[];

export function markup(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const parts = texts.map((text, index) => text + render(values[index] ?? ''));
  return { markup: parts.join('') };
}

function render(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// A tagged template that escapes every value that is put into it. Only what it made itself goes in as it is.

export interface Html {
  readonly html: string;
}

type Value = Html | string | number | readonly Html[];

export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = texts.map((text, index) => {
    const value = values[index];
    return value === undefined ? text : text + render(value);
  });
  return { html: parts.join('') };
}

function render(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

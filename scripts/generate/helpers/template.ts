import { readFileSync } from 'node:fs';

/** Fills a template that lies beside its emitter: `{{name}}` becomes the value. Both must agree on the names. */
export function fillTemplate(template: URL, values: Readonly<Record<string, string | number>>): string {
  const unused = new Set(Object.keys(values));
  const filled = readFileSync(template, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_marker, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template.pathname} asks for ${name}, which nobody gives`);
    unused.delete(name);
    return String(value);
  });
  if (unused.size > 0) throw new Error(`${template.pathname} does not use ${[...unused].join(', ')}`);
  return filled;
}

/** Breaks a text into lines, each after the prefix. */
export function wrapText(text: string, prefix: string, width = 118): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > width) lines.push(`${prefix}${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

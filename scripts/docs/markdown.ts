import { notificationAddress, operationAddress } from './addresses.ts';

// The Markdown elements of the docs. Redoc keeps inline HTML; the classes are in theme.css.

export type DecisionSource = 'decided' | 'example';

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

export function code(text: string): string {
  return `\`${text}\``;
}

/** `a`, `b` and `c`. */
export function codeList(texts: readonly string[]): string {
  const quoted = texts.map(code);
  if (quoted.length < 2) return quoted.join('');
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/** Empty if the element is documented. */
export function badge(source: DecisionSource | undefined): string {
  if (source === undefined) return '';
  return `<span class="badge badge-${source}">${source === 'decided' ? 'decided' : 'example only'}</span>`;
}

/**
 * Says that the interface leaves the element beside it open. `gatherDecisions` takes the marks of a page out of its text and
 * lists them at its end.
 */
export function decisionMark(decision: { readonly id: string } | undefined, label: string): string {
  return decision === undefined ? '' : `<!-- decided: ${decision.id} ${label} -->`;
}

export function operationLink(label: string, operationId: string): string {
  return `[${label}](${operationAddress(operationId)})`;
}

export function notificationLink(label: string, event: string): string {
  return `[${label}](${notificationAddress(event)})`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** A row must be one line, and an unescaped bar would end the cell. */
function cell(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/(?<!\\)\|/g, '\\|')
    .trim();
}

import { copyButton, element, replaceChildren, segments } from './dom.ts';
import type { Child } from './dom.ts';
import { colourOf } from './signed-view.ts';

/** A block of code that can be scrolled with the keyboard. */
function codeBlock(label: string, ...children: readonly Child[]): HTMLElement {
  return element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, element('code', {}, ...children));
}

/** JSON over several lines; the signed fields in their colours. */
export function jsonLines(value: unknown, signedFields: readonly string[]): Child[] {
  const lines = JSON.stringify(value, null, 2).split('\n');
  return lines.map((line, index) => {
    const end = index === lines.length - 1 ? '' : '\n';
    const [, before = '', name = '', text = '', comma = ''] = /^( {2,4}"(\w+)": )(.*?)(,?)$/.exec(line) ?? [];
    const colour = name === 'sign' ? 'run-sign' : colourOfField(name, signedFields);
    if (colour === undefined || /^[[{]$/.test(text)) return `${line}${end}`;
    return [before, element('mark', { class: colour }, text), `${comma}${end}`];
  });
}

/** A signed field may be inside another: `dateLimit.from`. */
function colourOfField(name: string, signedFields: readonly string[]): string | undefined {
  const index = signedFields.findIndex((field) => field === name || field.endsWith(`.${name}`));
  return name === '' || index === -1 ? undefined : colourOf(index);
}

export function headerLines(first: string, headers: Iterable<readonly [string, string]>): Child[] {
  const lines = Array.from(headers, ([name, value]) => [
    element('span', { class: 'run-name' }, `${name}: `),
    `${value}\n`,
  ]);
  return [element('b', {}, first), '\n', lines, '\n'];
}

/** The same bytes, pretty or raw. */
export function bodyView(given: {
  label: string;
  head: Child[];
  pretty: Child[];
  raw: string;
  more?: Child[];
}): HTMLElement {
  const { label, head, pretty, raw, more = [] } = given;
  const place = element('div', {});
  const show = (name: string): void => {
    replaceChildren(place, codeBlock(label, head, name === 'pretty' ? pretty : raw));
  };
  show('pretty');
  return element(
    'div',
    {},
    element(
      'div',
      { class: 'run-tools' },
      segments(`${label}: format`, { pretty: 'Pretty', raw: 'Raw' }, 'pretty', show),
      copyButton('Copy body', () => raw),
      more,
    ),
    place,
  );
}

// Elements of the pictures. Colours come from the page around a picture, as attributes: a style element would apply to the
// whole page, and a policy may forbid it. `currentColor` and the custom properties follow light, dark and print.

export const INK = 'currentColor';
/** The colour of the page. */
export const GROUND = 'var(--picture-ground,var(--sl-color-bg,Canvas))';
export const ACCENT = 'var(--picture-accent,var(--sl-color-text-accent,currentColor))';

/** All pictures are this wide, so that a phone shows them at their own size. */
export const WIDTH = 360;
/** On a wide screen they are larger, so that their text has the size of the text around. */
const SCALE = 1.2;
export const FONT_SIZE = 13;
export const LINE_HEIGHT = 17;

export type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(typeof value === 'number' ? String(round(value)) : value)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
}

/** Colour and alignment come from the group around it. */
export function text({ lines, x, y }: Label, attributes: Attributes = {}): string {
  return lines
    .map((line, index) => element('text', { x, y: y + 13 + index * LINE_HEIGHT, ...attributes }, escapeXml(line)))
    .join('');
}

/** To be drawn behind a label in the colour of the page, so that no line runs through it. */
export function behind(label: Label, anchor: 'start' | 'middle'): string {
  const width = Math.max(0, ...label.lines.map(boldWidthOf)) + 4;
  const height = label.lines.length * LINE_HEIGHT;
  return element('rect', { x: label.x - (anchor === 'middle' ? width / 2 : 2), y: label.y, width, height });
}

export interface Size {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

/** A frame around its label, opaque, with a tint of the ink. */
export function box({ x, ...size }: Size, attributes: Attributes, label: string, tint = 0): string {
  const frame = { x: x - size.width / 2, ...size };
  const ground = element('rect', { ...frame, fill: GROUND, ...(tint === 0 ? attributes : {}) });
  return element(
    'g',
    {},
    ground + (tint === 0 ? '' : element('rect', { ...frame, 'fill-opacity': tint, ...attributes })) + label,
  );
}

/** An arrow head that ends at a point. */
export function head(x: number, y: number, direction: 'left' | 'right' | 'up' | 'down'): string {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  const corner = (side: 1 | -1) => `${x - 8 * dx + 4 * side * dy} ${y - 8 * dy + 4 * side * dx}`;
  return element('path', { d: `M${x} ${y}L${corner(1)} ${corner(-1)}z` });
}

export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly height: number;
  readonly content: string;
}

/** On one line: Markdown takes it as it is. */
export function picture({ id, title, description, height, content }: Picture): string {
  const names = `picture-${id}-title picture-${id}-text`;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      'aria-labelledby': names,
      viewBox: `0 0 ${WIDTH} ${Math.ceil(height)}`,
      width: WIDTH * SCALE,
      height: Math.ceil(height) * SCALE,
      'font-size': FONT_SIZE,
      fill: 'none',
    },
    element('title', { id: `picture-${id}-title` }, escapeXml(title)) +
      element('desc', { id: `picture-${id}-text` }, escapeXml(description)) +
      content,
  );
}

/** The widest letters of common fonts without serifs, in em, so that no font makes a text wider than this. */
export function widthOf(line: string): number {
  let em = 0;
  for (const letter of line) em += widthOfLetter(letter);
  return em * FONT_SIZE;
}

function widthOfLetter(letter: string): number {
  if (/[ijl.,:;'|!/()\s]/.test(letter)) return 0.32;
  if (/[frtI"-]/.test(letter)) return 0.4;
  if (/[mwMW@]/.test(letter)) return 0.9;
  return /[A-Z]/.test(letter) ? 0.7 : 0.58;
}

export function boldWidthOf(line: string): number {
  return widthOf(line) * 1.12;
}

/** Breaks a text at its spaces. A word that is too long is an error: the text must change. */
export function wrap(whole: string, widthMax: number, measure = widthOf): string[] {
  const lines: string[] = [];
  for (const word of whole.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (measure(longer) <= widthMax) lines.splice(-1, last === undefined ? 0 : 1, longer);
    else lines.push(word);
    if (measure(word) > widthMax) throw new Error(`“${word}” does not fit into ${widthMax} px: use shorter words`);
  }
  return lines;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(given: string): string {
  return given.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

import type { Case, Message, Sequence, Step } from './sequence.ts';
import {
  ACCENT,
  GROUND,
  INK,
  LINE_HEIGHT,
  WIDTH,
  behind,
  boldWidthOf,
  box,
  element,
  head,
  text,
  widthOf,
  wrap,
} from './svg.ts';

const EDGE = 8;
const BOX_HEIGHT = 30;
const LABEL_WIDTH_MAX = 280;
const NOTE_WIDTH_MAX = 210;
const TAG_HEIGHT = 24;

interface Drawing {
  readonly columns: ReadonlyMap<string, number>;
  /** The top of the next row. */
  y: number;
  number: number;
  /** One list for each kind of element, so that their common attributes are written once. */
  readonly frames: string[];
  readonly grounds: string[];
  readonly labels: string[];
  readonly arrows: string[];
  readonly heads: string[];
  readonly dots: string[];
  readonly numbers: string[];
  readonly boxes: string[];
}

/** Every message gets the full width for its label, so that four participants fit on a phone. */
export function drawSequence({ participants, steps }: Sequence): { content: string; height: number } {
  const columns = placeColumns(participants);
  const drawing: Drawing = {
    columns,
    y: BOX_HEIGHT + 12,
    number: 0,
    frames: [],
    grounds: [],
    labels: [],
    arrows: [],
    heads: [],
    dots: [],
    numbers: [],
    boxes: [],
  };
  for (const step of steps) drawStep(drawing, step);
  const bottom = drawing.y + 4;
  const lines = [...columns.values()].map((x) => element('path', { d: `M${x} ${BOX_HEIGHT}V${bottom}` }));
  const ends = [1, bottom].flatMap((y) => participants.map((name) => drawParticipant(name, columns.get(name) ?? 0, y)));
  const { frames, grounds, labels, arrows, heads, dots, numbers, boxes } = drawing;
  const content = [
    element('g', { stroke: INK, 'stroke-opacity': 0.35 }, lines.join('')),
    element('g', { stroke: INK, 'stroke-opacity': 0.5 }, frames.join('')),
    element('g', { fill: GROUND }, grounds.join('')),
    element('g', { fill: INK, 'text-anchor': 'middle' }, labels.join('')),
    element('g', { stroke: INK, 'stroke-width': 1.5 }, arrows.join('')),
    element('g', { fill: INK }, heads.join('')),
    element('g', { fill: ACCENT }, dots.join('')),
    element('g', { fill: GROUND, 'font-size': 11, 'font-weight': 700, 'text-anchor': 'middle' }, numbers.join('')),
    element('g', { fill: INK, 'text-anchor': 'middle' }, boxes.join('')),
    element('g', { fill: INK, 'text-anchor': 'middle', 'font-weight': 600 }, ends.join('')),
  ];
  return { content: content.join(''), height: bottom + BOX_HEIGHT + 1 };
}

/** The same gap between all names. */
function placeColumns(participants: readonly string[]): Map<string, number> {
  const widths = participants.map((name) => boldWidthOf(name) + 14);
  const gap = (WIDTH - 2 - widths.reduce((sum, width) => sum + width, 0)) / participants.length;
  let left = 1 + gap / 2;
  return new Map(
    participants.map((name, index) => {
      const width = widths[index] ?? 0;
      const x = Math.round(left + width / 2);
      left += width + gap;
      return [name, x];
    }),
  );
}

function drawParticipant(name: string, x: number, y: number): string {
  const size = { x, y, width: boldWidthOf(name) + 14, height: BOX_HEIGHT - 1, rx: 6 };
  return box(size, { stroke: ACCENT, 'stroke-width': 1.5 }, text({ lines: [name], x, y: y + 6 }));
}

function drawStep(drawing: Drawing, step: Step): void {
  switch (step.kind) {
    case 'note':
      return drawNote(drawing, step);
    case 'wait':
      return drawWait(drawing, step.text);
    case 'cases':
      return drawCases(drawing, step.cases);
    default:
      return drawMessage(drawing, step);
  }
}

function drawMessage(drawing: Drawing, message: Message): void {
  const start = columnOf(drawing, message.from);
  const end = columnOf(drawing, message.to);
  const center = (start + end) / 2;
  drawLabel(drawing, message, center);
  const y = drawing.y + 10;
  const isLost = message.kind === 'lost';
  const reach = isLost ? center : end + (end > start ? -4 : 4);
  const dashes = message.kind === 'reply' ? { 'stroke-dasharray': '5 4' } : {};
  drawing.number += 1;
  drawing.arrows.push(element('path', { d: `M${start} ${y}H${reach}`, ...dashes }));
  if (isLost)
    drawing.arrows.push(element('path', { d: `M${center - 6} ${y - 6}l12 12m0 -12l-12 12`, 'stroke-width': 2.5 }));
  else drawing.heads.push(head(end, y, end > start ? 'right' : 'left'));
  drawing.dots.push(element('circle', { cx: start, cy: y, r: 9 }));
  drawing.numbers.push(element('text', { x: start, y: y + 4 }, String(drawing.number)));
  drawing.y = y + 18;
}

/** Above the arrow, over its middle unless that is too near an edge. */
function drawLabel(drawing: Drawing, { text: first, detail }: Message, center: number): void {
  const titles = wrap(first, LABEL_WIDTH_MAX, boldWidthOf);
  const details = detail === undefined ? [] : wrap(detail, LABEL_WIDTH_MAX);
  const width = Math.max(...titles.map(boldWidthOf), ...details.map(widthOf));
  const x = clamp(center, width);
  drawing.grounds.push(behind({ lines: [...titles, ...details], x, y: drawing.y }, 'middle'));
  drawing.labels.push(
    text({ lines: titles, x, y: drawing.y }, { 'font-weight': 600 }),
    text({ lines: details, x, y: drawing.y + titles.length * LINE_HEIGHT }),
  );
  drawing.y += (titles.length + details.length) * LINE_HEIGHT;
}

function drawNote(drawing: Drawing, { at, text: words }: { at: string; text: string }): void {
  const lines = wrap(words, NOTE_WIDTH_MAX);
  const width = Math.max(...lines.map(widthOf)) + 20;
  const height = lines.length * LINE_HEIGHT + 10;
  const x = clamp(columnOf(drawing, at), width);
  const label = text({ lines, x, y: drawing.y + 4 });
  drawing.boxes.push(
    box({ x, y: drawing.y, width, height, rx: 4 }, { stroke: INK, 'stroke-opacity': 0.35 }, label, 0.08),
  );
  drawing.y += height + 12;
}

function drawWait(drawing: Drawing, words: string): void {
  const size = { x: WIDTH / 2, y: drawing.y, width: widthOf(words) + 24, height: TAG_HEIGHT, rx: 12 };
  const y = drawing.y + TAG_HEIGHT / 2;
  drawing.frames.push(element('path', { d: `M${EDGE} ${y}H${WIDTH - EDGE}`, 'stroke-dasharray': '2 5' }));
  const label = text({ lines: [words], x: WIDTH / 2, y: drawing.y + 3 });
  drawing.boxes.push(box(size, { stroke: INK, 'stroke-opacity': 0.5 }, label));
  drawing.y += TAG_HEIGHT + 12;
}

function drawCases(drawing: Drawing, cases: readonly Case[]): void {
  const top = drawing.y;
  for (const [index, { when, steps }] of cases.entries()) {
    const dashed = { d: `M1 ${drawing.y}H${WIDTH - 1}`, 'stroke-dasharray': '6 4' };
    if (index > 0) drawing.frames.push(element('path', dashed));
    drawing.boxes.push(drawTag(when, drawing.y));
    drawing.y += TAG_HEIGHT + 10;
    for (const step of steps) drawStep(drawing, step);
  }
  drawing.frames.push(element('rect', { x: 1, y: top, width: WIDTH - 2, height: drawing.y - top, rx: 6 }));
  drawing.y += 12;
}

function drawTag(when: string, y: number): string {
  const width = boldWidthOf(when) + 16;
  const x = 1 + width / 2;
  return box(
    { x, y, width, height: TAG_HEIGHT, rx: 6 },
    {},
    text({ lines: [when], x, y: y + 3 }, { 'font-weight': 600 }),
    0.12,
  );
}

function columnOf({ columns }: Drawing, name: string): number {
  const x = columns.get(name);
  if (x === undefined) throw new Error(`${name} does not take part`);
  return x;
}

function clamp(center: number, width: number): number {
  return Math.min(Math.max(center, EDGE + width / 2), WIDTH - EDGE - width / 2);
}

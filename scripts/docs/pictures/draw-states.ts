import { lifeOf, wordOf } from './contract-facts.ts';
import type { StateLife, StateSubject, Transition } from './contract-facts.ts';
import { ACCENT, GROUND, INK, LINE_HEIGHT, WIDTH, behind, boldWidthOf, box, element, head, text, wrap } from './svg.ts';

const BOX_HEIGHT = 34;
const SIDE_WIDTH_MAX = 150;
const BELOW_WIDTH_MAX = 200;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The first state at the top, each further state one row below the one that leads to it. */
export function drawStates(subject: StateSubject): { content: string; height: number } {
  const life = lifeOf(subject);
  const places = placeStates(life);
  const edges = life.transitions.map((transition) => drawTransition(transition, { life, places }));
  const boxes = [...places].map(([state, place]) => drawState(state, place, life));
  const [{ x } = { x: WIDTH / 2 }] = places.values();
  const start = { line: element('path', { d: `M${x} 14V28` }), head: head(x, 32, 'down'), ground: '', label: '' };
  const all = [start, ...edges];
  const content = [
    element(
      'g',
      { stroke: INK, 'stroke-width': 1.5, 'stroke-linejoin': 'round' },
      all.map(({ line }) => line).join(''),
    ),
    element('g', { fill: INK }, element('circle', { cx: x, cy: 8, r: 6 }) + all.map((edge) => edge.head).join('')),
    element('g', { fill: GROUND }, all.map(({ ground }) => ground).join('')),
    element('g', { fill: INK }, all.map(({ label }) => label).join('')),
    element('g', { fill: INK, 'font-weight': 600 }, boxes.join('')),
  ];
  const bottom = Math.max(...[...places.values()].map(({ y }) => y + BOX_HEIGHT));
  return { content: content.join(''), height: bottom + 2 };
}

/** The states in rows, as far from the first state as their fewest transitions. */
function rowsOf({ transitions }: StateLife): number[][] {
  const ends = new Set(transitions.map(({ to }) => to));
  const first = transitions.map(({ from }) => from).filter((from) => !ends.has(from));
  const met = new Set<number>();
  const rows: number[][] = [];
  for (let row = [...new Set(first)]; row.length > 0;) {
    rows.push(row);
    for (const state of row) met.add(state);
    const next = row.flatMap((state) => transitions.filter(({ from }) => from === state).map(({ to }) => to));
    row = [...new Set(next)].filter((state) => !met.has(state));
  }
  return rows;
}

function placeStates(life: StateLife): Map<number, Place> {
  const places = new Map<number, Place>();
  const rows = rowsOf(life);
  const edge = Math.max(...rows.flat().map((state) => boxWidth(state, life))) / 2 + 1;
  let y = 32;
  for (const row of rows) {
    const above = life.transitions.find(({ to }) => to === row[0])?.from;
    for (const [index, state] of row.entries()) {
      // A single state is below the one that leads to it.
      const x = row.length === 1 ? (places.get(above ?? 0)?.x ?? WIDTH / 2) : (WIDTH / row.length) * (index + 0.5);
      places.set(state, { x: Math.min(Math.max(x, edge), WIDTH - edge), y, width: boxWidth(state, life) });
    }
    y += BOX_HEIGHT + 76;
  }
  return places;
}

function boxWidth(state: number, life: StateLife): number {
  return boldWidthOf(wordOf(life.kind, String(state))) + 52;
}

/** Its number and its meaning; a final state has two borders. */
function drawState(state: number, { x, y, width }: Place, life: StateLife): string {
  const isFinal = life.transitions.every(({ from }) => from !== state);
  const left = x - width / 2;
  const inner = {
    x: left + 3,
    y: y + 3,
    width: width - 6,
    height: BOX_HEIGHT - 6,
    rx: 5.5,
    fill: 'none',
    stroke: ACCENT,
  };
  const label =
    (isFinal ? element('rect', inner) : '') +
    element('circle', { cx: left + 21, cy: y + 17, r: 10, fill: ACCENT }) +
    element(
      'text',
      { x: left + 21, y: y + 21, fill: GROUND, 'font-size': 12, 'text-anchor': 'middle' },
      String(state),
    ) +
    text({ lines: [wordOf(life.kind, String(state))], x: left + 38, y: y + 8 });
  return box({ x, y, width, height: BOX_HEIGHT, rx: 8 }, { stroke: ACCENT, 'stroke-width': 1.5 }, label);
}

interface Edge {
  readonly line: string;
  readonly head: string;
  readonly ground: string;
  readonly label: string;
}

function drawTransition(
  { from, to, when }: Transition,
  { life, places }: { life: StateLife; places: ReadonlyMap<number, Place> },
): Edge {
  const start = places.get(from);
  const end = places.get(to);
  if (start === undefined || end === undefined) throw new Error(`no place for the transition from ${from} to ${to}`);
  if (start.x !== end.x) return drawBranch(start, end, when);
  const returns = life.transitions.some((other) => other.from === to && other.to === from);
  return drawVertical({ start, end, when, returns });
}

/** To a state on one side of the next row. */
function drawBranch(start: Place, end: Place, when: string): Edge {
  const middle = start.y + BOX_HEIGHT + 16;
  const label = { lines: wrap(when, SIDE_WIDTH_MAX), x: end.x, y: middle + 8 };
  return {
    line: element('path', { d: `M${start.x} ${start.y + BOX_HEIGHT}V${middle}H${end.x}V${end.y - 4}` }),
    head: head(end.x, end.y, 'down'),
    ground: behind(label, 'middle'),
    label: text(label, { 'text-anchor': 'middle' }),
  };
}

interface Vertical {
  readonly start: Place;
  readonly end: Place;
  readonly when: string;
  /** There is a transition the other way as well. */
  readonly returns: boolean;
}

/** Down, or back up: the two directions side by side, each with its label at its own height. */
function drawVertical({ start, end, when, returns }: Vertical): Edge {
  const isDown = end.y > start.y;
  const x = start.x + (returns ? (isDown ? -9 : 9) : 0);
  const [from, to] = isDown ? [start.y + BOX_HEIGHT, end.y] : [start.y, end.y + BOX_HEIGHT];
  const lines = wrap(`${isDown ? '↓' : '↑'} ${when}`, BELOW_WIDTH_MAX);
  const top = isDown ? from + 3 : from - 3 - lines.length * LINE_HEIGHT;
  return {
    line: element('path', { d: `M${x} ${from}V${isDown ? to - 4 : to + 4}` }),
    head: head(x, to, isDown ? 'down' : 'up'),
    ground: '',
    label: text({ lines, x: start.x + 20, y: top }),
  };
}

/** One line for each transition. */
export function describeStates(subject: StateSubject): string {
  const { kind, transitions } = lifeOf(subject);
  const name = (state: number) => `${state} (${wordOf(kind, String(state)).toLowerCase()})`;
  return transitions.map(({ from, to, when }) => `- ${name(from)} → ${name(to)}: ${when}`).join('\n');
}

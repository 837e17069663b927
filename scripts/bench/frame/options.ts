import { parseArgs } from 'node:util';

type Value = number | string | readonly number[];

/** What an option means, its default, and what `--quick` makes of it. */
export type OptionTable = Readonly<Record<string, readonly [what: string, standard: Value, quick?: Value]>>;

type Widened<V> = V extends number ? number : V extends string ? string : readonly number[];

export type OptionValues<Table extends OptionTable> = { readonly [Name in keyof Table]: Widened<Table[Name][1]> };

interface Described {
  readonly options: OptionTable;
  readonly chapters?: Readonly<Record<string, string>>;
}

export interface GivenOptions {
  readonly values: Readonly<Record<string, Value>>;
  /** Chapters; all of them by default. */
  readonly only: readonly string[];
  readonly out: string;
  readonly help: boolean;
}

const OUT = 'dist/bench';

export function readOptions({ options, chapters }: Described, args: readonly string[]): GivenOptions {
  const texts = [...Object.keys(options), 'out', ...(chapters === undefined ? [] : ['only'])];
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
      quick: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const given = values as Readonly<Record<string, string | undefined>>;
  const known = Object.keys(chapters ?? {});
  const only = chapters === undefined ? [] : (given['only']?.split(',') ?? known);
  const unknown = only.filter((chapter) => !known.includes(chapter));
  if (unknown.length > 0) throw new Error(`There is no chapter ${unknown.join(', ')}.`);
  const chosen = Object.entries(options).map(([name, [, standard, quick = standard]]) => {
    const byDefault = values['quick'] === true ? quick : standard;
    return [name, given[name] === undefined ? byDefault : readValue(name, given[name], standard)];
  });
  return {
    values: Object.fromEntries(chosen) as GivenOptions['values'],
    only,
    out: given['out'] ?? OUT,
    help: values['help'] === true,
  };
}

function readValue(name: string, text: string, like: Value): Value {
  if (typeof like === 'string') return text;
  const numbers = text.split(',').map(Number);
  const isRight = numbers.every((number) => number >= 0) && (typeof like !== 'number' || numbers.length === 1);
  if (!isRight) throw new Error(`--${name} is no number: ${text}`);
  return typeof like === 'number' ? (numbers[0] ?? like) : numbers;
}

const line = (option: string, what: string) => `  ${option.padEnd(20)}${what}`;

export function writeUsage(name: string, { options, chapters }: Described): string {
  const lines = Object.entries(options).map(([option, [what, standard]]) => {
    const shown = standard === '' ? '' : ` (${String(standard)})`;
    return line(`--${option} <${typeof standard === 'string' ? 'text' : 'n'}>`, what + shown);
  });
  const titles = Object.entries(chapters ?? {}).map(([chapter, title]) => `${chapter} ${title}`);
  return [
    `Usage: npm run bench -- ${name} [options]\n`,
    ...(titles.length > 0 ? [line('--only <a,b>', `chapters: ${titles.join(', ')} (all)`)] : []),
    ...lines,
    line('--out <folder>', `where ${name}.md is written (${OUT})`),
    line('--quick', 'everything once and small: shows that it runs, says nothing about speed'),
  ].join('\n');
}

import { styleText } from 'node:util';
import { closest } from './did-you-mean.ts';
import { UsageError } from './errors.ts';
import { readWordsAndOptions } from './read-options.ts';

// A command declares its arguments and options. Help, shell completion and suggestions are made from the declaration, so
// they cannot differ.

export interface OptionRule {
  readonly type: 'string' | 'boolean';
  /** The name of the value in the help; only for a `string`. A `file` and a `folder` are completed as such. */
  readonly value?: string;
  /** The possible values, for completion. */
  readonly choices?: readonly string[];
  readonly about: string;
  readonly default?: string | boolean;
  readonly multiple?: boolean;
}

export interface CommandRule<Options extends Readonly<Record<string, OptionRule>>> {
  /** What follows `tollgate` on the command line. */
  readonly name: string;
  readonly about: string;
  /** Positional arguments, in order; an optional one ends in a question mark, a last one that may be repeated in an ellipsis. */
  readonly words?: readonly string[];
  /** The possible values of a positional argument, for completion. `FILE` and `FOLDER` are completed as such. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly options: Options;
  /** Each is a complete command line. */
  readonly examples: readonly string[];
  /** Shown below the options in the help. */
  readonly notes?: readonly string[];
}

export type Declaration = CommandRule<Readonly<Record<string, OptionRule>>>;

export interface Run {
  (args: readonly string[]): Promise<void>;
  /** What was declared: a command, or a group of commands. */
  readonly rule?: Declaration;
  readonly commands?: Readonly<Record<string, Subcommand>>;
}

export const HELP = { type: 'boolean', about: 'print this help' } as const;

/** Reads arguments and options and runs the command; `--help` prints the help instead. */
export function command<const Options extends Readonly<Record<string, OptionRule>>>(
  rule: CommandRule<Options>,
  run: (input: CommandInput<Options>) => Promise<void>,
): Run {
  const read: Run = async (args) => {
    // --help wins over any other problem on the command line.
    if (args.includes('--help') || args.includes('-h')) return console.log(helpOf(rule));
    const { values, positionals } = readWordsAndOptions(args, optionsForNode(rule.options));
    checkWords(rule, positionals);
    // Node has read the values by these rules, so they have this type.
    await run({ words: positionals, options: values as OptionValues<Options> });
  };
  return Object.assign(read, { rule });
}

export interface CommandInput<Options extends Readonly<Record<string, OptionRule>>> {
  readonly words: readonly string[];
  readonly options: OptionValues<Options>;
}

type OptionValues<Options extends Readonly<Record<string, OptionRule>>> = {
  readonly [Name in keyof Options]: Options[Name]['type'] extends 'boolean'
    ? boolean | undefined
    : Options[Name] extends { readonly multiple: true }
      ? readonly string[] | undefined
      : Options[Name] extends { readonly default: string }
        ? string
        : string | undefined;
};

function optionsForNode(options: Readonly<Record<string, OptionRule>>) {
  const rules = Object.entries(options).map(([name, { type, multiple = false, default: value }]) => [
    name,
    { type, multiple, ...(value === undefined ? {} : { default: value }) },
  ]);
  return Object.fromEntries(rules) as Record<string, { type: 'string' | 'boolean' }>;
}

/** One or more of it. */
const MORE = '…';

function checkWords({ words = [] }: Declaration, given: readonly string[]): void {
  const missing = words.find((word, index) => given[index] === undefined && !word.endsWith('?'));
  if (missing !== undefined) throw new UsageError(`Missing argument ${missing}; see --help`);
  const extra = words.at(-1)?.endsWith(MORE) ? undefined : given[words.length];
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'; see --help`);
}

function helpOf(rule: Declaration): string {
  const words = (rule.words ?? [])
    .map((word) => (word.endsWith('?') ? ` [${word.slice(0, -1)}]` : ` ${word}`))
    .join('');
  const options = Object.entries({ ...rule.options, help: HELP }).map(([name, option]) => [
    `--${name}${'value' in option ? ` <${option.value}>` : ''}`,
    option.about,
  ]);
  return [
    `Usage: tollgate ${rule.name}${words} [options]`,
    '',
    rule.about,
    '',
    ...indented(options),
    ...(rule.notes === undefined ? [] : ['', ...rule.notes]),
    '',
    styleText('bold', 'Examples'),
    ...rule.examples.map((example) => `  ${example}`),
  ].join('\n');
}

export interface Subcommand {
  readonly about: string;
  readonly run: Run;
}

/** A command with subcommands. */
export function commandGroup(name: string, about: string, commands: Readonly<Record<string, Subcommand>>): Run {
  const choose: Run = async ([verb, ...args]) => {
    if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
      const lines = indented(Object.entries(commands).map(([one, { about: does }]) => [one, does]));
      const more = `Run "tollgate ${name} <command> --help" for the options of a command.`;
      return console.log([`Usage: tollgate ${name} <command> [options]`, '', about, '', ...lines, '', more].join('\n'));
    }
    const found = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    if (found === undefined) throw unknownCommand(verb, Object.keys(commands), `${name} `);
    await found.run(args);
  };
  return Object.assign(choose, { commands });
}

export function unknownCommand(given: string, known: readonly string[], group = ''): UsageError {
  const meant = closest(given, known);
  const remedy = meant === undefined ? `use one of: ${known.join(', ')}` : `did you mean "${group}${meant}"?`;
  return new UsageError(`Unknown command "${group}${given}"; ${remedy}`);
}

/** Two indented columns. */
export function indented(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`);
}

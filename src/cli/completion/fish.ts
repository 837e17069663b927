import { TOP_OPTIONS, quoted } from './declared.ts';
import type { CompletedCommand, CompletedValue, CompletedVerb } from './declared.ts';

export function fishScript(verbs: readonly CompletedVerb[]): string {
  const names = verbs.map(({ name }) => name).join(' ');
  const top = quoted(`not __fish_seen_subcommand_from ${names}`);
  return [
    '# Completion of the tollgate command in fish. Made by: tollgate completion fish',
    'complete -c tollgate -f',
    ...TOP_OPTIONS.map(({ name, about }) => `complete -c tollgate -n ${top} -l ${name.slice(2)} -d ${quoted(about)}`),
    ...verbs.map(({ name, about }) => `complete -c tollgate -n ${top} -a ${quoted(name)} -d ${quoted(about)}`),
    ...verbs.flatMap(linesOf),
  ].join('\n');
}

function linesOf({ commands, ...verb }: CompletedVerb): string[] {
  const seen = `__fish_seen_subcommand_from ${verb.name}`;
  if (commands.length === 0) return commandLines(verb, seen);
  const names = commands.map(({ name }) => name).join(' ');
  const choosing = quoted(`${seen}; and not __fish_seen_subcommand_from ${names}`);
  return [
    ...commands.map(({ name, about }) => `complete -c tollgate -n ${choosing} -a ${quoted(name)} -d ${quoted(about)}`),
    ...commands.flatMap((command) => commandLines(command, `${seen}; and __fish_seen_subcommand_from ${command.name}`)),
  ];
}

function commandLines({ options, words }: CompletedCommand, condition: string): string[] {
  const start = `complete -c tollgate -n ${quoted(condition)}`;
  return [
    ...options.map(({ name, about, value }) => {
      const takes = value === null ? '' : ` -r${sourceOf(value)}`;
      return `${start} -l ${name} -d ${quoted(about)}${takes}`;
    }),
    ...words.flatMap((word) => (sourceOf(word) === '' ? [] : `${start}${sourceOf(word)}`)),
  ];
}

/** Fish completes folders as files. */
function sourceOf({ choices, files }: CompletedValue): string {
  if (files !== null) return ' -F';
  return choices.length === 0 ? '' : ` -a ${quoted(choices.join(' '))}`;
}

import { TOP_OPTIONS, quoted } from './declared.ts';
import type { CompletedCommand, CompletedValue, CompletedVerb } from './declared.ts';

export function zshScript(verbs: readonly CompletedVerb[]): string {
  return `#compdef tollgate
# Completion of the tollgate command in zsh. Made by: tollgate completion zsh
_tollgate() {
  local curcontext="$curcontext" state line
  local -a commands
  _arguments -C ${TOP_OPTIONS.map(({ name, about }) => quoted(`${name}[${about}]`)).join(' ')} '1: :->command' '*:: :->rest'
  case $state in
    command)
      commands=(${entries(verbs)})
      _describe command commands ;;
    rest)
      case $words[1] in
${verbs.map((verb) => `        ${verb.name}) ${verb.commands.length === 0 ? argumentsOf(verb) : functionOf(verb)} ;;`).join('\n')}
      esac ;;
  esac
}
${verbs
  .filter(({ commands }) => commands.length > 0)
  .map(group)
  .join('\n')}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _tollgate "$@"; else compdef _tollgate tollgate; fi`;
}

function group(verb: CompletedVerb): string {
  return `${functionOf(verb)}() {
  local curcontext="$curcontext" state line
  local -a commands
  _arguments -C '--help[print the commands]' '1: :->command' '*:: :->rest'
  case $state in
    command)
      commands=(${entries(verb.commands)})
      _describe command commands ;;
    rest)
      case $words[1] in
${verb.commands.map((command) => `        ${command.name}) ${argumentsOf(command)} ;;`).join('\n')}
      esac ;;
  esac
}`;
}

function functionOf({ name }: CompletedVerb): string {
  return `_tollgate_${name}`;
}

function entries(commands: readonly CompletedCommand[]): string {
  return commands.map(({ name, about }) => quoted(`${name}:${about}`)).join(' ');
}

function argumentsOf({ options, words }: CompletedCommand): string {
  const specs = [
    ...options.map(({ name, about, value }) => {
      const does = about.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
      return `--${name}[${does}]${value === null ? '' : `:${plain(value.name)}:${action(value)}`}`;
    }),
    ...words.map((word, index) => `${index + 1}:${plain(word.name)}:${action(word)}`),
  ];
  return `_arguments ${specs.map(quoted).join(' ')}`;
}

function action({ choices, files }: CompletedValue): string {
  if (files !== null) return files === 'folder' ? '_files -/' : '_files';
  return choices.length === 0 ? ' ' : `(${choices.join(' ')})`;
}

function plain(name: string): string {
  return name.replaceAll(':', ' ');
}

import { TOP_OPTIONS, quoted } from './declared.ts';
import type { CompletedCommand, CompletedValue, CompletedVerb } from './declared.ts';

/** Works with bash alone, the old one of macOS too: the package bash-completion is not needed. */
export function bashScript(verbs: readonly CompletedVerb[]): string {
  const top = [...verbs.map(({ name }) => name), ...TOP_OPTIONS.map(({ name }) => name)];
  const groups = verbs.filter(({ commands }) => commands.length > 0);
  const cases = verbs.flatMap(({ commands, ...verb }) =>
    commands.length === 0
      ? [caseOf(verb.name, verb)]
      : [
          `    ${quoted(verb.name)}) choices=${quoted(commands.map(({ name }) => name).join(' '))} ;;`,
          ...commands.map((command) => caseOf(`${verb.name} ${command.name}`, command)),
        ],
  );
  return `# Completion of the tollgate command in bash. Made by: tollgate completion bash
_tollgate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local path='' options='' valued='' choices='' word skip='' count=0 first=1
  local -a values=()
  if [[ $COMP_CWORD -gt 1 && "\${COMP_WORDS[1]}" != -* ]]; then path="\${COMP_WORDS[1]}" first=2; fi
  case "$path" in
    ${groups.map(({ name }) => quoted(name)).join('|') || "''"})
      if [[ $COMP_CWORD -gt 2 ]]; then path+=" \${COMP_WORDS[2]}" first=3; fi ;;
  esac
  case "$path" in
    '') choices=${quoted(top.join(' '))} ;;
${cases.join('\n')}
  esac
  # Positional arguments before this one: options and their values do not count.
  for word in "\${COMP_WORDS[@]:first:COMP_CWORD-first}"; do
    if [[ -n $skip ]]; then skip=''
    elif [[ $word == -* ]]; then [[ " $valued " == *" $word "* ]] && skip=yes
    else count=$((count + 1)); fi
  done
  if [[ " $valued " != *" $previous "* && \${#values[@]} -gt 0 ]]; then choices="\${values[count]}"; fi
  case "$path $previous" in
${verbs.flatMap(valueCases).join('\n')}
  esac
  case "$choices" in
    '<file>') local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$current")); compopt -o filenames 2> /dev/null; return ;;
    '<folder>') local IFS=$'\\n'; COMPREPLY=($(compgen -d -- "$current")); compopt -o filenames 2> /dev/null; return ;;
  esac
  if [[ " $valued " == *" $previous "* ]]; then options=''; fi
  if [[ -n $path && $current != -* && -n $choices ]]; then options=''; fi
  COMPREPLY=($(compgen -W "$choices $options" -- "$current"))
}
complete -F _tollgate tollgate`;
}

function caseOf(path: string, { options, words }: CompletedCommand): string {
  const names = options.map(({ name }) => `--${name}`).join(' ');
  const valued = options.filter(({ value }) => value !== null).map(({ name }) => `--${name}`);
  const values = words.map((word) => quoted(choicesOf(word))).join(' ');
  return `    ${quoted(path)}) options=${quoted(names)} valued=${quoted(valued.join(' '))} values=(${values}) ;;`;
}

/** What may follow an option. */
function valueCases({ commands, ...verb }: CompletedVerb): string[] {
  const all = [
    { path: verb.name, command: verb as CompletedCommand },
    ...commands.map((command) => ({ path: `${verb.name} ${command.name}`, command })),
  ];
  return all.flatMap(({ path, command }) =>
    command.options.flatMap(({ name, value }) =>
      value === null ? [] : [`    ${quoted(`${path} --${name}`)}) choices=${quoted(choicesOf(value))} ;;`],
    ),
  );
}

function choicesOf({ choices, files }: CompletedValue): string {
  return files === null ? choices.join(' ') : `<${files}>`;
}

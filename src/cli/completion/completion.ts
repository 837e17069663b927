import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import type { CompletedCommand, CompletedVerb } from './declared.ts';
import { zshScript } from './zsh.ts';
import { HELP, command } from '../command.ts';
import type { Declaration, OptionRule, Run } from '../command.ts';
import { readOneOf } from '../read-options.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

export interface LoadableVerb {
  readonly summary: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

/** `tollgate completion`. The script is made from the declarations of all commands, so it knows what this version knows. */
export function createCompletion(verbs: () => Readonly<Record<string, LoadableVerb>>): Run {
  return command(
    {
      name: 'completion',
      about: 'Print a script that completes commands, options and values in your shell.',
      words: ['SHELL'],
      choices: { SHELL: SHELLS },
      options: {},
      notes: [
        `SHELL is one of ${SHELLS.join(', ')}. To load it in every session, put the script where your shell looks for it:`,
        '  bash  ~/.local/share/bash-completion/completions/tollgate',
        '  zsh   a file named _tollgate in a folder of $fpath',
        '  fish  ~/.config/fish/completions/tollgate.fish',
        'Write it again after an upgrade.',
      ],
      examples: ['tollgate completion bash', 'source <(tollgate completion bash)', 'tollgate completion fish | source'],
    },
    async ({ words: [shell = ''] }) => {
      const script = SCRIPTS[readOneOf('SHELL', shell, SHELLS)];
      console.log(script(await readVerbs(verbs())));
    },
  );
}

async function readVerbs(verbs: Readonly<Record<string, LoadableVerb>>): Promise<CompletedVerb[]> {
  return Promise.all(
    Object.entries(verbs).map(async ([name, { summary, load }]) => {
      const { run } = await load();
      const commands = Object.entries(run.commands ?? {}).map(
        ([
          verb,
          {
            about,
            run: { rule },
          },
        ]) => describe(verb, about, rule),
      );
      return { ...describe(name, summary, run.rule), commands };
    }),
  );
}

function describe(name: string, about: string, rule: Declaration | undefined): CompletedCommand {
  const options: Readonly<Record<string, OptionRule>> = rule === undefined ? {} : { ...rule.options, help: HELP };
  return {
    name,
    about,
    options: Object.entries(options).map(([option, { type, about: does, value = '', choices = [] }]) => ({
      name: option,
      about: does,
      value: type === 'string' ? { name: value, choices, files: filesOf(value) } : null,
    })),
    words: (rule?.words ?? []).map((word) => {
      const plain = word.replace(/[?…]$/, '');
      return { name: plain, choices: rule?.choices?.[plain] ?? [], files: filesOf(plain.toLowerCase()) };
    }),
  };
}

function filesOf(name: string) {
  return name === 'file' || name === 'folder' ? name : null;
}

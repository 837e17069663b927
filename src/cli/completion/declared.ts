// What a completion script is made from, the same for every shell.

export interface CompletedValue {
  readonly name: string;
  readonly choices: readonly string[];
  /** Whether it names something on the disk. */
  readonly files: 'file' | 'folder' | null;
}

interface CompletedOption {
  readonly name: string;
  readonly about: string;
  /** Null for a switch. */
  readonly value: CompletedValue | null;
}

export interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly CompletedOption[];
  /** Positional arguments, in order. */
  readonly words: readonly CompletedValue[];
}

export interface CompletedVerb extends CompletedCommand {
  /** The commands of a group; otherwise empty. */
  readonly commands: readonly CompletedCommand[];
}

/** As one word of a shell script. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

export const TOP_OPTIONS = [
  { name: '--help', about: 'print the commands' },
  { name: '--version', about: 'print the version' },
];

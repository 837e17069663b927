import { isDescribed } from '../../domain/audit/action-kinds.ts';
import { say, translated } from '../../../web/texts.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { Sentences } from './action-text.ts';
import { ACTION_TEXTS, titleOf } from './action-texts.ts';
import { groupWords } from './group-words.ts';

/** What a sentence is made of: a record as the store or the contract has it. */
export type DescribedEntry = Pick<AuditEntry, 'outcome' | 'target' | 'detail'> & {
  readonly action: string;
  /** The merchant it is about; 0 or null if it is about none. */
  readonly merNo: number | null;
};

/** How a reader sees the values of a sentence: as texts, or as links. */
export interface ActionNames<Shown> {
  readonly merchant: (merNo: number) => Shown;
  readonly person: (personId: string) => Shown;
  /** A text in which our numbers may stand. */
  readonly text: (text: string) => Shown;
  readonly timeZone: string;
  /** Whether the reader is the person to whom somebody else did it. */
  readonly isToReader?: boolean;
}

export interface Description<Shown> {
  readonly parts: readonly (string | Shown)[];
  /** Whether the sentence says what the record's details say. */
  readonly isWhole: boolean;
}

/** What happened, in a sentence without its subject, such as `Rotated the signing key of Bloemen, overlap 24 hours`. */
export function describeAction<Shown>(entry: DescribedEntry, names: ActionNames<Shown>): Description<Shown> {
  const { sentence, groups, isWhole } = choose(sentencesFor(entry, names), entry.detail);
  const parts = sentence
    .split(VALUE)
    .map((part, index) => (index % 2 === 0 ? part : valueOf(part, { entry, names, groups })));
  return { parts, isWhole };
}

const VALUE = /\{(\w+)\}/;

function sentencesFor<Shown>({ action, outcome, detail, merNo }: DescribedEntry, names: ActionNames<Shown>): Sentences {
  const text = isDescribed(action) ? ACTION_TEXTS[action] : undefined;
  if (outcome === 'refused') {
    const refused = merNo === null || merNo === 0 ? REFUSED : REFUSED_OF_MERCHANT;
    return text?.refused ?? (detail === '' ? [refused[1]] : [refused[0]]);
  }
  if (names.isToReader === true && text?.toOwner !== undefined) return text.toOwner;
  return text?.done ?? READ;
}

const REFUSED = translated(['Was refused “{action}”: {detail}', 'Was refused “{action}”'] as const);
const REFUSED_OF_MERCHANT = translated([
  'Was refused “{action}” for {merchant}: {detail}',
  'Was refused “{action}” for {merchant}',
] as const);

/** What only reads is recorded when it becomes a file. */
const READ: Sentences = translated([
  [/^(?<text>\S+) exported, not filtered$/, 'Exported {text}, without a filter'],
  [/^(?<text>\S+) exported: (?<otherText>.+)$/, 'Exported {text}, filtered by {otherText}'],
  [/^(?<text>\S+) exported$/, 'Exported {text}'],
  '{action}: {target}',
]);

function choose(sentences: Sentences, detail: string) {
  for (const one of sentences) {
    if (typeof one === 'string') {
      // The last of several is for details that none of the others could read.
      return { sentence: one, groups: {}, isWhole: sentences.length === 1 || detail === '' };
    }
    const [details, sentence] = one;
    const found = details.exec(detail);
    if (found !== null) return { sentence, groups: found.groups ?? {}, isWhole: true };
  }
  throw new Error('the last sentence of a text fits any details');
}

interface Values<Shown> {
  readonly entry: DescribedEntry;
  readonly names: ActionNames<Shown>;
  readonly groups: Readonly<Record<string, string>>;
}

const MERCHANT = /^merchant (\d{1,10})$/;
const PERSON = /^(?:person )?(person_\w{1,60})$/;

function valueOf<Shown>(name: string, { entry, names, groups }: Values<Shown>): string | Shown {
  const { action, target, detail, merNo } = entry;
  const group = groups[name];
  if (group !== undefined) return names.text(groupWords(name, group, names.timeZone) ?? group);
  if (name === 'action') return titleOf(action);
  if (name === 'detail') return names.text(detail);
  if (name === 'person') return personOf(target, names);
  const [, number = merNo] = MERCHANT.exec(target) ?? [];
  if (name === 'merchant' && number !== null && Number(number) !== 0) return names.merchant(Number(number));
  return name === 'merchant' ? say`the operator's side` : names.text(target);
}

function personOf<Shown>(target: string, { person, text }: ActionNames<Shown>): Shown {
  const personId = personIn(target);
  return personId === null ? text(target) : person(personId);
}

/** The person that a record is about. */
export function personIn(target: string): string | null {
  return PERSON.exec(target)?.[1] ?? null;
}

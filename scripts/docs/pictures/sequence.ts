// A conversation between a few participants, as data. One function draws it, another says it in words.

export interface Sequence {
  readonly title: string;
  /** From left to right. */
  readonly participants: readonly string[];
  readonly steps: readonly Step[];
}

export type Step =
  | Message
  | { readonly kind: 'note'; readonly at: string; readonly text: string }
  /** Time passes. */
  | { readonly kind: 'wait'; readonly text: string }
  /** One of these happens. */
  | { readonly kind: 'cases'; readonly cases: readonly Case[] };

export interface Message {
  /** A lost message does not arrive. */
  readonly kind: 'request' | 'reply' | 'lost';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly detail?: string;
}

export interface Case {
  readonly when: string;
  readonly steps: readonly Step[];
}

export function request(from: string, to: string, words: Words): Message {
  return { kind: 'request', from, to, ...words };
}

export function reply(from: string, to: string, words: Words): Message {
  return { kind: 'reply', from, to, ...words };
}

type Words = Pick<Message, 'text' | 'detail'>;

/** The messages in numbered lines, as in the picture; notes, waits and cases between them. */
export function describeSequence({ steps }: Sequence): string {
  return describeSteps(steps, { number: 0 }, '').join('\n');
}

function describeSteps(steps: readonly Step[], count: { number: number }, indent: string): string[] {
  return steps.flatMap((step) => {
    switch (step.kind) {
      case 'note':
        return [`${indent}- ${step.at}: ${step.text}`];
      case 'wait':
        return [`${indent}- ${step.text}`];
      case 'cases':
        return step.cases.flatMap(({ when, steps: inner }) => [
          `${indent}- ${when}:`,
          ...describeSteps(inner, count, `${indent}   `),
        ]);
      default:
        count.number += 1;
        return [`${indent}${count.number}. ${describeMessage(step)}`];
    }
  });
}

function describeMessage({ kind, from, to, text, detail }: Message): string {
  const words = detail === undefined ? text : `${text}, ${detail}`;
  return `${from} to ${to}: ${words}${kind === 'lost' ? ' (does not arrive)' : ''}`;
}

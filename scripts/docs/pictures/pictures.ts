import type { StateSubject } from './contract-facts.ts';
import { describeStates, drawStates } from './draw-states.ts';
import { drawSequence } from './draw-sequence.ts';
import { LOST_ANSWER, NOTIFICATION_RETRIES, PAYOUT, REFUND } from './other-sequences.ts';
import { CASHIER, PAY, REDIRECT, THREE_D_SECURE } from './payment-sequences.ts';
import { describeSequence } from './sequence.ts';
import type { Sequence } from './sequence.ts';
import { picture } from './svg.ts';

// The pictures of the docs: drawn at build, as SVG inside the page, so that they follow its colours and need no script.

const SEQUENCES = {
  pay: PAY,
  redirect: REDIRECT,
  cashier: CASHIER,
  'three-d-secure': THREE_D_SECURE,
  'notification-retries': NOTIFICATION_RETRIES,
  refund: REFUND,
  'lost-answer': LOST_ANSWER,
  payout: PAYOUT,
} as const satisfies Record<string, Sequence>;

interface StatePicture {
  readonly subject: StateSubject;
  readonly title: string;
}

const STATES = {
  'order-states': { subject: 'payment', title: 'States of a payment' },
  'payout-states': { subject: 'payout', title: 'States of a payout' },
  'refund-states': { subject: 'refund', title: 'States of a refund' },
  'listed-states': { subject: 'listed order', title: 'States in the order list' },
  'chargeback-states': { subject: 'chargeback', title: 'States of a chargeback' },
} as const satisfies Record<string, StatePicture>;

export type PictureName = keyof typeof SEQUENCES | keyof typeof STATES;

export const PICTURE_NAMES = Object.keys({ ...SEQUENCES, ...STATES }) as PictureName[];

/** The picture as SVG, on one line. */
export function pictureOf(name: PictureName): string {
  const drawn = isStates(name) ? drawStates(STATES[name].subject) : drawSequence(SEQUENCES[name]);
  const sentences = describePicture(name)
    .split('\n')
    .map((line) => `${line.replace(/^ *(- )?/, '')}.`.replace(/:\.$/, ':'));
  return picture({ id: name, title: titleOf(name), description: sentences.join(' '), ...drawn });
}

/** What the picture shows, as a Markdown list: for readers who do not see it, and for the docs as Markdown. */
export function describePicture(name: PictureName): string {
  return isStates(name) ? describeStates(STATES[name].subject) : describeSequence(SEQUENCES[name]);
}

function titleOf(name: PictureName): string {
  return isStates(name) ? STATES[name].title : SEQUENCES[name].title;
}

function isStates(name: PictureName): name is keyof typeof STATES {
  return Object.hasOwn(STATES, name);
}

const PLACEHOLDER = /^<!-- picture: ([\w-]+) -->$/gm;

/** Replaces the lines `<!-- picture: pay -->` of a page, by figures or, for the page as Markdown, by words. */
export function expandPictures(markdown: string, form: 'figure' | 'words'): string {
  return markdown.replaceAll(PLACEHOLDER, (_, given: string) => {
    const name = PICTURE_NAMES.find((known) => known === given);
    if (name === undefined) throw new Error(`a page refers to the unknown picture ${given}`);
    if (form === 'words') return `**${titleOf(name)}**\n\n${describePicture(name)}`;
    return `<figure class="picture">${pictureOf(name)}<figcaption>${titleOf(name)}</figcaption></figure>`;
  });
}

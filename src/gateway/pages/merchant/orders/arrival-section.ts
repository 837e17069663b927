import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { amountWords, dayWords } from '../../design/written.ts';
import { section } from '../../desk/views/parts.ts';
import type { Story } from '../../shared/orders/story/story.ts';

type Line = NonNullable<Story['reported']>[number];

/** What the operator's bank says of a payout. When the money was booked at the other end, nobody tells the gateway. */
export function arrivalSection({ order, reported = [] }: Story): Html {
  if (order.kind !== 'payout') return NOTHING;
  const sentences = reported.flatMap((line) => sentenceOf(line) ?? []);
  if (sentences.length === 0) return NOTHING;
  return section(
    say`At the bank`,
    html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      <p class="soft">
        This is the side of the bank that sends the money. When the bank that receives it books it, is not known here.
      </p>`,
    { id: 'arrival' },
  );
}

function sentenceOf({ type, reportedBy, bookedOn, day, isOpen, gross, currency }: Line): string | null {
  const isBack = type === 'reversal' || (type === 'payout' && !gross.startsWith('-'));
  const when = bookedOn ?? day;
  if (when === null) return null;
  if (isBack) {
    const what = amountWords(gross.replace('-', ''), currency);
    return isOpen
      ? say`The money came back on ${dayWords(when)}: ${what}. It is being looked into; nothing is booked for you yet.`
      : say`The money came back on ${dayWords(when)}: ${what}.`;
  }
  if (isOpen) return null;
  if (reportedBy === 'bank') return say`The bank that sends your money booked this payout on ${dayWords(when)}.`;
  return day === null ? null : say`It was reported as paid on ${dayWords(day)}.`;
}

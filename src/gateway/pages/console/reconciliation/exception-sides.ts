import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import { merchantFact } from '../../desk/merchant-names.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, facts, section } from '../../desk/views/parts.ts';
import { dayWords, numberWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { numberLink } from '../number-links.ts';
import { filePath, isZero } from './day-words.ts';
import { subjectOf } from './exception.ts';
import type { Detail } from './exception.ts';
import { LINE_TYPES } from './file-words.ts';

// Both sides of an exception, beside each other.

/** The left side: what we have. */
export function booksSection(exchange: SignedInExchange, { exception, item }: Detail): Html {
  const nothing = html`<p>
    The books have nothing of it.
    ${exception.subject !== null && html`The number that it names is ${subjectOf(exception)}.`}
  </p>`;
  return section(
    'What the books say',
    item === null
      ? nothing
      : facts([
          ['Owed by the acquirer', amount(item.amount, item.currency)],
          ['Booked as', `${item.event}, ${dayWords(item.day)}`],
          ['Order', item.tradeNo !== null && may(exchange, 'orders.read') && html`${numberLink(item.tradeNo)}`],
          ['State of the order', item.orderState],
          ['Merchant', merchantFact(exchange, item.merNo)],
          ['Reference', copyable(item.reference)],
        ]),
  );
}

/** The right side: what the acquirer or the bank has. */
export function otherSection(exchange: SignedInExchange, { exception, line, report }: Detail): Html {
  if (line !== null) {
    return section(
      'What the file says',
      facts([
        [isZero(line.fee) ? 'Amount' : 'Before fees', amount(line.gross, line.currency)],
        ['Fee', !isZero(line.fee) && amount(line.fee, line.currency)],
        ['After fees', line.net !== line.gross && amount(line.net, line.currency)],
        ['Kind', typeWords(line.type)],
        ['Day', line.day !== null && dayWords(line.day)],
        ['In', html`<bdi>${line.sectionId}</bdi> of ${line.owner}`],
        [
          'File',
          html`<a href="${filePath(line.fileNo)}"><bdi>${line.fileName}</bdi></a
            >, line ${numberWords(line.line)}`,
        ],
        ['Names', line.named !== null && copyable(line.named)],
        ['Reference', copyable(line.reference)],
      ]),
    );
  }
  if (report !== null) {
    return section(
      'The report',
      facts([
        ['Amounts to', amount(report.total, report.currency)],
        ['Report', html`<bdi>${report.id}</bdi> of ${report.owner}`],
        ['Paid on', report.paidOn !== null && dayWords(report.paidOn)],
        ['Reference', copyable(report.reference)],
      ]),
    );
  }
  return section(
    'What the file says',
    html`<p>
      No file of ${exception.owner} has said anything of it, since ${moment(exchange, exception.openedAt, 'day')}.
    </p>`,
  );
}

function typeWords(type: string): string {
  return (LINE_TYPES as Readonly<Record<string, string>>)[type] ?? type;
}

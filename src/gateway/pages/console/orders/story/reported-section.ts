import type { components } from '../../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { dayWords } from '../../../design/written.ts';
import { may } from '../../../desk/desk-types.ts';
import { amount, section, tag } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import type { Story } from '../../../shared/orders/story/story.ts';
import { filePath, isZero } from '../../reconciliation/day-words.ts';
import { LINE_TYPES } from '../../reconciliation/file-words.ts';

type Line = components['schemas']['ReportedLine'];

/** What acquirers and banks say of the order, and whether its money arrived. */
export function reportedSection(exchange: SignedInExchange, { reported = [] }: Story): Html {
  if (reported.length === 0) return NOTHING;
  return section(
    'Reported',
    html`<ul class="plain-list in-payouts">
      ${reported.map((line) => lineRow(exchange, line))}
    </ul>`,
    { id: 'reported' },
  );
}

function lineRow(exchange: SignedInExchange, line: Line): Html {
  const { type, isOpen, isByHand, currency, gross, source } = line;
  const fee = source?.fee ?? '0';
  return html`<li>
    <span>${LINE_TYPES[type]}</span> ${amount(gross, currency)}
    <span class="soft"
      >${whereOf(exchange, line)}${!isZero(fee) && html`, fee ${amount(fee.replace('-', ''), currency)}`}.
      ${arrivalOf(line)} ${isByHand && 'A person matched it.'}</span
    >
    ${isOpen && tag('Open', 'bad')}
  </li>`;
}

/** Such as: reported in po_2026-11-15 of north. */
function whereOf(exchange: SignedInExchange, { reportedBy, source }: Line): Html {
  const said = reportedBy === 'acquirer' ? 'reported in' : 'on the statement';
  if (source === undefined) return html`${said}`;
  const id = html`<bdi class="whole">${source.id}</bdi>`;
  const link = may(exchange, 'reconciliation.read') ? html`<a href="${filePath(source.fileNo)}">${id}</a>` : id;
  return html`${said} ${link} of ${source.owner}`;
}

function arrivalOf({ reportedBy, bookedOn, gross }: Line): string {
  if (bookedOn === null) return reportedBy === 'acquirer' ? 'Its money is on no statement yet.' : '';
  const day = dayWords(bookedOn);
  if (reportedBy === 'acquirer') return `Its money arrived on ${day}.`;
  return gross.startsWith('-') ? `It left the account on ${day}.` : `It arrived on ${day}.`;
}

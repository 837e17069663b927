import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { COLOURS } from '../../../web/tokens.ts';
import type { ReceiptLetter, RenderReceipt } from '../../domain/payers/receipt.ts';
import { BODY, BUTTON, SHEET, SMALL, TITLE, lineOf } from '../letter-sheet.ts';

/** A receipt as plain text and as simple HTML. Everything is escaped; the only link is ours. */
export const renderReceipt: RenderReceipt = (letter, { recipient, replyTo }) => ({
  recipient,
  subjectLine: lineOf(letter.subject),
  plainText: plainOf(letter),
  html: htmlOf(letter),
  ...(replyTo !== null && { replyTo }),
});

function plainOf({ title, lines, facts, link, footer, closing }: ReceiptLetter): string {
  const parts = [
    lineOf(title),
    ...lines.map(lineOf),
    facts.map(([name, value]) => `${name}: ${lineOf(value)}`).join('\n'),
    `${link.label}:\n${link.address}`,
    ...[footer ?? [], closing].flat().map(lineOf),
  ];
  return `${parts.join('\n\n')}\n`;
}

const LINE = `padding:8px 0;border-top:1px solid ${COLOURS.line[0]}`;
const TABLE = 'width:100%;border-collapse:collapse;margin:20px 0';
const NAME = `${LINE};color:${COLOURS.soft[0]};text-align:start;vertical-align:top;font-weight:400`;
const VALUE = `${LINE};text-align:end;overflow-wrap:anywhere`;

function small(text: string): Html {
  return html`<p style="${SMALL}">${text}</p>`;
}

function htmlOf({ language, subject, title, lines, facts, link, footer, closing }: ReceiptLetter): string {
  const { tag, direction } = language;
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${BODY}" dir="${direction}">
        <div style="${SHEET}">
          <h1 style="${TITLE}">${title}</h1>
          ${lines.map((line) => html`<p>${line}</p>`)}
          <table role="presentation" style="${TABLE}">
            ${facts.map(
              ([name, value]) =>
                html`<tr>
                  <th scope="row" style="${NAME}">${name}</th>
                  <td style="${VALUE}"><bdi>${value}</bdi></td>
                </tr>`,
            )}
          </table>
          <p><a href="${link.address}" style="${BUTTON}">${link.label}</a></p>
          ${footer === null ? NOTHING : small(footer)} ${closing.map(small)}
        </div>
      </body>
    </html>`.html;
}

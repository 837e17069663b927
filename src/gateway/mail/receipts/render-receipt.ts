import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { ReceiptLetter, RenderReceipt } from '../../domain/payers/receipt.ts';

/** A receipt as plain text and as simple HTML. Everything is escaped; the only link is ours. */
export const renderReceipt: RenderReceipt = (letter, { recipient, replyTo }) => ({
  recipient,
  subjectLine: lineOf(letter.subject),
  plainText: plainOf(letter),
  html: htmlOf(letter),
  ...(replyTo !== null && { replyTo }),
});

/** A line break in a shop's words must not begin a line of ours, or a header. */
function lineOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

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

const BODY = 'margin:0;padding:24px;background:#f2f3f6;color:#14171d;font:16px/1.5 system-ui,-apple-system,sans-serif';
const SHEET = 'max-width:520px;margin:0 auto;padding:28px;background:#fff;border:1px solid #e0e3e9;border-radius:16px';
const TITLE = 'margin:0 0 16px;font-size:24px;line-height:1.25';
const TABLE = 'width:100%;border-collapse:collapse;margin:20px 0';
const NAME =
  'padding:8px 0;border-top:1px solid #e0e3e9;color:#545b69;text-align:start;vertical-align:top;font-weight:400';
const VALUE = 'padding:8px 0;border-top:1px solid #e0e3e9;text-align:end;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:12px;background:#1d4fd8;color:#fff;text-decoration:none;font-weight:600';
const SMALL = 'margin:12px 0 0;font-size:14px;color:#545b69';

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

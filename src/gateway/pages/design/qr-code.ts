import { encode } from 'uqr';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

/** A QR code. Drawn here, so that nothing is loaded and the text never leaves the page. */
export function drawCode(text: string, label: string, level?: CorrectionLevel): Html {
  const { size, path } = codePath(text, level);
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges">
    <path stroke="#000" d="${path}" />
  </svg>`;
}

/** A file of its own, with a white ground: for print. */
export function codeFile(text: string): string {
  const { size, path } = codePath(text);
  const drawn = `<rect width="${size}" height="${size}" fill="#fff"/><path stroke="#000" d="${path}"/>`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}"`;
  return `${head} shape-rendering="crispEdges">${drawn}</svg>\n`;
}

/** The squares, row by row, with the margin that cameras need. */
export function codeSquares(text: string, level: CorrectionLevel = levelOf(text)): boolean[][] {
  return encode(text, { ecc: level, border: 2 }).data;
}

/** One line through each run of dark squares, each drawn relative to the end of the last one: the shortest encoding. */
function codePath(text: string, level?: CorrectionLevel): { size: number; path: string } {
  const data = codeSquares(text, level);
  const size = data.length;
  let path = '';
  data.forEach((row, y) => {
    let at = 0;
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, at)) {
      path += at === 0 ? `M${x} ${y}.5` : `m${x - at} 0`;
      const end = row.indexOf(false, x);
      at = end === -1 ? size : end;
      path += `h${at - x}`;
    }
  });
  return { size, path };
}

/** How much of a code may be unreadable; some standards fix it. */
type CorrectionLevel = 'L' | 'M';

/** Longer texts use less error correction: smaller squares would make scanning harder than the redundancy helps. */
const LONG_CODE = 300;

function levelOf(text: string): CorrectionLevel {
  return text.length > LONG_CODE ? 'L' : 'M';
}

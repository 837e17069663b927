import { MARK_ADDRESS, MARK_FILE } from '../../src/web/mark.ts';
import { FONT, NAME_COLOUR } from '../../src/web/tokens.ts';

// Our mark as data URLs, because the page may load nothing.

export const ICON = MARK_ADDRESS;

const DRAWING = MARK_FILE.replace('<svg ', '<svg x="0" y="4" width="32" height="32" ');
const FAMILY = FONT.replaceAll('"', "'");

export const LOGO = {
  altText: 'Tollgate',
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 40" width="168" height="40">${DRAWING}
<text x="42" y="28" font-family="${FAMILY}" font-size="23" font-weight="700" fill="${NAME_COLOUR}">Tollgate</text></svg>`)}`,
};

/** What browsers take for a page or a script wherever it stands. Long enough not to occur in pixels by chance. */
const MARKUP = /<(?:script|iframe|object\s|!doctype|html[\s>]|svg[\s>]|\?php|\?xml-stylesheet)|javascript:/i;

export function hasMarkup(content: Buffer): boolean {
  return MARKUP.test(content.toString('latin1'));
}

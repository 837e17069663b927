/** What a browser reads from escaped text. */
export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** What a page says to who reads it: without its tags, style and script, in one line. */
export function pageText(page: string): string {
  const shown = page.replaceAll(/<(style|script|svg)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
  return unescapeHtml(shown)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:;])/g, '$1')
    .trim();
}

/** S11: an address that a page may link to: http(s), one of our own paths, or an anchor on the same page. */
export function isWebAddress(text: string): boolean {
  if (text.startsWith('#') || text.startsWith('?')) return true;
  // Two slashes, or a slash and a backslash, would start another host name.
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text) && !/[\t\n\r]/.test(text);
  return isHttpAddress(text);
}

export function isHttpAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

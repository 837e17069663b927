/** S11: an address that any page may lead to: http(s), a path of our own, or a place on the same page. */
export function isWebAddress(text: string): boolean {
  if (text.startsWith('#') || text.startsWith('?')) return true;
  // Two slashes, or a slash and a backslash, would begin the name of another host.
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text) && !/[\t\n\r]/.test(text);
  return isHttpAddress(text);
}

export function isHttpAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

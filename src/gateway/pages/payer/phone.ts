/** As far as the browser says: some say it in a header of its own, all others in their name. A guess changes no rule. */
export function isPhone(header: (name: string) => string | undefined): boolean {
  if (header('Sec-CH-UA-Mobile') === '?1') return true;
  return /\b(?:Mobile|Android|iPhone|iPod)\b/.test(header('User-Agent') ?? '');
}

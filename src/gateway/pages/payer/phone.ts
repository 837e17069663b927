/** A guess: some browsers say it in a separate header, all others in the user agent. No rule depends on it. */
export function isPhone(header: (name: string) => string | undefined): boolean {
  if (header('Sec-CH-UA-Mobile') === '?1') return true;
  return /\b(?:Mobile|Android|iPhone|iPod)\b/.test(header('User-Agent') ?? '');
}

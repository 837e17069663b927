export interface BreakingChange {
  /** Identifies the change in the changelog: the element, what happened to it and, if there is one, the value. */
  readonly name: string;
  readonly message: string;
}

/** The changes that no entry under "Unreleased", "### Breaking" names in backticks. */
export function unannounced(changes: readonly BreakingChange[], changelog: string): BreakingChange[] {
  const entries = sectionOf(sectionOf(changelog, '## Unreleased'), '### Breaking');
  return changes.filter((change) => !entries.includes(`\`${change.name}\``));
}

/** The text below a heading, up to the next heading of its rank or above. */
export function sectionOf(text: string, heading: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim().toLowerCase() === heading.toLowerCase());
  if (start === -1) return '';
  const rank = heading.indexOf(' ');
  const length = lines.slice(start + 1).findIndex((line) => new RegExp(`^#{1,${rank}} `).test(line));
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length).join('\n');
}

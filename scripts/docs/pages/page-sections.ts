/** The sections of a page, each under its heading. Those without a text are left out. */
export function sections(parts: readonly (readonly [heading: string, text: string])[]): string {
  return parts
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => (heading === '' ? text : `## ${heading}\n\n${text}`))
    .join('\n\n');
}

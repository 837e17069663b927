// Parts of a page that the site lays out in its own way: `<!-- block: samples -->` and `<!-- /block -->` become an element of
// that class. Blocks can hold blocks.

const OPENING = /^<!-- block: ([\w-]+) -->$/gm;
const CLOSING = /^<!-- \/block -->$/gm;
const MARKER_LINES = /^<!-- (?:block: [\w-]+|\/block) -->\n+/gm;

export function expandBlocks(markdown: string): string {
  return markdown.replaceAll(OPENING, '<div class="$1">').replaceAll(CLOSING, '</div>');
}

/** For readers of Markdown: the same text without the marks. */
export function dropBlocks(markdown: string): string {
  return `${markdown}\n`.replaceAll(MARKER_LINES, '').trimEnd();
}

// Code blocks between two markers become tabs, one for each label. Without script all blocks are shown, each under its label;
// src/scripts/tabs.js turns them into tabs and remembers the choice for all groups of the same name.

const GROUP = /^<!-- tabs: ([\w-]+) -->\n([^]*?)^<!-- \/tabs -->$/gm;
const FENCE = /^(`{3,})([\w+#-]*)[ \t]+([^\n]+)\n([^]*?)^\1[ \t]*$/gm;

export function expandTabs(markdown: string): string {
  return markdown.replaceAll(GROUP, (_, name: string, blocks: string) => {
    const panels = [...blocks.matchAll(FENCE)].map(([, fence, language, label = '', code]) => ({
      label: label.trim(),
      block: `${fence}${language}\n${code}${fence}`,
    }));
    if (panels.length === 0) throw new Error(`a group of tabs "${name}" has no code block with a label`);
    // A line that begins with a div stays HTML: any other element would become part of a paragraph.
    return [
      `<div class="tabs" data-tabs="${name}" data-pagefind-ignore>`,
      panels.map((panel) => `${openingOf(panel.label)}\n\n${panel.block}`).join('\n\n</div>\n\n'),
      '</div><tabs-end></tabs-end></div>',
    ].join('\n\n');
  });
}

function openingOf(label: string): string {
  return `<div class="tab" data-label="${label}"><p class="tab-label">${label}</p>`;
}

/** For readers of Markdown: the blocks one after the other, each under its label. */
export function dropTabs(markdown: string): string {
  return markdown.replaceAll(GROUP, (_, _name: string, blocks: string) =>
    blocks.replaceAll(FENCE, (...[, fence, language, label, code]: string[]) => {
      return `${label?.trim()}:\n\n${fence}${language}\n${code}${fence}`;
    }),
  );
}

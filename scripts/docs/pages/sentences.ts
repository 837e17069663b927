// Small pieces of text.

/** The first sentence, for descriptions of pages. */
export function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/s.exec(text) ?? [text];
  return sentence.replaceAll(/\s+/g, ' ').trim();
}

export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Markdown without its marks, for titles and descriptions. */
export function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function jsonFence(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll(/\s*\n\s*/g, ' ')}`).join('\n');
}

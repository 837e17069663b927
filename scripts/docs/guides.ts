import type { Contract, JsonObject } from '../generate/contract.ts';

// In the contract each guide is the description of a tag. Redoc makes a section of every heading in it and hides the
// sections of a tag until it is opened from the menu; a reader who scrolls would miss them. As HTML headings they stay
// in the text, and a list of them at its top leads to each.

const GROUP = 'Guides';

export function writeGuides(contract: Contract): void {
  const groups = contract['x-tagGroups'] as { name: string; tags: string[] }[];
  const guides = groups.find((group) => group.name === GROUP)?.tags ?? [];
  for (const tag of contract['tags'] as (JsonObject & { name: string })[]) {
    if (guides.includes(tag.name)) tag['description'] = guideText(tag.name, String(tag['description']));
  }
}

function guideText(name: string, text: string): string {
  const route = slug(name);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const links = headings.map((heading) => `<a href="#/${route}#${anchor(route, heading)}">${heading}</a>`);
  const body = text.replaceAll(
    /^## (.+)$/gm,
    (_, heading: string) => `<h3 id="${anchor(route, heading)}">${heading}</h3>`,
  );
  return `<nav class="guide" aria-label="On this page">${links.join(' ')}</nav>\n\n${body}`;
}

function anchor(route: string, heading: string): string {
  return `${route}/${slug(heading)}`;
}

/** As the renderer makes the address of a tag from its name. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

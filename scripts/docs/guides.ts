import type { Contract, JsonObject } from '../generate/contract.ts';

// In the contract each guide is the description of a tag. Redoc turns every heading in it into a section, and hides the
// sections until the tag is opened from the menu, so a reader who scrolls would miss them. HTML headings stay in the text,
// and a list at the top links to each.

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

/** Derived from the name as in the renderer. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';

// Where the docs explain a step.

export interface DocsLink {
  readonly label: string;
  readonly address: string;
}

export function operationDocs(operationId: string): DocsLink {
  return { label: operationId, address: `/docs/operations/${kebab(operationId)}/` };
}

export function notificationDocs(event: string): DocsLink {
  return { label: event, address: `/docs/notifications/${kebab(event)}/` };
}

export function guideDocs(label: string, slug: string): DocsLink {
  return { label, address: `/docs/guides/${slug}/` };
}

export function errorDocs(code: string): DocsLink {
  return { label: `Error ${code}`, address: `/docs/errors/${code}/` };
}

export function renderDocs(links: readonly DocsLink[]): Html {
  const items = links.map(({ label, address }) => html`<li><a href="${address}">${label}</a></li>`);
  return html`<div class="docs">
    <span>In the docs:</span>
    <ul>
      ${items}
    </ul>
  </div>`;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

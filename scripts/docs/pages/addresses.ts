import { code } from '../markdown.ts';

// Where each page of the docs is. Every link is made here, so that an address is spelled in one place.

export const DOCS_ROOT = '/docs/';

/** Below the docs' root, without slashes at the ends. */
export function operationPath(operationId: string): string {
  return `operations/${kebab(operationId)}`;
}

export function notificationPath(event: string): string {
  return `notifications/${kebab(event)}`;
}

export function errorPath(errorCode: string): string {
  return `errors/${errorCode}`;
}

/** `CREDIT_CARD` is `methods/credit-card`. */
export function methodPath(name: string): string {
  return `methods/${name.toLowerCase().replaceAll(/[_ ]/g, '-')}`;
}

/** `operations/create-payment` as `/docs/operations/create-payment/`. */
export function hrefOf(path: string): string {
  return path === '' ? DOCS_ROOT : `${DOCS_ROOT}${path}/`;
}

export function pageLink(label: string, path: string, anchor = ''): string {
  return `[${label}](${hrefOf(path)}${anchor === '' ? '' : `#${anchor}`})`;
}

/** The code as a link to its page. */
export function errorLink(errorCode: string): string {
  return pageLink(code(errorCode), errorPath(errorCode));
}

/** The address of a heading, as GitHub and the site generator derive it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, '-$&').toLowerCase();
}

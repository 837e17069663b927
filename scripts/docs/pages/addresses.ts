import { kebabCase, pageAddress } from '../addresses.ts';
import { code } from '../markdown.ts';

// The paths of the pages, below the docs' root and without slashes at the ends, and links to them.

export function operationPath(operationId: string): string {
  return `operations/${kebabCase(operationId)}`;
}

export function notificationPath(event: string): string {
  return `notifications/${kebabCase(event)}`;
}

export function errorPath(errorCode: string): string {
  return `errors/${errorCode}`;
}

/** `ECHO-1` is `rules/echo-1`. */
export function rulePath(id: string): string {
  return `rules/${id.toLowerCase()}`;
}

/** `CREDIT_CARD` is `methods/credit-card`. */
export function methodPath(name: string): string {
  return `methods/${kebabCase(name)}`;
}

export function pageLink(label: string, path: string, anchor = ''): string {
  return `[${label}](${pageAddress(path)}${anchor === '' ? '' : `#${anchor}`})`;
}

/** The code as a link to its page. */
export function errorLink(errorCode: string): string {
  return pageLink(code(errorCode), errorPath(errorCode));
}

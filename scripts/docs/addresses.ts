// Where the pages of the docs are. Guides and texts of the contract link to these addresses.

export function operationAddress(operationId: string): string {
  return `/docs/operations/${kebabCase(operationId)}/`;
}

export function notificationAddress(event: string): string {
  return `/docs/notifications/${kebabCase(event)}/`;
}

/** The address of any page by its path; the empty path is the first page. */
export function pageAddress(path: string): string {
  return path === '' ? '/docs/' : `/docs/${path}/`;
}

/** `createPayment` as `create-payment`, `UNIONPAY_H5` as `unionpay-h5`. */
export function kebabCase(name: string): string {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .replaceAll('_', '-')
    .toLowerCase();
}

// Every refusal points to the page of its code in the docs, as RFC 8288 has it.

const ERRORS_PATH = '/docs/errors/';

/** The value of a Link header. Without `publicUrl`, it is resolved against the address that the caller used. */
export function helpLink(code: string, publicUrl = ''): string {
  return `<${publicUrl}${ERRORS_PATH}${code}/>; rel="help"`;
}

/** A body laid out for reading: JSON indented, a form with a field on each line. Anything else stays as it is. */
export function prettyBody(head: string, body: string): string {
  const type = /^content-type: *([^;\r\n]*)/im.exec(head)?.[1]?.trim() ?? '';
  if (type === 'application/x-www-form-urlencoded') return prettyForm(body);
  return type === 'application/json' ? prettyJson(body) : body;
}

function prettyForm(body: string): string {
  return [...new URLSearchParams(body)].map(([name, value]) => `${name} = ${value}`).join('\n');
}

function prettyJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    // The bytes are shown as they came, whatever their header says.
    return body;
  }
}

// Reads HTTP answers out of bytes, as strictly as it can: a proxy would not be kinder.

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answers that are complete so far. `methods` says which requests are answered, because HEAD has no body. */
export function readAnswers(bytes: Buffer, methods: readonly string[]): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) break;
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 ([1-5][0-9]{2}) /.exec(first)?.[1]);
    if (Number.isNaN(status)) throw new Error(`no status line: ${JSON.stringify(first)}`);
    const headers = readHeaders(lines);
    const hasBody = status >= 200 && methods[answers.length] !== 'HEAD';
    const length = hasBody ? readLength(headers) : 0;
    const start = end + 4;
    if (rest.length < start + length) break;
    const body = rest.subarray(start, start + length).toString('utf8');
    if (status >= 200) answers.push({ status, headers, body });
    rest = rest.subarray(start + length);
  }
  return answers;
}

function readHeaders(lines: readonly string[]): Record<string, string> {
  const entries = lines.map((line): [string, string] => {
    const [, name, value] = /^([A-Za-z-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no header line: ${JSON.stringify(line)}`);
    return [name.toLowerCase(), value];
  });
  if (new Set(entries.map(([name]) => name)).size !== entries.length) throw new Error('a header stands twice');
  return Object.fromEntries(entries);
}

function readLength(headers: Readonly<Record<string, string>>): number {
  const length = headers['content-length'];
  if (length === undefined) throw new Error('the answer has no Content-Length');
  return Number(length);
}

import type { PreparedRun } from './prepare-run.ts';

/** The request as a command for a POSIX shell. It sends exactly this body, so its order number is used once. */
export function curlOf(
  baseUrl: string,
  { path, headers, body }: Pick<PreparedRun, 'path' | 'headers' | 'body'>,
): string {
  const options = Object.entries(headers).map(([name, value]) => ` \\\n  -H ${quote(`${name}: ${value}`)}`);
  return `curl -sS ${baseUrl}${path}${options.join('')} \\\n  -d ${quote(JSON.stringify(body, null, 2))}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

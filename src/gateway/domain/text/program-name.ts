// The header `User-Agent` may tell of a payer, because shops pass it on. Names of programs that talk to gateways tell of nobody.

const PROGRAMS: ReadonlySet<string> = new Set([
  'aiohttp',
  'Apache-HttpClient',
  'axios',
  'bruno-runtime',
  'Bun',
  'curl',
  'Deno',
  'Faraday',
  'Go-http-client',
  'got',
  'GuzzleHttp',
  'insomnia',
  'Java',
  'Java-http-client',
  'node',
  'okhttp',
  'PHP',
  'PostmanRuntime',
  'python-httpx',
  'Python-urllib',
  'python-requests',
  'RestSharp',
  'Ruby',
  'Symfony',
  'tollgate',
  'tollgate-kit',
  'tollgate-replay',
  'undici',
  'Wget',
]);

/** Such as `curl/8.5.0`; null if it is none of them. */
export function programName(agent: string): string | null {
  const [found, name = ''] = /^([A-Za-z][A-Za-z-]{0,20})(?:\/[0-9][0-9.]{0,15})?/.exec(agent) ?? [];
  return found !== undefined && PROGRAMS.has(name) ? found : null;
}

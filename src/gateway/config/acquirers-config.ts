import { readFileSync } from 'node:fs';
import { ACQUIRER_NAME } from '../domain/acquirers/acquirer.ts';
import { DEFAULT_ACQUIRER } from '../domain/ledger/ledger.ts';
import { readAddress } from './config-reader.ts';
import type { Reader } from './config-reader.ts';

// The acquirers that this gateway can reach: one named `default` from CHANNEL_URL, and those of ACQUIRERS_FILE. Problems name the
// file, the entry and the field, and show no secret. Files are read once, at startup.

export interface AcquirerConfig {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  /** With which it signs its hints; null if it sends none. */
  readonly hintSecret: string | null;
  readonly deadlineMs: number;
}

const ACQUIRERS_MAX = 32;
const DEADLINE = { fallback: 10_000, min: 1, max: 120_000 };
const FIELDS = ['name', 'url', 'tokenFile', 'hintSecretFile', 'deadlineMs'];
const TOKEN = /^[\x21-\x7e]+$/;
const SECRET_BYTES_MIN = 24;

export function readAcquirers(
  reader: Reader,
  mode: 'sandbox' | 'live',
): { readonly acquirers: AcquirerConfig[]; readonly channelDeadlineMs: number } {
  const channelDeadlineMs = reader.number('CHANNEL_DEADLINE_MS', DEADLINE);
  const first = readDefault(reader, channelDeadlineMs);
  const others = readFile(reader, { channelDeadlineMs, isDefaultTaken: first !== null });
  const acquirers = first === null ? others : [first, ...others];
  if (mode === 'live' && acquirers.length === 0 && reader.text('ACQUIRERS_FILE') === null) {
    reader.problems.push("CHANNEL_URL is missing; live mode has no scripted channel. Name your acquirer's adapter.");
  }
  return { acquirers, channelDeadlineMs };
}

function readDefault(reader: Reader, deadlineMs: number): AcquirerConfig | null {
  const url = readAddress(reader, 'CHANNEL_URL', ['http:', 'https:']);
  const token = reader.text('CHANNEL_TOKEN');
  const hintSecret = reader.text('CHANNEL_HINT_SECRET');
  if (url === null) return null;
  if (token === null) reader.problems.push('CHANNEL_TOKEN is missing; the channel at CHANNEL_URL is called with it.');
  if (hintSecret !== null && !isHintSecret(hintSecret)) {
    reader.problems.push(`CHANNEL_HINT_SECRET ${HINT_SECRET_RULE}. ${HINT_SECRET_REMEDY}`);
  }
  return { name: DEFAULT_ACQUIRER, url, token: token ?? '', hintSecret, deadlineMs };
}

const HINT_SECRET_RULE = `must be whsec_ and at least ${SECRET_BYTES_MIN} bytes in base64`;
const HINT_SECRET_REMEDY = 'Generate one with: echo "whsec_$(openssl rand -base64 32)"';

function isHintSecret(secret: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? '';
  return Buffer.from(encoded, 'base64').length >= SECRET_BYTES_MIN;
}

type Fields = Readonly<Record<string, unknown>>;

interface FileContext {
  readonly channelDeadlineMs: number;
  readonly isDefaultTaken: boolean;
}

function readFile({ text, problems }: Reader, context: FileContext): AcquirerConfig[] {
  const file = text('ACQUIRERS_FILE');
  if (file === null) return [];
  const content = readText(file);
  if ('problem' in content) {
    problems.push(`ACQUIRERS_FILE names a file that ${content.problem}.`);
    return [];
  }
  const entries = parseArray(content.text);
  if (entries === null || entries.length === 0 || entries.length > ACQUIRERS_MAX) {
    problems.push(`ACQUIRERS_FILE must contain a JSON array of 1 to ${ACQUIRERS_MAX} objects, one for each acquirer.`);
    return [];
  }
  const acquirers = entries.map((entry, index) => readEntry(entry, { index, problems, ...context }));
  const names = acquirers.map(({ name }) => name);
  for (const name of new Set(names.filter((one, index) => one !== '' && names.indexOf(one) !== index))) {
    problems.push(`ACQUIRERS_FILE has more than one acquirer with the name ${name}.`);
  }
  return acquirers;
}

type Report = (problem: string) => void;

function readEntry(
  entry: Fields,
  place: FileContext & { readonly index: number; readonly problems: string[] },
): AcquirerConfig {
  const name = typeof entry['name'] === 'string' && ACQUIRER_NAME.test(entry['name']) ? entry['name'] : '';
  const where = name === '' ? `entry ${place.index + 1}` : `acquirer ${name}`;
  const report: Report = (problem) => void place.problems.push(`ACQUIRERS_FILE, ${where}: ${problem}.`);
  if (name === '') report('name must be up to 32 lower-case letters, digits and hyphens, and begin with a letter');
  if (name === DEFAULT_ACQUIRER && place.isDefaultTaken)
    report(`name must not be ${DEFAULT_ACQUIRER}, because CHANNEL_URL is the acquirer of that name`);
  if (Object.keys(entry).some((field) => !FIELDS.includes(field)))
    report(`only these fields exist: ${FIELDS.join(', ')}`);
  const token = secretAt(entry, 'tokenFile', report);
  if (entry['tokenFile'] === undefined) report('tokenFile is missing; it names the file with the token');
  if (token !== null && !TOKEN.test(token)) report('tokenFile must contain printable ASCII characters without spaces');
  const hintSecret = secretAt(entry, 'hintSecretFile', report);
  if (hintSecret !== null && !isHintSecret(hintSecret)) report(`the content of hintSecretFile ${HINT_SECRET_RULE}`);
  return {
    name,
    url: urlAt(entry, report),
    token: token ?? '',
    hintSecret,
    deadlineMs: deadlineAt(entry, place, report),
  };
}

function urlAt(entry: Fields, report: Report): string {
  const given = entry['url'];
  const url = typeof given === 'string' ? URL.parse(given) : null;
  // An address may contain a password, so the problem does not show it.
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    report('url must be an address that starts with http:// or https://, without a user name or password');
  }
  return typeof given === 'string' ? given : '';
}

function deadlineAt(entry: Fields, { channelDeadlineMs }: FileContext, report: Report): number {
  const given = entry['deadlineMs'];
  if (given === undefined) return channelDeadlineMs;
  if (typeof given === 'number' && Number.isInteger(given) && given >= DEADLINE.min && given <= DEADLINE.max)
    return given;
  report(`deadlineMs must be a whole number from ${DEADLINE.min} to ${DEADLINE.max}`);
  return channelDeadlineMs;
}

function secretAt(entry: Fields, field: string, report: Report): string | null {
  const file = entry[field];
  if (file === undefined) return null;
  if (typeof file !== 'string' || file === '') {
    report(`${field} must be the path of a file`);
    return null;
  }
  const content = readText(file);
  if ('text' in content && content.text !== '') return content.text;
  report(`${field} names ${'problem' in content ? `a file that ${content.problem}` : 'an empty file'}`);
  return null;
}

function readText(file: string): { readonly text: string } | { readonly problem: string } {
  try {
    return { text: readFileSync(file, 'utf8').trim() };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { problem: isMissing ? 'does not exist' : 'cannot be read' };
  }
}

function parseArray(text: string): Fields[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.every(isObject) ? parsed : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

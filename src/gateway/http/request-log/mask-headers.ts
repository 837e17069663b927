import type { IncomingHttpHeaders } from 'node:http';
import { headerSensitivity } from '../../../../generated/sensitivity.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import { programName } from '../../domain/text/program-name.ts';
import { deviceName } from '../../operations/sign-in/device-name.ts';
import { HIDDEN } from '../../operator/request-log/hidden.ts';

// Headers that mean something to the gateway are shown, by their class in the contract; of all others only the name.

const HEADERS_MAX = 30;
const VALUE_LENGTH_MAX = 200;
const TECHNICAL = ['content-type', 'content-length', 'accept', 'host'];
/** Headers that describe the connection, not the request. */
const LEFT_OUT = new Set(['connection', 'keep-alive', 'accept-encoding', 'transfer-encoding']);

const spelling = new Map(
  Object.values(headerSensitivity).flatMap((names) => names.map((name) => [name.toLowerCase(), name])),
);
const shownNames = new Set([...TECHNICAL, ...(headerSensitivity.none ?? []).map((name) => name.toLowerCase())]);

export function maskHeaders(headers: IncomingHttpHeaders): (readonly [string, string])[] {
  return Object.entries(headers)
    .filter(([name]) => !LEFT_OUT.has(name))
    .slice(0, HEADERS_MAX)
    .map(([name, value]) => [
      spelling.get(name) ?? titled(hideCardNumbers(name.slice(0, 64))),
      maskValue(name, String(value)),
    ]);
}

function maskValue(name: string, value: string): string {
  if (name === 'user-agent') return programName(value) ?? deviceName(value);
  if (!shownNames.has(name)) return HIDDEN;
  const hidden = hideCardNumbers(name === 'referer' ? withoutQuery(value) : value);
  return hidden.length > VALUE_LENGTH_MAX ? `${hidden.slice(0, VALUE_LENGTH_MAX)}…` : hidden;
}

/** Only its origin counts, and the rest may tell of a payer. */
function withoutQuery(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : `${address.slice(0, end)}?…`;
}

function titled(name: string): string {
  return name.replaceAll(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}

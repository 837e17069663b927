import type { Normaliser } from './normalise.ts';

// What one tree has answered, in the order of the script, each under a name that is the same in both trees.

export type Recording = Map<string, string>;

export interface Recorder {
  readonly recording: Recording;
  readonly normaliser: Normaliser;
  add(name: string, text: string): void;
}

export function createRecorder(normaliser: Normaliser): Recorder {
  const recording: Recording = new Map();
  return {
    recording,
    normaliser,
    add(name, text) {
      let unique = name;
      for (let count = 2; recording.has(unique); count += 1) unique = `${name} ${count}`;
      recording.set(unique, normaliser.normalise(unique, text));
    },
  };
}

/** Keys that were made in the same millisecond are listed in the order of their random numbers. */
export function inStableOrder(body: string): string {
  if (!body.startsWith('{"secrets":[')) return body;
  const { secrets, ...rest } = JSON.parse(body) as { secrets: Secret[] };
  return JSON.stringify({ secrets: secrets.toSorted((one, other) => (ageOf(one) < ageOf(other) ? 1 : -1)), ...rest });
}

interface Secret {
  readonly createdAt: string;
  readonly kind: string;
}

function ageOf({ createdAt, kind }: Secret): string {
  return `${createdAt} ${kind}`;
}

/** Readable if nothing is lost by it: the same bytes come out of the readable form again. */
export function readable(body: string): string {
  try {
    const value = JSON.parse(body) as unknown;
    return JSON.stringify(value) === body ? JSON.stringify(value, null, 2) : body;
  } catch {
    return body;
  }
}

/** Headers of the connection or the moment, not of the answer. */
const VOLATILE_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

export function describeHeaders(headers: Iterable<readonly [string, string]>): string {
  return [...headers]
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
    .filter((line) => !VOLATILE_HEADERS.has(line.split(':')[0] ?? ''))
    .toSorted()
    .join('\n');
}

import { readFileSync } from 'node:fs';
import type { Reader } from './config-reader.ts';
import { SAMPLERS } from '../observe/tracing/settings.ts';
import type { TracingSettings } from '../observe/tracing/settings.ts';

// The standard OpenTelemetry variables, for traces over OTLP. Without an endpoint nothing else is read: such variables may
// be set on a machine for other programs.

/** Null means that there is no tracing. */
export function readTracingConfig(reader: Reader): TracingSettings | null {
  const { number, oneOf, text } = reader;
  const isOff = text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none';
  const url = isOff ? null : readEndpoint(reader);
  if (url === null) return null;
  for (const name of forTraces('PROTOCOL')) oneOf(name, ['http/protobuf'], 'http/protobuf');
  oneOf('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp');
  const timeout = { fallback: 10_000, min: 1, max: 600_000 };
  const queueMax = number('OTEL_BSP_MAX_QUEUE_SIZE', { fallback: 2048, min: 1, max: 100_000 });
  return {
    url,
    headers: Object.assign({}, ...forTraces('HEADERS').map((name) => readPairs(reader, name))),
    tls: readTls(reader),
    compression: oneOf('OTEL_EXPORTER_OTLP_TRACES_COMPRESSION', COMPRESSIONS, readCompression(reader)),
    timeoutMs: number('OTEL_EXPORTER_OTLP_TRACES_TIMEOUT', {
      ...timeout,
      fallback: number('OTEL_EXPORTER_OTLP_TIMEOUT', timeout),
    }),
    resource: readResource(reader),
    sampler: oneOf('OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on'),
    ratio: readRatio(reader),
    batch: {
      delayMs: number('OTEL_BSP_SCHEDULE_DELAY', { fallback: 5000, min: 1, max: 600_000 }),
      timeoutMs: number('OTEL_BSP_EXPORT_TIMEOUT', { fallback: 30_000, min: 1, max: 600_000 }),
      queueMax,
      sizeMax: Math.min(
        queueMax,
        number('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', { fallback: Math.min(512, queueMax), min: 1, max: 100_000 }),
      ),
    },
  };
}

const COMPRESSIONS = ['none', 'gzip'] as const;

const readCompression = ({ oneOf }: Reader) => oneOf('OTEL_EXPORTER_OTLP_COMPRESSION', COMPRESSIONS, 'none');

/** A variable for all signals, and the one for traces, which takes precedence. */
function forTraces(name: string): readonly [string, string] {
  return [`OTEL_EXPORTER_OTLP_${name}`, `OTEL_EXPORTER_OTLP_TRACES_${name}`];
}

function readEndpoint(reader: Reader): string | null {
  const [forAll, own] = forTraces('ENDPOINT');
  const given = reader.text(own);
  if (given !== null) return checkEndpoint(reader, own, given);
  const base = reader.text(forAll);
  return base === null ? null : checkEndpoint(reader, forAll, `${base.replace(/\/+$/, '')}/v1/traces`);
}

/** An address may contain a password, so the problem does not show it. */
function checkEndpoint({ problems }: Reader, name: string, given: string): string {
  const url = URL.parse(given);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    problems.push(`${name} must be an address that starts with http:// or https://, such as http://localhost:4318.`);
  }
  return given;
}

/** `name=value,name=value`, with percent-encoding, as the specification has it for headers and for the resource. */
function readPairs({ text, problems }: Reader, name: string): Record<string, string> {
  const pairs = (text(name) ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(part));
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? fail(), decodeURIComponent(pair?.[2] ?? '')]));
  } catch {
    problems.push(`${name} must look like name=value,name=value, with other characters percent-encoded.`);
    return {};
  }
}

function fail(): never {
  throw new SyntaxError('not a pair');
}

function readResource(reader: Reader): Record<string, string> {
  const resource = { 'service.name': 'tollgate', ...readPairs(reader, 'OTEL_RESOURCE_ATTRIBUTES') };
  const name = reader.text('OTEL_SERVICE_NAME');
  return name === null ? resource : { ...resource, 'service.name': name };
}

function readRatio({ text, problems }: Reader): number {
  const given = text('OTEL_TRACES_SAMPLER_ARG');
  if (given === null) return 1;
  const ratio = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
  if (ratio >= 0 && ratio <= 1) return ratio;
  problems.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as 0.1 for a tenth of the traces.');
  return 1;
}

function readTls(reader: Reader): TracingSettings['tls'] {
  const ca = readFile(reader, 'CERTIFICATE');
  const cert = readFile(reader, 'CLIENT_CERTIFICATE');
  const key = readFile(reader, 'CLIENT_KEY');
  return { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
}

function readFile({ text, problems }: Reader, suffix: string): Buffer | null {
  const name = forTraces(suffix).findLast((one) => text(one) !== null);
  const path = name === undefined ? null : text(name);
  if (path === null) return null;
  try {
    return readFileSync(path);
  } catch {
    problems.push(`${name} names a file that cannot be read.`);
    return null;
  }
}

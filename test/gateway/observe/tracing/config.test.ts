import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../src/gateway/config/config.ts';
import { problemsOf } from '../../../helpers/gateway/config-problems.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

const problemsWith = (env: Readonly<Record<string, string>>) => problemsOf({ ...ENDPOINT, ...env });

describe('the configuration of traces', () => {
  it('has the standard defaults with an endpoint', () => {
    expect(readConfig(ENDPOINT).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      tls: {},
      compression: 'none',
      timeoutMs: 10_000,
      resource: { 'service.name': 'tollgate' },
      sampler: 'parentbased_always_on',
      ratio: 1,
      batch: { delayMs: 5000, timeoutMs: 30_000, queueMax: 2048, sizeMax: 512 },
    });
  });

  it('takes every variable, and those for traces before those for all signals', () => {
    const { tracing } = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://elsewhere',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/traces',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, x-team=shop',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-team=payments',
      OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
      OTEL_EXPORTER_OTLP_TIMEOUT: '7000',
      OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '3000',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      OTEL_SERVICE_NAME: 'gateway',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=live,service.name=other',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_BSP_EXPORT_TIMEOUT: '200',
      OTEL_BSP_MAX_QUEUE_SIZE: '300',
      OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '400',
    });
    expect(tracing).toEqual({
      url: 'https://collector/traces',
      headers: { 'x-key': 'a b', 'x-team': 'payments' },
      tls: {},
      compression: 'gzip',
      timeoutMs: 3000,
      resource: { 'deployment.environment.name': 'live', 'service.name': 'gateway' },
      sampler: 'traceidratio',
      ratio: 0.25,
      batch: { delayMs: 100, timeoutMs: 200, queueMax: 300, sizeMax: 300 },
    });
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['without an endpoint, whatever else is set', { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER: 'mine' }],
    ['if the SDK is disabled', { OTEL_SDK_DISABLED: 'True' }],
    ['if traces have no exporter', { OTEL_TRACES_EXPORTER: 'none' }],
  ])('is absent %s', (_, env) => {
    expect(readConfig({ ...ENDPOINT, ...env }).tracing).toBeNull();
  });

  it.each<[string, string]>([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://user:zq-secret@collector'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'zq-secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=zq-secret%'],
    ['OTEL_EXPORTER_OTLP_COMPRESSION', 'zip'],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', 'soon'],
    ['OTEL_EXPORTER_OTLP_CERTIFICATE', '/nowhere/ca.pem'],
    ['OTEL_RESOURCE_ATTRIBUTES', '=zq'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_BSP_MAX_QUEUE_SIZE', '0'],
  ])('names %s=%s as the problem, without its value', (name, value) => {
    const problems = problemsWith({ [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} (?:must|names)`))]);
    expect(problems.join()).not.toContain('zq');
  });
});

/** The samplers of the OpenTelemetry specification, under its names. */
export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

type SamplerName = (typeof SAMPLERS)[number];

/** Where spans are sent, and within which limits. Read from the standard OTEL_ variables. */
export interface TracingSettings {
  /** The collector's address for traces, with its path. */
  readonly url: string;
  /** May contain a key of the collector. */
  readonly headers: Readonly<Record<string, string>>;
  /** PEM files for TLS, as read. */
  readonly tls: { readonly ca?: Buffer; readonly cert?: Buffer; readonly key?: Buffer };
  readonly compression: 'none' | 'gzip';
  /** For one batch, including retries. */
  readonly timeoutMs: number;
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: SamplerName;
  /** The share of traces that the ratio samplers keep, from 0 to 1. */
  readonly ratio: number;
  readonly batch: {
    readonly delayMs: number;
    readonly timeoutMs: number;
    /** Spans that may wait to be exported; anything beyond is dropped and counted. */
    readonly queueMax: number;
    readonly sizeMax: number;
  };
}

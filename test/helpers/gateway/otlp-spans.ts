// Reads spans out of OTLP's protobuf, by the numbers of its fields. What it does not know, it skips.

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly kind: number;
  readonly startedAt: bigint;
  readonly endedAt: bigint;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly events: readonly string[];
  /** The trace ids of its links. */
  readonly links: readonly string[];
  readonly isError: boolean;
  readonly resource: Readonly<Record<string, unknown>>;
}

export function readSpans(request: Buffer): ReceivedSpan[] {
  return partsOf(request, 1).flatMap((resourceSpans) => {
    const resource = attributesOf(partsOf(partsOf(resourceSpans, 1)[0] ?? NOTHING, 1));
    const spans = partsOf(resourceSpans, 2).flatMap((scopeSpans) => partsOf(scopeSpans, 2));
    return spans.map((span) => readSpan(span, resource));
  });
}

function readSpan(span: Buffer, resource: ReceivedSpan['resource']): ReceivedSpan {
  const hex = (number: number) => partsOf(span, number)[0]?.toString('hex') ?? '';
  const time = (number: number) => partsOf(span, number)[0]?.readBigUInt64LE() ?? 0n;
  const status = partsOf(span, 15)[0] ?? NOTHING;
  return {
    traceId: hex(1),
    spanId: hex(2),
    parentId: hex(4),
    name: partsOf(span, 5)[0]?.toString('utf8') ?? '',
    kind: numberOf(partsOf(span, 6)[0]),
    startedAt: time(7),
    endedAt: time(8),
    attributes: attributesOf(partsOf(span, 9)),
    events: partsOf(span, 11).map((event) => JSON.stringify(attributesOf(partsOf(event, 3)))),
    links: partsOf(span, 13).map((link) => partsOf(link, 1)[0]?.toString('hex') ?? ''),
    isError: numberOf(partsOf(status, 3)[0]) === 2,
    resource,
  };
}

function attributesOf(pairs: readonly Buffer[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => [partsOf(pair, 1)[0]?.toString('utf8') ?? '', valueOf(partsOf(pair, 2)[0] ?? NOTHING)]),
  );
}

function valueOf(value: Buffer): unknown {
  const [text] = partsOf(value, 1);
  const [integer] = partsOf(value, 3);
  const [fraction] = partsOf(value, 4);
  if (text !== undefined) return text.toString('utf8');
  if (integer !== undefined) return numberOf(integer);
  return fraction?.readDoubleLE();
}

const NOTHING = Buffer.alloc(0);

/** The bytes of every field with this number, in order. A varint keeps its encoding. */
function partsOf(message: Buffer, number: number): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at < message.length;) {
    const tag = readVarint(message, at);
    const wire = Number(tag.value & 7n);
    const size = wire === 2 ? readVarint(message, tag.end) : undefined;
    const from = size?.end ?? tag.end;
    const length = size === undefined ? (FIXED[wire] ?? readVarint(message, from).end - from) : Number(size.value);
    if (Number(tag.value >> 3n) === number) parts.push(message.subarray(from, from + length));
    at = from + length;
  }
  return parts;
}

const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

function readVarint(bytes: Buffer, from: number): { readonly value: bigint; readonly end: number } {
  let value = 0n;
  for (let at = from, shift = 0n; ; at += 1, shift += 7n) {
    const byte = bytes[at] ?? 0;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return { value, end: at + 1 };
  }
}

function numberOf(varint: Buffer | undefined): number {
  return varint === undefined ? 0 : Number(readVarint(varint, 0).value);
}

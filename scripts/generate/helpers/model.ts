import type { Contract, Json, JsonObject } from '../contract.ts';
import { describeNotifications } from '../describe-notifications.ts';
import { describeOperations } from '../describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from '../describe-operations.ts';
import { commonDefaults, requiresPayUrl } from '../emit-calls.ts';
import { catalogueOf, constantOf, successOf } from '../emit-errors.ts';
import { schemaProperties } from '../schema-properties.ts';

// What a helper in another language is made from: the contract's tables, without anything of TypeScript.

export interface HelperModel {
  readonly contractVersion: string;
  readonly operations: readonly HelperOperation[];
  readonly notifications: readonly HelperNotification[];
  /** The code of a success. */
  readonly success: string;
  readonly codes: readonly HelperCode[];
  /** Other spellings in responses: canonical name → spellings. */
  readonly answerAliases: Readonly<Record<string, readonly string[]>>;
  /** What acknowledges a notification, byte for byte. */
  readonly acknowledgement: string;
  /** The public demo merchant of the sandbox. */
  readonly account: HelperAccount;
  readonly limits: typeof LIMITS;
  /** The `payCode` of an order by its `state` in a query. */
  readonly payCodes: typeof PAY_CODES;
}

export interface HelperOperation {
  /** `createPayment`: also the name of the method, in the spelling of the language. */
  readonly id: string;
  readonly summary: string;
  /** The first sentence of the description. */
  readonly about: string;
  readonly path: string;
  /** The signed fields in order; `dateLimit.from` is the field `from` of the object `dateLimit`. */
  readonly signed: readonly string[];
  readonly referer: boolean;
  /** Whether it takes an Idempotency-Key. */
  readonly idempotent: boolean;
  /** Whether it creates an order, which is queried before the request is sent again. */
  readonly createsOrder: boolean;
  /** Required fields that are filled in if the caller leaves them out. */
  readonly defaults: JsonObject;
  /** What chooses the variant; null if there is one only, named `default`. */
  readonly selector: { readonly in: 'header' | 'body'; readonly name: string } | null;
  readonly variants: readonly HelperVariant[];
  /** Other spellings in requests: canonical name → spellings. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

export interface HelperVariant {
  readonly name: string;
  /** The value of the selecting header or field; empty: the header is not sent. */
  readonly value: string;
  /** Whether it may be signed by RSA. */
  readonly rsa: boolean;
  /** The fields that the gateway signs in its response; null if there are none. */
  readonly answerSigned: readonly string[] | null;
  /** Whether a success is an HTML page instead of an envelope. */
  readonly page: boolean;
  /** Whether a success always has a `payUrl`. */
  readonly payUrl: boolean;
  /** Headers that it requires beyond those of the operation. */
  readonly headers: readonly string[];
}

export interface HelperNotification {
  readonly event: string;
  readonly summary: string;
  readonly contentType: string;
  readonly fields: readonly { readonly name: string; readonly type: 'string' | 'integer' }[];
  /** The field that tells it from others of its content type; null if it has none, and the caller must know the event. */
  readonly toldBy: string | null;
  readonly retryMinutes: readonly number[];
  readonly attemptsMax: number;
}

interface HelperCode {
  readonly code: string;
  /** `orderNumberTaken` */
  readonly name: string;
  /** `ORDER_NUMBER_TAKEN` */
  readonly constant: string;
  readonly meaning: string;
  readonly remedy: string;
}

export interface HelperAccount {
  readonly baseUrl: string;
  readonly merNo: number;
  readonly key: string;
  readonly referer: string;
  readonly webhookSecret: string;
  readonly privateKey: string;
  readonly gatewayPublicKey: string;
}

/** As in the TypeScript kit. */
const LIMITS = {
  timeoutSeconds: 30,
  attemptsMax: 3,
  backoffMs: 300,
  backoffMsMax: 5_000,
  toleranceSeconds: 300,
  notificationBytesMax: 65_536,
} as const;

const PAY_CODES = { 1: 2, 2: 1, 3: 0 } as const;

/** The address in helpers and samples. The server of the docs replaces it with its own. */
export const SAMPLE_SERVER = 'http://localhost:8080';

export function describeHelpers(contract: Contract): HelperModel {
  const operations = describeOperations(contract);
  const notifications = describeNotifications(contract);
  const [acknowledgement, ...others] = new Set(notifications.map(({ post }) => post['x-delivery'].acknowledgement));
  if (acknowledgement === undefined || others.length > 0) throw new Error('notifications differ in acknowledgement');
  return {
    contractVersion: String((contract['info'] as JsonObject)['version']),
    operations: operations.map((operation) => describeOperation(contract, operation)),
    notifications: describeEvents(contract),
    success: successOf(contract),
    codes: Object.entries(catalogueOf(contract)).map(([code, entry]) => ({
      code,
      name: String(entry['name']),
      constant: constantOf(String(entry['name'])),
      meaning: String(entry['meaning']),
      remedy: String(entry['remedy']),
    })),
    answerAliases: Object.assign({}, ...operations.map(({ answerAliases }) => answerAliases)) as Record<
      string,
      string[]
    >,
    acknowledgement,
    account: describeAccount(contract),
    limits: LIMITS,
    payCodes: PAY_CODES,
  };
}

function describeOperation(contract: Contract, operation: DescribedOperation): HelperOperation {
  const { post, selector } = operation;
  const { fields } = post['x-signature'];
  return {
    id: operation.operationId,
    summary: String(post['summary']),
    about: /^.*?[.](?= |$)/s.exec(String(post['description']))?.[0] ?? String(post['summary']),
    path: operation.path,
    signed: fields,
    referer: post['x-referer'] === 'required',
    idempotent: operation.headers.includes('Idempotency-Key'),
    // An operation that signs an order amount creates an order.
    createsOrder: fields.includes('sourceAmount'),
    defaults: commonDefaults(operation),
    selector: selector as HelperOperation['selector'],
    variants: operation.variants.map((variant) => describeVariant(contract, variant)),
    aliases: operation.aliases,
  };
}

function describeVariant(contract: Contract, variant: DescribedVariant): HelperVariant {
  return {
    name: variant.name,
    value: variant.value ?? '',
    rsa: variant.forms.includes('rsa-sha256'),
    answerSigned: variant.answerSignature,
    page: variant.answer === null,
    payUrl: variant.answer !== null && requiresPayUrl(contract, variant.answer),
    headers: variant.headers,
  };
}

function describeEvents(contract: Contract): HelperNotification[] {
  const described = describeNotifications(contract).map((notification) => ({
    ...notification,
    fields: schemaProperties(contract, notification.schema).map(({ name, schema }) => ({
      name,
      type: typeOf(schema['type']),
    })),
  }));
  return described.map(({ event, contentType, fields, post }) => {
    const others = described.filter((other) => other.event !== event && other.contentType === contentType);
    const taken = others.flatMap((other) => other.fields.map(({ name }) => name));
    return {
      event,
      summary: String(post['summary']),
      contentType,
      fields,
      toldBy: fields.find(({ name }) => !taken.includes(name))?.name ?? null,
      retryMinutes: post['x-delivery'].retryMinutes,
      attemptsMax: post['x-delivery'].attemptsMax,
    };
  });
}

function typeOf(type: Json | undefined): 'string' | 'integer' {
  if (type !== 'string' && type !== 'integer') throw new Error(`a notification has a field of type ${String(type)}`);
  return type;
}

function describeAccount(contract: Contract): HelperAccount {
  const account = contract['x-sandbox-account'];
  return {
    baseUrl: SAMPLE_SERVER,
    merNo: Number(account['merNo']),
    key: String(account['key']),
    referer: `${(account['websites'] as string[])[0]}/checkout`,
    webhookSecret: String(account['webhookSecret']),
    privateKey: String(account['privateKey']),
    gatewayPublicKey: String(account['gatewayPublicKey']),
  };
}

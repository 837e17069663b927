import { SENSITIVITY_CLASSES } from '../redocly/sensitivity-classes.ts';
import type { SensitivityClass } from '../redocly/sensitivity-classes.ts';
import type { Contract, JsonObject, SchemaHolder } from './contract.ts';
import { describeNotifications } from './describe-notifications.ts';
import { describeOperations } from './describe-operations.ts';
import { describeOperator } from './describe-operator.ts';
import type { OperatorContract } from './describe-operator.ts';
import { describeSensitivity, sensitivityOf } from './describe-sensitivity.ts';
import type { SensitivityByPath } from './describe-sensitivity.ts';
import { refTo } from './emit-validators.ts';
import { schemaProperties } from './schema-properties.ts';
import { HEADER, literal } from './source-text.ts';

/**
 * The class of every value that is exchanged, of both contracts. In a file of its own, which no merchant's program loads:
 * it is for whoever keeps, logs or shows what came.
 */
export function emitSensitivity(contract: Contract, operatorContract: OperatorContract): string {
  const operations = describeOperations(contract);
  const variants = operations.flatMap((operation) => operation.variants);
  const requests = classesBySchema(
    contract,
    variants.map(({ request }) => request),
  );
  const answers = classesBySchema(contract, ['Failure', ...variants.flatMap(({ answer }) => answer ?? [])]);
  const events = describeNotifications(contract).map(
    ({ event, schema }) => [event, classesOf(contract, schema)] as const,
  );
  const headers = headerClasses(contract);
  const operator = describeOperatorClasses(operatorContract);
  const tables = [requests, answers, Object.fromEntries(events), operator.requests, operator.answers];
  const named = [...tables.flatMap((one) => Object.values(one)), headers, operator.parameters];
  const names = namesByClass(named, aliasesOf(contract, Object.keys(requests)));
  return [
    HEADER,
    `export type SensitivityClass = ${SENSITIVITY_CLASSES.map((name) => JSON.stringify(name)).join(' | ')};\n`,
    '/** Paths of fields by their class: `browser.userAgent`, `merOrderNos[]`, `productInfoList[].sku`. */',
    'export type FieldClasses = Readonly<Partial<Record<SensitivityClass, readonly string[]>>>;\n',
    table('requestSensitivity', 'The fields of each request schema.', requests),
    table('answerSensitivity', 'The fields of each answer to a merchant.', answers),
    table('notificationSensitivity', 'The fields of each notification.', Object.fromEntries(events)),
    `/** The headers of requests and notifications. */\nexport const headerSensitivity: FieldClasses = ${literal(grouped(headers))};\n`,
    table(
      'operatorRequestSensitivity',
      "The fields of each request body of the operator's interface.",
      operator.requests,
    ),
    table('operatorAnswerSensitivity', "The fields of each answer of the operator's interface.", operator.answers),
    `/** Parameters of the operator's interface. */\nexport const operatorParameterSensitivity: FieldClasses = ${literal(grouped(operator.parameters))};\n`,
    '/** Names, in whatever contract, of what no log line may hold: secrets, and what identifies a card or an account. */',
    `export const secretNames: readonly string[] = ${literal(names.secret)};\n`,
    '/** Names of what identifies a person. A name that means something else in another place is not among them. */',
    `export const personalNames: readonly string[] = ${literal(names.personal)};\n`,
  ].join('\n');
}

type Tables = Record<string, SensitivityByPath>;

function classesOf(contract: SchemaHolder, schema: string): SensitivityByPath {
  return describeSensitivity(contract, refTo(schema));
}

function classesBySchema(contract: SchemaHolder, schemas: readonly string[]): Tables {
  return Object.fromEntries([...new Set(schemas)].map((schema) => [schema, classesOf(contract, schema)]));
}

/** Every parameter of the merchant contract is a header and a component. */
function headerClasses(contract: Contract): SensitivityByPath {
  const headers = Object.values(contract.components.parameters);
  return new Map(headers.flatMap(({ name, schema }) => classed(contract, String(name), schema as JsonObject)));
}

function describeOperatorClasses(contract: OperatorContract) {
  const described = describeOperator(contract);
  const answers = [...described.map(({ answer }) => answer), 'Problem'];
  const parameters = described.flatMap((operation) => operation.parameters);
  return {
    requests: classesBySchema(
      contract,
      described.flatMap(({ request }) => request ?? []),
    ),
    answers: classesBySchema(contract, answers),
    parameters: new Map([
      ...parameters.flatMap(({ name, schema }) => classed(contract, name, schema)),
      ...securityHeaders(contract).map((name) => [name, 'secret'] as const),
    ]),
  };
}

/** What proves who calls is no parameter. */
function securityHeaders(contract: OperatorContract): string[] {
  const schemes = Object.values((contract.components['securitySchemes'] ?? {}) as Record<string, JsonObject>);
  return schemes.map(({ type, name }) => (type === 'http' ? 'Authorization' : String(name)));
}

function classed(contract: SchemaHolder, name: string, schema: JsonObject): [string, SensitivityClass][] {
  const found = sensitivityOf(contract, schema);
  return found === undefined ? [] : [[name, found]];
}

function aliasesOf(contract: Contract, schemas: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const properties = schemas.flatMap((schema) => schemaProperties(contract, schema, { deep: true }));
  return new Map(properties.map(({ name, schema }) => [name, (schema['x-aliases'] ?? []) as string[]]));
}

const SECRET: readonly SensitivityClass[] = ['secret', 'card-number', 'card-expiry', 'card-secret', 'account'];
const PERSONAL: readonly SensitivityClass[] = ['person', 'phone'];

function namesByClass(given: readonly SensitivityByPath[], aliases: ReadonlyMap<string, readonly string[]>) {
  const classes = new Map<string, Set<SensitivityClass>>();
  for (const [path, className] of given.flatMap((one) => [...one])) {
    const name = (path.split('.').at(-1) ?? path).replace('[]', '');
    for (const spelling of [name, ...(aliases.get(name) ?? [])]) {
      classes.set(spelling, (classes.get(spelling) ?? new Set()).add(className));
    }
  }
  const entries = [...classes].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const namesOf = (fits: (found: readonly SensitivityClass[]) => boolean) =>
    entries.filter(([, found]) => fits([...found])).map(([name]) => name);
  return {
    secret: namesOf((found) => found.some((one) => SECRET.includes(one))),
    personal: namesOf((found) => found.every((one) => PERSONAL.includes(one))),
  };
}

function grouped(classes: SensitivityByPath): Record<string, string[]> {
  const groups = SENSITIVITY_CLASSES.map((name) => {
    const paths = [...classes].filter(([, className]) => className === name).map(([path]) => path);
    return [name, paths] as const;
  });
  return Object.fromEntries(groups.filter(([, paths]) => paths.length > 0));
}

function table(name: string, about: string, tables: Tables): string {
  const entries = Object.entries(tables).map(([schema, classes]) => [schema, grouped(classes)]);
  const type = 'Readonly<Record<string, FieldClasses>>';
  return `/** ${about} */\nexport const ${name}: ${type} = ${literal(Object.fromEntries(entries) as JsonObject)};\n`;
}

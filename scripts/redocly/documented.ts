import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// Reads openapi/documented.yaml, the list of what the interface documents. Its head says what the words mean.

export interface DocumentedField {
  readonly type?: 'integer' | 'string' | 'boolean' | 'list' | 'object';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly mayBeEmptyIn?: readonly string[];
  readonly default?: string;
  readonly values?: readonly (string | number)[] | Readonly<Record<string, string>>;
  readonly appears?: true;
  readonly appearing?: readonly (string | number)[];
  readonly table?: string;
  readonly items?: 'string';
}

export type DocumentedTable = Readonly<Record<string, DocumentedField>>;

export interface DocumentedRequest {
  readonly path: string;
  readonly variant?: string;
  readonly table: string;
  readonly mode?: string;
  readonly fields?: readonly string[];
  readonly without?: readonly string[];
  readonly plus?: DocumentedTable;
  readonly requires?: readonly string[];
  readonly headers?: readonly string[];
}

interface DocumentedAnswer {
  readonly path: string;
  readonly variant?: string;
  readonly table?: string;
  readonly contentType?: string;
  readonly requires?: readonly string[];
  readonly signed?: true;
}

interface DocumentedNotification {
  readonly address: string;
  readonly contentType: string;
  readonly table: string;
  readonly acknowledgement?: string;
  readonly retryMinutes?: readonly number[];
  readonly attemptsMax?: number;
}

export interface Documented {
  readonly methods: Readonly<Record<'payIn' | 'payout', readonly string[]>>;
  readonly tables: Readonly<Record<string, DocumentedTable>>;
  readonly requests: readonly DocumentedRequest[];
  readonly answers: readonly DocumentedAnswer[];
  readonly headers: Readonly<Record<string, DocumentedTable>>;
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  readonly envelope: {
    readonly success: { readonly code: string; readonly message: string };
    readonly failure: { readonly codes: readonly string[] };
  };
  readonly signatures: Readonly<Record<string, readonly string[]>>;
  readonly spellings: Readonly<Record<'requests' | 'answers', Readonly<Record<string, string>>>>;
  readonly notifications: Readonly<Record<string, DocumentedNotification>>;
}

export function readDocumented(file: string): Documented {
  return parse(readFileSync(file, 'utf8')) as Documented;
}

export function tableOf(documented: Documented, name: string): DocumentedTable {
  const table = documented.tables[name];
  if (table === undefined) throw new Error(`documented.yaml has no table ${name}`);
  return table;
}

/** The fields of one request: the table, cut down and added to as its entry says. */
export function requestFields(documented: Documented, request: DocumentedRequest): DocumentedTable {
  const { fields, without = [], plus = {} } = request;
  const kept = Object.entries(tableOf(documented, request.table)).filter(
    ([name]) => (fields === undefined || fields.includes(name)) && !without.includes(name),
  );
  return { ...Object.fromEntries(kept), ...plus };
}

export function documentedValues(field: DocumentedField): string[] {
  const { values = [] } = field;
  return Array.isArray(values) ? values.map(String) : Object.keys(values);
}

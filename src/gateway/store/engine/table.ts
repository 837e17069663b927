import type { ColumnTypes, Dialect } from './dialect.ts';
import type { Row } from './engine.ts';

// Maps a domain record to a table: one codec per field. Database values are parsed here and nowhere else.

type Stored = string | number | null;

export interface Codec<Value> {
  readonly type: 'int' | 'text';
  encode(value: Value): Stored;
  decode(stored: unknown): Value;
}

export type Columns<Fields> = { readonly [Field in keyof Fields]-?: Codec<Fields[Field]> };

export interface Table<Fields> {
  readonly name: string;
  readonly columns: ColumnTypes;
  /** The column names, separated by commas, each with the prefix if one is given, such as `o.`. */
  list(prefix?: string): string;
  encode(record: Fields): Record<string, Stored>;
  decode(row: Row): Fields;
  /** Inserts the rows of a JSON parameter. */
  insert(dialect: Dialect, onConflict?: string): string;
}

/** `Fields` is always named, never inferred: then a field without a column, or a column without a field, does not compile. */
export function defineTable<Fields extends object = never>(
  name: string,
  fields: Columns<NoInfer<Fields>>,
  names: Partial<Record<keyof NoInfer<Fields>, string>> = {},
): Table<Fields> {
  const codecs = Object.entries(fields).map(([field, codec]) => ({
    field,
    column: names[field as keyof Fields] ?? columnOf(field),
    codec: codec as Codec<unknown>,
  }));
  const list = (prefix = '') => codecs.map(({ column }) => prefix + column).join(', ');
  const columns = Object.fromEntries(codecs.map(({ column, codec }) => [column, codec.type]));
  return {
    name,
    columns,
    list,
    encode: (record) => {
      const row: Record<string, Stored> = {};
      for (const { field, column, codec } of codecs) row[column] = codec.encode(record[field as keyof Fields]);
      return row;
    },
    decode: (row) => {
      const record: Record<string, unknown> = {};
      for (const { field, column, codec } of codecs) record[field] = codec.decode(row[column]);
      return record as Fields;
    },
    // `where true` lets SQLite distinguish ON CONFLICT from a join's ON.
    insert: (dialect, onConflict = '') =>
      `insert into ${name} (${list()}) select ${list('r.')} from ${dialect.rows(columns)} where true ${onConflict}`,
  };
}

/** For an UPDATE from the rows `r`: every column of the table except those named here. */
export function assignments({ columns }: Pick<Table<object>, 'columns'>, keys: readonly string[] = []): string {
  return Object.keys(columns)
    .filter((column) => !keys.includes(column))
    .map((column) => `${column} = r.${column}`)
    .join(', ');
}

/** `merOrderNo` is `mer_order_no` in the database. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A batch is one parameter. Texts lose what PostgreSQL cannot hold: NUL, and lone surrogates. */
export function jsonOf(rows: unknown): string {
  const plain = JSON.stringify(rows);
  if (!/\\u(?:0000|d[89a-f])/.test(plain)) return plain;
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
  );
}

/** A list as the single parameter that `dialect.oneOf` reads. An empty one matches nothing; whoever wants everything says null. */
export function listParam(list: readonly (string | number)[] | null): string | null {
  return list === null ? null : jsonOf(list.map((value) => ({ value })));
}

export function integer<Value extends number = number>(): Codec<Value> {
  return { type: 'int', encode: (value) => value, decode: (stored) => integerOf(stored) as Value };
}

export function text<Value extends string = string>(): Codec<Value> {
  return { type: 'text', encode: (value) => value, decode: (stored) => textOf(stored) as Value };
}

/** S15: passed as text, because JSON numbers lose digits. */
export const money: Codec<bigint> = { type: 'int', encode: encodeMoney, decode: bigintOf };

/** Limits reject amounts that are too large; this is a second check. SQLite would silently truncate such a number. */
export function encodeMoney(amount: bigint): string {
  if (BigInt.asIntN(64, amount) !== amount) throw new RangeError('an amount does not fit into 64 bits');
  return String(amount);
}

/** A bound of amounts inside of JSON, where amounts are texts (S15); null for none. */
export function boundText(amount: bigint | null): string | null {
  return amount === null ? null : String(amount);
}

/** The inverse. */
export function boundIn(stored: string | null): bigint | null {
  return stored === null ? null : BigInt(stored);
}

export function json<Value>(): Codec<Value> {
  return { type: 'text', encode: (value) => jsonOf(value), decode: (stored) => JSON.parse(textOf(stored)) as Value };
}

/** A word in the domain, a number or null in the database. */
export function word<Word extends string>(numbers: Readonly<Record<Word, number | null>>): Codec<Word> {
  const words = new Map(Object.entries(numbers).map(([name, number]) => [number, name as Word]));
  return {
    type: 'int',
    encode: (value) => numbers[value],
    decode: (stored) => {
      const found = words.get(stored === null ? null : integerOf(stored));
      if (found === undefined) throw new TypeError(`the database gave ${String(stored)}, which is not a known code`);
      return found;
    },
  };
}

export function nullable<Value>(codec: Codec<Value>): Codec<Value | null> {
  return {
    type: codec.type,
    encode: (value) => (value === null ? null : codec.encode(value)),
    decode: (stored) => (stored === null ? null : codec.decode(stored)),
  };
}

export function integerOf(stored: unknown): number {
  return Number(bigintOf(stored));
}

export function bigintOf(stored: unknown): bigint {
  if (typeof stored === 'bigint') return stored;
  throw new TypeError(`the database gave ${typeof stored} instead of an integer`);
}

export function textOf(stored: unknown): string {
  if (typeof stored === 'string') return stored;
  throw new TypeError(`the database gave ${typeof stored} instead of a text`);
}

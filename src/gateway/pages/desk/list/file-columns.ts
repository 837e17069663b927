import { say } from '../../../../web/texts.ts';
import type { Html, PlainValue, Value } from '../../../../web/html.ts';
import { html } from '../../../../web/html.ts';
import { createZone, momentWithOffset } from '../../../domain/day.ts';
import type { Zone } from '../../../domain/day.ts';
import { hideCardNumbers } from '../../../domain/text/card-numbers.ts';
import type { CellKind, TableColumn, TableRow } from '../../../tables/table.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { zoneOf } from '../zone.ts';
import { maySee } from './list-parts.ts';
import type { Found, ListColumn, ListInPage, PageId } from './list-types.ts';

// What a cell of the table is in a file: amounts, times and counts are values, everything else is what people read.

export interface FileColumn<Row> extends TableColumn {
  readonly textOf: (row: Row, exchange: SignedInExchange) => string | null;
}

/** What a column has is seen in the rows of the first page. One without a title has buttons. */
export function columnsOf<Id extends PageId, Row>(
  list: ListInPage<Id, Row>,
  found: Found<Id>,
  rows: readonly Row[],
): FileColumn<Row>[] {
  const { exchange } = found;
  const { columns } = typeof list.table === 'function' ? list.table(found) : list.table;
  const zone = createZone(zoneOf(exchange));
  const shown = columns.filter((column) => column.title !== '' && maySee(exchange, column));
  const kinds = shown.map((column) => kindOf(rows.map((row) => column.cell(row, exchange))));
  const isOneAmount = kinds.filter((kind) => kind === 'amount').length === 1;
  const made = shown.flatMap((column, place): FileColumn<Row>[] => {
    const kind = kinds[place] ?? 'text';
    const value = { name: column.title, kind, textOf: textReader(column, zone) };
    if (kind !== 'amount') return [value];
    const name = isOneAmount ? say`Currency` : say`Currency of ${column.title}`;
    return [value, { name, kind: 'text', textOf: (row, by) => plainOf(column.cell(row, by))?.unit ?? null }];
  });
  return made.map((column, place) => ({ ...column, name: unlike(column.name, made.slice(0, place)) }));
}

export function tableColumns<Row>(columns: readonly FileColumn<Row>[]): TableColumn[] {
  return columns.map(({ name, kind }) => ({ name, kind }));
}

export function rowOf<Row>(columns: readonly FileColumn<Row>[], row: Row, exchange: SignedInExchange): TableRow {
  return columns.map(({ textOf }) => textOf(row, exchange));
}

/** Two columns of one title would be one field in JSON. */
function unlike(name: string, before: readonly { readonly name: string }[]): string {
  const same = before.filter((other) => other.name === name).length;
  return same === 0 ? name : `${name} ${same + 1}`;
}

function kindOf(values: readonly Value[]): CellKind {
  for (const value of values) {
    if (typeof value === 'number') return 'integer';
    const plain = plainOf(value);
    if (plain !== undefined) return plain.kind;
  }
  return 'text';
}

function textReader<Row>({ cell }: ListColumn<Row>, zone: Zone): FileColumn<Row>['textOf'] {
  return (row, exchange) => {
    const value = cell(row, exchange);
    if (typeof value === 'number') return String(value);
    const plain = plainOf(value);
    if (plain === undefined) return hideCardNumbers(wordsIn(html`${value}`)) || null;
    return plain.kind === 'moment' ? momentWithOffset(Date.parse(plain.text), zone) : plain.text;
  };
}

function plainOf(value: Value): PlainValue | undefined {
  return isHtml(value) ? value.plain : undefined;
}

function isHtml(value: Value): value is Html {
  return typeof value === 'object' && value !== null && 'html' in value;
}

/** Buttons are no words of the list, and what follows a line begins after a space. */
const CONTROLS = /<(form|button|svg|select)\b.*?<\/\1>/gs;
const LINES = /<(?:br|\/?(?:p|div|li|ul|dd|dt|small))\b[^>]*>/g;
const TAGS = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function wordsIn({ html: markup }: Html): string {
  return markup
    .replaceAll(CONTROLS, ' ')
    .replaceAll(LINES, ' ')
    .replaceAll(TAGS, '')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

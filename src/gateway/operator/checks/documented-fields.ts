import { personalFacts } from '../../../../generated/channel-calls.ts';
import { requestSensitivity } from '../../../../generated/sensitivity.ts';
import type { FieldClasses, SensitivityClass } from '../../../../generated/sensitivity.ts';
import type { JsonObject } from '../../../protocol/json-object.ts';
import { PAYER_NOTE } from '../../domain/links/link-asks.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import type { CardSearch } from '../../domain/text/card-numbers.ts';
import type { OrderDetails, Product } from '../../domain/orders/order.ts';
import type { PersonalFields } from '../../domain/payers/retention.ts';

// What a body says, by its documented fields, and of these by their class in the contract (`x-sensitive`). A field that is
// not documented for this request means nothing, and its value has not been checked by anybody. One whose class is not
// listed here is not kept (I12).

export interface DocumentedFields {
  /** A text that has a place of its own; null where it is absent, or its class may not be kept as a text. */
  textOrNull(body: JsonObject, name: string): string | null;
  products(body: JsonObject): Product[];
  said(body: JsonObject): OrderDetails['said'];
}

/** Kept in the order's details, without card numbers. Everything else is dropped unless it has a place of its own. */
const KEPT: readonly SensitivityClass[] = ['detail', 'text', 'person', 'phone'];
/** A field of these classes whose value is a card's number makes it known: it is looked for in everything that is kept. */
const NUMBERS: readonly SensitivityClass[] = ['card-number', 'account'];

const KEPT_LENGTH_MAX = 512;

// A telephone number has at most 15 digits and so may look like a card's short one; a card's long one cannot be one.
const NO_TELEPHONE_LENGTH_MIN = 15;

// The list of products is the one whose items have it.
const SKU = '[].sku';

export function documentedFieldsOf(schema: string): DocumentedFields {
  const known = fieldsBySchema.get(schema);
  if (known === undefined) throw new Error(`there is no request schema ${schema}`);
  return known;
}

/** Whether the part of a request at this path may be kept, and so may be shown to operators. */
export function isKeptPath(path: string): boolean {
  return keptPaths.has(path);
}

/** For each field once, so that a request costs no more than its own fields. */
export function describeFields(classes: FieldClasses): DocumentedFields {
  const plain = new Set(classes.none);
  const kept = keptFields(classes);
  const searches = new Map(kept.map(({ path, lengthMin }) => [path, lengthMin]));
  const numberFields = NUMBERS.flatMap((name) => classes[name] ?? []);
  const productField = listWithProducts(classes);
  return {
    textOrNull(body, name) {
      const value = body[name];
      if (typeof value !== 'string' || value === '') return null;
      if (plain.has(name)) return value;
      if (!searches.has(name)) return null;
      return hideCardNumbers(value, { known: knownCard(body, numberFields), lengthMin: searches.get(name) });
    },
    products(body) {
      return productField === undefined ? [] : readProducts(body[productField], knownCard(body, numberFields));
    },
    said(body) {
      const said: Record<string, string | number | boolean> = {};
      const known = knownCard(body, numberFields);
      let search: CardSearch = { known };
      for (const { path, outer, inner, lengthMin } of kept) {
        const value = inner === null ? body[outer] : (body[outer] as JsonObject | undefined)?.[inner];
        // Fields of a class are next to each other.
        if (search.lengthMin !== lengthMin) search = { known, lengthMin };
        if (isWorthKeeping(value)) said[path] = hideCard(value, search);
      }
      return said;
    },
  };
}

interface KeptField {
  readonly path: string;
  readonly outer: string;
  readonly inner: string | null;
  readonly lengthMin: number | undefined;
}

/** Lists stand apart: what is in them has a place of its own, or none. */
function keptFields(classes: FieldClasses): KeptField[] {
  return KEPT.flatMap((className) => {
    const lengthMin = className === 'phone' ? NO_TELEPHONE_LENGTH_MIN : undefined;
    const paths = (classes[className] ?? []).filter((path) => !path.includes('[]'));
    return paths.map((path) => {
      const [outer = '', inner = null] = path.split('.');
      return { path, outer, inner, lengthMin };
    });
  });
}

// After the constants above, which it needs.
const fieldsBySchema: ReadonlyMap<string, DocumentedFields> = new Map(
  Object.entries(requestSensitivity).map(([schema, classes]) => [schema, describeFields(classes)]),
);

/** A payment link asks for what shops send, and for a note, in which a payer writes about themselves. */
const ofLinks: FieldClasses = { person: [PAYER_NOTE] };

const allClasses: readonly FieldClasses[] = [...Object.values(requestSensitivity), ofLinks];

const keptPaths: ReadonlySet<string> = new Set(
  allClasses.flatMap((classes) => keptFields(classes).map(({ path }) => path)),
);

const pathsOf = (...names: readonly SensitivityClass[]): ReadonlySet<string> =>
  new Set(allClasses.flatMap((classes) => names.flatMap((name) => classes[name] ?? [])));

const personalPaths = pathsOf('person', 'phone');
const phonePaths = pathsOf('phone');
const factPaths: ReadonlySet<string> = new Set(personalFacts);

/** Which of the kept fields are about a person, by the contract. */
export const personalFields: PersonalFields = {
  isPersonal: (path) => personalPaths.has(path),
  isPhone: (path) => phonePaths.has(path),
  isPersonalFact: (path) => factPaths.has(path),
};

function isWorthKeeping(value: unknown): value is string | number | boolean {
  if (typeof value === 'string') return value !== '' && value.length <= KEPT_LENGTH_MAX;
  return typeof value === 'number' || typeof value === 'boolean';
}

/** S38: people write card numbers into names, addresses and everything else. */
function hideCard<Value extends string | number | boolean>(value: Value, search: CardSearch): Value | string {
  return typeof value === 'string' ? hideCardNumbers(value, search) : value;
}

/** The card of the order itself, whoever issued it. An account may be something short, which proves nothing. */
function knownCard(body: JsonObject, numberFields: readonly string[]): string | undefined {
  for (const name of numberFields) {
    const value = body[name];
    if (typeof value === 'string' && /^[0-9]{12,19}$/.test(value)) return value;
  }
  return undefined;
}

function listWithProducts({ text = [] }: FieldClasses): string | undefined {
  return text.find((path) => path.endsWith(SKU))?.slice(0, -SKU.length);
}

/** The list may be an empty text where a method needs none. */
function readProducts(list: unknown, known: string | undefined): Product[] {
  if (!Array.isArray(list)) return [];
  const hide = (text: string) => hideCardNumbers(text, { known });
  return (list as Readonly<Record<'sku' | 'productName' | 'price' | 'quantity', string>>[]).map(
    ({ sku, productName, price, quantity }) => ({
      sku: hide(sku),
      name: hide(productName),
      price: hide(price),
      quantity: hide(quantity),
    }),
  );
}

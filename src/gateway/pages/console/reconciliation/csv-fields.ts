import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { field, select } from '../../desk/views/forms.ts';
import {
  DATE_CHOICES,
  ENCODING_CHOICES,
  FEE_SIGN_CHOICES,
  KIND_CHOICES,
  MEANINGS,
  MORE_MEANINGS,
  NEEDED,
  NUMBER_CHOICES,
  QUOTE_CHOICES,
  SEPARATOR_CHOICES,
  SIGN_CHOICES,
  TYPE_CHOICES,
} from './csv-words.ts';
import type { ColumnName, Rules } from './csv-words.ts';

/** Empty rows for values that the sample does not have. */
const MORE_TYPES = 2;

/** What is wrong with a field, by the name that the contract gives it. */
export type Problems = ReadonlyMap<string, string>;

interface Mapping {
  readonly rules: Rules;
  /** The names of the columns of the sample. */
  readonly columns: readonly string[];
  readonly problems: Problems;
}

/** The rules of a CSV as fields, what is always needed first. */
export function mappingFields(mapping: Mapping): Html {
  return html`${part('The file', choice(mapping, 'kind', 'What it is', KIND_CHOICES))}
  ${part(
    'Which column has what',
    MEANINGS.map(([name, label]) => columnField(mapping, name, label)),
  )}
  ${part('Amounts and dates', amountFields(mapping))} ${part('What the rows are about', typeFields(mapping))}
  ${more(mapping, 'More columns, and which way the money went', MORE_COLUMNS, moreColumns(mapping))}
  ${more(mapping, 'How the file is written', WRITTEN, writtenFields(mapping))}`;
}

const MORE_COLUMNS = [
  ...MORE_MEANINGS.map(([name]) => `columns.${name}`),
  'columns.otherFees',
  'sign',
  'creditValues',
  'debitValues',
  'feeSign',
];
const WRITTEN = ['separator', 'quote', 'encoding', 'skipFirst', 'skipLast', 'skipRows'];

/** What a guess mostly gets right: opened if something in it is wrong. */
function more({ problems }: Mapping, title: string, names: readonly string[], fields: Value): Html {
  const isOpen = names.some((name) => problems.has(`rules.${name}`));
  return html`<details ${isOpen && html`open`}>
    <summary>${title}</summary>
    <div class="pairs">${fields}</div>
  </details>`;
}

function part(title: string, fields: Value): Html {
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="pairs">${fields}</div>
  </fieldset>`;
}

function choice<Name extends 'kind' | 'dateForm' | 'sign' | 'separator' | 'encoding'>(
  { rules, problems }: Mapping,
  name: Name,
  label: string,
  choices: readonly (readonly [Rules[Name], string])[],
): Html {
  return select({ name, label, value: rules[name], choices, error: problems.get(`rules.${name}`) });
}

function columnField({ rules, columns, problems }: Mapping, name: ColumnName, label: string): Html {
  const value = rules.columns[name] ?? '';
  // A proposal may name a column that the file does not have: then it has to be chosen.
  const isKnown = columns.includes(value) || columns.length === 0;
  const needed = NEEDED.includes(name);
  return select({
    name: `column-${name}`,
    label,
    value: isKnown ? value : '',
    choices: [
      ['', needed ? 'Choose a column' : 'Not in the file'],
      ...columns.map((column) => [column, column] as const),
      ...(columns.length === 0 && value !== '' ? [[value, value] as const] : []),
    ],
    required: needed,
    error: problems.get(`rules.columns.${name}`),
  });
}

function amountFields(mapping: Mapping): Value {
  const { rules, problems } = mapping;
  return [
    select({
      name: 'number',
      label: 'Amounts look like',
      value: `${rules.decimal} ${rules.thousands}`,
      choices: NUMBER_CHOICES,
      error: problems.get('rules.thousands') ?? problems.get('rules.decimal'),
    }),
    choice(mapping, 'dateForm', 'Dates look like', DATE_CHOICES),
    field({
      name: 'currency',
      label: 'Currency of all rows',
      value: rules.currency ?? '',
      hint: 'Only if no column has it.',
      lengthMax: 10,
      error: problems.get('rules.currency'),
    }),
    field({
      name: 'timeZone',
      label: 'Time zone of its times',
      value: rules.timeZone,
      lengthMax: 60,
      required: true,
      error: problems.get('rules.timeZone'),
    }),
  ];
}

function moreColumns(mapping: Mapping): Value {
  const { rules, problems } = mapping;
  const words = (name: 'creditValues' | 'debitValues', label: string, hint: string) =>
    field({ name, label, value: (rules[name] ?? []).join(', '), hint, error: problems.get(`rules.${name}`) });
  return [
    ...MORE_MEANINGS.map(([name, label]) => columnField(mapping, name, label)),
    field({
      name: 'otherFees',
      label: 'Other columns with fees',
      value: (rules.columns.otherFees ?? []).join(', '),
      hint: 'Their names, with commas between.',
      error: problems.get('rules.columns.otherFees'),
    }),
    choice(mapping, 'sign', 'What says which way', SIGN_CHOICES),
    words('creditValues', 'Words for money in', 'If a column says it, such as C or CREDIT.'),
    words('debitValues', 'Words for money out', 'Without any, all others went out.'),
    select({
      name: 'feeSign',
      label: 'A fee that was kept is',
      value: rules.feeSign ?? 'signed',
      choices: FEE_SIGN_CHOICES,
      error: problems.get('rules.feeSign'),
    }),
  ];
}

/** Two boxes a row: what the file writes, and what that means. */
function typeFields({ rules: { types }, problems }: Mapping): Value {
  const rows = [...types, ...Array.from({ length: MORE_TYPES }, () => ({ value: '', type: '' }))];
  const wrong = problems.get('rules.types');
  return [
    wrong !== undefined && html`<p class="error">${wrong}</p>`,
    ...rows.map(({ value, type }, index) => [
      field({ name: `value-${index}`, label: value === '' ? 'Another word of the file' : 'The file says', value }),
      select({
        name: `type-${index}`,
        label: 'That is',
        value: type,
        choices: [['', 'Not used'], ...TYPE_CHOICES],
      }),
    ]),
  ];
}

function writtenFields(mapping: Mapping): Value {
  const { rules, problems } = mapping;
  const count = (name: 'skipFirst' | 'skipLast', label: string) =>
    field({
      name,
      label,
      value: String(rules[name]),
      isDigits: true,
      lengthMax: 4,
      error: problems.get(`rules.${name}`),
    });
  return [
    choice(mapping, 'separator', 'Between cells', SEPARATOR_CHOICES),
    select({ name: 'quote', label: 'Around cells', value: rules.quote ?? '', choices: QUOTE_CHOICES }),
    choice(mapping, 'encoding', 'Characters', ENCODING_CHOICES),
    count('skipFirst', 'Lines above the names'),
    count('skipLast', 'Lines below the last row'),
    field({
      name: 'skipRows',
      label: 'Rows to leave out',
      type: 'textarea',
      value: rules.skipRows.map(({ column, values }) => `${column} = ${values.join(', ')}`).join('\n'),
      hint: 'One a line, such as Status = PENDING, FAILED.',
      error: problems.get('rules.skipRows'),
    }),
  ];
}

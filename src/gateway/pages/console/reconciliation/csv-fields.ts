import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { field, select } from '../../desk/views/forms.ts';
import {
  DATE_CHOICES,
  ENCODING_CHOICES,
  FEE_SIGN_CHOICES,
  KIND_CHOICES,
  MEANINGS,
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
  ${part('Which column has what', [
    ...MEANINGS.map(([name, label]) => columnField(mapping, name, label)),
    field({
      name: 'otherFees',
      label: 'Other columns with fees',
      value: (mapping.rules.columns.otherFees ?? []).join(', '),
      hint: 'Their names, with commas between. They are added to the fee.',
      error: mapping.problems.get('rules.columns.otherFees'),
    }),
  ])}
  ${part('Amounts and dates', amountFields(mapping))} ${part('What the rows are about', typeFields(mapping))}
  ${moreFields(mapping)}`;
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
  const isMissing = value !== '' && !columns.includes(value);
  const needed = NEEDED.includes(name);
  return select({
    name: `column-${name}`,
    label,
    value,
    choices: [
      ['', needed ? 'Choose a column' : 'Not in the file'],
      ...columns.map((column) => [column, column] as const),
      ...(isMissing ? [[value, `${value} (not in this file)`] as const] : []),
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
    choice(mapping, 'sign', 'What tells money in from money out', SIGN_CHOICES),
    field({
      name: 'creditValues',
      label: 'Words for money that came in',
      value: rules.creditValues.join(', '),
      hint: 'Only if a column says the direction, such as C or CREDIT.',
      error: problems.get('rules.creditValues'),
    }),
    field({
      name: 'debitValues',
      label: 'Words for money that went out',
      value: (rules.debitValues ?? []).join(', '),
      hint: 'If there are none, everything else went out.',
      error: problems.get('rules.debitValues'),
    }),
    select({
      name: 'feeSign',
      label: 'A fee that was kept is written',
      value: rules.feeSign ?? 'signed',
      choices: FEE_SIGN_CHOICES,
      error: problems.get('rules.feeSign'),
    }),
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

/** What a guess mostly gets right. */
function moreFields(mapping: Mapping): Html {
  const { rules, problems } = mapping;
  const names = ['separator', 'quote', 'encoding', 'skipFirst', 'skipLast', 'skipRows'];
  const isOpen = names.some((name) => problems.has(`rules.${name}`));
  const count = (name: 'skipFirst' | 'skipLast', label: string) =>
    field({
      name,
      label,
      value: String(rules[name]),
      isDigits: true,
      lengthMax: 4,
      error: problems.get(`rules.${name}`),
    });
  return html`<details ${isOpen && html`open`}>
    <summary>How the file is written</summary>
    <div class="pairs">
      ${choice(mapping, 'separator', 'Between cells', SEPARATOR_CHOICES)}
      ${select({ name: 'quote', label: 'Around cells', value: rules.quote ?? '', choices: QUOTE_CHOICES })}
      ${choice(mapping, 'encoding', 'Characters', ENCODING_CHOICES)}
      ${count('skipFirst', 'Lines above the names of columns')} ${count('skipLast', 'Lines below the last row')}
      ${field({
        name: 'skipRows',
        label: 'Rows to leave out',
        type: 'textarea',
        value: rules.skipRows.map(({ column, values }) => `${column} = ${values.join(', ')}`).join('\n'),
        hint: 'One a line: the column, an equals sign, and its values, such as Status = PENDING, FAILED.',
        error: problems.get('rules.skipRows'),
      })}
    </div>
  </details>`;
}

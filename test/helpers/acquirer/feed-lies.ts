import { TOO_LARGE, changed } from './hostilities.ts';
import type { Fields, Hostility, LieCase } from './hostilities.ts';

// What an adapter can say in its feeds that is no change, no report and no ability.

const CHANGE_BROKEN = /^The acquirer answered with a wrong changes/;

/** What a feed of changes can say, each of its first change. */
export const CHANGE_LIES: readonly Hostility[] = [
  ...changed(
    (
      [
        ['names a negative amount', { amount: '-100' }],
        ['names an amount as a number', { amount: 100 }],
        ['names an amount of 40 digits', { amount: '9'.repeat(40) }],
        ['names an amount with decimals', { amount: '1.00' }],
        ['has a change of no kind', { kind: undefined }],
        ['has a change of an unknown kind', { kind: 'gift' }],
        ['has a change that is a property of objects', { kind: 'constructor' }],
        ['has a change without an ID', { changeId: '' }],
        ['has a change with an ID of 10,000 characters', { changeId: 'c'.repeat(10_000) }],
        ['names no time', { at: 'yesterday' }],
        ['names a time in the 13th month', { at: '2026-13-01T00:00:00Z' }],
        ['names a time at 25 hours', { at: '2026-01-01T25:00:00Z' }],
        ['names a currency in small letters', { currency: 'usd' }],
        ['names an order in a list', { tradeNo: ['TG1'] }],
      ] as const
    ).map(([title, fields]): LieCase => [
      title,
      CHANGE_BROKEN,
      (honest) => ({ changes: [{ ...firstOf(honest), ...fields }] }),
    ]),
  ),
  ...changed([
    ['sends 201 changes', CHANGE_BROKEN, (honest) => ({ changes: Array.from({ length: 201 }, () => firstOf(honest)) })],
    [
      'sends a million changes',
      TOO_LARGE,
      (honest) => ({ changes: Array.from({ length: 100_000 }, () => firstOf(honest)) }),
    ],
    ['sends its changes as an object', CHANGE_BROKEN, (honest) => ({ changes: { 0: firstOf(honest) } })],
    ['names no next place', /wrong next/, () => ({ next: undefined })],
    ['names a number as the next place', /wrong next/, () => ({ next: 1 })],
    ['says that perhaps there is more', /wrong more/, () => ({ more: 'perhaps' })],
    ['leads back to where it was', null, (_, { after }) => ({ next: after, more: true })],
    ['has more and gives nothing', null, () => ({ changes: [], more: true })],
  ]),
];

const REPORT_BROKEN = /^The acquirer answered with a wrong report/;

/** What a settlement report can say that is never stored. One whose sums are wrong is stored, and marked. */
export const REPORT_LIES: readonly Hostility[] = changed(
  (
    [
      ['names a total as a number', REPORT_BROKEN, { total: 600 }],
      ['names a total of 40 digits', REPORT_BROKEN, { total: '9'.repeat(40) }],
      ['names a negative number of lines', REPORT_BROKEN, { lineCount: -1 }],
      ['names no day', REPORT_BROKEN, { paidOn: 'tomorrow' }],
      ['names a day in the 13th month', REPORT_BROKEN, { paidOn: '2026-13-01' }],
      ['names no currency', REPORT_BROKEN, { currency: null }],
      ['has lines that are none', REPORT_BROKEN, { lines: [42] }],
      ['has more lines than it says', null, { lineCount: 0, page: 'more' }],
      ['has pages without lines', null, { lines: [], page: 'more' }],
    ] as const
  ).map(([title, record, fields]): LieCase => [
    title,
    record,
    ({ report }) => ({ report: { ...(report as Fields), ...fields } }),
  ]),
);

/** What an adapter can say of itself. */
export const CAPABILITY_LIES: readonly Hostility[] = changed([
  ['speaks no version', /wrong versions/, () => ({ versions: [] })],
  ['speaks versions that nobody knows', null, () => ({ versions: [7, 99] })],
  ['speaks a version in words', /wrong versions/, () => ({ versions: ['2'] })],
  ['claims everything', /wrong claims/, () => ({ claims: ['everything'] })],
  ['claims something twice', /wrong claims/, () => ({ claims: ['payments', 'payments'] })],
  ['takes a method of 1,000 characters', /wrong methods/, () => ({ methods: ['X'.repeat(1000)] })],
  ['takes currencies in small letters', /wrong currencies/, () => ({ currencies: ['usd'] })],
  ['takes everything from nowhere', /wrong countries/, () => ({ countries: 'all' })],
]);

function firstOf({ changes }: Fields): Fields {
  return (changes as readonly Fields[])[0] ?? {};
}

import type { components } from '../../../generated/operator.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson } from '../print.ts';
import { readOneOf } from '../read-options.ts';

type Fault = components['schemas']['FaultKind'];

const FAULTS: readonly Fault[] = [
  'missing',
  'double',
  'amount',
  'fee',
  'late',
  'missingHere',
  'currency',
  'unknown',
  'arrivedWithoutOrder',
];

/** `tollgate reconcile plant`. */
export const plant = operatorCommand(
  {
    name: 'reconcile plant',
    about: "Let the sandbox's acquirer or bank make a mistake in its next files, to see what becomes of it.",
    words: ['FAULT'],
    choices: { FAULT: FAULTS },
    options: {
      day: { type: 'string', value: 'day', about: 'the day whose files have it (default: the next that can)' },
    },
    notes: [
      `FAULT is one of ${FAULTS.join(', ')}.`,
      'Files are written when a day ends on the sandbox\'s clock: "tollgate clock advance 1d".',
    ],
    examples: ['tollgate reconcile plant missing', 'tollgate reconcile plant amount --day 2026-11-18'],
  },
  async ({ client, words: [word = ''], options }) => {
    const fault = readOneOf('FAULT', word, FAULTS);
    const body = { fault, ...(options.day !== undefined && { day: options.day }) };
    const planted = await take(client.POST('/operator/reconciliation/sandbox/faults', { body }));
    if (options.json) return printJson(planted);
    const where = planted.day === null ? 'the next files that can have it' : `the files of ${planted.day}`;
    console.log(`Planted ${planted.fault} in ${where}.`);
  },
);

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { styleText } from 'node:util';
import { SIGNATURE_MISMATCH } from '../../../generated/codes.ts';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { validateRequest } from '../../client/validate-request.ts';
import { readAliases } from '../../protocol/aliases.ts';
import { explainMismatch } from '../../protocol/explain-signature.ts';
import type { FieldError } from '../../protocol/field-errors.ts';
import { readJsonObject } from '../../protocol/json-object.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import { formOf, signMd5, signRsa, signedParts } from '../../protocol/signature.ts';
import type { SignatureForm, SignedPart } from '../../protocol/signature.ts';
import { command } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printFields, printJson, printTable, printable } from '../print.ts';
import { readOneOf } from '../read-options.ts';

const OPERATIONS = Object.keys(operations) as OperationId[];

/** `tollgate sign`. */
export const run = command(
  {
    name: 'sign',
    about: 'Sign a request body and show how the sign is computed, field by field.',
    words: ['OPERATION', 'FILE'],
    choices: { OPERATION: OPERATIONS },
    options: {
      key: { type: 'string', value: 'key', about: "merchant key (default: MERCHANT_KEY, or the sandbox's)" },
      variant: {
        type: 'string',
        value: 'name',
        about: 'payment method, such as ALIPAY; also checks its fields',
        choices: Object.keys(operations.createPayment.variants),
      },
      'private-key': {
        type: 'string',
        value: 'file',
        about: 'sign by RSA with this PEM file, if the method allows it',
      },
      ...JSON_OPTION,
    },
    notes: [
      `OPERATION is one of ${OPERATIONS.join(', ')}.`,
      'FILE is a JSON file, or - for standard input. If it contains a wrong sign, the exit code is 1.',
      'Prefer MERCHANT_KEY to --key: other users of the machine can see command lines.',
    ],
    examples: [
      'tollgate sign createPayment body.json --variant ALIPAY',
      `echo '{"merNo":100001,"currency":"USD"}' | tollgate sign queryBalance -`,
    ],
  },
  async ({ words: [operation = '', file = ''], options }) => {
    const operationId = readOneOf('OPERATION', operation, OPERATIONS);
    const body = readAliases(operations[operationId].aliases, await readBody(file));
    const key = options.key ?? process.env['MERCHANT_KEY'] ?? sandboxAccount.key;
    const privateKey = options['private-key'] && (await readText(options['private-key']));
    const signed = explain({ operationId, body, key, variant: options.variant, privateKey });
    if (signed.given?.right === false) process.exitCode = 1;
    if (options.json) return printJson(signed);
    print(signed);
  },
);

interface SignedBody {
  readonly operation: OperationId;
  readonly form: SignatureForm;
  readonly fields: readonly SignedPart[];
  /** The key is masked, and so is an account number up to its last four characters. */
  readonly text: string;
  readonly sign: string;
  /** Checks the sign in the body, if there is one. */
  readonly given: { readonly right: boolean; readonly explanation: string } | null;
  /** Violations of the contract, if a variant is given. */
  readonly problems: readonly FieldError[];
}

interface SignInput {
  readonly operationId: OperationId;
  readonly body: JsonObject;
  readonly key: string;
  readonly variant: string | undefined;
  readonly privateKey: string | undefined;
}

function explain({ operationId, body, key, variant, privateKey }: SignInput): SignedBody {
  const { fields } = operations[operationId].signature;
  const form: SignatureForm = privateKey === undefined ? 'md5' : 'rsa-sha256';
  checkVariant(operationId, variant, form);
  const parts = signedParts(fields, body).map(masked);
  const sign = privateKey === undefined ? signMd5(fields, body, key) : signByRsa(fields, body, privateKey);
  const shown = parts.map(({ text }) => text).join('');
  const given = body['sign'];
  return {
    operation: operationId,
    form,
    fields: parts,
    text: form === 'md5' ? `${shown}<key>` : shown,
    sign,
    // A sign of the other form needs another key to be checked.
    given:
      typeof given === 'string' && formOf(given) === form
        ? compare({ fields, body, sign: given, key, wanted: sign })
        : null,
    problems: variant === undefined ? [] : validateRequest(operationId, variant, { ...body, sign }),
  };
}

function checkVariant(operationId: OperationId, variant: string | undefined, form: SignatureForm): void {
  if (variant === undefined) return;
  const { variants } = operations[operationId] as { variants: Record<string, { forms: readonly SignatureForm[] }> };
  const name = readOneOf('--variant', variant, Object.keys(variants));
  if (!variants[name]?.forms.includes(form)) throw new UsageError(`${name} does not support RSA; remove --private-key`);
}

function compare(input: { fields: readonly string[]; body: unknown; sign: string; key: string; wanted: string }) {
  if (input.sign === input.wanted) return { right: true, explanation: '' };
  return { right: false, explanation: explainMismatch({ ...input, form: formOf(input.sign) }) };
}

function signByRsa(fields: readonly string[], body: JsonObject, privateKey: string): string {
  try {
    return signRsa(fields, body, privateKey);
  } catch (cause) {
    throw new CommandError('--private-key is not a private key in PEM format', { cause });
  }
}

/** An account number is never shown in full. */
function masked({ field, text }: SignedPart): SignedPart {
  return { field, text: field === 'cardNo' ? text.replace(/.(?=.{4})/g, '*') : text };
}

async function readBody(file: string): Promise<JsonObject> {
  const reading = readJsonObject(file === '-' ? await buffer(process.stdin) : Buffer.from(await readText(file)));
  if (reading.ok) return reading.value;
  throw new CommandError(`the body ${reading.problem.split(';')[0]}; give a JSON object`);
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError(`cannot read ${file} (${String((cause as { code?: string }).code)})`, { cause });
  });
}

function print({ operation, fields, text, sign, form, given, problems }: SignedBody): void {
  console.log(`${operation} signs ${fields.length} fields, in this order:\n`);
  printTable(fields, [
    { title: 'FIELD', of: ({ field }) => field },
    { title: 'VALUE', of: (part) => (part.text === '' ? '(absent or empty)' : part.text) },
  ]);
  console.log('');
  printFields({ text, [form === 'md5' ? 'MD5, upper case' : 'RSA-SHA256, base64']: sign });
  if (given?.right) console.log(styleText('green', '\nThe sign in the body is correct.'));
  if (given?.right === false) {
    console.log(`\n${styleText('red', 'The sign in the body is wrong.')} ${printable(given.explanation)}`);
    console.log(
      `The gateway refuses it with ${SIGNATURE_MISMATCH}; the docs have a page about it: /docs/errors/${SIGNATURE_MISMATCH}/`,
    );
  }
  if (problems.length === 0) return;
  console.log(styleText('yellow', '\nThe body violates the contract:'));
  for (const { field, problem } of problems) console.log(`  ${printable(field)}: ${printable(problem)}`);
}

import { resolve } from 'node:path';
import {
  createCompilerHost,
  createProgram,
  flattenDiagnosticMessageText,
  parseJsonConfigFileContent,
  readConfigFile,
  sys,
} from 'typescript';
import { expect, it } from 'vitest';

const CLIENT = resolve('src/client/create-client.ts');
const OPERATIONS = resolve('generated/operations.ts');
const IDS = 'export type OperationId = keyof typeof operations;';

it('an operation of the contract without a typed method of the client does not compile', () => {
  const problems = problemsWith((text) => text.replace(IDS, IDS.replace(';', " | 'voidPayment';")));
  expect(problems.join('\n')).toMatch(/"voidPayment".* is not assignable to type 'keyof Methods'/);
});

/** What the compiler says of the client, with a changed table of operations. */
function problemsWith(change: (text: string) => string): string[] {
  const { config } = readConfigFile('tsconfig.json', sys.readFile) as { config: object };
  const { options } = parseJsonConfigFileContent({ ...config, include: [] }, sys, '.');
  const host = createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => {
    const text = readFile(name);
    return resolve(name) === OPERATIONS && text !== undefined ? change(text) : text;
  };
  const program = createProgram([CLIENT], options, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(CLIENT));
  return found.map(({ messageText }) => flattenDiagnosticMessageText(messageText, '\n'));
}

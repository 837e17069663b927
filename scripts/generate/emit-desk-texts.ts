import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { joinTemplate, textsOf } from '../../src/web/template-texts.ts';
import { isForPeople, keyOfParts } from '../../src/web/texts.ts';
import type { Contract } from './contract.ts';
import type { OperatorContract } from './describe-operator.ts';
import { patternsOf } from './emit-patterns.ts';
import { literal } from './source-text.ts';

// What people of merchants read, found in the code: the words of `html`, `say` and `translated`, and what the contract says to
// people. Each catalogue of another language must have all of them, or it does not compile.

/** Whose words are translated; what only the operator's people see is English. */
const FOLDERS = ['account', 'audit', 'design', 'desk', 'frame', 'merchant', 'shared']
  .map((room) => join('src/gateway/pages', room))
  .concat('src/gateway/operator', 'src/gateway/sandbox');

export async function emitDeskTexts(operatorContract: OperatorContract, contract: Contract): Promise<string> {
  const inScripts = await textsOfScripts();
  const found = new Set([
    ...inScripts,
    ...textsOfRoles(operatorContract),
    ...[...patternsOf(operatorContract).values()].map(({ text }) => text),
    ...textsOfTestValues(contract),
  ]);
  for (const folder of FOLDERS) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
    const paths = files.map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));
    for (const path of paths.toSorted())
      for (const words of textsOfSource(path, await readFile(path, 'utf8'))) found.add(words);
  }
  const lines = [...found].toSorted().map((words) => `  | ${JSON.stringify(words)}`);
  return [
    '// Generated from the pages by `npm run generate`. Do not edit.\n\n',
    `export type DeskText =\n${lines.join('\n')};\n\n`,
    '/** What the scripts of pages say. */\n',
    `export const scriptTexts = ${literal(inScripts)} as const satisfies readonly DeskText[];\n`,
  ].join('');
}

/** Scripts in the browser look their words up in the page, by a function of the same name. */
async function textsOfScripts(): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of ['src/gateway/pages/account/assets', 'src/gateway/pages/desk/assets'])
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.js')).toSorted()) {
      const visit = (node: ts.Node): void => {
        if (ts.isCallExpression(node) && node.expression.getText() === 'say' && node.arguments[0] !== undefined)
          for (const words of stringsIn(node.arguments[0])) found.add(words);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(name, await readFile(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));
    }
  return [...found].toSorted();
}

/** One, or the two of a choice. */
function stringsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...stringsIn(node.whenTrue), ...stringsIn(node.whenFalse)] : [];
}

/** What the contract says about the roles of merchants' people, and what these allow. */
function textsOfRoles(contract: OperatorContract): string[] {
  const roles = contract['x-roles'] as Record<string, { side: string; description: string }>;
  const permissions = contract['x-permissions'] as Record<string, { description: string; roles: string[] }>;
  const isOfMerchants = (role: string) => roles[role]?.side === 'merchant';
  return [
    ...Object.keys(roles)
      .filter(isOfMerchants)
      .map((role) => roles[role]?.description ?? ''),
    ...Object.values(permissions)
      .filter((one) => one.roles.some(isOfMerchants))
      .map((one) => one.description),
  ];
}

/** What happens with the values that the sandbox knows, each of one field. */
function textsOfTestValues(contract: Contract): string[] {
  const rows = Object.values(contract.paths).flatMap(({ post }) => post['x-sandbox']);
  return rows
    .filter(({ field, value }) => field !== undefined && value !== undefined)
    .map(({ about }) => String(about));
}

/** In the order of the source. */
function textsOfSource(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      const parts = partsOf(node.template);
      const tag = node.tag.getText();
      if (tag === 'html') found.push(...textsOf(joinTemplate(parts)).map((one) => one.text));
      if (tag === 'say') found.push(keyOfParts(parts));
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'translated')
      for (const argument of node.arguments) found.push(...wordsOfTable(argument));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

function partsOf(template: ts.TemplateLiteral): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
}

/** Functions in a table mark their own words. */
function wordsOfTable(node: ts.Node): string[] {
  if (ts.isFunctionLike(node) || ts.isTaggedTemplateExpression(node) || ts.isCallExpression(node)) return [];
  if (ts.isPropertyAssignment(node)) return wordsOfTable(node.initializer);
  if (ts.isStringLiteralLike(node)) return isForPeople(node.text) ? [node.text] : [];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...wordsOfTable(child)));
  return found;
}

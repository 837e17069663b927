import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareContracts } from './compare-trees/compare-contracts.ts';
import { printDifferences } from './compare-trees/print-differences.ts';
import { recordDocs } from './compare-trees/docs-text.ts';
import { recordTree } from './compare-trees/record-tree.ts';
import { clockOffsetMs } from './compare-trees/start-tree.ts';

// Proves that a refactoring has changed nothing that anybody can see: starts the gateway of each tree in an empty sandbox,
// sends both the same requests, opens the same pages, and compares what came, with numbers and times left out. It knows the
// trees only by their doors: command line, HTTP, pages, and the contracts in `generated`.

const USAGE = `Usage: node scripts/compare-trees.ts <tree before> <tree after> [options]

  --record <folder>  keep what was recorded, as files in <folder>/before and <folder>/after
  --parts <list>     of commands, pages, forms (default: all); requests are always sent, as they make what pages show
  --roles <list>     whose pages and forms (default: every role)
  --port <number>    first of the four ports that are used (default: 19600)
  --contract         compare the operator documents and the docs of the merchant interface instead

Exit codes: 0 nothing differs, 1 something differs, 2 the command line is invalid.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'string' },
    parts: { type: 'string', default: 'commands,pages,forms' },
    roles: { type: 'string' },
    port: { type: 'string', default: '19600' },
    contract: { type: 'boolean', default: false },
  },
});
const [before, after] = positionals.map((folder) => resolve(folder));
if (before === undefined || after === undefined || positionals.length > 2) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const isSame = await (values.contract ? compareDocuments(before, after) : compareGateways(before, after));
  process.exitCode = isSame ? 0 : 1;
}

async function compareGateways(...folders: readonly [string, string]): Promise<boolean> {
  const first = Number(values.port);
  const offsetMs = clockOffsetMs();
  const parts = new Set(values.parts.split(','));
  const roles = values.roles?.split(',');
  const record = (index: 0 | 1) =>
    recordTree(folders[index], {
      port: first + index,
      receiverPort: first + 2 + index,
      offsetMs,
      parts,
      roles,
      say: (line) => console.error(`${new Date().toISOString().slice(11, 19)} ${['before', 'after'][index]}: ${line}`),
    });
  const [one, other] = await Promise.all([record(0), record(1)]);
  // A good call that is refused proves less than it should; a change of the contract may be the reason.
  for (const line of one.refused) console.log(`Refused, though meant to be accepted: ${line}`);
  return printDifferences(one.recording, other.recording, values.record);
}

async function compareDocuments(...folders: readonly [string, string]): Promise<boolean> {
  const { descriptions, others } = compareContracts(...folders);
  for (const line of descriptions) console.log(`description: ${line}\n`);
  for (const line of others) console.log(`${line}\n`);
  console.log(`Operator document: ${descriptions.length} descriptions and ${others.length} other things differ.`);
  // One after the other: a build takes all cores.
  const [one, other] = [await recordDocs(folders[0]), await recordDocs(folders[1])];
  const isSame = await printDifferences(one, other, values.record);
  return isSame && descriptions.length + others.length === 0;
}

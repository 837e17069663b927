import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markdownTable } from '../helpers/docs/markdown-table.ts';
import type { ProofReport } from './proof.ts';

const PAGE = fileURLToPath(new URL('../../openapi/guides/long-proof.md', import.meta.url));

/** For who looks at the end of a run: figures, and where it failed what led to it and how to see it again. */
export function summarise(report: ProofReport): string {
  const { seed, seconds, engine, problems, lastLines } = report;
  const figures = figuresOf(report).map(([name, figure]) => `${name.padEnd(32)} ${figure}`);
  if (problems.length === 0) return figures.join('\n');
  return [
    ...figures,
    '',
    `What happened last:`,
    ...lastLines,
    '',
    `What was wrong:`,
    ...problems,
    '',
    `Again: npm run proof -- --engine ${engine} --hours ${(seconds / 3600).toFixed(2)} --seed ${seed}`,
  ].join('\n');
}

const count = (figure: number) => figure.toLocaleString('en');

function figuresOf({ seconds, acknowledged, unanswered, counts, probes, pages }: ProofReport): [string, string][] {
  const of = (kind: string) => count(counts[kind] ?? 0);
  return [
    ['minutes', (seconds / 60).toFixed(1)],
    ['acknowledged', count(acknowledged)],
    ['tries without an answer', count(unanswered)],
    ['kills', of('kill')],
    ['processes stopped for a while', of('stop')],
    ['nodes cut off', of('cut')],
    ['full disks', of('fullDisk')],
    ['clocks moved', of('clockJump')],
    ['standbys promoted', of('promote')],
    ['upgrades', of('upgrade')],
    ['keys rotated', of('keyRotation')],
    ['copies restored elsewhere', of('restore')],
    ['quiet moments', of('quiet')],
    ['signals compared with a payment', count(probes)],
    ['pages opened', count(pages)],
  ];
}

/** What took part, and when. */
export interface Circumstances {
  readonly commit: string;
  readonly day: string;
  readonly engine: string;
  readonly node: string;
}

/** The page of the docs about a run in which nothing was wrong. */
export function writePage(report: ProofReport, circumstances: Circumstances): void {
  const { commit, day, engine, node } = circumstances;
  const command = `npm run proof -- --hours ${report.hours} --seed ${report.seed}`;
  const rows = [
    ['day', day],
    ['commit', `\`${commit}\``],
    ['command', `\`${command}\``],
    ['databases', engine],
    ['Node', node],
    ...figuresOf(report),
    ['lost, double, stuck', '0'],
    ['signals that lied', '0'],
  ];
  writeFileSync(PAGE, [...OPENING, '', ...markdownTable(['What', 'Seen'], rows), ''].join('\n'));
}

const OPENING = [
  '---',
  'title: The long proof',
  'description: What was killed, stopped, cut off, filled, promoted, upgraded and restored under load, and that nothing was lost.',
  'keywords: [chaos, fault injection, jepsen, failover, crash, durability, proof, kill]',
  'section: curious',
  'order: 2.5',
  'path: long-proof',
  '---',
  '',
  'A run of this project writes this page, and only if nothing was wrong.',
  '',
  '## What happens',
  '',
  'Merchants pay, refund and pay out without a break: at two nodes on PostgreSQL with a standby, and at one node on SQLite. Each site has two acquirers, the second of which is tried when the first one declines, and a receiver of notifications. People open the pages of the console, and an adapter writes payouts into files for a bank. Meanwhile a random generator, whose seed is printed, chooses what goes wrong:',
  '',
  '- nodes, the primary server, acquirers, receivers and the adapter are killed, several at once too;',
  '- nodes and servers are suspended for seconds, nodes are cut off from their servers without a closed connection, and the disk of SQLite is full;',
  '- the primary is killed for good and the standby takes its place, and the files of the killed one are made anew as its standby;',
  "- nodes are upgraded one after the other, from the last release to this one, from this one to a next one that adds to the schema, and back; the sandbox's clock jumps, keys are rotated, and copies that were made under load are restored elsewhere and looked into.",
  '',
  '## What must hold',
  '',
  'Every quarter of an hour nobody pays for a moment, and at the end:',
  '',
  '- Everything that was acknowledged is there, as it was answered, and once. Nothing is there that nobody was answered.',
  '- Every order has its result, and it is that of the acquirers’ books: nothing was charged twice, nothing failed that was charged, and nothing was tried again where it must not be.',
  '- Each notification came, in one form, until it was acknowledged.',
  '- The ledger and the record of actions verify, what each acquirer owes is what its own books say, its settlement reports name nothing that the books do not, and a file of lines has all its lines.',
  '- No signal lied: each node was asked whether it is ready, before and after a payment of its own, two times a second. For five seconds none may say the opposite of what all those payments saw.',
  '',
  'Faults that are planted into a copy of the product, such as a payment that is posted twice or a node that always says it is ready, must each be found by a short run (`test/proof/planted`).',
  '',
  '## The last run that was recorded',
];

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { removeDatabases } from './databases.ts';
import { readOptions, writeUsage } from './options.ts';
import type { OptionTable, OptionValues } from './options.ts';
import { stopAll } from './processes.ts';
import { writeMarkdown } from './report.ts';
import type { Finding } from './report.ts';

export interface BenchContext<Options> {
  readonly options: Options;
  /** Whether one of these chapters is to be measured. */
  wants(...chapters: string[]): boolean;
  progress(line: string): void;
}

export interface Bench<Table extends OptionTable> {
  readonly options: Table;
  /** Titles of the chapters that `--only` chooses from. */
  readonly chapters?: Readonly<Record<string, string>>;
  run(context: BenchContext<OptionValues<Table>>): Promise<Finding[]>;
}

export type AnyBench = Bench<OptionTable>;

/** Keeps the types of the options for `run`. */
export function defineBench<const Table extends OptionTable>(bench: Bench<Table>): Bench<Table> {
  return bench;
}

/** Measures, prints the tables, and keeps them as `<name>.md`. Nothing outlives a bench that failed. */
export async function runBench(name: string, bench: AnyBench, args: readonly string[]): Promise<void> {
  const given = readArguments(name, bench, args);
  if (given === null) return;
  const { values, only, out } = given;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  let findings: Finding[];
  try {
    findings = await bench.run({
      options: values,
      wants: (...chapters) => chapters.some((chapter) => only.includes(chapter)),
      progress: (line) => console.error(line),
    });
  } finally {
    await stopAll();
    await removeDatabases();
  }
  const chosen = Object.entries(values).map(([option, value]) => `${option} ${String(value)}`);
  const machine = `Node ${process.versions.node} on ${availableParallelism()} cores, load ${load} before the start`;
  const markdown = writeMarkdown(findings, `${[machine, ...chosen].join(', ')}; medians of interleaved rounds.`);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${name}.md`), markdown);
  console.log(markdown);
  // Connections of the peers may still be open.
  process.exit();
}

function readArguments(name: string, bench: AnyBench, args: readonly string[]): ReturnType<typeof readOptions> | null {
  try {
    const given = readOptions(bench, args);
    if (!given.help) return given;
    console.log(writeUsage(name, bench));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${writeUsage(name, bench)}`);
    process.exitCode = 1;
  }
  return null;
}

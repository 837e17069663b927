import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { code, table } from '../markdown.ts';

/** What was run on an engine, as the run wrote it down. */
export interface EngineResult {
  readonly engine: string;
  /** What the server says of itself. */
  readonly version: string;
  readonly run: string;
  /** What repeats it. */
  readonly command: string;
  readonly seed: number | null;
  readonly figures: string;
  /** Such as 2026-11-19. */
  readonly date: string;
}

export const ENGINE_RESULTS = fileURLToPath(new URL('../../../openapi/guides/engines.jsonl', import.meta.url));

export function readEngineResults(): EngineResult[] {
  const lines = readFileSync(ENGINE_RESULTS, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as EngineResult);
}

export function enginesTable(): string {
  const rows = readEngineResults().map(({ engine, version, run, command, seed, figures, date }) => [
    code(engine),
    version,
    run,
    figures,
    date,
    seed === null ? code(command) : `${code(command)}, seed ${seed}`,
  ]);
  return table(['Engine', 'Version', 'What was run', 'What came of it', 'When', 'By'], rows);
}

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runSql } from '../../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../../helpers/gateway/gateway.ts';
import { FILES, begin, sendParts, sha256Of } from './sent-file.ts';
import type { WireFile } from './sent-file.ts';

const WAIT = { timeout: 60_000 };
const EMPTY_REPORT =
  '{"reportId":"r-1","acquirer":"default","currency":"EUR","from":"2026-11-09","to":"2026-11-09","paidOn":"2026-11-11","total":"0","bankReference":"R1","lineCount":0}\n';

interface Watched {
  readonly folder: string;
  readonly gateways: readonly TestGateway[];
  /** As whoever reads it leaves it. */
  end(state: 'done' | 'refused', problem?: string): Promise<void>;
}

async function watch(engine: EngineName, nodes = 1): Promise<Watched> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-folder-'));
  const database = await openDatabase(engine);
  const env = { ...database.env, RECONCILIATION_FOLDER: folder };
  const gateways: TestGateway[] = [];
  for (let node = 0; node < nodes; node += 1) gateways.push(await startTestGateway({ env }));
  onTestFinished(async () => {
    for (const gateway of gateways) await gateway.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const place = { dataDir: database.env['DATA_DIR'] ?? null, databaseUrl: database.env['DATABASE_URL'] ?? null };
  return {
    folder,
    gateways,
    end: (state, problem) =>
      runSql(
        place,
        `update reconciliation_files set state = '${state}', problem = ${problem === undefined ? 'null' : `'${problem}'`}
         where state = 'waiting'`,
      ),
  };
}

/** Whole, and renamed. */
function put(folder: string, name: string, content: string | Uint8Array): void {
  writeFileSync(join(folder, `.${name}.tmp`), content);
  renameSync(join(folder, `.${name}.tmp`), join(folder, name));
}

async function filesOf(gateway: TestGateway | undefined): Promise<WireFile[]> {
  const answer = await gateway?.operator('GET', FILES);
  return (answer as { body: { files: WireFile[] } }).body.files;
}

const there = (...path: string[]) => expect.poll(() => existsSync(join(...path)), WAIT);

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('A watched folder on %s', (engine) => {
  it('has its files taken in once by several nodes, and moved when they were read (S50)', async () => {
    const { folder, gateways, end } = await watch(engine, 2);
    mkdirSync(join(folder, 'default'));
    put(folder, 'report.jsonl', EMPTY_REPORT);
    put(join(folder, 'default'), 'again.jsonl', EMPTY_REPORT);
    writeFileSync(join(folder, 'half.jsonl.part'), EMPTY_REPORT);
    await expect.poll(() => filesOf(gateways[0]), WAIT).toHaveLength(1);
    await expect
      .poll(async () => {
        await end('done');
        return (
          existsSync(join(folder, 'done', 'report.jsonl')) && existsSync(join(folder, 'default', 'done', 'again.jsonl'))
        );
      }, WAIT)
      .toBe(true);
    const [file] = await filesOf(gateways[1]);
    expect(file).toMatchObject({
      source: 'folder',
      createdBy: 'Watched folder',
      hash: sha256Of(Buffer.from(EMPTY_REPORT)),
    });
    expect(readFileSync(join(folder, 'done', 'report.jsonl.txt'), 'utf8')).toContain(String(file?.fileNo));
    expect(await filesOf(gateways[0])).toHaveLength(1);
    expect(readdirSync(folder).toSorted()).toEqual(['default', 'done', 'half.jsonl.part']);
  });

  it('has what cannot be read in the folder of refused files, with a text that says why', async () => {
    const { folder, gateways, end } = await watch(engine);
    mkdirSync(join(folder, 'nobody'));
    put(folder, 'archive.zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(3000, 7)]));
    put(folder, 'empty.csv', '');
    put(join(folder, 'nobody'), 'report.csv', 'a;b\n');
    put(folder, 'wrong.jsonl', '{"reportId":"r-2"}\n');
    const why = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
    await there(folder, 'refused', 'archive.zip').toBe(true);
    expect(why('refused', 'archive.zip.txt')).toContain('This is no report or statement');
    await there(folder, 'refused', 'empty.csv').toBe(true);
    expect(why('refused', 'empty.csv.txt')).toContain('The file is empty.');
    await there(folder, 'nobody', 'refused', 'report.csv').toBe(true);
    expect(why('nobody', 'refused', 'report.csv.txt')).toContain('neither an acquirer nor a bank account');
    await expect.poll(() => filesOf(gateways[0]), WAIT).toHaveLength(1);
    await expect
      .poll(async () => {
        await end('refused', 'The head has no currency');
        return existsSync(join(folder, 'refused', 'wrong.jsonl'));
      }, WAIT)
      .toBe(true);
    const [file] = await filesOf(gateways[0]);
    expect(why('refused', 'wrong.jsonl.txt')).toContain(`${file?.fileNo}: ${file?.problem?.text}`);
  });

  it('has a file continued whose first parts a node stored before it was killed (S50)', async () => {
    const { folder, gateways } = await watch(engine);
    const [gateway] = gateways;
    if (gateway === undefined) throw new Error('there is a gateway');
    const bytes = Buffer.from(`${EMPTY_REPORT}${'{"lineId":"l","type":"payment","note":"so far"}\n'.repeat(20_000)}`);
    // What a killed node leaves is an upload like any other: the same parts, under the same hash.
    const left = await sendParts(gateway, await begin(gateway, bytes), bytes, 2);
    expect(left.received).toBeLessThan(bytes.length);
    put(folder, 'large.jsonl', bytes);
    const stored = async () =>
      (await filesOf(gateway)).map(({ fileNo, state, received }) => ({
        fileNo,
        isWhole: state !== 'receiving',
        received,
      }));
    await expect.poll(stored, WAIT).toEqual([{ fileNo: left.fileNo, isWhole: true, received: bytes.length }]);
  });
});

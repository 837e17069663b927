import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS_MAX = 540_000;
const POLL_MS = 50;

/** The files of a test run are many processes: the first that asks makes it, the others get the text that it left in the folder. */
export async function madeOnce(folder: string, make: () => Promise<string>): Promise<string> {
  if (!becomesMaker(folder)) return waitForMaker(folder);
  try {
    const text = await make();
    writeFileSync(join(folder, 'made.part'), text);
    renameSync(join(folder, 'made.part'), join(folder, 'made'));
    return text;
  } catch (error) {
    writeFileSync(join(folder, 'failure'), String(error));
    throw error;
  }
}

function becomesMaker(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function waitForMaker(folder: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < WAIT_MS_MAX; waitedMs += POLL_MS) {
    if (existsSync(join(folder, 'made'))) return readFileSync(join(folder, 'made'), 'utf8');
    if (existsSync(join(folder, 'failure'))) throw new Error(readFileSync(join(folder, 'failure'), 'utf8'));
    await sleep(POLL_MS);
  }
  throw new Error(`What ${folder} stands for was not made within ${WAIT_MS_MAX / 1000} seconds.`);
}

import { answerParent } from '../frame/answer-parent.ts';
import { createPost, jobsOf, readLoad } from './jobs.ts';
import type { Job } from './jobs.ts';
import { requirePeer } from '../frame/peers.ts';

// Several workers with large batches that fetch again at once while batches come back full.

interface Boss {
  on(event: 'error', listener: (error: unknown) => void): void;
  start(): Promise<unknown>;
  createQueue(name: string): Promise<void>;
  insert(name: string, jobs: { data: object }[]): Promise<unknown>;
  work(name: string, options: object, handler: (jobs: { data: Job }[]) => Promise<void>): Promise<string>;
  stop(options: object): Promise<void>;
}

const INSERT_SIZE = 5000;
const QUEUE = 'notify';

const { PgBoss } = requirePeer('pg-boss') as { PgBoss: new (options: object) => Boss };
const boss = new PgBoss({ connectionString: process.env['DATABASE_URL'], max: 10, schedule: false });
boss.on('error', (error) => console.error(error));
await boss.start();
await boss.createQueue(QUEUE);
const jobs = jobsOf(readLoad());
for (let from = 0; from < jobs.length; from += INSERT_SIZE) {
  const batch = jobs.slice(from, from + INSERT_SIZE);
  await boss.insert(
    QUEUE,
    batch.map((data) => ({ data })),
  );
}
const post = createPost();

async function go(): Promise<void> {
  const options = {
    batchSize: 100,
    localConcurrency: 4,
    pollingIntervalSeconds: 0.5,
    burstWhenBatchFull: true,
  };
  await boss.work(QUEUE, options, async (batch) => {
    await Promise.all(batch.map(({ data }) => post(data)));
  });
}

answerParent({ answers: { go }, close: () => boss.stop({ graceful: false }) });

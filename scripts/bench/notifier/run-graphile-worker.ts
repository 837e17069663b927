import { answerParent } from '../frame/answer-parent.ts';
import { createPost, jobsOf, readLoad } from './jobs.ts';
import type { Job } from './jobs.ts';
import { requirePeer } from '../frame/peers.ts';

// As its performance page says: jobs are fetched in batches into a local queue of 500 and completed in batches; as many at
// once as in the bare loop.

interface GraphileWorker {
  makeWorkerUtils(options: { connectionString: string }): Promise<{
    migrate(): Promise<void>;
    addJobs(specs: { identifier: string; payload: object; maxAttempts: number }[]): Promise<unknown>;
    release(): Promise<void>;
  }>;
  run(options: object): Promise<{ stop(): Promise<void> }>;
  readonly Logger: new (factory: () => () => void) => object;
}

const INSERT_SIZE = 5000;

const { makeWorkerUtils, run, Logger } = requirePeer('graphile-worker') as GraphileWorker;
const connectionString = process.env['DATABASE_URL'] ?? '';
const jobs = jobsOf(readLoad());
const post = createPost();

const utils = await makeWorkerUtils({ connectionString });
await utils.migrate();
for (let from = 0; from < jobs.length; from += INSERT_SIZE) {
  const specs = jobs.slice(from, from + INSERT_SIZE);
  await utils.addJobs(specs.map((job) => ({ identifier: 'notify', payload: job, maxAttempts: 9 })));
}
await utils.release();

let runner: { stop(): Promise<void> } | undefined;

async function go(): Promise<void> {
  runner = await run({
    connectionString,
    taskList: { notify: (job: Job) => post(job) },
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    preset: {
      worker: {
        concurrentJobs: 128,
        maxPoolSize: 10,
        localQueue: { size: 500 },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
}

answerParent({ answers: { go }, close: async () => runner?.stop() });

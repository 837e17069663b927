import { afterAll, beforeAll, describe, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { inTexts, ofPages, ofStartPage, runSample } from '../helpers/docs/shell-samples.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});

afterAll(() => gateway.close());

describe('a shell sample', () => {
  it.each([...inTexts, ...ofPages, ofStartPage])(
    'a shell sample of $name works twice, in the shells that people have',
    async (sample) => {
      await runSample(sample, 'sh', gateway.url);
      await runSample(sample, 'bash', gateway.url);
    },
  );
});

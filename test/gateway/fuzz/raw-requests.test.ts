import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startWatchedGateway } from './database.ts';
import { exchange } from './exchange.ts';
import { expectRefusal } from './expect-refusal.ts';
import { fuzzRun } from './fuzz-options.ts';
import { rawRequests } from './raw-requests.ts';

const gateway = await startWatchedGateway();
afterAll(() => gateway.close());

const { parameters, timeoutMs } = fuzzRun(0.09);

describe('the gateway refuses by an envelope, and changes no row after (I13)', { timeout: timeoutMs }, () => {
  it.each(Object.entries(rawRequests))('%s', async (_, requests) => {
    const before = await gateway.fingerprints();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answers = await exchange(gateway.url, request);
        assert.equal(answers.length, request.methods.length, 'each request is answered');
        for (const [index, answer] of answers.entries()) expectRefusal(answer, request.methods[index]);
      }),
      parameters,
    );
    expect(await gateway.fingerprints()).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { readGuides } from '../../scripts/docs/guides.ts';
import { startTestGateway } from '../helpers/gateway.ts';
import type { TestGateway } from '../helpers/gateway.ts';
import { inTexts, ofPages, ofStartPage, readme, runSample } from '../helpers/shell-samples.ts';

// Every shell sample that a reader can copy works as it stands, on the port that is running.

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});

afterAll(() => gateway.close());

describe('a shell sample', () => {
  it('stands in the README and the guides, and with every request example', () => {
    expect(new Set(inTexts.map(({ name }) => name.split(' ')[0]))).toEqual(
      new Set(['README', 'getting-started', 'cashier', 'qr-and-wallets', 'bank-transfers', 'payouts', 'safe-retries']),
    );
    const examples = Object.values(contract.paths).map(({ post }) =>
      Object.keys(post.requestBody.content['application/json'].examples),
    );
    expect(ofPages).toHaveLength(examples.flat().length);
  });

  it.each([...inTexts, ...ofPages, ofStartPage])('of $name works as it stands', async (sample) => {
    await runSample(sample, 'sh', gateway.url);
  });

  it('has an order number of its own in every text', () => {
    const submitted = [...inTexts, ofStartPage].flatMap(
      ({ script }) => script.match(/(?<=ORDER=")[^$]+(?=\$\()/g) ?? [],
    );
    const inCode = [readme, ...readGuides()].flatMap(({ text }) =>
      [...text.matchAll(/(?:merOrderNo\W+f?|newOrderNo\()[`'"]([A-Z]+-)[`'"{$]/g)].map(([, number = '']) => number),
    );
    const inExamples = Object.entries(contract.components.examples)
      .filter(([name]) => /^(Create|Open)/.test(name))
      .map(([, { value }]) => (value as { merOrderNo: string }).merOrderNo);
    const all = [...submitted, ...inCode, ...inExamples];
    expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([]);
    expect(submitted.length).toBeGreaterThan(8);
    expect(inCode.length).toBeGreaterThan(20);
  });

  it('submits no order under a number that is written out, unless a key makes it safe to repeat', () => {
    const fixed = [...inTexts, ...ofPages].filter(
      ({ script }) => /"merOrderNo": ?"[A-Z]/.test(script) && !script.includes('Idempotency-Key'),
    );
    expect(fixed).toEqual([]);
  });
});

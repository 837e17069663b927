import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createShop } from '../../helpers/payer/shop.ts';

// Two nodes on one database: each notes who used which key, and both tell the same.

let database: Awaited<ReturnType<typeof openDatabase>>;
let nodes: TestGateway[];
beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  nodes = await Promise.all([1, 2].map(() => startTestGateway({ env: database.env })));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.drop();
});

interface Listed {
  readonly secrets: readonly {
    kind: string;
    expiresAt: string | null;
    uses: readonly { usedAt: string; address: string; agent: string }[];
  }[];
}

test('what either node saw of a key is listed by both, by key and program, until the old key ends', async () => {
  const [one, two] = nodes as [TestGateway, TestGateway];
  const created = await one.operator('POST', '/operator/merchants', {
    name: 'Two nodes',
    websites: ['http://localhost'],
  });
  const { merchant, signingKey } = created.body as { merchant: { merNo: number }; signingKey: string };
  const { merNo } = merchant;
  await one.operator('POST', `/operator/merchants/${merNo}/approve`, {});
  const rotated = await one.operator('POST', `/operator/merchants/${merNo}/signing-key`, { overlapSeconds: 3600 });
  const { value } = rotated.body as { value: string };
  const payAt = async (node: TestGateway, key: string, agent: string) => {
    const shop = createShop(node.url, { merNo, key });
    const answer = await shop.pay({}, { headers: { 'User-Agent': agent } });
    shop.close();
    return answer.code;
  };
  // The other node learns of the rotation within a second.
  await expect.poll(() => payAt(two, value, 'curl/8.5.0 (linux)')).toBe('00000');
  expect(await payAt(one, signingKey, 'axios/1.0 (linux)')).toBe('00000');

  const agentsAt = async (node: TestGateway) => {
    const { body } = await node.operator('GET', `/operator/merchants/${merNo}/secrets`);
    return (body as Listed).secrets
      .filter(({ kind }) => kind === 'signingKey')
      .map(({ expiresAt, uses }) => [expiresAt === null, ...uses.map(({ agent }) => agent)]);
  };
  for (const node of nodes) {
    await expect
      .poll(() => agentsAt(node))
      .toEqual([
        [true, 'curl/8.5.0'],
        [false, 'axios/1.0'],
      ]);
  }

  await one.advance(3601);
  await expect.poll(() => payAt(two, signingKey, 'axios/1.0')).not.toBe('00000');
  expect(await payAt(two, value, 'curl/8.5.0')).toBe('00000');
});

import { expect, vi } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

type Page = components['schemas']['LoggedRequestPage'];
type Story = components['schemas']['LoggedRequestStory'];

export type RequestLog = ReturnType<typeof createLog>;

/** A merchant's request log as the operator reads it. */
export function createLog(gateway: Pick<TestGateway, 'operator'>, merNo: number) {
  const path = `/operator/merchants/${merNo}/requests`;

  async function list(filters: Readonly<Record<string, string>> = {}): Promise<Page> {
    const { status, body } = await gateway.operator('GET', `${path}?${new URLSearchParams(filters).toString()}`);
    expect([status, body]).toEqual([200, body]);
    return body as Page;
  }

  async function read(requestId: string): Promise<Story> {
    const { status, body } = await gateway.operator('GET', `${path}/${requestId}`);
    expect([status, body]).toEqual([200, body]);
    return body as Story;
  }

  return {
    path,
    list,
    read,
    /** The newest one with these, once it is written. */
    async find(filters: Readonly<Record<string, string>>): Promise<Story> {
      const found = await vi.waitFor(
        async () => {
          const [first] = (await list(filters)).requests;
          if (first === undefined) throw new Error(`no request with ${JSON.stringify(filters)}`);
          return first;
        },
        { timeout: 120_000 },
      );
      return read(found.requestId);
    },
  };
}

import { expect } from 'vitest';
import type { Body } from '../helpers/gateway/caller.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';

/** An order with all that happened to it, as the operator sees it. */
export interface Story {
  readonly order: Body & { readonly merOrderNo: string; readonly tradeNo: string };
  readonly refunds: readonly (Body & { readonly refundNo: string; readonly notifyUrl: string | null })[];
  /** Where it and its refunds were sent, oldest first. */
  readonly acquirerTries?: readonly { readonly number: string; readonly acquirer: string }[];
  readonly postings: readonly { readonly event: string }[];
  readonly deliveries: readonly Delivery[];
}

interface Delivery {
  readonly notificationId: string;
  readonly event: string;
  readonly address: string;
  readonly state: string;
  readonly attempts: readonly { readonly attempt: number }[];
}

export interface StoryOptions {
  readonly gateway: Pick<TestGateway, 'operator'>;
  readonly shop: Shop;
}

/** Reads the story of every order of the merchant. */
export function readStories(options: StoryOptions): Promise<Story[]> {
  return pickFromStories(options, (story) => [story]);
}

/** What is wanted of each story: a hundred thousand of them would not fit into memory. */
export async function pickFromStories<Picked>(
  { gateway, shop }: StoryOptions,
  pick: (story: Story) => readonly Picked[],
): Promise<Picked[]> {
  const left = (await listTradeNumbers(shop)).values();
  const picked: Picked[] = [];
  const read = async () => {
    for (const tradeNo of left) picked.push(...pick(await readStory(gateway, tradeNo)));
  };
  await Promise.all(Array.from({ length: 8 }, read));
  return picked;
}

export async function readStory(gateway: StoryOptions['gateway'], tradeNo: unknown): Promise<Story> {
  const { status, body } = await gateway.operator('GET', `/operator/orders/${String(tradeNo)}`);
  if (status !== 200) throw new Error(`the order ${String(tradeNo)} cannot be read: ${status} ${JSON.stringify(body)}`);
  return body as Story;
}

async function listTradeNumbers(shop: Shop): Promise<string[]> {
  const numbers: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total, totalPage } = dataOf(await shop.list({ pageNum, pageSize: 100 }));
    numbers.push(...(list as { tradeNo: string }[]).map(({ tradeNo }) => tradeNo));
    if (pageNum < Number(totalPage)) continue;
    expect(new Set(numbers).size).toBe(total);
    return numbers;
  }
}

import { expect } from 'vitest';
import type { PeopleGateway, PersonAnswer } from '../../helpers/people/people.ts';

export const DAY_SECONDS = 86_400;

export const WHY = { 'X-Reason': 'Ticket 4711' };

export interface CreatedToken {
  readonly token: { readonly tokenId: string; readonly state: string; readonly merNo: number | null };
  readonly value: string;
}

/** Asks for a token of a program: one that reads orders for a day, if nothing else is wanted. */
export function requestToken(gateway: PeopleGateway, by: string, wanted: object = {}): Promise<PersonAnswer> {
  const body = { name: 'nightly-export', permissions: ['orders.read'], lifetimeSeconds: DAY_SECONDS, ...wanted };
  return gateway.as(by, 'POST', '/operator/tokens', { body, headers: WHY });
}

export async function createToken(gateway: PeopleGateway, by: string, wanted: object = {}): Promise<CreatedToken> {
  const answer = await requestToken(gateway, by, wanted);
  expect(answer.status, answer.text).toBe(201);
  return answer.body as CreatedToken;
}

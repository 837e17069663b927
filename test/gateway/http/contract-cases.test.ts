import { afterAll, expect, it } from 'vitest';
import { openWorld } from '../../contract/cases/describe-contract.ts';
import { errorCases, orderOfChecksCases } from '../../contract/cases/error-cases.ts';
import { requestCases } from '../../contract/cases/request-cases.ts';
import { findViolations } from '../../helpers/gateway/target.ts';
import { startHttp } from './helpers.ts';

// The contract's cases that need no memory, against the http room alone.

const http = await startHttp();
afterAll(() => http.close());
const world = await openWorld({ name: 'the http room', baseUrl: http.url, allowedDifferences: {} });

it.each([
  ['every fault of a readable request is refused by its code', errorCases()],
  ['the first fault in the order of checks is the answer', orderOfChecksCases()],
  ['every fault of HTTP, JSON and fields is refused by name', requestCases()],
])('%s', async (_, cases) => {
  expect(cases.length).toBeGreaterThan(10);
  expect(await findViolations(world, cases)).toEqual([]);
});

import assert from 'node:assert/strict';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { ruleOf, signed } from '../../helpers/gateway/caller.ts';
import type { Body, Call } from '../../helpers/gateway/caller.ts';
import type { ContractCase } from '../../helpers/gateway/target.ts';
import { makeOwn } from './accepted.ts';
import { exampleOf, operationIds } from './contract.ts';
import { expectFailure } from './expect-answer.ts';

/** What HTTP and JSON ask of a request, on every address, and the checks that no single field's limit shows. */
export function requestCases(): ContractCase[] {
  return [
    ...operationIds.flatMap((operationId) => transportCases(operationId)),
    ...fieldCases(),
    ...aliasCases(),
    {
      name: 'request to an unknown address',
      async run({ caller }) {
        const headers = { 'Content-Type': 'application/json' };
        expectFailure(await caller.send({ path: '/no/such', headers, body: '{}' }), { code: '10011' });
        expectFailure(await caller.send({ path: '/payment/', headers, body: '{}' }), { code: '10011' });
        expectFailure(await caller.send({ path: '/no/such', method: 'GET' }), { code: '10011' });
      },
    },
  ];
}

const UNREADABLE: Readonly<Record<string, string>> = {
  'that is not JSON': '{"merNo": 100001,}',
  'that is empty': '',
  'that is a list': '[]',
  'that is null': 'null',
  'that is a text': '"merNo"',
  'with a name twice': '{"merNo":100001,"merNo":100002}',
  'with a name twice, once escaped': '{"merNo":100001,"mer\\u004eo":100002}',
  'with a name twice inside': '{"merNo":100001,"dateLimit":{"from":"1","from":"2"}}',
  'with __proto__': '{"merNo":100001,"__proto__":{}}',
  'with constructor inside': '{"merNo":100001,"other":[{"constructor":{}}]}',
  'with prototype': '{"merNo":100001,"prototype":1}',
  'nested too deep': `{"merNo":100001,"other":${'['.repeat(32)}${']'.repeat(32)}}`,
};

function transportCases(operationId: OperationId): ContractCase[] {
  const { path, bodyBytesMax } = operations[operationId];
  const json = { 'Content-Type': 'application/json' };
  const refused = (
    what: string,
    input: { method?: string; headers?: Record<string, string>; body?: string },
    wanted: Parameters<typeof expectFailure>[1],
  ): ContractCase => ({
    name: `request ${operationId} ${what}`,
    run: async ({ caller }) => expectFailure(await caller.send({ path, ...input }), wanted),
  });
  const large = JSON.stringify({ merNo: 100_001, other: 'x'.repeat(bodyBytesMax) });
  return [
    ...Object.entries(UNREADABLE).map(([what, body]) =>
      refused(`with a body ${what}`, { headers: json, body }, { code: '10001', mentions: ['body: '] }),
    ),
    refused(
      'over the largest size',
      { headers: json, body: large },
      { code: '10001', status: 413, mentions: ['body: '] },
    ),
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'].map((type) =>
      refused(`as ${type}`, { headers: { 'Content-Type': type }, body: '{}' }, UNSUPPORTED),
    ),
    refused('without a content type', { body: '{}' }, UNSUPPORTED),
    ...['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => methodCase(operationId, method)),
  ];
}

const UNSUPPORTED = { code: '10001', status: 415, mentions: ['Content-Type: '] } as const;

function methodCase(operationId: OperationId, method: string): ContractCase {
  return {
    name: `request ${operationId} by ${method}`,
    async run({ caller }) {
      const answer = await caller.send({ path: operations[operationId].path, method });
      expectFailure(answer, { code: '10001', status: 405, mentions: [`method: ${method}`] });
      assert.equal(answer.headers.allow, 'POST');
    },
  };
}

function fieldCases(): ContractCase[] {
  const card = ['createPayment', 'CREDIT_CARD'] as const;
  const totals = ['sumAmounts', 'default'] as const;
  const types = Object.values(operations.createPayment.variants).flatMap(({ value }) => value || []);
  const paymentTypes = ['NO_SUCH', 'alipay', 'CREDIT_CARD', 'X'.repeat(16)];
  return [
    ...paymentTypes.map((paymentType) =>
      fieldCase(`as paymentType ${paymentType}`, card, {
        headers: { paymentType },
        mentions: ['paymentType: ', ...types],
      }),
    ),
    fieldCase('with a wrong check digit', card, { body: { cardNo: '4242424242424241' }, mentions: ['cardNo: '] }),
    fieldCase('with an expired card', card, { body: { cardExpireYear: '2020' }, mentions: ['cardExpireYear: '] }),
    fieldCase('with 30 February', totals, { body: { startDate: '2026-02-30' }, mentions: ['startDate: '] }),
    fieldCase('with 29 February of no leap year', ['listOrders', 'default'], {
      body: { dateLimit: { from: '2026-02-29 00:00:00', to: '2026-03-01 00:00:00' } },
      mentions: ['dateLimit.from: '],
    }),
    fieldCase('without a User-Agent', ['createPayment', 'VN_BANK'], {
      headers: { 'User-Agent': null },
      mentions: ['User-Agent: '],
    }),
    fieldCase('with too long an Idempotency-Key', card, {
      headers: { 'Idempotency-Key': 'k'.repeat(256) },
      mentions: ['Idempotency-Key: '],
    }),
    fieldCase('with several faults', card, {
      body: { sourceAmount: '1', billingCity: '', cardNo: '4242424242424241' },
      mentions: ['sourceAmount: ', 'billingCity: ', 'cardNo: '],
    }),
  ];
}

/** A request that breaks the field checks and nothing else. */
function fieldCase(
  what: string,
  [operationId, variant]: readonly [OperationId, string],
  change: { body?: Body; headers?: Call['headers']; mentions: readonly string[] },
): ContractCase {
  return {
    name: `request ${operationId} ${variant} ${what}`,
    async run(world) {
      const own = await makeOwn(world, exampleOf(operationId, variant));
      const body = signed(operationId, { ...own, ...change.body });
      const answer = await world.caller.call({ operationId, variant, body, headers: change.headers ?? {} });
      expectFailure(answer, { code: '10001', mentions: change.mentions });
    },
  };
}

function aliasCases(): ContractCase[] {
  return operationIds.flatMap((operationId) =>
    Object.entries(ruleOf(operationId).aliases).flatMap(([canonical, aliases]) =>
      aliases.flatMap((alias) => {
        const { variants } = ruleOf(operationId);
        const fitting = Object.keys(variants).filter((variant) => canonical in exampleOf(operationId, variant).body);
        return fitting.map((variant) => aliasCase({ operationId, variant, canonical, alias }));
      }),
    ),
  );
}

function aliasCase(names: {
  operationId: OperationId;
  variant: string;
  canonical: string;
  alias: string;
}): ContractCase {
  const { operationId, variant, canonical, alias } = names;
  return {
    name: `request ${operationId} ${variant} with ${alias} for ${canonical}`,
    async run(world) {
      const { [canonical]: value, ...rest } = signed(
        operationId,
        await makeOwn(world, exampleOf(operationId, variant)),
      );
      await expectOk({ ...rest, [alias]: value });
      // Where both are there, the canonical one counts.
      const both = signed(operationId, await makeOwn(world, exampleOf(operationId, variant)));
      await expectOk({ ...both, [alias]: 7 });

      async function expectOk(body: Body): Promise<void> {
        const answer = await world.caller.call({ operationId, variant, body });
        assert.equal(answer.status, 200, answer.text);
        assert(/^<!doctype html>|^\{"code":"00000"/.test(answer.text), answer.text);
      }
    },
  };
}

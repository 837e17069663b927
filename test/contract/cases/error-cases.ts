import { ruleOf, signed } from '../../helpers/gateway/caller.ts';
import type { Body, Call } from '../../helpers/gateway/caller.ts';
import type { ContractCase, World } from '../../helpers/gateway/target.ts';
import { makeOwn } from './accepted.ts';
import { exampleRequests } from './contract.ts';
import type { ExampleRequest } from './contract.ts';
import { expectFailure } from './expect-answer.ts';

/** What goes wrong after the body could be read: merchant, signature, Referer, version. Every example, every way. */
export function errorCases(): ContractCase[] {
  const kinds = [merchantCases, signatureCases, refererCases, versionCases];
  return exampleRequests().flatMap((example) => kinds.flatMap((casesOf) => casesOf(example)));
}

type Wanted = Parameters<typeof expectFailure>[1];

/** A request that is right but for one change; `afterSigning` changes stay unsigned. */
function refusal(
  example: ExampleRequest,
  what: string,
  change: {
    beforeSigning?: Body;
    afterSigning?: (body: Body) => Body;
    headers?: Call['headers'];
    wanted: Wanted;
  },
): ContractCase {
  const { operationId, variant, name, form } = example;
  return {
    name: `error ${operationId} ${name} ${what}`,
    async run(world: World) {
      const own = { ...(await makeOwn(world, example)), ...change.beforeSigning };
      const right = signed(operationId, own, form);
      const body = change.afterSigning?.(right) ?? right;
      const answer = await world.caller.call({ operationId, variant, body, headers: change.headers ?? {} });
      expectFailure(answer, change.wanted);
    },
  };
}

function merchantCases(example: ExampleRequest): ContractCase[] {
  // Documented for Vietnam Pay: a record that is not found is HTTP 404.
  const status = example.variant === 'VN_BANK' ? 404 : 200;
  const wanted: Wanted = { code: '10004', status };
  return [refusal(example, 'with an unknown merchant', { beforeSigning: { merNo: 999_999 }, wanted })];
}

function signatureCases(example: ExampleRequest): ContractCase[] {
  const wanted: Wanted = { code: '10002' };
  const withSign = (change: (sign: string) => string) => ({
    afterSigning: (body: Body) => ({ ...body, sign: change(String(body['sign'])) }),
    wanted,
  });
  const { fields } = ruleOf(example.operationId).signature;
  return [
    refusal(
      example,
      'with a sign of zeros',
      withSign((sign) => '0'.repeat(sign.length)),
    ),
    ...(example.form === 'md5'
      ? [
          refusal(
            example,
            'with a lower-case sign',
            withSign((sign) => sign.toLowerCase()),
          ),
        ]
      : []),
    // Another merNo is another merchant, which is found out earlier.
    ...fields.filter((field) => field !== 'merNo').map((field) => changedFieldCase(example, field)),
  ];
}

function changedFieldCase(example: ExampleRequest, field: string): ContractCase {
  const afterSigning = (body: Body) => changeField(structuredClone(body), field);
  return refusal(example, `with ${field} changed after signing`, { afterSigning, wanted: { code: '10002' } });
}

const OTHER_VALUES: Readonly<Record<string, unknown>> = {
  merOrderNo: 'ANOTHER-1',
  currencyCode: 'JPY',
  sourceAmount: '7.77',
  amount: '7.77',
  tradeNo: 'TG00000000000000000000',
  withdrawType: '1',
  cardNo: '646180157000000005',
  currency: 'JPY',
  'dateLimit.from': '2026-10-01 00:00:00',
  'dateLimit.to': '2026-12-01 00:00:00',
  pageNum: 2,
  pageSize: 50,
  startDate: '2026-10-01',
  endDate: '2026-12-01',
};

function changeField(body: Body, path: string): Body {
  const value = OTHER_VALUES[path];
  if (value === undefined) throw new Error(`OTHER_VALUES has no other value for ${path}`);
  const [outer = '', inner] = path.split('.');
  if (inner === undefined) return { ...body, [outer]: value };
  return { ...body, [outer]: { ...(body[outer] as Body), [inner]: value } };
}

function refererCases(example: ExampleRequest): ContractCase[] {
  if (!ruleOf(example.operationId).referer) return [];
  const wanted: Wanted = { code: '10005' };
  const referers: Readonly<Record<string, string | null>> = {
    'without a Referer': null,
    'from another website': 'https://shop.example/checkout',
    'from a website that only begins alike': 'http://localhost.shop.example/',
    'from a website with ours as user name': 'http://localhost@shop.example/',
    'from our website by another scheme': 'https://localhost/',
    'with a Referer that is no address': 'localhost',
  };
  return Object.entries(referers).map(([what, Referer]) => refusal(example, what, { headers: { Referer }, wanted }));
}

function versionCases(example: ExampleRequest): ContractCase[] {
  return [
    refusal(example, 'with an unknown version', { beforeSigning: { version: 'V9.9.9' }, wanted: { code: '10008' } }),
  ];
}

/** The first failure is the answer: faults are taken out of one request, in the order in which they are found. */
export function orderOfChecksCases(): ContractCase[] {
  return exampleRequests().map((example) => ({
    name: `order of checks ${example.operationId} ${example.name}`,
    run: (world) => walkThroughChecks(world, example),
  }));
}

async function walkThroughChecks(world: World, example: ExampleRequest): Promise<void> {
  const { operationId, variant, form } = example;
  const right = await makeOwn(world, example);
  let body: Body = { ...right, merNo: 999_999, version: '', sign: 'x' };
  let headers: Record<string, string> = { Referer: 'https://shop.example/' };
  const refused = async (wanted: Wanted) =>
    expectFailure(await world.caller.call({ operationId, variant, body, headers }), wanted);

  await refused({ code: '10004', status: variant === 'VN_BANK' ? 404 : 200 });
  body = { ...body, merNo: right['merNo'] };
  await refused({ code: '10001', mentions: ['version: '] });
  body = { ...body, version: 'V9.9.9' };
  await refused({ code: '10002' });
  body = signed(operationId, body, form);
  if (ruleOf(operationId).referer) await refused({ code: '10005' });
  headers = {};
  await refused({ code: '10008' });
}

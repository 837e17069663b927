import { describe, expect, it } from 'vitest';
import { CHANNEL_VERSION_HEADER } from '../../../generated/channel-calls.ts';
import contract from '../../../generated/channel.openapi.json' with { type: 'json' };
import { createHttpFeeds } from '../../../src/gateway/channel/http-feeds.ts';
import type { FeedCallInfo } from '../../../src/gateway/channel/http-feeds.ts';

// The calls that are not about one number, with the answers of the contract's own examples.

type Fields = Record<string, unknown>;

const example = (path: '/capabilities' | '/changes' | '/settlement-reports', name: string): Fields => {
  const examples: Record<string, { value: Fields }> =
    contract.paths[path].post.responses['200'].content['application/json'].examples;
  const { callId: _, ...fields } = examples[name]?.value ?? {};
  return fields;
};
const CAPABILITIES = example('/capabilities', 'all');
const CHANGES = example('/changes', 'two');
const REPORT = example('/settlement-reports', 'report');

function feedsWith(answer: unknown, { status = 200, version }: { status?: number; version?: string } = {}) {
  const sent: { path: string; headers: Headers; body: Fields }[] = [];
  const reported: FeedCallInfo[] = [];
  const feeds = createHttpFeeds({
    baseUrl: 'https://adapter.example/v1',
    token: 'a-token',
    deadlineMs: 20_000,
    fetch: async (url, init) => {
      const body = JSON.parse(String(init?.body)) as Fields;
      sent.push({ path: new URL(String(url)).pathname, headers: new Headers(init?.headers), body });
      const given = typeof answer === 'object' ? JSON.stringify({ callId: body['callId'], ...answer }) : String(answer);
      return new Response(given, {
        status,
        headers: version === undefined ? {} : { [CHANNEL_VERSION_HEADER]: version },
      });
    },
    onFeedCall: (info) => reported.push(info),
  });
  return { feeds, sent, reported };
}

describe('capabilities', () => {
  it('are asked for in version 1, with the address of hints', async () => {
    const { feeds, sent, reported } = feedsWith(CAPABILITIES);
    const hintUrl = 'https://pay.example.com/channel/default/hints';
    const answer = await feeds.capabilities(hintUrl);
    expect(answer).toEqual({
      kind: 'capabilities',
      value: { callId: expect.any(String), ...withoutNulls(CAPABILITIES) },
    });
    expect(sent).toMatchObject([{ path: '/v1/capabilities', body: { callId: expect.any(String), hintUrl } }]);
    expect(sent[0]?.headers.has(CHANNEL_VERSION_HEADER)).toBe(false);
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a-token');
    expect(reported).toMatchObject([{ call: 'capabilities', kind: 'read', status: 200, message: '' }]);
  });

  it.each([404, 405, 501])('an adapter without capabilities, which answers %i, speaks version 1', async (status) => {
    const { feeds } = feedsWith({ code: 'unsupportedCall', message: 'There is no such call.' }, { status });
    expect(await feeds.capabilities(null)).toEqual({ kind: 'version1' });
  });

  it.each([
    ['a refusal', {}, { status: 401 }],
    ['a failure', {}, { status: 500 }],
    ['no JSON', '<html>', {}],
    ['another call', { ...CAPABILITIES, callId: 'other' }, {}],
    ['no versions', { ...CAPABILITIES, versions: [] }, {}],
    ['an unknown claim', { ...CAPABILITIES, claims: ['everything'] }, {}],
    // Left out, it would mean all of them.
    ['methods that are no list', { ...CAPABILITIES, methods: 'CREDIT_CARD' }, {}],
    ['a currency in small letters', { ...CAPABILITIES, currencies: ['usd'] }, {}],
  ] as const)('are unknown where the answer is %s', async (_title, answer, options) => {
    const { feeds, reported } = feedsWith(answer, options);
    expect(await feeds.capabilities(null)).toMatchObject({ kind: 'unknown', message: expect.any(String) });
    expect(reported).toMatchObject([{ kind: 'unknown', message: expect.stringMatching(/^The acquirer /) }]);
  });
});

describe('changes', () => {
  const input = { after: '000000040', limit: 200, version: 1 };

  it('are read from a place on', async () => {
    const { feeds, sent } = feedsWith(CHANGES);
    expect(await feeds.changes(input)).toEqual({ kind: 'changes', ...CHANGES });
    expect(sent).toMatchObject([{ path: '/v1/changes', body: { after: '000000040', limit: 200 } }]);
  });

  it('are read in the version that was negotiated', async () => {
    const { feeds, sent } = feedsWith(CHANGES, { version: '2' });
    expect(await feeds.changes({ ...input, version: 2 })).toMatchObject({ kind: 'changes' });
    expect(sent[0]?.headers.get(CHANNEL_VERSION_HEADER)).toBe('2');
    const first = feedsWith(CHANGES);
    expect(await first.feeds.changes({ ...input, version: 2 })).toMatchObject({ kind: 'unknown' });
  });

  it('have nothing that the contract does not have, and no null that means nothing', async () => {
    const [first = {}] = CHANGES['changes'] as Fields[];
    const strange = { ...first, cardNumber: '4242424242424242', reason: null };
    const { feeds } = feedsWith({ ...CHANGES, changes: [strange] });
    const { reason: _, ...known } = first;
    expect(await feeds.changes(input)).toMatchObject({ changes: [known] });
    expect(JSON.stringify(await feeds.changes(input))).not.toMatch(/4242|reason"/);
  });

  it.each([
    ['of no kind', { kind: undefined }],
    ['of an unknown kind', { kind: 'birthday' }],
    ['without its number', { changeId: undefined }],
    ['with an amount that is a number', { amount: 1230 }],
    ['with an amount below zero', { amount: '-1' }],
    ['at no time', { at: 'yesterday' }],
  ])('are all unknown where one is %s: none may be skipped, and its place is named', async (_title, wrong) => {
    const [first, second = {}] = CHANGES['changes'] as Fields[];
    const { feeds, reported } = feedsWith({ ...CHANGES, changes: [first, { ...second, ...wrong }] });
    const message = 'The acquirer answered with a wrong changes/1.';
    expect(await feeds.changes(input)).toEqual({ kind: 'unknown', message });
    expect(reported).toMatchObject([{ call: 'changes', message }]);
  });

  it('are unknown where there are too many', async () => {
    const [first] = CHANGES['changes'] as Fields[];
    const { feeds } = feedsWith({ ...CHANGES, changes: Array.from({ length: 201 }, () => first) });
    expect(await feeds.changes(input)).toMatchObject({ kind: 'unknown' });
    const large = feedsWith({ ...CHANGES, padding: 'x'.repeat(1_048_576) });
    const message = 'The acquirer answered with more than 1048576 bytes.';
    expect(await large.feeds.changes(input)).toEqual({ kind: 'unknown', message });
  });
});

describe('a settlement report', () => {
  const input = { after: null, page: null, version: 1 };

  it('comes with its bytes as received', async () => {
    const { feeds, sent } = feedsWith(REPORT);
    const answer = await feeds.settlementReport(input);
    expect(answer).toMatchObject({ kind: 'report', report: REPORT['report'], next: '1' });
    const bytes = 'bytes' in answer ? Buffer.from(answer.bytes).toString() : '';
    expect(JSON.parse(bytes)).toEqual({ callId: sent[0]?.body['callId'], ...REPORT });
    expect(sent).toMatchObject([{ path: '/v1/settlement-reports', body: { after: null, page: null } }]);
  });

  it('may not be there', async () => {
    const { feeds } = feedsWith({ report: null, next: null });
    expect(await feeds.settlementReport(input)).toEqual({ kind: 'none' });
  });

  it('is unknown where a line breaks a rule', async () => {
    const report = REPORT['report'] as Fields;
    const [line = {}] = report['lines'] as Fields[];
    const { feeds } = feedsWith({ ...REPORT, report: { ...report, lines: [{ ...line, net: '11.91' }] } });
    expect(await feeds.settlementReport(input)).toMatchObject({ kind: 'unknown' });
  });
});

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

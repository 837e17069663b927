import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { exampleOf } from '../../contract/cases/contract.ts';
import { signed } from '../../helpers/gateway/caller.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { useHttp } from './helpers.ts';
import type { startHttp } from './helpers.ts';

const start = useHttp();

async function pay({ caller }: Awaited<ReturnType<typeof startHttp>>, change: Body = {}) {
  const body = {
    ...signed('createPayment', { ...exampleOf('createPayment', 'CREDIT_CARD').body, ...change }),
    ...change,
  };
  const { headers, text } = await caller.call({ operationId: 'createPayment', variant: 'CREDIT_CARD', body });
  return [(JSON.parse(text) as Body)['code'], headers['link']];
}

const linkTo = (code: string) => `</docs/errors/${code}/>; rel="help"`;

it.each([
  ['10001', { sourceAmount: '1' }],
  ['10002', { sign: '0'.repeat(32) }],
  ['10004', { merNo: 4 }],
  ['10008', { version: 'V9' }],
])('a refusal with %s links to the page about it', async (code, change) => {
  expect(await pay(await start(), change)).toEqual([code, linkTo(code)]);
});

it('an accepted request has no link', async () => {
  expect(await pay(await start())).toEqual(['00000', undefined]);
  expect(await pay(await start({ api: { publicUrl: 'https://pay.example.com' } }))).toEqual(['00000', undefined]);
});

it('the link begins with the public address, if there is one', async () => {
  const http = await start({ api: { publicUrl: 'https://example.com/gateway' } });
  expect(await pay(http, { merNo: 4 })).toEqual([
    '10004',
    '<https://example.com/gateway/docs/errors/10004/>; rel="help"',
  ]);
});

it('what is refused before its body is read has a help link too, beside other headers', async () => {
  const { caller } = await start();
  const { headers } = await caller.send({ method: 'GET', path: '/payment' });
  expect([headers['allow'], headers['link']]).toEqual(['POST', linkTo('10001')]);
});

it('what is no request at all is answered with a help link too', async () => {
  const { url } = await start();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end('nonsense\r\n\r\n');
  const [answer] = (await once(socket.setEncoding('latin1'), 'data')) as [string];
  expect(answer).toContain(`\r\nLink: ${linkTo('10001')}\r\n`);
});

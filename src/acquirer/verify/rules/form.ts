import { CALL_BYTES_MAX } from '../../../../generated/channel-calls.ts';
import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// Token, sizes, types: what a call and an answer look like.

const FORM = { claims: ['payments'], position: 'gateway', needs: ['card.approved'] } as const;

export const FORM_RULES: readonly Rule[] = [
  {
    ...FORM,
    id: 'FORM-1',
    title: 'a call without the token, or with another one, is refused with 401 and does nothing',
    what: 'Pays without a token and with a wrong one, then inquires with the right one: the number has to be unknown.',
    why: 'Whoever reaches the address could take money from cards.',
    incident: INCIDENTS.gatewayLog,
    remedy: 'Compare the token before anything else, in constant time, and answer 401.',
    async run(kit) {
      for (const token of [null, 'not-the-token']) {
        const payment = kit.subject();
        const { status } = await kit.raw('authorize', payment, { token });
        ensure(status === 401, `authorize with ${token === null ? 'no' : 'a wrong'} token had HTTP ${status}`);
        await kit.expect('inquire', payment, ['notFound']);
      }
    },
  },
  {
    ...FORM,
    id: 'FORM-2',
    title: 'without the token nothing is learned about a number',
    what: 'Inquires with a wrong token about a known and an unknown number. Both answers have to be alike.',
    why: 'Otherwise anybody could try out which payments exist.',
    incident: INCIDENTS.cardInError,
    remedy: 'Answer 401 with the same body for every call.',
    async run(kit) {
      const known = kit.subject();
      await kit.ask('authorize', known);
      const inquire = (subject: typeof known) => kit.raw('inquire', subject, { token: 'not-the-token' });
      const [first, second] = [await inquire(known), await inquire(kit.subject())];
      ensure(first.status === 401, `inquire with a wrong token had HTTP ${first.status}`);
      ensure(first.text === second.text, 'the body of the 401 depends on the number');
      ensure(!first.text.includes(known.tradeNo), 'the body of the 401 names the number');
    },
  },
  {
    ...FORM,
    id: 'FORM-3',
    title: 'a call of 262,144 bytes is served',
    what: 'Pays with so many products that the call has just under the largest size.',
    why: 'A basket with many lines would never be paid: the gateway asks again and again.',
    incident: INCIDENTS.undefinedState,
    remedy: 'Set the limit of the body to at least 262,144 bytes.',
    async run(kit) {
      const product = { sku: 'S'.repeat(400), name: 'N'.repeat(400), price: '12.30', quantity: '1' };
      const room = CALL_BYTES_MAX - 2000;
      const products = Array.from({ length: Math.floor(room / (JSON.stringify(product).length + 1)) }, () => product);
      await kit.expect('authorize', kit.subject(), ['approved'], { fields: { products } });
    },
  },
  {
    ...FORM,
    id: 'FORM-4',
    title: 'an answer is plain JSON: application/json, not compressed, even if compression is offered',
    what: 'Pays and inquires with `Accept-Encoding: gzip`, which a proxy may add. The answer must not be compressed.',
    why: 'The gateway reads an answer as it comes, and bounds its size; a compressed one is not taken.',
    incident: INCIDENTS.htmlAnswer,
    remedy: 'Turn compression off for these paths, and set the content type application/json.',
    async run(kit) {
      const payment = kit.subject();
      const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
      await kit.ask('authorize', payment, { headers });
      await kit.ask('inquire', payment, { headers });
    },
  },
  {
    ...FORM,
    id: 'FORM-5',
    title: 'fields that the contract does not have are ignored',
    what: 'Pays with fields of a later version of the contract.',
    why: 'The gateway is upgraded before the adapter; payments must not stop then.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Do not refuse unknown fields of a call.',
    async run(kit) {
      const fields = { laterField: 'text', laterObject: { amount: '1' }, payer: { laterField: 'text' } };
      await kit.expect('authorize', kit.subject(), ['approved'], { fields });
    },
  },
  {
    ...FORM,
    id: 'FORM-6',
    title: 'a body that is no call is refused with a 4xx status, and nothing happens',
    what: 'Sends no JSON, an array, and a call without its amount. Each has to be refused; the adapter goes on serving.',
    why: 'A 5xx status, or a crash, is asked about for ever; a 200 would be an answer to nothing.',
    incident: INCIDENTS.htmlAnswer,
    remedy: 'Validate the body against the contract first, and answer 400 with the code `invalid`.',
    async run(kit) {
      for (const body of ['{"callId":', '[]', '{}']) {
        const { status, failure } = await kit.raw('authorize', kit.subject(), { body });
        const came = status === null ? `no answer (${failure})` : `HTTP ${status}`;
        ensure(status !== null && status >= 400 && status < 500, `the body ${body} had ${came}`);
      }
      const payment = kit.subject();
      const { status } = await kit.raw('authorize', payment, { fields: { amount: undefined } });
      ensure(status !== null && status >= 400 && status < 500, `a call without its amount had HTTP ${status}`);
      await kit.expect('inquire', payment, ['notFound']);
    },
  },
  {
    ...FORM,
    id: 'FORM-7',
    title: 'half a call does nothing',
    what: 'Sends half of an authorize and breaks the connection, then inquires: the number has to be unknown.',
    why: 'A call that was cut may have another amount than was meant.',
    incident: INCIDENTS.timeoutsFail,
    remedy: 'Act only on a body that has arrived completely.',
    async run(kit) {
      const payment = kit.subject();
      await kit.raw('authorize', payment, { cut: 'inBody' });
      await kit.expect('inquire', payment, ['notFound']);
    },
  },
  {
    ...FORM,
    id: 'FORM-8',
    title: 'a version that the adapter does not speak is refused, and nothing happens',
    what: 'Pays in version 999, then inquires: the number has to be unknown.',
    why: 'A version changes what amounts mean. Guessing charges a hundred times as much.',
    incident: INCIDENTS.hundredTimes,
    remedy:
      'Refuse every Tollgate-Channel-Version that `capabilities` does not list, with 400 and `unsupportedVersion`.',
    async run(kit) {
      const payment = kit.subject();
      const { status } = await kit.raw('authorize', { ...payment, version: 999 });
      ensure(status !== null && status >= 400 && status < 500, `authorize in version 999 had HTTP ${status}`);
      await kit.expect('inquire', payment, ['notFound']);
    },
  },
  {
    ...FORM,
    id: 'FORM-9',
    title: 'every answer comes within the deadline',
    what: 'Looks at all calls of the run that were not spoiled on purpose. Each has to have an answer within the deadline.',
    why: 'After its deadline the gateway takes no answer, and has to ask.',
    incident: INCIDENTS.timeoutIsFailure,
    remedy: 'Answer `pending` if the provider takes longer than seconds, and let the gateway ask.',
    isLast: true,
    needs: [],
    async run({ seen, deadlineMs }) {
      const [call] = [...seen.silent];
      ensure(call === undefined, `${call} had no answer within ${deadlineMs} ms`);
    },
  },
];

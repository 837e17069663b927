import { CALL_BYTES_MAX, channelCalls } from '../../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../../generated/channel-calls.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// Token, sizes, types: what a call and an answer look like.

const FORM = { claims: ['payments'], position: 'gateway', needs: ['card.approved'] } as const;

export const FORM_RULES: readonly Rule[] = [
  {
    ...FORM,
    id: 'FORM-1',
    title: 'a call without the token, or with another one, is refused with 401 and does nothing',
    what: 'Pays without a token, with another, an empty, a shorter and a longer one, in other letters, without a scheme and with another. Each has to have 401; inquired about with the right token, each number has to be unknown.',
    why: 'Whoever reaches the address could take money from cards.',
    incident: INCIDENTS.gatewayLog,
    remedy: 'Compare the whole header before anything else, in constant time, and answer 401.',
    async run(kit) {
      for (const [name, authorization] of Object.entries(STRANGERS)) {
        const payment = kit.subject();
        const { status } = await kit.raw('authorize', payment, { authorization });
        ensure(status === 401, `authorize with ${name} had HTTP ${status}`);
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
      const inquire = (subject: Subject) => kit.raw('inquire', subject, { authorization: anotherToken });
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
    what: 'Pays with so many products that the call has the largest size, to the byte.',
    why: 'A basket with many lines would never be paid: the gateway asks again and again.',
    incident: INCIDENTS.undefinedState,
    remedy: 'Set the limit of the body to 262,144 bytes; many frameworks have less unless they are told.',
    async run(kit) {
      await kit.expect('authorize', kit.subject(), ['approved'], largeCall(CALL_BYTES_MAX));
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
    what: 'Pays in versions that `capabilities` does not list: 2 and 3, the one after the highest, and 999. Each has to be refused with a 4xx status; inquired about, each number has to be unknown.',
    why: 'A version changes what amounts mean. Guessing charges a hundred times as much.',
    incident: INCIDENTS.hundredTimes,
    remedy:
      'Refuse every Tollgate-Channel-Version that `capabilities` does not list, with 400 and `unsupportedVersion`.',
    async run(kit) {
      const { capabilities } = kit;
      if (capabilities === null) throw new NotRunError('the adapter has no capabilities, so no version is sent to it');
      const { versions } = capabilities;
      const others = [2, 3, Math.max(...versions) + 1, 999].filter((version) => !versions.includes(version));
      for (const version of new Set(others)) {
        const payment = kit.subject();
        const { status } = await kit.raw('authorize', { ...payment, version });
        const isRefused = status !== null && status >= 400 && status < 500;
        ensure(isRefused, `authorize in version ${version}, which it does not list, had HTTP ${status}`);
        await kit.expect('inquire', payment, ['notFound']);
      }
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
  {
    ...FORM,
    id: 'FORM-10',
    title: 'a call of more than 262,144 bytes is refused, and nothing happens',
    what: 'Pays with a call of one byte too many. It has to be refused with a 4xx status, or cut off; inquired about, the number has to be unknown.',
    why: 'Without a limit one connection can fill the memory, and all payments stop with it.',
    incident: INCIDENTS.undefinedState,
    remedy: 'Stop keeping what comes after 262,144 bytes, and answer 413 with the code `tooLarge`.',
    async run(kit) {
      const payment = kit.subject();
      const { status, isSilent } = await kit.raw('authorize', payment, largeCall(CALL_BYTES_MAX + 1));
      ensure(!isSilent, 'a call that is too large had no answer');
      const isRefused = status === null || (status >= 400 && status < 500);
      ensure(isRefused, `a call of ${CALL_BYTES_MAX + 1} bytes had HTTP ${status}`);
      await kit.expect('inquire', payment, ['notFound']);
    },
  },
  {
    ...FORM,
    id: 'FORM-11',
    title: 'no call is answered without the token',
    what: 'Makes every call of the contract with another token. Each has to have 401, or 404, 405 or 501 if it does not exist.',
    why: 'Feeds and reports tell of all payments, and a refund or a return moves as much money as a payment.',
    incident: INCIDENTS.gatewayLog,
    remedy: 'Look at the token in one place, before the path decides who serves the call.',
    async run(kit) {
      const payment = kit.subject();
      const others: Partial<Record<ChannelCallName, Subject>> = {
        refund: kit.refundOf(payment, payment.amount),
        returnMoney: kit.returnOf(payment, payment.amount),
        payout: kit.subject({ kind: 'payout' }),
      };
      for (const call of Object.keys(channelCalls) as ChannelCallName[]) {
        const fields = QUESTIONS[call];
        const subject = fields === undefined ? (others[call] ?? payment) : null;
        const { status } = await kit.raw(call, subject, {
          authorization: anotherToken,
          ...(fields && { fields }),
        });
        ensure(status !== null && NOT_SERVED.includes(status), `${call} with another token had HTTP ${status}`);
      }
      await kit.expect('inquire', payment, ['notFound']);
    },
  },
];

function anotherToken(): string {
  return 'Bearer not-the-token';
}

/** What whoever does not have the token sends for it. */
const STRANGERS: Readonly<Record<string, (token: string) => string | null>> = {
  'no token': () => null,
  'another token': anotherToken,
  'an empty token': () => 'Bearer ',
  'the beginning of the token': (token) => `Bearer ${token.slice(0, -1)}`,
  'the token and more': (token) => `Bearer ${token}x`,
  'the token in other letters': (token) => `Bearer ${otherCaseOf(token)}`,
  'the token without a scheme': (token) => token,
  'the token in another scheme': (token) => `Basic ${token}`,
};

/** A token without letters becomes another one too. */
function otherCaseOf(token: string): string {
  const upper = token.toUpperCase();
  return upper === token ? `${token.toLowerCase()}x` : upper;
}

const NOT_SERVED: readonly number[] = [401, 404, 405, 501];

/** The fields of calls that are not about a number. */
const QUESTIONS: Partial<Record<ChannelCallName, Readonly<Record<string, unknown>>>> = {
  capabilities: { hintUrl: null },
  changes: { after: null, limit: 1 },
  settlementReports: { after: null, page: null },
};

/** Products until there is little room left, and spaces for the rest. */
function largeCall(bytes: number): { fields: Readonly<Record<string, unknown>>; padTo: number } {
  const product = { sku: 'S'.repeat(400), name: 'N'.repeat(400), price: '12.30', quantity: '1' };
  const count = Math.floor((bytes - 2000) / (JSON.stringify(product).length + 1));
  return { fields: { products: Array.from({ length: count }, () => product) }, padTo: bytes };
}

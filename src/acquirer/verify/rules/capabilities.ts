import { judge } from '../judge.ts';
import type { Judged } from '../judge.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// What an adapter says about itself decides what the gateway asks of it.

const CAPABILITIES = { claims: [], position: 'gateway', needs: [] } as const;

export const CAPABILITY_RULES: readonly Rule[] = [
  {
    ...CAPABILITIES,
    id: 'CAP-1',
    title: 'capabilities keeps the contract, and says the same each time',
    what: 'Asks twice. Versions, claims, methods and currencies have to be valid and equal; version 1 has to be among them.',
    why: 'The gateway asks every few minutes. An answer that changes by itself makes payments go in and out of service.',
    incident: INCIDENTS.noRemoteTests,
    remedy: 'Answer from configuration, not from the state of the provider, and keep speaking version 1.',
    async run(kit) {
      if (kit.capabilities === null) throw new NotRunError('the adapter has no capabilities, so it speaks version 1');
      const fields = { hintUrl: kit.hints?.url ?? null };
      const [first, second] = [await kit.question('capabilities', fields), await kit.question('capabilities', fields)];
      ensure(first.kind === 'answer' && second.kind === 'answer', 'capabilities was not answered each time');
      ensure(withoutCall(first.answer) === withoutCall(second.answer), 'two answers to capabilities differ');
      ensure(kit.capabilities.versions.includes(1), 'version 1 is not spoken any more');
    },
  },
  {
    ...CAPABILITIES,
    id: 'CAP-2',
    title: 'a call that does not exist is answered with 404, 405 or 501',
    what: 'Calls a path that the contract does not have.',
    why: 'By this status the gateway knows that an adapter lacks a call; anything else counts as a failure of it.',
    incident: INCIDENTS.htmlAnswer,
    remedy: 'Answer 404 with the code `unsupportedCall` for every other path.',
    async run(kit) {
      const { status } = await kit.raw('inquire', null, { path: 'no-such-call' });
      ensure(status !== null && [404, 405, 501].includes(status), `a call that does not exist had HTTP ${status}`);
    },
  },
  {
    ...CAPABILITIES,
    id: 'CAP-3',
    title: 'what is claimed is served, and what is not claimed is refused',
    what: 'Asks for both feeds. A claimed one has to answer, another one has to be refused with a 4xx status or 501.',
    why: 'The gateway reads a feed if it is claimed, and alarms if it cannot.',
    incident: INCIDENTS.missedEvents,
    remedy: 'Claim `changes` and `settlementReports` only if these calls exist.',
    async run(kit) {
      const { claims = [] } = kit.capabilities ?? {};
      const feeds = [
        ['changes', { after: null, limit: 1 }],
        ['settlementReports', { after: null, page: null }],
      ] as const;
      for (const [call, fields] of feeds) {
        const exchange = await kit.raw(call, null, { fields });
        if (claims.includes(call))
          ensure(judge(exchange).kind === 'answer', `${call} is claimed, and had HTTP ${exchange.status}`);
        else ensure((exchange.status ?? 0) >= 400, `${call} is not claimed, and had HTTP ${exchange.status}`);
      }
    },
  },
  {
    ...CAPABILITIES,
    id: 'CAP-4',
    title: 'every version that is listed is spoken',
    what: 'Inquires about a number that never was, in each version of `capabilities`: it has to be answered, in that version.',
    why: 'The gateway takes the highest version that both speak. One that is refused stops all payments.',
    incident: INCIDENTS.yenDecimals,
    remedy: 'List in `capabilities` the very versions that you compare the header with.',
    async run(kit) {
      for (const version of kit.capabilities?.versions ?? [1]) {
        const { status, headers } = await kit.raw('inquire', { ...kit.subject(), version });
        ensure(status === 200, `version ${version} is listed, and inquire in it had HTTP ${status}`);
        const said = headers['tollgate-channel-version'] ?? '1';
        ensure(said === String(version), `inquire in version ${version} was answered in version ${said}`);
      }
    },
  },
  {
    ...CAPABILITIES,
    id: 'CAP-5',
    title: 'returns are answered if they are claimed, and refused if they are not',
    what: 'Returns the money of a payment that never was. An adapter that claims `returns` has to answer, with a decline. Any other has to refuse the call with a 4xx status or 501, without a decline, and must not know of it afterwards.',
    why: 'The gateway offers to return money if it is claimed. A call that is served and not claimed moves money that nobody counts on; one that is claimed and not served is asked about for ever.',
    incident: INCIDENTS.noRemoteTests,
    remedy: 'Claim `returns` if `/returns` exists. Otherwise answer it with 404 and the code `unsupportedCall`.',
    async run(kit) {
      if (kit.capabilities === null) throw new NotRunError('the adapter has no capabilities, so it is never asked');
      const returned = kit.returnOf(kit.subject(), kit.values.amount);
      const judged = await kit.try('returnMoney', returned);
      const came = wordsOf(judged);
      if (kit.capabilities.claims.includes('returns')) {
        return ensure(judged.kind === 'answer', `returns are claimed, and the call was ${came}`);
      }
      const isRefused = judged.kind === 'refused' || (judged.kind === 'none' && judged.problem.endsWith('HTTP 501'));
      ensure(isRefused, `returns are not claimed, and the call was ${came}`);
      const asked = await kit.try('inquire', returned);
      const isKnown = asked.kind === 'answer' && asked.answer.kind !== 'notFound';
      ensure(!isKnown, 'returns are not claimed, and the number of one is known afterwards');
    },
  },
];

/** What came of a call, for the end of a sentence. */
function wordsOf(judged: Judged): string {
  if (judged.kind === 'answer') return `answered with ${judged.answer.kind}`;
  return judged.kind === 'refused' ? `refused with HTTP ${judged.status}` : `not answered: ${judged.problem}`;
}

function withoutCall(answer: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...answer, callId: null });
}

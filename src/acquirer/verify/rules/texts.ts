import type { Kit } from '../kit.ts';
import type { LeakKind } from '../leaks.ts';
import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// Card data and accounts are in the bodies of calls, and nowhere else.

const TEXT = { claims: [], position: 'gateway', needs: [], isLast: true } as const;
const REMEDY = "Write your own messages. Never pass on the provider's text, and never put a body into an error.";

export const TEXT_RULES: readonly Rule[] = [
  {
    ...TEXT,
    id: 'TEXT-1',
    title: 'no answer has the number of a card',
    what: 'Searches all answers of the run, bodies and headers, for the numbers that were sent, in groups too.',
    why: 'Answers are logged and shown. Everything that touches a card number comes into the scope of PCI DSS.',
    incident: INCIDENTS.cardInLog,
    remedy: REMEDY,
    run: (kit) => ensureNoLeak(kit, 'card number'),
  },
  {
    ...TEXT,
    id: 'TEXT-2',
    title: 'no answer has a security code',
    what: 'Searches all answers of the run for the security codes that were sent.',
    why: 'Security codes must not be kept by anybody after the payment.',
    incident: INCIDENTS.cardInLog,
    remedy: REMEDY,
    run: (kit) => ensureNoLeak(kit, 'security code'),
  },
  {
    ...TEXT,
    id: 'TEXT-3',
    title: 'no answer has the account of a payout',
    what: 'Searches all answers of the run for the accounts that were sent.',
    why: 'An account is personal data, and messages are shown to merchants.',
    incident: INCIDENTS.gatewayLog,
    remedy: REMEDY,
    claims: ['payouts'],
    run: (kit) => ensureNoLeak(kit, 'account'),
  },
  {
    ...TEXT,
    id: 'TEXT-4',
    title: 'an error does not repeat the call',
    what: 'Sends card data with a wrong token, in broken JSON, and in a call without amount: no refusal repeats it.',
    why: 'Errors are where card numbers leak: a parser quotes what it could not read.',
    incident: INCIDENTS.cardInError,
    remedy: 'Answer errors with fixed texts, and catch those of the JSON parser and the framework.',
    needs: ['card.approved'],
    isLast: false,
    async run(kit) {
      const { seen, values } = kit;
      const before = seen.leaks.length;
      const card = JSON.stringify(values.cards.approved);
      const payment = kit.subject();
      await kit.raw('authorize', payment, { authorization: () => 'Bearer not-the-token' });
      await kit.raw('authorize', payment, { body: `{"card":${card},"callId":` });
      await kit.raw('authorize', payment, { body: `${card}${card}` });
      await kit.raw('authorize', payment, { fields: { amount: undefined } });
      await kit.raw('authorize', payment, { fields: { card: card } });
      const leak = seen.leaks.slice(before).find(({ kind }) => kind !== 'account');
      ensure(leak === undefined, `a refusal has the ${leak?.kind}`);
    },
  },
  {
    ...TEXT,
    id: 'TEXT-5',
    title: 'messages are plain sentences',
    what: 'Looks at the messages of all answers: not empty, no control characters, no markup, no long numbers.',
    why: 'Merchants and payers read them. The gateway replaces one that breaks these rules.',
    incident: INCIDENTS.htmlAnswer,
    remedy: 'Map results to sentences of your own, of at most 200 characters.',
    async run({ seen }) {
      const [problem] = [...seen.texts];
      ensure(problem === undefined, problem ?? '');
    },
  },
];

async function ensureNoLeak({ seen, hints }: Kit, kind: LeakKind): Promise<void> {
  const leak = seen.leaks.find((found) => found.kind === kind);
  ensure(leak === undefined, `the ${kind} is in ${leak?.place}`);
  const bodies = hints?.received.map(({ body }) => body) ?? [];
  ensure(!bodies.some((body) => seen.leaksIn(body).includes(kind)), `the ${kind} is in a hint`);
}

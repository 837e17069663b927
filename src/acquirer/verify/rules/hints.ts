import type { ReceivedHint } from '../hint-box.ts';
import type { Kit } from '../kit.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// A hint says that there is something to ask for. It is signed, has numbers only, and nobody waits for it.

const HINT = {
  claims: ['payments', 'hints'],
  position: 'gateway',
  needs: ['hints', 'card.pending'],
} as const;

export const HINT_RULES: readonly Rule[] = [
  {
    ...HINT,
    id: 'HINT-1',
    title: 'a result that comes later is hinted at, and inquire has it by then',
    what: 'Pays with the pending card, waits for the hint, and inquires at once: it has to have the result.',
    why: 'The gateway asks when the hint comes. An inquiry that is too early costs the payer the next one, minutes later.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Store the result first, then send the hint.',
    async run(kit) {
      const payment = kit.subject({ card: 'pending' });
      await kit.expect('authorize', payment, ['pending']);
      const hint = await kit.hints?.waitFor(payment.tradeNo, kit.values.laterMs);
      ensure(hint !== undefined, 'no hint came for a payment that got its result later');
      await kit.expect('inquire', payment, ['approved', 'declined']);
    },
  },
  {
    ...HINT,
    id: 'HINT-2',
    title: 'a hint is signed over ID, timestamp and body',
    what: 'Verifies the signature of every hint of the run with the secret.',
    why: 'The gateway drops a hint that is not signed.',
    incident: INCIDENTS.signedContent,
    remedy: 'Sign `id.timestamp.body` with HMAC-SHA256 as Standard Webhooks says; the key is the base64 after whsec_.',
    isLast: true,
    async run(kit) {
      const wrong = someHints(kit).find(({ proof }) => ['missing', 'malformed', 'mismatch'].includes(proof));
      ensure(wrong === undefined, `the signature of a hint is ${wrong?.proof}`);
    },
  },
  {
    ...HINT,
    id: 'HINT-3',
    title: 'the timestamp of a hint is the time of sending',
    what: 'Compares the timestamp of every hint with the clock: at most five minutes apart, either way.',
    why: 'A signature is good for five minutes. A clock that is off makes every hint void.',
    incident: INCIDENTS.clockSkew,
    remedy: 'Write seconds since 1970, at the moment of sending, and synchronise the clock.',
    isLast: true,
    async run(kit) {
      const wrong = someHints(kit).find(({ proof }) => proof === 'too-old' || proof === 'too-new');
      ensure(wrong === undefined, `a hint has the timestamp ${wrong?.timestamp}, which is ${wrong?.proof}`);
    },
  },
  {
    ...HINT,
    id: 'HINT-4',
    title: 'a hint has numbers, and nothing else',
    what: 'Looks at the body of every hint: by the contract, with no result, amount or field of its own.',
    why: 'No result is taken from a hint. What it says beside numbers could only leak.',
    incident: INCIDENTS.gatewayLog,
    remedy: 'Send `{ "numbers": [...] }` with at most 100 trade or refund numbers.',
    isLast: true,
    async run(kit) {
      for (const { isValid, body, type } of someHints(kit)) {
        ensure(isValid, 'the body of a hint breaks the contract');
        ensure(/^application\/json/i.test(type), `a hint has the content type "${type}"`);
        const names = Object.keys(JSON.parse(body) as object);
        ensure(
          names.length === 1,
          `a hint has more than numbers: ${names.filter((name) => name !== 'numbers').join(', ')}`,
        );
      }
    },
  },
  {
    ...HINT,
    id: 'HINT-5',
    title: 'a hint that is sent again keeps its ID, and other hints have others',
    what: 'Compares the IDs of all hints: those with one ID have one body.',
    why: 'By the ID the gateway drops what it has had; another hint with the same ID would be lost.',
    incident: INCIDENTS.doubleNotification,
    remedy: 'Make a new ID for each hint, and keep it for its repetitions; only timestamp and signature are new.',
    isLast: true,
    async run(kit) {
      const bodies = new Map<string, string>();
      for (const { id, body } of someHints(kit)) {
        ensure(id !== '', 'a hint has no webhook-id');
        ensure((bodies.get(id) ?? body) === body, 'two different hints have one webhook-id');
        bodies.set(id, body);
      }
    },
  },
  {
    ...HINT,
    id: 'HINT-6',
    title: 'nobody waits for a hint',
    what: 'Takes hints without ever answering, and pays meanwhile: payments have to go on, and get their results.',
    why: 'A gateway that is restarted would stop the adapter, and all payments with it.',
    incident: INCIDENTS.timeoutIsFailure,
    remedy: 'Send hints beside the calls, with a timeout, and give up after a few tries.',
    async run(kit) {
      kit.hints?.setSilent(true);
      try {
        const pending = kit.subject({ card: 'pending' });
        await kit.expect('authorize', pending, ['pending']);
        await kit.hints?.waitFor(pending.tradeNo, kit.values.laterMs);
        await kit.expect('authorize', kit.subject(), ['approved']);
        const result = await kit.resultOf(pending);
        ensure(result !== 'pending', 'a result was held up by a hint that nobody answered');
      } finally {
        kit.hints?.setSilent(false);
      }
    },
  },
];

function someHints({ hints }: Kit): readonly ReceivedHint[] {
  const received = hints?.received ?? [];
  if (received.length === 0) throw new NotRunError('no hint came in the whole run; see HINT-1');
  return received;
}

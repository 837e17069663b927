import type { Kit } from '../kit.ts';
import { ensure, Violation } from '../rule.ts';
import type { Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';
import type { PayerRequest } from '../options.ts';
import { INCIDENTS } from './incidents.ts';

// A payer goes to a page, and comes back once, twice, or never.

const REDIRECT = {
  claims: ['payments', 'redirects'],
  position: 'gateway',
  needs: ['card.redirected'],
} as const;
const OPEN = ['challenged', 'pending'];
const PAGE_MS_MAX = 10_000;

export const REDIRECT_RULES: readonly Rule[] = [
  {
    ...REDIRECT,
    id: 'REDIRECT-1',
    title: 'a redirect names a page that a browser can open',
    what: 'Pays with the redirected card: challenged, with an http or https address without user name or password.',
    why: 'A payer without a page cannot pay. Addresses of other schemes are not shown.',
    incident: INCIDENTS.webhookRace,
    remedy: 'Answer `challenged` with the action `redirect` and the absolute address of the page.',
    async run(kit) {
      await pageOf(kit, kit.subject({ card: 'redirected' }));
    },
  },
  {
    ...REDIRECT,
    id: 'REDIRECT-2',
    title: 'who comes back twice pays once',
    what: 'The payer agrees on the page; complete is called twice, then inquire: approved each time.',
    why: 'Payers reload the page, and banks return them twice.',
    incident: INCIDENTS.webhookRace,
    remedy: 'Let complete read the state of now; let nothing but the first return finish the payment.',
    needs: ['card.redirected', 'payer'],
    async run(kit) {
      const payment = kit.subject({ card: 'redirected' });
      await act(await pageOf(kit, payment), kit.values.payer?.agree);
      await kit.expect('complete', payment, ['approved', 'pending']);
      const result = await kit.resultOf(payment);
      ensure(result === 'approved', `a payment that the payer agreed to is ${result}`);
      await kit.expect('complete', payment, ['approved']);
      await kit.expect('inquire', payment, ['approved']);
    },
  },
  {
    ...REDIRECT,
    id: 'REDIRECT-3',
    title: 'who comes back without agreeing has not paid',
    what: 'Calls complete although the payer did nothing on the page: pending or declined, never approved.',
    why: 'The address of the return is known to the payer. Coming back proves nothing.',
    incident: INCIDENTS.doubleNotification,
    remedy: 'Ask the provider for the result; never take it from the fact that the payer returned.',
    async run(kit) {
      const payment = kit.subject({ card: 'redirected' });
      await pageOf(kit, payment);
      await kit.expect('complete', payment, ['pending', 'declined']);
    },
  },
  {
    ...REDIRECT,
    id: 'REDIRECT-4',
    title: 'who refuses on the page is declined',
    what: 'The payer refuses on the page, and complete is called: declined, now or a little later.',
    why: 'The payer wants to try another card, and cannot while the first try is open.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Read the result of the challenge, and decline at once.',
    needs: ['card.redirected', 'payer'],
    async run(kit) {
      const payment = kit.subject({ card: 'redirected' });
      await act(await pageOf(kit, payment), kit.values.payer?.refuse);
      await kit.expect('complete', payment, ['declined', 'pending']);
      const result = await kit.resultOf(payment);
      ensure(result === 'declined', `a payment that the payer refused is ${result}`);
    },
  },
  {
    ...REDIRECT,
    id: 'REDIRECT-5',
    title: 'who never comes back is cancelled, and cannot pay any more',
    what: 'Leaves the page open, cancels, and agrees on the page afterwards: it must not be approved.',
    why: 'The order expired, and the payer may have paid another way.',
    incident: INCIDENTS.droppedOut,
    remedy: 'Void the session at the provider before you answer `cancelled`; refund what comes anyway.',
    needs: ['card.redirected', 'payer'],
    async run(kit) {
      const payment = kit.subject({ card: 'redirected' });
      const page = await pageOf(kit, payment);
      await kit.expect('inquire', payment, OPEN);
      const { kind } = await kit.expect('cancel', payment, ['cancelled', 'pending']);
      await act(page, kit.values.payer?.agree);
      if (kind === 'cancelled') await kit.expect('inquire', payment, ['declined']);
      else
        ensure((await kit.resultOf(payment)) !== 'pending', 'a payment that cannot be cancelled has no result either');
    },
  },
  {
    ...REDIRECT,
    id: 'REDIRECT-6',
    title: 'complete of a number that never came is pending',
    what: 'Calls complete as the first call about a number: pending.',
    why: 'It may overtake authorize. Any result would be made up.',
    incident: INCIDENTS.webhookRace,
    remedy: 'Answer `pending` if nothing is known; the gateway asks again.',
    needs: [],
    async run(kit) {
      await kit.expect('complete', kit.subject({ card: 'redirected' }), ['pending']);
    },
  },
];

async function pageOf(kit: Kit, payment: Subject): Promise<string> {
  const { action } = await kit.expect('authorize', payment, ['challenged']);
  const { kind, url } = (action ?? {}) as { kind?: unknown; url?: unknown };
  ensure(kind === 'redirect' && typeof url === 'string', 'the answer `challenged` has no action of the kind redirect');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isWeb = parsed !== null && ['http:', 'https:'].includes(parsed.protocol);
  ensure(isWeb && parsed.username === '' && parsed.password === '', 'the address of the page is no web address');
  return url;
}

/** Does what the payer would do. */
async function act(page: string, request: PayerRequest | undefined): Promise<void> {
  if (request === undefined) return;
  const url = new URL(page);
  for (const [name, value] of new URLSearchParams(request.query ?? '')) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method: request.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_MS_MAX),
    ...(request.form !== undefined && { body: new URLSearchParams({ ...request.form }) }),
  }).catch(() => null);
  await response?.body?.cancel();
  if (response === null) throw new Violation('the page of the redirect cannot be reached');
}

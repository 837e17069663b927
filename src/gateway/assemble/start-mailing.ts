import type { Core } from '../core.ts';
import { addressHash } from '../domain/platform/mail-reach.ts';
import { runInBackground } from '../work/background.ts';
import { FORGETTING_SIZE, MAILS_KEPT_MS, MAIL_INTERVAL_MS } from '../work/limits.ts';
import { createMailSender } from '../work/send-mails.ts';
import { newsLetters } from './start-news.ts';

/** Mails are sent while the gateway serves. */
export function startMailing(
  core: Core,
  { holder, onError }: { readonly holder: string; readonly onError: (error: unknown) => void },
) {
  const { config, log, metrics, mailer, vault, realClock, dependencies } = core;
  const { store, clock } = dependencies;
  const { sendDue } = createMailSender({
    store,
    clock,
    realClock,
    vault,
    mailer,
    holder,
    keepsSent: config.mode === 'sandbox',
    composeMail: newsLetters(core).composeMail,
    onReach: (recipient, reachable) =>
      store.noteReach({ addressHash: addressHash(vault, recipient), reachable, at: clock.now() }),
    onResult(kind, result, detail) {
      metrics.countMail(result);
      if (result !== 'sent') log.warn('mail not sent', { mail: kind, result, detail });
    },
  });
  const mailing = runInBackground(sendDue, { intervalMs: MAIL_INTERVAL_MS, onError });
  return {
    due: { runDue: sendDue, nextAt: () => store.nextMailAt(realClock.now()) },
    wake: mailing.wake,
    async stop() {
      await mailing.stop();
      mailer?.close();
    },
  };
}

/** Registrations that nobody goes on with, and what is left of mails. */
export async function forgetRegistrations({ dependencies: { store, clock } }: Core): Promise<void> {
  const now = clock.now();
  await store.forgetRegistrations({ now, limit: FORGETTING_SIZE });
  await store.forgetMails({ before: now - MAILS_KEPT_MS, limit: FORGETTING_SIZE });
}

import { approvalKinds, rolePermissions } from '../../../generated/permissions.ts';
import type { Core } from '../core.ts';
import { writeNewsLetter } from '../mail/write-news.ts';
import { composeNews } from '../operations/news/news-letters.ts';
import { LOCKOUT_MAILS } from '../operations/sign-in/sign-in-limits.ts';
import { runInBackground } from '../work/background.ts';
import { FORGETTING_SIZE, NEWS_INTERVAL_MS, NEWS_KEPT_MS, NEWS_WATCH_MS } from '../work/limits.ts';
import { mailDueNews } from '../work/mail-news.ts';
import { readRecord, assignRecipients } from '../work/tell-news.ts';
import { remindOfExceptions } from '../work/remind-of-exceptions.ts';
import { remindOfChargebacks, watchEndpoints } from '../work/watch-for-news.ts';

/** People get their news while the gateway serves. */
export function startNews(
  core: Core,
  { onError, onMail }: { readonly onError: (error: unknown) => void; readonly onMail: () => void },
) {
  const { config, ids, vault, mailer, dependencies } = core;
  const { store, clock, limiter } = dependencies;
  const tell = {
    store,
    clock,
    ids,
    lockoutMails: limiter.createTries(LOCKOUT_MAILS),
    rolePermissions,
    approvalKinds,
    timeZone: config.timeZone,
    mails: mailer !== null,
  };
  const letters = newsLetters(core);

  async function tellNow(): Promise<void> {
    while (await readRecord(tell));
    await assignRecipients(tell);
    if (mailer !== null && (await mailDueNews({ store, clock, ids, vault, compose: letters.compose }))) onMail();
  }
  async function watch(): Promise<void> {
    await remindOfChargebacks({ store, clock, ids });
    await remindOfExceptions({ store, clock, ids, timeZone: config.timeZone });
    await watchEndpoints({ store, clock, ids });
  }
  const telling = runInBackground(tellNow, { intervalMs: NEWS_INTERVAL_MS, onError });
  const watching = runInBackground(watch, { intervalMs: NEWS_WATCH_MS, onError });
  return {
    due: {
      async runDue() {
        await watch();
        await tellNow();
      },
      // Whoever moves the clock to the next thing that is due means orders, not the morning's mail.
      nextAt: () => Promise.resolve(null),
    },
    stop: () => Promise.all([telling.stop(), watching.stop()]),
  };
}

/** What a mail about news says at the moment. */
export function newsLetters({ config, publicUrl, dependencies: { store } }: Core) {
  const deps = { store, rolePermissions, writeNewsLetter, timeZone: config.timeZone, publicUrl };
  return {
    compose: (due: Parameters<typeof composeNews>[1]) => composeNews(deps, due),
    async composeMail(mailId: string) {
      const due = await store.readNewsOfMail(mailId);
      return due === null ? null : ((await composeNews(deps, due))?.content ?? null);
    },
  };
}

/** Old news. */
export async function forgetNews({ dependencies: { store, clock } }: Core): Promise<void> {
  await store.forgetNews({ before: clock.now() - NEWS_KEPT_MS, limit: FORGETTING_SIZE });
}

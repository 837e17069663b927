import { TOO_LATE } from '../domain/platform/mail-fault.ts';
import type { MailContent, Mailer, MailStore, StoredMail } from '../domain/platform/mail.ts';
import type { Clock, Vault } from '../domain/ports.ts';
import { MAIL_CLAIM_SIZE, MAIL_LEASE_MS, MAIL_TRIES_MAX, MAIL_WAIT_MS } from './limits.ts';

// Sends mails that are due. Every node could; each mail is claimed by one at a time. A node that dies while it sends leaves the
// mail due, so it may arrive twice, with the same message id, and is never lost.

export interface SendMailsOptions {
  readonly store: Pick<MailStore, 'claimMails' | 'finishMail'>;
  readonly vault: Pick<Vault, 'open'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  /** Null: nothing is sent, and mails stay due. */
  readonly mailer: Mailer | null;
  /** Whether what was sent is still shown: in the sandbox only. */
  readonly keepsSent: boolean;
  /** Unique to this process. */
  readonly holder: string;
  /** What a mail about news says now; null if there is nothing left that its reader may know. */
  readonly composeMail: (mailId: string) => Promise<MailContent | null>;
  /** Whether the server takes mails for an address, once that is certain. */
  readonly onReach: (recipient: string, reachable: boolean) => Promise<void>;
  readonly onResult: (kind: string, result: 'sent' | 'failed' | 'givenUp', detail: string) => void;
}

export function createMailSender(options: SendMailsOptions) {
  const { store, clock, realClock, holder, mailer } = options;
  return {
    async sendDue(): Promise<void> {
      if (mailer === null) return;
      for (;;) {
        const lease = { holder, realNow: realClock.now(), leaseMs: MAIL_LEASE_MS };
        const mails = await store.claimMails({ ...lease, now: clock.now(), limit: MAIL_CLAIM_SIZE });
        await Promise.all(mails.map((mail) => sendOne(options, mailer, mail)));
        if (mails.length < MAIL_CLAIM_SIZE) return;
      }
    },
  };
}

async function sendOne(options: SendMailsOptions, mailer: Mailer, mail: StoredMail): Promise<void> {
  const { store, clock, holder, onResult } = options;
  const { mailId, kind, attempts } = mail;
  const erase = !options.keepsSent;
  const end = (state: 'sent' | 'givenUp', fault: string | null) =>
    store.finishMail({ mailId, holder, state, nextAt: null, at: clock.now(), erase, fault });
  // More claims than tries mean that every process that claimed it died.
  if (mail.sealed === null || attempts > MAIL_TRIES_MAX || clock.now() >= mail.expiresAt) {
    await end('givenUp', mail.fault ?? TOO_LATE);
    return onResult(kind, 'givenUp', 'not sent in time');
  }
  const content = await contentOf(options, mail, mail.sealed);
  if (content === null) return end('givenUp', null);
  const result = await mailer.send({ ...content, mailId });
  if (result.kind === 'sent') {
    await end('sent', null);
    await options.onReach(content.recipient, true);
    return onResult(kind, 'sent', '');
  }
  if (result.permanent) await options.onReach(content.recipient, false);
  const isOver = result.permanent || attempts >= MAIL_TRIES_MAX;
  const at = clock.now();
  const later = { mailId, holder, state: 'due', nextAt: at + waitMs(attempts), at, erase: false } as const;
  if (isOver) await end('givenUp', result.detail);
  else await store.finishMail({ ...later, fault: result.detail });
  return onResult(kind, isOver ? 'givenUp' : 'failed', result.detail);
}

/** Who loses a right while a mail waits gets nothing of it: news is written anew each time. */
async function contentOf(options: SendMailsOptions, mail: StoredMail, sealed: string): Promise<MailContent | null> {
  if (mail.personId !== null) return options.composeMail(mail.mailId);
  return JSON.parse(options.vault.open(sealed)) as MailContent;
}

/** Twice as long each time: half a minute, a minute, up to four hours. */
function waitMs(attempts: number): number {
  return Math.min(MAIL_WAIT_MS.max, MAIL_WAIT_MS.min * 2 ** (attempts - 1));
}

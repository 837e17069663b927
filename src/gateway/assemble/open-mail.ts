import type { Config } from '../config/config.ts';
import type { Mailer, Post } from '../domain/platform/mail.ts';
import type { Ids, Vault } from '../domain/ports.ts';
import { writeLetter } from '../mail/write-letter.ts';

/** A sandbox without a mail server: the outbox shows what would have been sent. */
const OUTBOX: Mailer = { send: async () => ({ kind: 'sent' }), close: () => undefined };

/** Null in live mode without a mail server: mails stay due. The connection is loaded only if there is one. */
export async function openMailer({ mail, mode }: Config): Promise<Mailer | null> {
  if (mail === null) return mode === 'sandbox' ? OUTBOX : null;
  const { createSmtpMailer } = await import('../mail/smtp.ts');
  return createSmtpMailer(mail);
}

export function createPost({
  ids,
  vault,
  isOn,
  wake,
}: {
  readonly ids: Pick<Ids, 'newId'>;
  readonly vault: Pick<Vault, 'seal'>;
  readonly isOn: boolean;
  readonly wake: () => void;
}): Post {
  return {
    isOn,
    wake,
    write(letter, { recipient, language, now, expiresAt }) {
      const sealed = vault.seal(JSON.stringify(writeLetter(letter, language, recipient)));
      return { mailId: ids.newId('mail'), kind: letter.kind, language, sealed, createdAt: now, expiresAt };
    },
  };
}

import type { MailContent, MailStore, StoredMail } from '../../domain/platform/mail.ts';
import type { Vault } from '../../domain/ports.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export type ShownMail = MailContent & Pick<StoredMail, 'mailId' | 'kind' | 'state' | 'language' | 'createdAt'>;

export interface SandboxMailsDependencies {
  readonly store: Pick<MailStore, 'listMails' | 'findMail'>;
  readonly vault: Vault;
}

/** The outbox. These operations exist in the sandbox only (S21), where mails are not erased. */
export function createSandboxMails({ store, vault }: SandboxMailsDependencies) {
  const shown = (mail: StoredMail): ShownMail[] => {
    const { mailId, kind, state, language, createdAt, sealed } = mail;
    if (sealed === null) return [];
    return [{ ...(JSON.parse(vault.open(sealed)) as MailContent), mailId, kind, state, language, createdAt }];
  };
  return {
    listMails: async (limit: number): Promise<ShownMail[]> => (await store.listMails(limit)).flatMap(shown),

    async getMail(mailId: string): Promise<OperatorOutcome<ShownMail>> {
      const mail = await store.findMail(mailId);
      const [found] = mail === null ? [] : shown(mail);
      return found === undefined ? refuse('mailNotFound', { mailId }) : done(found);
    },
  };
}

import type { MailContent, StoredMail } from '../../domain/mail.ts';
import type { OperatorDependencies } from '../operator/operator-dependencies.ts';
import { done, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';

export type ShownMail = MailContent & Pick<StoredMail, 'mailId' | 'kind' | 'state' | 'language' | 'createdAt'>;

/** The outbox. These operations exist in the sandbox only (S21), where mails are not erased. */
export function createSandboxMails({ store, vault }: OperatorDependencies) {
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
      if (found !== undefined) return done(found);
      return refuse('mailNotFound', `There is no mail ${mailId}. GET /operator/mails lists them.`);
    },
  };
}

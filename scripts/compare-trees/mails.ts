import { bearer, BREAK_GLASS } from './world.ts';
import type { World } from './world.ts';

/** Every mail in the sandbox's outbox, the oldest first. */
export async function recordMails(world: World): Promise<void> {
  const { body } = await world.caller.ask({
    method: 'GET',
    path: '/operator/mails?limit=100',
    headers: bearer(BREAK_GLASS),
  });
  const mails = (body?.['mails'] ?? []) as { mailId: string; subject: string }[];
  for (const { mailId, subject } of mails.toReversed()) {
    await world.caller.call({ name: `mails/${subject}`, method: 'GET', path: `/operator/mails/${mailId}` });
  }
}

import type { TestGateway } from '../../helpers/gateway/gateway.ts';

/** The path of the link in the newest mail of a kind; empty if there is none. */
export async function linkInMail(
  gateway: TestGateway,
  email: string,
  wanted: 'emailOld' | 'emailNew',
): Promise<string> {
  const { body } = await gateway.operator('GET', '/operator/mails?limit=50');
  const { mails } = body as { mails: { mailId: string; kind: string; recipient: string }[] };
  const mail = mails.find(({ kind, recipient }) => kind === wanted && recipient === email);
  if (mail === undefined) return '';
  const shown = await gateway.operator('GET', `/operator/mails/${mail.mailId}`);
  return /\/account\/email\/[\w-]+/.exec(JSON.stringify(shown.body))?.[0] ?? '';
}

import type { components } from '../../../generated/operator.ts';

type Schemas = components['schemas'];
type Body = Schemas['RegisterMerchantRequest'];

// Strangers who register, and the mails that the sandbox shows them.

export const STRANGER: Body = {
  company: 'Corner Shop GmbH',
  website: 'https://corner.example',
  contactName: 'Mara Lindt',
  email: 'mara@corner.example',
  phone: '+49 30 1234567',
  country: 'DE',
  currencies: ['EUR', 'USD'],
  methods: ['CREDIT_CARD', 'SEPA'],
  account: 'DE89 3704 0044 0532 0130 00',
  bank: 'Commerzbank',
  language: 'en',
};

export interface Answer<Value> {
  readonly status: number;
  readonly body: Value;
  readonly text: string;
}

/** Calls what is open to everybody; `from` is the caller's address, where the gateway trusts this machine to tell it. */
export async function callOpen<Value>(url: string, path: string, body?: object, from?: string): Promise<Answer<Value>> {
  const headers = { 'Content-Type': 'application/json', ...(from !== undefined && { 'X-Forwarded-For': from }) };
  const response = await fetch(url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Value, text };
}

export function register(
  url: string,
  changes: Partial<Body> = {},
  from?: string,
): Promise<Answer<Schemas['RegistrationReceipt']>> {
  return callOpen(url, '/operator/registrations', { ...STRANGER, ...changes }, from);
}

/** The newest mail to somebody, by the sandbox's outbox. */
export async function lastMail(url: string, recipient: string): Promise<Schemas['Mail']> {
  const { body } = await callOpen<Schemas['MailList']>(url, '/operator/mails?limit=100');
  const found = body.mails.find((mail) => mail.recipient === recipient);
  if (found === undefined) throw new Error(`no mail to ${recipient}`);
  return (await callOpen<Schemas['Mail']>(url, `/operator/mails/${found.mailId}`)).body;
}

/** The path of the link in a mail. */
export function pathIn({ plainText }: Pick<Schemas['Mail'], 'plainText'>): string {
  const [, path] = /^https?:\/\/[^/\s]+(\/\S+)$/m.exec(plainText) ?? [];
  if (path === undefined) throw new Error(`no link in:\n${plainText}`);
  return path;
}

/** Registers and confirms the address; returns what opens the registrant's page. */
export async function registerAndProve(url: string, changes: Partial<Body> = {}, from?: string): Promise<string> {
  await register(url, changes, from);
  const link =
    pathIn(await lastMail(url, changes.email ?? STRANGER.email))
      .split('/')
      .at(-1) ?? '';
  await callOpen(url, '/operator/registration-proof', { link });
  return link;
}

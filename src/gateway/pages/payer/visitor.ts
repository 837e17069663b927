import type { Merchant } from '../../domain/merchants/merchant.ts';
import { chooseLanguage, findLanguage } from './language.ts';
import type { Language, LanguagePreferences } from './language.ts';
import type { PageRequest, PagesOptions } from './page-types.ts';
import { readPayerCookie, writePayerCookie } from './payer-cookie.ts';

export interface Visitor {
  readonly language: Language;
  /** The cookie's secret, or a new one. */
  readonly secret: string;
  /** A header, if the browser has no cookie yet or has chosen another language. */
  readonly setCookie: Readonly<Record<string, string>>;
}

/** Who looks at a page: the language, and the cookie that forms are checked against. */
export function readVisitor(
  options: Pick<PagesOptions, 'newSecret' | 'isSecure'>,
  request: PageRequest,
  { merchant, field }: { merchant: Pick<Merchant, 'framesPages'>; field: LanguagePreferences['field'] },
): Visitor {
  const known = readPayerCookie(request.header('Cookie'));
  const requested = request.query.get('lang');
  const language = chooseLanguage({
    query: requested,
    cookie: known?.language ?? null,
    field,
    acceptLanguage: request.header('Accept-Language'),
  });
  const chosen = findLanguage(requested ?? '')?.code ?? known?.language ?? null;
  const cookie = { secret: known?.secret ?? options.newSecret(), language: chosen };
  const where = { isSecure: options.isSecure(), isFramed: merchant.framesPages };
  const isNew = known === null || known.language !== chosen;
  return { language, secret: cookie.secret, setCookie: isNew ? { 'Set-Cookie': writePayerCookie(cookie, where) } : {} };
}

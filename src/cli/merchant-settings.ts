import type { components } from '../../generated/operator.ts';
import { printFields } from './print.ts';

// What can be said of a merchant on the command line, and how it is shown.

/** How the merchant's payers see the gateway's pages. */
export const PAGE_OPTIONS = {
  accent: { type: 'string', value: 'colour', about: "the colour of buttons on the payer's pages, such as #0a7cff" },
  'frames-pages': { type: 'boolean', about: "let the merchant's websites show the payer's pages in a frame" },
} as const;

export const WEBSITE_OPTION = { type: 'string', value: 'origin', multiple: true } as const;

export const NO_ACCENT = 'none';

/** What is not given is left out, so that a new merchant has the default, and an old one keeps what it has. */
export function pageSettings(options: {
  readonly accent: string | undefined;
  readonly 'frames-pages': boolean | undefined;
}) {
  const { accent, 'frames-pages': framesPages } = options;
  return {
    ...(accent === undefined ? {} : { accentColour: accent === NO_ACCENT ? null : accent }),
    ...(framesPages === undefined ? {} : { framesPages }),
  };
}

export function printMerchant({
  merNo,
  name,
  status,
  websites,
  methods,
  currencies,
  ...rest
}: components['schemas']['Merchant']): void {
  printFields({
    merchant: merNo,
    name,
    status,
    websites: websites.join(' '),
    methods: methods === null ? 'all' : methods.join(' '),
    currencies: currencies === null ? 'all' : currencies.join(' '),
    'accent colour': rest.accentColour,
    'pages in frames': rest.framesPages ? 'on its websites' : 'no',
    'registered at': rest.createdAt,
  });
}

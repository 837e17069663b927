import type { components } from '../../../generated/operator.ts';
import { printFields } from '../print.ts';

// The options that set up a merchant, and how a merchant is printed.

/** The look of the payer's pages. */
export const PAGE_OPTIONS = {
  accent: { type: 'string', value: 'colour', about: "button colour on the payer's pages, such as #0a7cff" },
  'frames-pages': { type: 'boolean', about: "allow the merchant's websites to show the payer's pages in a frame" },
} as const;

export const WEBSITE_OPTION = { type: 'string', value: 'origin', multiple: true } as const;

export const NO_ACCENT = 'none';

/** Options not given are omitted: a new merchant gets the defaults, an existing one keeps its settings. */
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

import type { DocsPage } from './page.ts';

// The guides by what a merchant wants to do. A guide that no group names comes with the kits and tools.

export interface GuideGroup {
  readonly label: string;
  readonly guides: readonly DocsPage[];
}

const GROUPS: readonly (readonly [label: string, names: readonly string[]])[] = [
  ['Start', ['getting-started', 'signing', 'notifications', 'verify-webhook', 'safe-retries', 'errors']],
  [
    'Accept payments',
    ['methods', 'cashier', 'payment-page', 'payment-links', 'cards', 'qr-and-wallets', 'bank-transfers'],
  ],
  ['Send money', ['payouts']],
  ['After the payment', ['states', 'refunds', 'your-payouts', 'reconcile']],
  ['Test and go live', ['testing', 'going-live', 'production', 'troubleshooting']],
];

const REST = 'Kits, tools and signatures';

export function guideGroups(pages: readonly DocsPage[]): GuideGroup[] {
  const guides = pages.filter(({ path }) => path.startsWith('guides/'));
  const named = GROUPS.map(([label, names]) => ({ label, guides: names.map((name) => guideOf(guides, name)) }));
  const placed = new Set(named.flatMap((group) => group.guides));
  return [...named, { label: REST, guides: guides.filter((guide) => !placed.has(guide)) }];
}

function guideOf(guides: readonly DocsPage[], name: string): DocsPage {
  const guide = guides.find(({ path }) => path === `guides/${name}`);
  if (guide === undefined) throw new Error(`the docs have no guide ${name}`);
  return guide;
}

import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeNotifications } from '../../generate/describe-notifications.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { SAMPLE_SERVER } from '../../generate/helpers/model.ts';
import { pageAddress } from '../addresses.ts';
import { code, table } from '../markdown.ts';
import { notificationPath, operationPath, pageLink } from './addresses.ts';
import { guideGroups } from './guide-groups.ts';
import type { DocsPage } from './page.ts';
import { operationSamples } from './sample-tabs.ts';
import { bullets, firstSentence } from './sentences.ts';

/** The first page: what it is, where to begin, the guides by need, and everything that can be called. */
export function homePage(contract: Contract, guides: readonly DocsPage[]): DocsPage {
  const info = contract['info'] as JsonObject;
  return {
    path: '',
    title: 'Tollgate',
    description: String(info['summary']),
    keywords: ['payment gateway', 'API', 'integration'],
    source: 'openapi/openapi.yaml',
    section: 'start',
    order: 0,
    markdown: [
      block('actions', `${pageLink('Take a first payment in five minutes', START)} [Open the demo shop](${SHOP})`),
      block('languages', `In your language: ${languageLinks(contract)}`),
      'Every operation is an HTTP POST with a signed JSON body, and results arrive as notifications. The sandbox runs on your own machine: no account, no real money.',
      '## Guides by need',
      block('groups', guideGroups(guides).map(groupBlock).join('\n\n')),
      '## Look up',
      block('lookups', bullets(LOOKUPS)),
      '## Operations',
      operationTable(contract),
      '## Notifications',
      notificationTable(contract),
    ].join('\n\n'),
  };
}

const START = 'guides/getting-started';
/** The server of the docs replaces the address with its own. */
const SHOP = `${SAMPLE_SERVER}/shop`;

function block(name: string, text: string): string {
  return `<!-- block: ${name} -->\n\n${text}\n\n<!-- /block -->`;
}

/** Tabs take the language from the address, and remember it. */
function languageLinks(contract: Contract): string {
  const [operation] = describeOperations(contract);
  const [sample] = operation === undefined ? [] : operationSamples(contract, operation);
  const labels = sample?.codes.map(({ label }) => label) ?? [];
  return labels.map((label) => `[${label}](${pageAddress(START)}?language=${encodeURIComponent(label)})`).join(' ');
}

function groupBlock({ label, guides }: { label: string; guides: readonly DocsPage[] }): string {
  const links = guides.map(({ title, path }) => pageLink(title, path));
  return block('group', `### ${label}\n\n${bullets(links)}`);
}

const LOOKUPS = [
  `${pageLink('Error codes', 'errors')}: what each means and how to fix it.`,
  `${pageLink('Payment methods', 'methods')}: all of them compared, with currencies and time limits.`,
  `${pageLink('Helpers', 'helpers')}: one file for PHP, Java, Python, Go and C#.`,
  `${pageLink('Collections', 'collections')}: for Postman, Bruno and editors.`,
  '[Reference on one page](/docs/reference.html): every operation and field, searchable.',
  '[openapi.json](/docs/openapi.json): the contract that all of this is made from.',
];

function operationTable(contract: Contract): string {
  return table(
    ['Operation', 'Path', 'What it does'],
    describeOperations(contract).map(({ operationId, path, post }) => [
      pageLink(String(post['summary']), operationPath(operationId)),
      code(path),
      firstSentence(String(post['description'])),
    ]),
  );
}

function notificationTable(contract: Contract): string {
  return table(
    ['Notification', 'When'],
    describeNotifications(contract).map(({ event, post }) => [
      pageLink(String(post['summary']), notificationPath(event)),
      firstSentence(String(post['description'])),
    ]),
  );
}

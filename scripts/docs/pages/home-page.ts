import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeNotifications } from '../../generate/describe-notifications.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { code, table } from '../markdown.ts';
import { notificationPath, operationPath, pageLink } from './addresses.ts';
import type { DocsPage } from './page.ts';
import { firstSentence } from './sentences.ts';

/** The first page: what it is, where to begin, and everything that can be called. */
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
      'Collect payments, send payouts, issue refunds, and query orders, balances and totals. The gateway reports results by notifications. Every operation is an HTTP POST with a signed JSON body.',
      '## Guides',
      guides
        .filter(({ section }) => section !== 'curious')
        .map(({ title, path, description }) => `- ${pageLink(title, path)}: ${description}`)
        .join('\n'),
      '## Operations',
      table(
        ['Operation', 'Path', 'What it does'],
        describeOperations(contract).map(({ operationId, path, post }) => [
          pageLink(String(post['summary']), operationPath(operationId)),
          code(path),
          firstSentence(String(post['description'])),
        ]),
      ),
      '## Notifications',
      table(
        ['Notification', 'When'],
        describeNotifications(contract).map(({ event, post }) => [
          pageLink(String(post['summary']), notificationPath(event)),
          firstSentence(String(post['description'])),
        ]),
      ),
      '## Look up',
      [
        `- ${pageLink('Error codes', 'errors')}: what each means and how to fix it.`,
        `- ${pageLink('Payment methods', 'methods')}: the sixteen methods compared.`,
        `- ${pageLink('Helpers', 'helpers')}: one file for PHP, Java, Python, Go and C#.`,
        `- ${pageLink('Collections', 'collections')}: for Postman, Bruno and editors.`,
        '- [The whole reference on one page](/docs/reference.html) and [openapi.json](/docs/openapi.json).',
      ].join('\n'),
    ].join('\n\n'),
  };
}

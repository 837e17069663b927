import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeNotifications } from '../../generate/describe-notifications.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { code, table } from '../markdown.ts';
import { notificationPath, operationPath, pageLink } from './addresses.ts';
import { guideLink } from './guide-links.ts';
import type { DocsPage } from './page.ts';
import { bullets, firstSentence } from './sentences.ts';

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
      `Every operation is an HTTP POST with a signed JSON body, and results arrive as notifications. Try all of it in a sandbox on your own machine: ${guideLink('getting-started')}.`,
      '## Start here',
      bullets(
        guides.filter(({ section }) => section === 'start').map((guide) => `${linkTo(guide)}: ${guide.description}`),
      ),
      '## Guides by need',
      bullets(guides.filter(({ section }) => section === 'build' || section === 'operate').map(linkTo)),
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

function linkTo({ title, path }: DocsPage): string {
  return pageLink(title, path);
}

import type { Contract, JsonObject } from '../../generate/contract.ts';
import type { DescribedNotification } from '../../generate/describe-notifications.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { code, decisionMark } from '../markdown.ts';
import { retriesTable } from '../tables/deliveries.ts';
import { notificationPath, operationPath, pageLink } from './addresses.ts';
import { tagOf } from './decision-tags.ts';
import { exampleAt } from './describe-answers.ts';
import { describeFields } from './describe-fields.ts';
import { fieldList } from './field-list.ts';
import { guideLink, guidesAbout } from './guide-links.ts';
import { parameterItem } from './header-list.ts';
import { sections } from './page-sections.ts';
import { shopLink } from './shop-link.ts';
import type { DocsPage } from './page.ts';
import { bullets, firstSentence, jsonFence, plain } from './sentences.ts';

// One page for each notification: when it comes, what it holds, how to verify and acknowledge it.

export function notificationPage(contract: Contract, notification: DescribedNotification): DocsPage {
  const { event, post } = notification;
  const summary = String(post['summary']);
  return {
    path: notificationPath(event),
    title: `${summary} notification`,
    description: `${firstSentence(plain(String(post['description'])))} What it contains, how to verify it and how to acknowledge it.`,
    keywords: [summary, event, 'notifyUrl'],
    source: `openapi/notifications/${event}.yaml`,
    section: 'notifications',
    markdown: sections([
      ['', introduction(contract, notification)],
      ['As sent', [examples(contract, notification), shopLink(event)].join('\n\n').trim()],
      ['Headers', headers(contract, notification)],
      ['Fields', fieldList(describeFields(contract, notification.schema), { sent: true })],
      ['Verify it', verification(notification)],
      ['Acknowledge it', acknowledgement(contract, notification)],
      ['Retries', retries(contract, notification)],
      ['Related guides', bullets(guidesAbout(notificationPath(event)))],
    ]),
  };
}

function introduction(contract: Contract, { event, post, contentType }: DescribedNotification): string {
  const origins = describeOperations(contract).flatMap((operation) => {
    const field = operation.callbacks[event];
    if (field === undefined) return [];
    return `- ${pageLink(String(operation.post['summary']), operationPath(operation.operationId))}, to the address in ${code(field)}`;
  });
  return [
    `It is an HTTP POST with the content type ${code(contentType)}. ${decisionMark(tagOf(post, event), code(event))}`.trim(),
    'It follows from:',
    origins.join('\n'),
  ].join('\n\n');
}

function examples(contract: Contract, { post, contentType }: DescribedNotification): string {
  const body = post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  const given = Object.values(body.content[contentType]?.examples ?? {});
  return given
    .map((reference) => {
      const { summary, value } = exampleAt(contract, reference);
      return `${summary}:\n\n${contentType === 'application/json' ? jsonFence(value) : formFence(value as Record<string, string>)}`;
    })
    .join('\n\n');
}

function formFence(value: Record<string, string>): string {
  return `\`\`\`text\n${new URLSearchParams(value).toString()}\n\`\`\``;
}

function headers(contract: Contract, { post, contentType }: DescribedNotification): string {
  const references = (post['parameters'] ?? []) as JsonObject[];
  const first = `- **${code('Content-Type')}** · string  \n  ${code(contentType)}.`;
  return [first, ...references.map((reference) => parameterItem(contract, reference, { sent: true }))].join('\n');
}

function verification({ event }: DescribedNotification): string {
  const query =
    event === 'chargeback'
      ? 'Query the order with {link} and compare `refuseAmount` and `refuseCurrency`.'
      : 'Query the order with {link} and act on its `state`, not on the notification.';
  const link = pageLink('`/order/query`', operationPath('queryOrder'));
  return [
    'Anyone who knows your address can send you a notification. Verify each one in one of two ways:',
    [
      '1. **By its signature.** Join `webhook-id`, `webhook-timestamp` and the raw body with dots, compute the HMAC-SHA256 with your webhook secret (the base64 part after `whsec_`), and compare its base64 with each entry of `webhook-signature` after `v1,`, in constant time. Refuse a timestamp that is more than five minutes off. Use the bytes as received: a body that was parsed and written again has another signature.',
      `2. **By a query.** ${query.replace('{link}', link)}`,
    ].join('\n'),
    `The ${pageLink('helpers', 'helpers')} verify a signature in one call; ${guideLink('verify-by-hand')} shows it without them.`,
  ].join('\n\n');
}

function acknowledgement(contract: Contract, { post }: DescribedNotification): string {
  const { acknowledgement: word, answerSecondsMax } = post['x-delivery'];
  const responses = contract.components['responses'] as Record<string, JsonObject>;
  const mark = decisionMark(tagOf(responses['Acknowledged'] ?? {}, 'answer', 'Acknowledged'), 'The acknowledgement');
  return [
    `Answer within ${answerSecondsMax} seconds with HTTP 200 and exactly this body: ${word.length} bytes, in capitals, without quotes, spaces or a line break. Any other status from 200 to 299 counts too; a redirect does not. ${mark}`,
    `\`\`\`http\nHTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Length: ${word.length}\n\n${word}\n\`\`\``,
    'Store the notification first, answer, and do the work afterwards. The same notification can arrive twice: its `webhook-id` is the same every time.',
  ].join('\n\n');
}

function retries(contract: Contract, { post }: DescribedNotification): string {
  const { attemptsMax } = post['x-delivery'];
  return [
    `Without that response, the gateway sends it again, ${attemptsMax} times in all. Body and \`webhook-id\` stay the same; \`webhook-timestamp\` and \`webhook-signature\` are new each time.`,
    '<!-- picture: notification-retries -->',
    retriesTable(contract),
    `After the last attempt, query the order with ${pageLink('`/order/query`', operationPath('queryOrder'))}.`,
  ].join('\n\n');
}

import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeNotifications } from '../../generate/describe-notifications.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { kebabCase } from '../addresses.ts';
import { code, table } from '../markdown.ts';
import type { PictureName } from '../pictures/pictures.ts';
import { sandboxTable } from '../tables/sandbox.ts';
import { errorLink, notificationPath, operationPath, pageLink } from './addresses.ts';
import { answerSection } from './answer-section.ts';
import { refusalsOf } from './describe-answers.ts';
import type { OperationRefusal } from './describe-answers.ts';
import { describeErrors } from './describe-errors.ts';
import type { DescribedError } from './describe-errors.ts';
import { guidesAbout } from './guide-links.ts';
import { headerList } from './header-list.ts';
import type { DocsPage } from './page.ts';
import { sections } from './page-sections.ts';
import { shopLink } from './shop-link.ts';
import { requestSection } from './request-section.ts';

import { operationSamples, sampleTabs, samplesBlock } from './sample-tabs.ts';
import { bullets, firstSentence, lowerFirst, plain, restOf } from './sentences.ts';
import { signatureSection } from './signature-section.ts';

// One page for each operation: everything that a developer needs to call it.

export function operationPage(contract: Contract, operation: DescribedOperation): DocsPage {
  const { operationId, path, post } = operation;
  const summary = String(post['summary']);
  return {
    path: operationPath(operationId),
    title: summary,
    description: `${firstSentence(plain(String(post['description'])))} POST ${path}.`,
    keywords: [mainKeyword(operation), operationId, path, ...(post['tags'] as string[])],
    source: `openapi/paths/${path.slice(1).replaceAll('/', '_')}.yaml`,
    section: 'operations',
    markdown: sections([
      ['', introduction(operation)],
      ['', samplesBlock(exampleSection(contract, operation))],
      ['', `<div data-run-it-here="${operationId}"></div>`],
      ['How it goes', pictures(operationId)],
      ['Headers', headerList(contract, operation)],
      ['Request fields', requestSection(contract, operation)],
      ['Signature', signatureSection(contract, operation)],
      ['Response', answerSection(contract, operation)],
      ['Errors', errorsSection(contract, operation)],
      ['After a timeout', timeoutSection(operation)],
      ['Notifications', notificationsSection(contract, operation)],
      ['In the sandbox', [sandboxSection(operation), shopLink(operationId)].join('\n\n').trim()],
      ['Related guides', bullets(guidesAbout(operationPath(operationId)))],
    ]),
  };
}

/** A name of two words is what readers type; `create payment` must not find the cashier's payment first. */
function mainKeyword({ operationId, path }: DescribedOperation): string {
  const words = kebabCase(operationId).split('-');
  return words.length === 2 ? words.join(' ') : path.slice(1);
}

function introduction({ path, post }: DescribedOperation): string {
  const rest = restOf(String(post['description']));
  return [...(rest === '' ? [] : [rest]), `\`\`\`http\nPOST ${path}\n\`\`\``, String(post['x-when'])].join('\n\n');
}

/** Conversations and states that say more than a sentence. */
const PICTURES: Readonly<Record<string, readonly PictureName[]>> = {
  createPayment: ['pay'],
  createCashierOrder: ['cashier'],
  createCashierPayment: ['redirect'],
  createPayout: ['payout-states'],
  applyRefund: ['refund'],
  queryOrder: ['order-states', 'refund-states'],
};

function pictures(operationId: string): string {
  return (PICTURES[operationId] ?? []).map((name) => `<!-- picture: ${name} -->`).join('\n\n');
}

/** An operation with a page for each of its methods shows one sample; the others are on those pages. */
function exampleSection(contract: Contract, operation: DescribedOperation): string {
  const samples = operationSamples(contract, operation);
  const shown = operation.selector?.in === 'header' ? samples.slice(0, 1) : samples;
  return shown
    .flatMap((sample) => [...(shown.length === 1 ? [] : [`### ${sample.summary}`]), sampleTabs(sample)])
    .join('\n\n');
}

function errorsSection(contract: Contract, operation: DescribedOperation): string {
  const byCode = Map.groupBy(refusalsOf(contract, operation), (refusal) => refusal.code);
  const rows = describeErrors(contract).flatMap((error) => {
    const refusals = byCode.get(error.code);
    if (refusals === undefined) return [];
    const statuses = refusals.map(({ status }) => status);
    return [[errorLink(error.code), statuses.join(', '), refusalMeaning(error, refusals), error.remedy]];
  });
  return [
    'A refused request changes nothing. Act on `code`; `message` is for developers. Every response has an `X-Request-Id` to quote, and a refusal has a `Link` to the page about its code.',
    table(['Code', 'HTTP', 'Meaning', 'What to do'], rows),
  ].join('\n\n');
}

/** A status of its own says more than the code: that only one method has it, or that the body is too large. */
function refusalMeaning({ meaning, httpStatus }: DescribedError, refusals: readonly OperationRefusal[]): string {
  const special = refusals.filter(
    ({ status, isShared }) => status !== '200' && (isShared || status !== String(httpStatus)),
  );
  const texts = special.map(({ status, about }) =>
    refusals.length === 1 ? about : `HTTP ${status}: ${lowerFirst(about)}`,
  );
  return [meaning, ...texts].join(' ');
}

function timeoutSection({ headers, callbacks, operationId }: DescribedOperation): string {
  if (Object.keys(callbacks).length === 0)
    return 'Send the request again. It only reads, so repeating it changes nothing.';
  const notification = 'Never send it again with a new order number before you know: the payer could be charged twice.';
  const lookup =
    operationId === 'applyRefund'
      ? `Or query the refund with ${pageLink('`/order/query`', operationPath('queryOrder'))} if you know its \`refundNo\`.`
      : `Or look the order up by your \`merOrderNo\` with ${pageLink('`/order/queryOrderList`', operationPath('listOrders'))}.`;
  if (!headers.includes('Idempotency-Key')) return `${lookup} ${notification}`;
  return `You do not know whether the request was accepted. Send it again with the same \`Idempotency-Key\` and the same body: you get the first response again, and nothing is done twice. ${lookup} ${notification}`;
}

function notificationsSection(contract: Contract, { callbacks }: DescribedOperation): string {
  const events = describeNotifications(contract).filter(({ event }) => callbacks[event] !== undefined);
  return events
    .map(({ event, post }) => {
      const link = pageLink(String(post['summary']), notificationPath(event));
      return `- ${link}, to the address in ${code(callbacks[event] ?? '')}. ${String(post['description']).trim()}`;
    })
    .join('\n');
}

function sandboxSection(operation: DescribedOperation): string {
  const entries = operation.post['x-sandbox'] as JsonObject[];
  if (entries.every((entry) => entry['script'] === 'answer')) return '';
  return ['These values set the result in the sandbox.', sandboxTable(operation)].join('\n\n');
}

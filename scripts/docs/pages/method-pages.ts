import type { Contract, JsonObject } from '../../generate/contract.ts';
import { code, codeList, decisionMark, table } from '../markdown.ts';
import { sandboxTable } from '../tables/sandbox.ts';
import { methodPath, notificationPath, operationPath, pageLink } from './addresses.ts';
import { tagOf } from './decision-tags.ts';
import { describeFields } from './describe-fields.ts';
import { describeMethods } from './describe-methods.ts';
import type { DescribedMethod } from './describe-methods.ts';
import { groupedFields } from './field-list.ts';
import { guideLink, guidesAbout } from './guide-links.ts';
import type { DocsPage } from './page.ts';
import { sections } from './page-sections.ts';
import { commonFields, fieldFamilies, ownFields } from './request-section.ts';

import { operationSamples, sampleTabs, samplesBlock } from './sample-tabs.ts';
import { bullets, firstSentence, plain, restOf } from './sentences.ts';

// One page for each pay-in method, and an index that compares them.

export function methodPages(contract: Contract): DocsPage[] {
  const methods = describeMethods(contract);
  return [indexPage(methods), ...methods.map((method) => methodPage(contract, method))];
}

function indexPage(methods: readonly DescribedMethod[]): DocsPage {
  const rows = methods.map((method) => [
    pageLink(method.title, methodPath(method.name)),
    selectorText(method),
    method.flow.label,
    method.currencyText,
    method.expiryText,
  ]);
  return {
    path: 'methods',
    title: 'Payment methods compared',
    description: `The ${methods.length} pay-in methods side by side: how each is selected, what the payer does, in which currencies it is paid, and how long the payer has.`,
    keywords: ['payment methods', 'paymentType', 'currencies', 'wallets', 'bank transfer', 'QR'],
    source: 'openapi/components/schemas/PaymentMode.yaml',
    section: 'methods',
    markdown: [
      `Select a method by the \`paymentType\` header of ${pageLink('`/payment`', operationPath('createPayment'))}, or let the payer choose on the hosted cashier. Every method can be refunded in full or in parts.`,
      table(['Method', '`paymentType`', 'What the payer does', 'Paid in', 'Time to pay'], rows),
      `${guideLink('methods')} helps to decide.`,
    ].join('\n\n'),
  };
}

function selectorText({ variant, operations: [operation] }: DescribedMethod): string {
  if (operation.selector === null) return pageLink(code(operation.path), operationPath(operation.operationId));
  return variant.value === '' ? 'absent' : code(String(variant.value));
}

function methodPage(contract: Contract, method: DescribedMethod): DocsPage {
  const { variant, title } = method;
  const schema = contract.components.schemas[variant.request] ?? {};
  const about = String(schema['description']).replaceAll(/\s+/g, ' ').trim();
  return {
    path: methodPath(method.name),
    title,
    description: `${plain(firstSentence(about))} Its fields, samples, currencies and test values.`,
    keywords: [...new Set([variant.name, method.name, 'paymentType', method.flow.label])],
    source: `openapi/components/schemas/${variant.request}.yaml`,
    section: 'methods',
    markdown: sections([
      ['', introduction(about, decisionMark(tagOf(schema, variant.request), title))],
      ['At a glance', glance(contract, method)],
      ['What the payer does', method.flow.payer],
      ['What you do', method.flow.merchant],
      ['', samplesBlock(examples(contract, method))],
      ['Fields', fields(contract, method)],
      ['In the sandbox', sandbox(method)],
      ['Afterwards', afterwards(contract, method)],
      ['Related guides', bullets(guidesAbout(methodPath(method.name)))],
    ]),
  };
}

/** The description of the page is the first sentence. */
function introduction(about: string, mark: string): string {
  const rest = restOf(about);
  return `${rest === '' && mark !== '' ? 'The interface names this method without its fields.' : rest} ${mark}`.trim();
}

function glance(contract: Contract, method: DescribedMethod): string {
  const { operations, variant } = method;
  const required = alsoRequired(contract, method);
  const rows = [
    ['Operation', operations.map((one) => pageLink(code(one.path), operationPath(one.operationId))).join(' or ')],
    ...(operations[0].selector === null ? [] : [['`paymentType` header', selectorText(method)]]),
    ...(required === '' ? [] : [['Also required', required]]),
    ['Paid in', method.currencyText],
    ['Time to pay', method.expiryText],
    ['Signature', variant.forms.includes('rsa-sha256') ? 'MD5, or RSA-SHA256' : 'MD5'],
    ['Refund', `in full or in parts, with ${pageLink('`/refund/apply`', operationPath('applyRefund'))}`],
  ];
  return table(['', ''], rows);
}

/** Beyond the fields that every method takes. */
function alsoRequired(contract: Contract, { operations: [operation], variant }: DescribedMethod): string {
  const headers = variant.headers.map((header) => `the header ${code(header)}`);
  if (operation.selector === null) return headers.join(', ');
  const own = ownFields(contract, variant.request, commonFields(contract, operation));
  const names = own.filter(({ required }) => required).map(({ name }) => name);
  return [...(names.length === 0 ? [] : [fieldFamilies(names)]), ...headers].join(', ');
}

/** Examples of its own variant; the cashier's operations have one each. */
function examples(contract: Contract, { operations, variant }: DescribedMethod): string {
  const samples = operations.flatMap((operation) =>
    operationSamples(contract, operation).filter(
      ({ example }) =>
        operation.selector === null || example === variant.name || example.startsWith(`${variant.name}_`),
    ),
  );
  return samples
    .map((sample) => `${samples.length === 1 ? '' : `### ${sample.summary}\n\n`}${sampleTabs(sample)}`)
    .join('\n\n');
}

function fields(contract: Contract, { operations: [operation], variant }: DescribedMethod): string {
  const signed = operation.post['x-signature'].fields;
  if (operation.selector === null) return groupedFields(ownFields(contract, variant.request, []), { signed });
  const common = commonFields(contract, operation);
  const own = ownFields(contract, variant.request, common);
  const link = pageLink('fields that every method takes', operationPath(operation.operationId), 'request-fields');
  const begin = `Send the ${link}: ${codeList(common.map(({ name }) => name))}.`;
  if (own.length === 0) return `${begin} This method has no others.`;
  return [`${begin} This method adds:`, groupedFields(own, { signed })].join('\n\n');
}

/** The rows of the sandbox that can apply to this method. */
function sandbox({ operations: [operation], variant }: DescribedMethod): string {
  const entries = operation.post['x-sandbox'] as JsonObject[];
  const own = entries.filter((entry) => entry['variant'] === variant.name);
  const rows = own.length > 0 ? own : entries.filter((entry) => entry['variant'] === undefined);
  const post = { ...operation.post, 'x-sandbox': rows.map(withoutVariant) };
  return sandboxTable({ ...operation, post });
}

/** A notification whose address the method has no field for is never sent. */
function afterwards(contract: Contract, { operations: [operation], variant }: DescribedMethod): string {
  const names = new Set(describeFields(contract, variant.request).map(({ name }) => name));
  const links = Object.entries(operation.callbacks)
    .filter(([, field]) => names.has(field))
    .map(([event, field]) => `${pageLink(code(event), notificationPath(event))} to ${code(field)}`);
  return `The gateway sends ${links.join(', and ')}. An order that is not paid in time fails; you are notified of that too.`;
}

function withoutVariant(entry: JsonObject): JsonObject {
  const { variant: _, ...rest } = entry;
  return rest;
}

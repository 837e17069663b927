import type { Contract } from '../../generate/contract.ts';
import { describeMethods } from './describe-methods.ts';
import type { DescribedMethod } from './describe-methods.ts';
import { code, codeList, decisionMark, table } from '../markdown.ts';
import { methodPath, operationPath, pageLink } from './addresses.ts';
import { tagOf } from './decision-tags.ts';
import { requestExamples } from './describe-answers.ts';
import { groupedFields } from './field-list.ts';
import { sections } from './operation-pages.ts';
import type { DocsPage } from './page.ts';
import { commonFields, ownFields } from './request-section.ts';
import { samplesOf, sampleTabs } from './sample-tabs.ts';
import { jsonFence, plain } from './sentences.ts';

// One page for each pay-in method, and an index that compares them.

export function methodPages(contract: Contract): DocsPage[] {
  const methods = describeMethods(contract);
  return [indexPage(methods), ...methods.map((method) => methodPage(contract, method))];
}

function indexPage(methods: readonly DescribedMethod[]): DocsPage {
  const rows = methods.map((method) => [
    pageLink(method.title, methodPath(method.path)),
    method.callText,
    currencyText(method),
    method.expiryText,
  ]);
  return {
    path: 'methods',
    title: 'Payment methods compared',
    description: `The ${methods.length} pay-in methods side by side: how each is called, in which currencies it is paid, and how long the payer has.`,
    keywords: ['payment methods', 'paymentType', 'currencies', 'wallets', 'bank transfer', 'QR'],
    source: 'openapi/components/schemas/PaymentMode.yaml',
    section: 'methods',
    markdown: table(['Method', 'Called by', 'Paid in', 'Time to pay'], rows),
  };
}

export function currencyText({ currencies }: DescribedMethod): string {
  return currencies === null ? 'every currency' : codeList(currencies);
}

function methodPage(contract: Contract, method: DescribedMethod): DocsPage {
  const { variant, operations } = method;
  const [operation] = operations;
  if (operation === undefined) throw new Error(`${method.title} is called by no operation`);
  const schema = contract.components.schemas[variant.request] ?? {};
  const isPayment = operation.selector?.in === 'header';
  const common = isPayment ? commonFields(contract, operation) : [];
  const names = requestExamples(contract, operation).filter(
    ({ name }) => !isPayment || name === variant.name || name.startsWith(`${variant.name}_`),
  );
  const samples = samplesOf(contract, operation).filter(({ example }) => names.some(({ name }) => name === example));
  const own = ownFields(contract, variant.request, common);
  return {
    path: methodPath(method.path),
    title: method.title,
    description: `${method.title}: ${plain(String(schema['description'])).replaceAll(/\s+/g, ' ')}`,
    keywords: [variant.name, String(variant.value ?? ''), 'paymentType'].filter((word) => word !== ''),
    source: `openapi/components/schemas/${variant.request}.yaml`,
    section: 'methods',
    markdown: sections([
      ['', `${String(schema['description'])} ${decisionMark(tagOf(schema, variant.request))}`.trim()],
      [
        'At a glance',
        table(
          ['', ''],
          [
            [
              'Called by',
              operations.map((one) => pageLink(code(one.path), operationPath(one.operationId))).join(' or '),
            ],
            [
              '`paymentType` header',
              variant.value === null ? 'none' : variant.value === '' ? 'absent or empty' : code(variant.value),
            ],
            ['Paid in', currencyText(method)],
            ['Time to pay', method.expiryText],
          ],
        ),
      ],
      ['Request', names.map(({ body }) => jsonFence(body)).join('\n\n')],
      [
        'Samples',
        samples
          .map((sample) => `${samples.length === 1 ? '' : `### ${sample.summary}\n\n`}${sampleTabs(sample)}`)
          .join('\n\n'),
      ],
      [
        'Fields',
        [
          ...(isPayment
            ? [
                `Send the ${pageLink('fields that every method takes', operationPath(operation.operationId), 'request-fields')}: ${codeList(common.map(({ name }) => name))}. This method adds:`,
              ]
            : []),
          groupedFields(own, { signed: operation.post['x-signature'].fields }),
        ].join('\n\n'),
      ],
    ]),
  };
}

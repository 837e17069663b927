import type { Contract } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import type { SampleLanguage } from '../samples/samples.ts';
import { table } from '../markdown.ts';
import { guideLink } from './guide-links.ts';
import type { DocsPage } from './page.ts';
import { sections } from './page-sections.ts';
import { operationSamples, sampleTabs } from './sample-tabs.ts';
import { bullets } from './sentences.ts';

// The pages of what can be downloaded: helpers for other languages, and collections for other tools.

interface HelperFile {
  readonly file: string;
  readonly runsOn: string;
  readonly language: SampleLanguage;
}

const HELPERS: readonly HelperFile[] = [
  { file: 'tollgate.php', runsOn: 'PHP 8', language: 'php' },
  { file: 'Tollgate.java', runsOn: 'Java 17', language: 'java' },
  { file: 'tollgate.py', runsOn: 'Python 3.9', language: 'python' },
  { file: 'tollgate.go', runsOn: 'Go 1.19', language: 'go' },
  { file: 'Tollgate.cs', runsOn: '.NET 6 or Mono 6', language: 'csharp' },
];

/** The samples are programs without a class, which is newer than Mono's compiler. */
const CSHARP_NOTE =
  'With Mono, compile the C# helper with `mcs -r:System.Net.Http.dll`. The C# samples are top-level statements, which `mcs` does not know: put them into a `Main` method, or use .NET 6.';

export function helpersPage(contract: Contract): DocsPage {
  const rows = HELPERS.map(({ file, runsOn }) => [
    `[${file}](/docs/helpers/${file})`,
    `${runsOn} and later`,
    `\`curl -sO http://localhost:8080/docs/helpers/${file}\``,
  ]);
  return {
    path: 'helpers',
    title: 'Helpers for your language',
    description: 'One file without dependencies for PHP, Java, Python, Go and C#: sign, call, verify notifications.',
    keywords: [
      'SDK',
      'library',
      'PHP',
      'Java',
      'Python',
      'Go',
      'golang',
      'C#',
      'csharp',
      'dotnet',
      'download',
      'client',
    ],
    source: 'scripts/docs/pages/download-pages.ts',
    section: 'build',
    order: 90,
    markdown: sections([
      [
        '',
        'Copy one file into your project. It needs nothing but the standard library, is made from the contract, and its first lines show how to begin.',
      ],
      ['Files', [table(['File', 'Runs on', 'Get it'], rows), CSHARP_NOTE].join('\n\n')],
      [
        'What each one does',
        bullets([
          'One method for each operation: it fills in `merNo`, `version` and `sign`, sends the request and reads the envelope.',
          'A refusal is an error with its `code`, its meaning and what to do.',
          'After a lost answer it queries before it submits again, so that nothing is paid twice.',
          'It verifies a notification from its raw body and headers, and answers exactly `SUCCESS`.',
          'It signs a body for you if you only want the signature.',
        ]),
      ],
      ['A first payment', firstPayment(contract)],
      [
        'TypeScript and JavaScript',
        `Node has a package with types for every operation and a receiver for Express, Fastify and others: ${guideLink('kit')}.`,
      ],
    ]),
  };
}

/** By a wallet, because its request is the shortest. */
function firstPayment(contract: Contract): string {
  const payment = describeOperations(contract).find(({ selector }) => selector?.in === 'header');
  const sample = payment && operationSamples(contract, payment).find(({ example }) => example === 'ALIPAY');
  if (sample === undefined) throw new Error('/payment has no sample for ALIPAY');
  const codes = sample.codes.filter((code) => HELPERS.some(({ language }) => language === code.language));
  return sampleTabs({ ...sample, codes });
}

export function collectionsPage(): DocsPage {
  return {
    path: 'collections',
    title: 'Collections for Postman, Bruno and editors',
    description:
      'Every operation as a ready request for Postman, Bruno and HTTP clients in editors, signed by a script.',
    keywords: ['Postman', 'Bruno', 'http file', 'collection', 'newman', 'REST client', 'IntelliJ', 'VS Code'],
    source: 'scripts/docs/pages/download-pages.ts',
    section: 'build',
    order: 91,
    markdown: sections([
      [
        '',
        "Every operation with every example of the contract. A script in the collection makes a new order number and signs each request, so you can send it as it is. The values are those of the sandbox's demo merchant; change the address, the merchant number and the key for your own.",
      ],
      [
        'Postman',
        'Download [tollgate.postman_collection.json](/docs/collections/tollgate.postman_collection.json) and import it. On the command line:\n\n```sh\nnpx newman run tollgate.postman_collection.json\n```',
      ],
      [
        'Bruno',
        'Open the folder `generated/collections/bruno` of the repository as a collection, or import the Postman collection. On the command line:\n\n```sh\ncd generated/collections/bruno && npx @usebruno/cli run -r --env Sandbox --env-var key=tollgate-sandbox-key\n```',
      ],
      [
        'Editors',
        'Download [tollgate.http](/docs/collections/tollgate.http) and open it with the HTTP Client of IntelliJ and its siblings, or with httpYac in Visual Studio Code. The extension REST Client has no scripts, so it cannot sign. On the command line:\n\n```sh\nnpx httpyac send tollgate.http --all\n```',
      ],
      ['If a request is refused', `\`code\` says why; see ${guideLink('errors')}.`],
    ]),
  };
}

// What the docs tell about the collections. The files are in generated/collections, and published below /docs/collections/.

export const POSTMAN_FILE = 'tollgate.postman_collection.json';
export const HTTP_FILE = 'tollgate.http';
export const BRUNO_FOLDER = 'bruno';
export const BRUNO_ZIP = 'tollgate.bruno.zip';

export interface DescribedCollection {
  /** The file to download. */
  readonly file: string;
  readonly label: string;
  /** Programs that can use it. */
  readonly programs: string;
  /** Markdown, one line a step. */
  readonly steps: readonly string[];
  /** A command that runs all of it. */
  readonly command: string;
}

export const COLLECTIONS: readonly DescribedCollection[] = [
  {
    file: POSTMAN_FILE,
    label: 'Postman',
    programs: 'Postman, Newman and programs that import Postman collections',
    steps: [
      'In Postman, choose **Import** and drop the file.',
      'Choose a request and press **Send**: the script of the collection makes a new order number and computes the `sign`.',
      'For another sandbox, change the variable `baseUrl`; for another merchant, `merNo` and the secret `key`.',
    ],
    command: `npx newman run ${POSTMAN_FILE}`,
  },
  {
    file: BRUNO_ZIP,
    label: 'Bruno',
    programs: 'Bruno and its command line',
    steps: [
      'Unzip the file. In Bruno, choose **Open Collection** and select the folder.',
      'Choose a request and press **Send**: the script of the collection makes a new order number and computes the `sign`. Safe mode is enough.',
      'For another merchant, choose the environment **Sandbox**, change `merNo` and enter the secret `key`, which Bruno keeps out of the files.',
    ],
    command: 'npx @usebruno/cli run',
  },
  {
    file: HTTP_FILE,
    label: '.http file',
    programs: 'the HTTP Client of JetBrains programs, and httpYac for VS Code',
    steps: [
      'Open the file in IntelliJ IDEA, WebStorm, PhpStorm, Rider or PyCharm, or in VS Code with the extension httpYac.',
      'Click **Send** above a request: a script before it makes a new order number and computes the `sign`.',
      'The VS Code extension REST Client cannot run it: it has no scripts, so it cannot compute an MD5.',
    ],
    command: `npx httpyac send ${HTTP_FILE} --all`,
  },
];

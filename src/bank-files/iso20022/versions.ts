import { failAt } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';

// The messages by their names. Readers go by the element inside of the document, because banks wrap documents, prefix their elements and
// are behind or ahead with versions; what differs between versions is looked for in both places.

type MessageName = 'pain.001' | 'pain.002' | 'camt.053' | 'camt.054';

export const BODIES: ReadonlyMap<string, MessageName> = new Map([
  ['CstmrCdtTrfInitn', 'pain.001'],
  ['CstmrPmtStsRpt', 'pain.002'],
  ['BkToCstmrStmt', 'camt.053'],
  ['BkToCstmrDbtCdtNtfctn', 'camt.054'],
]);

export interface MessageBody {
  readonly name: MessageName;
  readonly body: XmlElement;
}

export function bodyOf(root: XmlElement): MessageBody {
  const document = documentIn(root) ?? failAt(root, 'there is no Document of ISO 20022 in this file');
  for (const body of document.children) {
    const name = BODIES.get(body.name);
    if (name !== undefined) return { name, body };
  }
  return failAt(document, 'this message is none of pain.001, pain.002, camt.053 and camt.054');
}

/** Inside of an envelope the document is one or two elements down. */
function documentIn(root: XmlElement): XmlElement | undefined {
  const near = [root, ...root.children, ...root.children.flatMap(({ children }) => children)];
  return near.find(({ name }) => name === 'Document');
}

export function namespaceOf(version: string): string {
  return `urn:iso:std:iso:20022:tech:xsd:${version}`;
}

import type { GiveEvent, StatementReader } from '../statement-events.ts';
import { createXmlText } from '../xml/decode.ts';
import { failAt } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { createXmlReader } from '../xml/read-xml.ts';
import { need } from '../xml/find.ts';
import type { StreamedText } from '../text-stream.ts';
import { readEnd, readEntry, readHead, STATEMENT_NAMES } from './camt-read.ts';
import { BODIES, bodyOf } from './versions.ts';

// Statements and notifications of any size: each entry is read when it ends, and forgotten. What a statement says of itself comes
// before its entries, as the schemas demand.

/** An entry may be a batch of thousands of payments; a statement without its entries is small. */
const LIMITS = { elementsMax: 500_000, charactersMax: 32 * 1024 * 1024 };

export function createCamtReader(give: GiveEvent): StatementReader {
  /** The statement whose head was given. */
  let open: XmlElement | null = null;
  const giveHead = (statement: XmlElement, body: XmlElement) => {
    if (open === statement) return;
    open = statement;
    need(body, 'GrpHdr');
    give({ kind: 'statement', head: readHead(statement, body), place: statement });
  };
  const onElement = (element: XmlElement, around: readonly XmlElement[]): boolean => {
    const isEntry = element.name === 'Ntry';
    if (!isEntry && !STATEMENT_NAMES.has(element.name)) return false;
    const [statement, body, document] = isEntry
      ? [around.at(-1), around.at(-2), around.at(-3)]
      : [element, around.at(-1), around.at(-2)];
    if (statement === undefined || body === undefined || !isIn(statement, body, document)) return false;
    giveHead(statement, body);
    if (isEntry) give({ kind: 'entry', entry: readEntry(element), place: element });
    else give({ kind: 'end', ...readEnd(statement, body), place: statement });
    return true;
  };
  const xml = createXmlReader(LIMITS, onElement);
  const text = createXmlText();
  const take = ({ text: piece, isBroken }: StreamedText) => {
    xml.push(piece);
    if (isBroken) xml.fail(`this is not ${text.encoding}`);
  };
  return {
    push: (bytes) => take(text.push(bytes)),
    end() {
      take(text.end());
      const { name, body } = bodyOf(xml.end());
      if (name !== 'camt.053' && name !== 'camt.054')
        failAt(body, `this is ${name}, which has no entries of an account`);
    },
  };
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['Stmt', 'camt.053'],
  ['Ntfctn', 'camt.054'],
]);

/** Whether an element is a statement of a message, not something else by its name. */
function isIn(statement: XmlElement, body: XmlElement, document: XmlElement | undefined): boolean {
  return (
    STATEMENT_NAMES.has(statement.name) &&
    BODIES.get(body.name) === KINDS.get(statement.name) &&
    document?.name === 'Document'
  );
}

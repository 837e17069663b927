import { contractRule, objectOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { exchangedOf } from '../exchanged.ts';
import type { Exchanged } from '../exchanged.ts';
import { leavesOf } from '../leaves.ts';
import type { Leaf } from '../leaves.ts';
import { SENSITIVITY_CLASSES } from '../sensitivity-classes.ts';

const CLASSES: readonly string[] = SENSITIVITY_CLASSES;
const NEVER_ANSWERED = ['card-number', 'card-expiry', 'card-secret', 'account'];
const SHOWN_TO_MERCHANTS = ['none', 'text', 'secret'];

// What is called so is rarely harmless. A name that only sounds like it says why.
const LOOKS_SENSITIVE =
  /^pan$|card|cvv|cvc|securityCode|account|iban|clabe|phone|mobile|mail|(?:first|last)name|address(?:line)?[0-9]?$|zip|postcode|birth|passport|taxid|idnumber|document|useragent|deviceid|userid|l(?:at|ong)itude|password|(?:secret|token|key|sign|signature)$/i;

interface Stated {
  readonly className: string;
  readonly why: boolean;
  readonly at: Located['at'];
}

/** Every value that is exchanged has one class of `x-sensitive`, so that no field is kept or shown by oversight. */
export const sensitive = contractRule((view) => {
  const report = createReporter(view);
  const classesByName = new Map<string, Map<string, Stated>>();
  for (const exchanged of exchangedOf(view)) {
    for (const leaf of leavesOf(view, exchanged.schema, exchanged.name)) {
      if (leaf.stated.length === 0) report(`${leaf.path} has no x-sensitive: give it a class, or none`, leaf.at);
      for (const stated of leaf.stated.map((place) => readStated(place, leaf, report))) {
        if (stated === undefined) continue;
        checkPlace(exchanged, leaf, stated, report);
        if (stated.why) continue;
        const known = classesByName.get(leaf.name) ?? new Map<string, Stated>();
        classesByName.set(leaf.name, known.set(stated.className, known.get(stated.className) ?? stated));
      }
    }
  }
  for (const [name, known] of classesByName) {
    const [first, ...others] = known.values();
    for (const other of others) {
      report(`${name} is ${first?.className} elsewhere and ${other.className} here: say why in x-sensitive`, other.at);
    }
  }
});

type Report = (message: string, at: Located['at']) => void;

/** Bodies share their parts: what is wrong with one is reported once. */
function createReporter(view: ContractView): Report {
  const reported = new Set<string>();
  return (message, at) => {
    if (!reported.has(message)) view.report(message, at);
    reported.add(message);
  };
}

function readStated({ node, at }: Located, { path }: Leaf, report: Report): Stated | undefined {
  const given = node['x-sensitive'];
  const place = at.child(['x-sensitive']);
  const { class: className = given, why } = objectOf(given);
  if (!CLASSES.includes(String(className))) {
    report(`x-sensitive of ${path} must be one of ${CLASSES.join(', ')}`, place);
    return undefined;
  }
  if (typeof given !== 'string' && !/^[A-Z][^.]*\.$/.test(String(why))) {
    report(`x-sensitive of ${path} needs a why: one sentence that ends in a full stop`, place);
  }
  return { className: String(className), why: typeof given !== 'string', at: place };
}

function checkPlace({ way, merchants }: Exchanged, { path, name }: Leaf, stated: Stated, report: Report): void {
  const { className, why, at } = stated;
  if (className === 'none' && !why && LOOKS_SENSITIVE.test(name)) {
    report(`${name} sounds like a card, a person or a secret: give it a class, or say why it is none`, at);
  }
  if (way === 'in') return;
  const mayStand = merchants ? SHOWN_TO_MERCHANTS.includes(className) : !NEVER_ANSWERED.includes(className);
  if (!mayStand) report(`${path} is sent out${merchants ? ' to merchants' : ''} and may not be ${className}`, at);
}

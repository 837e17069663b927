import type { Need, Position, Rule } from '../../../src/acquirer/verify/rule.ts';
import { RULES } from '../../../src/acquirer/verify/rules/all-rules.ts';
import { code, codeList, table } from '../markdown.ts';
import { pageLink, rulePath } from './addresses.ts';
import type { DocsPage } from './page.ts';
import { sections } from './page-sections.ts';
import { bullets, firstSentence, plain } from './sentences.ts';

// One page for each rule of the conformance kit, and an index of them, all made from the table of the kit.

const SOURCE = 'src/acquirer/verify/rules/all-rules.ts';
const DESCRIPTION_MAX = 320;

export function rulePages(): DocsPage[] {
  return [indexPage(RULES), ...RULES.map(rulePage)];
}

function indexPage(rules: readonly Rule[]): DocsPage {
  const groups = [...Map.groupBy(rules, ({ id }) => groupOf(id))];
  return {
    path: 'rules',
    title: 'Rules for adapters',
    description: `The ${rules.length} rules by which tollgate acquirer verify judges an adapter: what each asks for, why, and how to mend it.`,
    keywords: ['conformance', 'kit', 'verify', 'adapter', 'acquirer', 'rule'],
    source: SOURCE,
    section: 'rules',
    markdown: [
      `\`tollgate acquirer verify\` calls an adapter as the gateway would, and as it would on a bad day. These are its ${rules.length} rules. ${pageLink('Write an adapter', 'operating/write-an-adapter')} says how to run it.`,
      ...groups.map(([group, members]) => `## ${group}\n\n${table(['Rule', 'What holds'], members.map(rowOf))}`),
    ].join('\n\n'),
  };
}

/** By what an ID begins with. */
const GROUPS: Readonly<Record<string, string>> = {
  CAP: 'What an adapter says about itself',
  ECHO: 'What an answer repeats',
  FORM: 'Token, sizes and types',
  IDEM: 'Repeated calls',
  LOST: 'Lost answers',
  LATE: 'Results after a cancel',
  FOUND: 'Numbers that nobody knows',
  UNIT: 'Units of money',
  REFUND: 'Refunds',
  RETURN: 'Returns of money',
  PAYOUT: 'Payouts',
  REDIRECT: 'Pages that the payer is sent to',
  HINT: 'Hints',
  CHANGE: 'Changes',
  REPORT: 'Settlement reports',
  RELAY: 'Between adapter and provider',
  WEBHOOK: 'Webhooks of the provider',
  BOOKS: 'What was really moved',
  TEXT: 'Card data and texts',
};

function groupOf(id: string): string {
  const [prefix = ''] = id.split('-');
  const group = GROUPS[prefix];
  if (group === undefined) throw new Error(`the docs have no group of rules for ${id}`);
  return group;
}

function rowOf({ id, title }: Rule): readonly string[] {
  return [pageLink(code(id), rulePath(id)), upperFirst(title)];
}

function rulePage(rule: Rule): DocsPage {
  const { id, title, what, why, incident, remedy } = rule;
  const description = descriptionOf(rule);
  return {
    path: rulePath(id),
    title: `${id}: ${upperFirst(plain(title))}`,
    description,
    keywords: [id, ...rule.claims],
    source: SOURCE,
    section: 'rules',
    markdown: sections([
      // Without it, the page would begin with the same sentence twice.
      ...(description === what ? [] : [['', what] as const]),
      ['Why', why],
      ['Seen in the field', `${incident.text} ([source](${incident.url}))`],
      ['How to mend it', remedy],
      ['When it is run', bullets(conditionsOf(rule))],
      [
        'Run it alone',
        `\`\`\`sh\ntollgate acquirer verify https://adapter.example.com/v1 --token-file token.txt --only ${id}\n\`\`\``,
      ],
      [
        'See also',
        bullets([pageLink('All rules', 'rules'), pageLink('Write an adapter', 'operating/write-an-adapter')]),
      ],
    ]),
  };
}

/** What the kit does. The title is above it, so what it says is left out. */
function descriptionOf({ what }: Rule): string {
  const whole = plain(what);
  return whole.length <= DESCRIPTION_MAX ? whole : firstSentence(whole);
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const POSITIONS: Readonly<Record<Position, string>> = {
  gateway: 'The kit stands in the place of the gateway.',
  relay: 'The kit stands between the adapter and its provider, as a relay.',
  books: "The kit also reads the provider's books, to see what was really moved.",
};

function conditionsOf({ position, claims, needs }: Rule): string[] {
  return [
    POSITIONS[position],
    claims.length === 0
      ? 'Every adapter has to keep it.'
      : `Only an adapter that claims ${codeList(claims)} has to keep it.`,
    ...needs.map(sentenceOf).filter((sentence) => sentence !== ''),
  ];
}

function sentenceOf(need: Need): string {
  const [kind = '', name = ''] = need.split('.');
  return NEEDS[kind]?.(name) ?? '';
}

const NEEDS: Readonly<Record<string, (name: string) => string>> = {
  restart: () => 'It needs a command that restarts the adapter (`--restart`).',
  webhooks: () => 'It needs the webhooks of the provider to come through the kit (`--webhooks`).',
  relay: () => 'It needs the adapter to call its provider through the kit (`--relay`).',
  books: () => "It needs the provider's books (`--books`, or settlement reports).",
  hints: () => 'It needs a port for hints and their secret (`--hints` and `--hint-secret-file`).',
  version2: () => 'It is about version 2.',
  payer: () => 'It needs a page of the provider on which the kit can act as the payer.',
  card: (name) => `It needs a card that is ${name}, among the test values.`,
  account: (name) => `It needs an account whose payout is ${name}, among the test values.`,
  currency: (name) => `It needs an adapter that takes ${CURRENCIES[name] ?? name}.`,
};

const CURRENCIES: Readonly<Record<string, string>> = { crypto: 'a cryptocurrency', other: 'a second currency' };

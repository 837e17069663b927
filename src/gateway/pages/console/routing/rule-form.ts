import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import { CHOSEN_METHODS, METHOD_WORDS } from '../../shared/orders/order-words.ts';
import { LINES_LENGTH_MAX, acquirerLines, amountLine, digitLines, timeLines } from './rule-lines.ts';
import { readRule, refusedByField } from './rule-typed.ts';
import { STRATEGIES } from './rule-words.ts';
import { readAcquirerNames, readVersion, versionPath } from './version.ts';
import type { Rule, Version } from './version.ts';

interface Subject {
  readonly draft: Version;
  /** As it is now; null for a new one. */
  readonly rule: Rule | null;
  readonly acquirers: readonly string[];
}

type Page = FormPage<Subject, 'changeRoutingDraft'>;

const CODES_LENGTH_MAX = 2000;

/** A rule of a draft: when it holds, and whom it asks. */
export function ruleRoute(context: DeskContext): DeskRoute {
  return formRoute<Subject, 'changeRoutingDraft'>({
    path: '/versions/:version/rule',
    screen: 'routing',
    operation: 'changeRoutingDraft',
    title: ({ rule }) => (rule === null ? 'Add a rule' : `Change ${rule.name}`),
    read: (exchange, given) => readSubject(context, exchange, given.get('rule') ?? ''),
    homeOf: ({ draft: { version } }) => ({ path: versionPath(version), title: `Version ${version}` }),
    done: 'rule',
    appliesTo: ({ draft: { state } }) => state === 'draft',
    seenOf: ({ draft: { edit } }) => ({ 'Changes of the draft': String(edit) }),
    fields: ruleFields,
    effect: () => 'It changes the draft only: nothing decides by it yet. What was simulated before no longer counts.',
    button: ({ rule }) => (rule === null ? 'Add the rule' : 'Save the rule'),
    async send({ exchange, subject: { draft, rule }, form }) {
      const typed = readRule(form);
      if ('kind' in typed) return typed;
      const { version, edit, comment, rules } = draft;
      const place = rule === null ? rules.length : rules.indexOf(rule);
      const put = await context.call(exchange, 'changeRoutingDraft', {
        parameters: { version },
        body: { edit, comment, rules: rules.toSpliced(place, 1, typed) },
      });
      return put.kind === 'refused' ? refusedByField(put, place) : put;
    },
  });
}

async function readSubject(context: DeskContext, exchange: SignedInExchange, name: string): Promise<Answered<Subject>> {
  const [read, acquirers] = await Promise.all([readVersion(context)(exchange), readAcquirerNames(context, exchange)]);
  if (read.kind === 'refused') return read;
  const draft = read.value;
  const rule = draft.rules.find((one) => one.name === name) ?? null;
  if (rule !== null || name === '') return { kind: 'done', value: { draft, rule, acquirers } };
  return {
    kind: 'refused',
    name: 'routingVersionNotFound',
    detail: `Version ${draft.version} has no rule “${name}”. Somebody may have removed or renamed it meanwhile.`,
  };
}

function ruleFields(page: Page): Value {
  const { subject, field } = page;
  const { rule } = subject;
  const when: Rule['when'] = rule?.when ?? {};
  return [
    html`<input type="hidden" name="rule" value="${rule?.name ?? ''}" />`,
    field('name', { value: rule?.name ?? '', required: true }),
    part('If', [
      html`<p class="soft">All that you fill in has to hold. What you leave empty does not matter.</p>`,
      methodsPart(page, when),
      pairs([
        field('currencies', { value: codes(when.currencies), required: false, lengthMax: CODES_LENGTH_MAX }),
        field('amount', { value: amountLine(when.amount), required: false, lengthMax: 80 }),
        field('cardRegions', { value: codes(when.cardRegions), required: false, lengthMax: CODES_LENGTH_MAX }),
        field('cardCountries', { value: codes(when.cardCountries), required: false, lengthMax: CODES_LENGTH_MAX }),
      ]),
      morePart(page, when),
    ]),
    part('Then', usePart(page)),
  ];
}

function part(title: string, fields: Value): Html {
  return html`<fieldset class="part-of-rule">
    <legend>${title}</legend>
    <div class="stack">${fields}</div>
  </fieldset>`;
}

function pairs(fields: readonly Html[]): Html {
  return html`<div class="pairs">${fields}</div>`;
}

function codes(list: readonly string[] = []): string {
  return list.join(', ');
}

/** There are many: folded until one is chosen. */
function methodsPart({ field, given, exchange }: Page, { methods = [] }: Rule['when']): Html {
  const isSent = given?.has('methods') === true || exchange.request.method === 'POST';
  const chosen: readonly string[] = isSent ? (given?.getAll('methods') ?? []) : methods;
  const names = CHOSEN_METHODS.filter((method) => chosen.includes(method)).map((method) => METHOD_WORDS[method]);
  return html`<details ${chosen.length > 0 && html`open`}>
    <summary>Methods: ${names.length === 0 ? 'any' : names.join(', ')}</summary>
    ${field('methods', { value: methods, choices: CHOSEN_METHODS.map((method) => [method, METHOD_WORDS[method]]) })}
  </details>`;
}

const MORE = ['cardRanges', 'merchants', 'times', 'percent'] as const;

/** What few rules ask for. */
function morePart({ field, given }: Page, when: Rule['when']): Html {
  const isOpen = MORE.some((name) => when[name] !== undefined || (given?.get(name) ?? '') !== '');
  return html`<details ${isOpen && html`open`}>
    <summary>First digits of cards, merchants, times, a share</summary>
    ${pairs([
      field('cardRanges', {
        type: 'textarea',
        value: digitLines(when.cardRanges),
        required: false,
        lengthMax: LINES_LENGTH_MAX,
      }),
      field('times', { type: 'textarea', value: timeLines(when.times), required: false, lengthMax: LINES_LENGTH_MAX }),
      field('merchants', {
        value: codes(when.merchants?.map(String)),
        required: false,
        lengthMax: CODES_LENGTH_MAX,
      }),
      field('percent', { value: String(when.percent ?? ''), required: false, lengthMax: 3, isDecimal: true }),
    ])}
  </details>`;
}

function usePart({ subject: { rule, acquirers }, field }: Page): Value {
  const { strategy = 'preference', acquirers: used = [], floorPercent } = rule?.use ?? {};
  const known = acquirers.length === 0 ? '' : ` Connected: ${acquirers.join(', ')}.`;
  return [
    field('strategy', {
      value: strategy,
      choices: Object.entries(STRATEGIES).map(([value, { title, about }]) => [value, `${title}: ${about}`]),
    }),
    field('acquirers', {
      type: 'textarea',
      value: acquirerLines(used),
      hint: `One a line, the first is asked first. For a rule by shares with its share, such as north 70%.${known}`,
      required: true,
      lengthMax: LINES_LENGTH_MAX,
    }),
    field('floorPercent', { value: String(floorPercent ?? ''), required: false, lengthMax: 2, isDecimal: true }),
    field('retriesDeclined', {
      value: rule?.retriesDeclined === true ? 'yes' : 'no',
      choices: [
        ['no', 'No other acquirer is tried'],
        ['yes', 'Another of these is tried, after a soft or technical decline'],
      ],
    }),
  ];
}

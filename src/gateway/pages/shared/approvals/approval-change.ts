import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { methodWords } from '../orders/order-words.ts';
import { facts } from '../../desk/views/parts.ts';
import { CALENDARS, MEANWHILE, RHYTHMS, WEEKDAYS } from '../settlements/settlement-words.ts';
import type { ApprovalsDesk } from './approvals-desk.ts';
import type { Approval } from './kinds.ts';

// What a request changes, before and after, field by field.

interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export function changeTable({ before, after }: Pick<Approval, 'before' | 'after'>): Html {
  if (before === null && after === null) return NOTHING;
  const [old, now] = [flatten(before), flatten(after)];
  const labels = [...new Set([...old.keys(), ...now.keys()])];
  const all = labels.map((label) => ({ label, before: old.get(label) ?? '', after: now.get(label) ?? '' }));
  const changed = all.filter((change) => change.before !== change.after);
  const same = all.filter((change) => change.before === change.after);
  return html`<div class="table-wrap change">
      <table>
        <caption class="seen">
          What changes
        </caption>
        <thead>
          <tr>
            <th scope="col">Changes</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          ${changed.map(row)}
        </tbody>
      </table>
    </div>
    ${
      same.length > 0 &&
      html`<details>
        <summary>${same.length} unchanged</summary>
        ${facts(same.map(({ label, after: value }) => [label, value || say`nothing`]))}
      </details>`
    }`;
}

function row({ label, before, after }: Change): Html {
  return html`<tr>
    <td data-title="Changes">${label}</td>
    <td data-title="Before"><span class="soft">${before || '–'}</span></td>
    <td data-title="After"><b>${after || '–'}</b></td>
  </tr>`;
}

/** What was asked for, as it may be shown. */
export function askedFacts(
  { links, side }: ApprovalsDesk,
  { parameters, body }: Pick<Approval, 'parameters' | 'body'>,
): Html {
  // The key is the form's own, which nobody typed.
  const { merNo, 'Idempotency-Key': _, ...rest } = parameters;
  // A shop knows whose it is.
  const shown = side === 'operator' && merNo !== undefined ? { merNo, ...rest } : rest;
  const fields = [...flatten(shown), ...flatten(body)];
  return facts(fields.map(([label, value]) => [label, links.linkNumbers(value)]));
}

function flatten(fields: Readonly<Record<string, unknown>> | null, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) {
    const label = prefix === '' ? wordsOf(name) : `${prefix}, ${wordsOf(name).toLowerCase()}`;
    if (isRecord(value)) for (const [inner, text] of flatten(value, label)) flat.set(inner, text);
    else flat.set(label, textOf(namesOf(name, value)));
  }
  return flat;
}

/** Codes as the forms call them. */
const VALUES: Readonly<Record<string, (code: string) => string | undefined>> = {
  method: methodWords,
  methods: methodWords,
  rhythm: (code) => wordOf(RHYTHMS, code),
  calendar: (code) => wordOf(CALENDARS, code),
  meanwhile: (code) => wordOf(MEANWHILE, code),
  weekday: (code) => WEEKDAYS[Number(code) - 1],
};

function namesOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => namesOf(name, one));
  return typeof value === 'string' || typeof value === 'number' ? (VALUES[name]?.(String(value)) ?? value) : value;
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ') || say`none`;
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, inner]) => `${wordsOf(name)}: ${textOf(inner)}`)
      .join('; ');
  if (typeof value === 'boolean') return value ? say`yes` : say`no`;
  return String(value as string | number);
}

const NAMES: Readonly<Record<string, string>> = translated({
  merNo: 'Merchant',
  tradeNo: 'Order',
  merOrderNo: 'Order number',
  benFirstName: 'First name',
  benLastName: 'Last name',
  holder: 'Account holder',
  bic: 'BIC',
  meanwhile: 'Until it is in force',
  rhythm: 'When',
  weekday: 'Day of the week',
  monthDay: 'Day of the month',
  amountMin: 'Minimum payout',
  keepBack: 'Keep in the balance',
  aloneMax: 'Review payouts above',
  calendar: 'Bank days',
  cutOff: 'Cut-off',
});

/** `settlementDays` as `Settlement days`. What the contract calls a margin, people call a reserve. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
    .replace(/^margin\b/, 'reserve');
  return NAMES[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

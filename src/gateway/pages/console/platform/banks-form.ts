import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';

type Bank = OperatorAnswers['listBanks']['banks'][number];

const LINE = /^([0-9]{1,10})[\s,;]+(\S.*)$/;
/** Five hundred banks with long names. */
const TEXT_LENGTH_MAX = 30_000;

interface BankLists {
  readonly current: readonly Bank[];
  /** What was written, or which line is no bank. */
  readonly banks: readonly Bank[] | string;
}

/** The list is written as a text of one line per bank, shown with what changes, and then replaced as a whole. */
export function banksRoute({ call }: DeskContext): DeskRoute {
  return formRoute<BankLists, 'putBanks'>({
    path: '/banks',
    screen: 'rates',
    operation: 'putBanks',
    title: () => 'Replace the list of banks',
    read: (exchange, given) => readBanks(call, exchange, given),
    homeOf: () => ({ path: CONSOLE + SCREENS.rates.path, title: 'Rates and banks' }),
    done: 'banks',
    isLong: true,
    asksReason: 'required',
    seenOf: ({ current }) => seenOf(current),
    fields: ({ subject: { current }, field }) =>
      field('banks', { type: 'textarea', required: false, lengthMax: TEXT_LENGTH_MAX, value: textOf(current) }),
    review: ({ current, banks }) => (typeof banks === 'string' ? { wrong: banks } : changesOf(current, banks)),
    effect: ({ current, banks }) =>
      html`Replaces the ${current.length} banks of Vietnam Pay by these ${banks.length}. Payers choose from them at
      once.`,
    button: 'Replace the list',
    send: async ({ exchange, subject: { banks }, reason }) =>
      typeof banks === 'string'
        ? { kind: 'refused', name: 'invalidInput', detail: banks }
        : call(exchange, 'putBanks', { body: { banks: [...banks] }, reason }),
  });
}

async function readBanks(call: Call, exchange: SignedInExchange, given: URLSearchParams): Promise<Answered<BankLists>> {
  const called = await call(exchange, 'listBanks', {});
  const current = called.kind === 'done' ? called.value.banks : [];
  return { kind: 'done', value: { current, banks: parse((given.get('banks') ?? '').slice(0, TEXT_LENGTH_MAX)) } };
}

function textOf(banks: readonly Bank[]): string {
  return banks.map(({ bankId, name }) => `${bankId} ${name}`).join('\n');
}

/** The banks, or which line is none. */
function parse(text: string): readonly Bank[] | string {
  const banks: Bank[] = [];
  for (const [index, line] of text
    .split('\n')
    .map((one) => one.trim())
    .entries()) {
    if (line === '') continue;
    const [, bankId, name = ''] = LINE.exec(line) ?? [];
    if (bankId === undefined) return `Line ${index + 1} is not a number and a name: ${line.slice(0, 60)}`;
    banks.push({ bankId: Number(bankId), name });
  }
  return banks;
}

function seenOf(banks: readonly Bank[]): Readonly<Record<string, string>> {
  return {
    Banks: `${banks.length} banks`,
    List: banks.map(({ bankId, name }) => `${bankId} ${name}`).join('; '),
  };
}

function changesOf(current: readonly Bank[], banks: readonly Bank[]): Html {
  const before = new Map(current.map(({ bankId, name }) => [bankId, name]));
  const after = new Map(banks.map(({ bankId, name }) => [bankId, name]));
  const added = banks.filter(({ bankId }) => !before.has(bankId));
  const removed = current.filter(({ bankId }) => !after.has(bankId));
  const renamed = banks.filter(({ bankId, name }) => before.has(bankId) && before.get(bankId) !== name);
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Added', added.map(({ bankId, name }) => `${bankId} ${name}`)],
    ['Removed', removed.map(({ bankId, name }) => `${bankId} ${name}`)],
    ['Renamed', renamed.map(({ bankId, name }) => `${bankId} ${before.get(bankId) ?? ''} → ${name}`)],
  ];
  const changes = lists
    .filter(([, lines]) => lines.length > 0)
    .map(
      ([title, lines]) =>
        html`<div>
          <h2>${title}</h2>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>
        </div>`,
    );
  return changes.length === 0 ? html`<p>Nothing changes.</p>` : html`${changes}`;
}

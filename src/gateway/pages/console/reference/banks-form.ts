import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerSent } from '../../desk/review.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { changesSince, seenField, staleNotice } from '../../desk/stale.ts';
import { actionForm, field, formFields, reasonField } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';

type Bank = OperatorAnswers['listBanks']['banks'][number];

const RATES = CONSOLE + SCREENS.rates.path;
const PATH = `${RATES}/banks`;
const LINE = /^([0-9]{1,10})[\s,;]+(\S.*)$/;
/** Five hundred banks with long names. */
const TEXT_LENGTH_MAX = 30_000;

/** The list is written as a text of one line per bank, shown with what changes, and then replaced as a whole. */
export function banksRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/banks',
    show: async (exchange) => write(exchange, textOf(await readBanks(exchange, call)), ''),
    async submit(exchange, form) {
      const text = (form.get('banks') ?? '').slice(0, TEXT_LENGTH_MAX);
      const banks = parse(text);
      if (typeof banks === 'string') return write(exchange, text, wrong(banks));
      const current = await readBanks(exchange, call);
      if (form.get('step') !== 'replace') return review(exchange, { text, banks, current, notice: '' });
      const changes = changesSince(form, seenOf(current));
      if (changes.length > 0) return review(exchange, { text, banks, current, notice: staleNotice(changes) });
      const reason = fieldOf(form, 'reason');
      const called = await call(exchange, 'putBanks', { body: { banks: [...banks] }, reason });
      const again = (notice: Html) => review(exchange, { text, banks, current, notice });
      return answerSent(exchange, { called, donePath: RATES, done: 'banks', again });
    },
  };
}

async function readBanks(exchange: SignedInExchange, call: Call): Promise<readonly Bank[]> {
  const called = await call(exchange, 'listBanks', {});
  return called.kind === 'done' ? called.value.banks : [];
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

interface Review {
  readonly text: string;
  readonly banks: readonly Bank[];
  readonly current: readonly Bank[];
  readonly notice: Html | '';
}

function review(exchange: SignedInExchange, { text, banks, current, notice }: Review): PageAnswer {
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
  const form = actionForm(exchange, {
    action: PATH,
    fields: html`<input type="hidden" name="banks" value="${text}" /><input type="hidden" name="step" value="replace" />
      ${seenField(seenOf(current))} ${changes.length === 0 ? html`<p>Nothing changes.</p>` : changes} ${reasonField()}`,
    effect: html`Replaces the ${current.length} banks of Vietnam Pay by these ${banks.length}. Payers choose from them
    at once.`,
    button: 'Replace the list',
    cancelPath: RATES,
  });
  return answer(exchange, html`${notice}${form}`);
}

function wrong(problem: string): Html {
  return html`<div class="notice bad" role="alert">
    <h2>Nothing was done</h2>
    <p>${problem}</p>
  </div>`;
}

function write(exchange: SignedInExchange, text: string, notice: Html | ''): PageAnswer {
  const form = html`<form class="sheet act" method="post" action="${PATH}">
    ${formFields(exchange, PATH)}
    ${field({
      name: 'banks',
      label: 'Banks',
      type: 'textarea',
      value: text,
      lengthMax: TEXT_LENGTH_MAX,
      hint: 'One line per bank: its number, a space, and its name.',
    })}
    <div class="actions">
      <button class="button main">Review</button>
      <a class="button plain" href="${RATES}">Cancel</a>
    </div>
  </form>`;
  return answer(exchange, html`${notice}${form}`);
}

function answer(exchange: SignedInExchange, content: Html): PageAnswer {
  const back = { path: RATES, title: 'Rates and banks' };
  return answerDesk(exchange, { screen: 'rates', title: 'Replace the list of banks', back, content });
}

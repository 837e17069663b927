import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Permission } from '../../../../../generated/permissions.ts';
import type { Refused } from '../../../operator/refused.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { isMissed } from '../../frame/return-path.ts';
import type { DeskRoute } from '../desk-types.ts';
import type { ScreenId } from '../desks.ts';
import { onlyFor } from '../form/only-for.ts';
import { answerRefused } from '../respond.ts';
import { actionForm, reasonField } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';
import { empty, tag } from '../views/parts.ts';
import type { Tone } from '../views/parts.ts';
import { CHOSEN_MAX, chosenIn, chosenLines, doneOf, keptLines } from './chosen.ts';
import type { ChosenLine, NumberForm } from './chosen.ts';

/** What is done with several rows: each by the operation that does it with one, so that right, record and refusal are its own. */
export interface ChosenAct<Row> {
  /** Behind the screen's. */
  readonly path: string;
  readonly screen: ScreenId;
  /** Who may not is not shown the form; each operation asks for it again. */
  readonly permission: Permission;
  readonly numbers: NumberForm;
  readonly home: { readonly path: string; readonly title: string };
  /** In the language of whoever reads them: see `translated`. */
  readonly words: { readonly title: string; readonly effect: string; readonly button: string };
  /** Those that are found, of this person's own. */
  readonly read: (exchange: SignedInExchange, numbers: readonly string[]) => Promise<readonly Row[] | Refused>;
  readonly lineOf: (row: Row, exchange: SignedInExchange) => ChosenLine;
  readonly asksReason: boolean;
  readonly act: (exchange: SignedInExchange, row: Row, reason: string) => Promise<ChosenResult>;
}

interface ChosenPage extends Pick<ChosenAct<never>, 'screen' | 'home'> {
  readonly words: { readonly title: string };
}

export type ChosenResult =
  | { readonly kind: 'done'; readonly detail: string }
  /** Nothing was to be done. */
  | { readonly kind: 'unchanged'; readonly detail: string }
  | Refused;

export function chosenRoute<Row>(act: ChosenAct<Row>): DeskRoute {
  return onlyFor(act.permission, {
    path: act.path,
    show: async (exchange) => (isMissed(exchange.request) ? answerCopy(exchange, act) : review(exchange, act)),
    submit: (exchange, form) => carryOut(exchange, act, form),
  });
}

async function review<Row>(exchange: SignedInExchange, act: ChosenAct<Row>): Promise<PageAnswer> {
  const numbers = chosenIn(exchange.request.query, act.numbers);
  if (numbers.length === 0) return nothingChosen(exchange, act);
  const rows = await act.read(exchange, numbers);
  if (isRefusal(rows)) return answerRefused(exchange, rows);
  const lines = rows.map((row) => act.lineOf(row, exchange));
  if (lines.length === 0) return nothingChosen(exchange, act);
  // The boxes are fields of this form: whatever is taken out here is left as it is.
  const form = actionForm(exchange, {
    action: pathOf(exchange),
    fields: [keptLines(lines, act.numbers), act.asksReason && reasonField('', false)],
    effect: act.words.effect,
    button: act.words.button,
    cancelPath: act.home.path,
  });
  return answer(exchange, act, html`${form}${numbers.length === CHOSEN_MAX && mostNote()}`);
}

function mostNote(): Html {
  return html`<p class="soft">At most ${CHOSEN_MAX} are done at once. Do the others afterwards.</p>`;
}

/** The form of a list that was sent without a checked box. */
export function nothingChosen(exchange: SignedInExchange, page: ChosenPage): PageAnswer {
  const back = html`<a href="${page.home.path}">Back to the list</a>`;
  return answer(exchange, page, empty(say`You chose nothing`, say`Check the boxes of some rows first.`, back));
}

/** One after the other: what one of them is refused does not stop the others. */
async function carryOut<Row>(
  exchange: SignedInExchange,
  act: ChosenAct<Row>,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const numbers = chosenIn(form, act.numbers);
  if (numbers.length === 0) return nothingChosen(exchange, act);
  const rows = await act.read(exchange, numbers);
  if (isRefusal(rows)) return answerRefused(exchange, rows);
  const results: { readonly line: ChosenLine; readonly isDone: boolean }[] = [];
  for (const row of rows) {
    const result = await act.act(exchange, row, fieldOf(form, 'reason'));
    const [title, tone] = RESULTS[result.kind];
    const line = { ...act.lineOf(row, exchange), lead: tag(title, tone), about: result.detail };
    results.push({ line, isDone: result.kind === 'done' });
  }
  const found = new Set(results.map(({ line }) => line.number));
  const gone = numbers.filter((number) => !found.has(number)).map(notFound);
  // What needs a second look comes first.
  const lines = results.toSorted((left, right) => Number(left.isDone) - Number(right.isDone)).map(({ line }) => line);
  const done = results.filter(({ isDone }) => isDone).length;
  const page = answer(exchange, act, html`${doneOf(done, numbers.length)} ${chosenLines([...gone, ...lines])}`);
  return { ...page, isShownOnce: true };
}

const RESULTS: Readonly<Record<ChosenResult['kind'], readonly [title: string, tone: Tone]>> = translated({
  done: ['Done', 'good'],
  unchanged: ['Nothing to do', 'wait'],
  refused: ['Refused', 'bad'],
});

function notFound(number: string): ChosenLine {
  return {
    number,
    path: null,
    text: number,
    lead: tag(say`Not found`, 'bad'),
    about: say`It does not exist, or is not yours to see.`,
  };
}

/** To who sent a copy of the form to another node, perhaps by a double click. */
function answerCopy<Row>(exchange: SignedInExchange, act: ChosenAct<Row>): PageAnswer {
  return answer(
    exchange,
    act,
    html`<div class="notice wait" role="status">
        <p>This form came twice, as after a double click. It was carried out once.</p>
      </div>
      <p><a class="button" href="${act.home.path}">See the list</a></p>`,
  );
}

function answer(exchange: SignedInExchange, { screen, words: { title }, home }: ChosenPage, content: Html): PageAnswer {
  return answerDesk(exchange, { screen, title, back: home, content });
}

function isRefusal<Row>(read: readonly Row[] | Refused): read is Refused {
  return 'kind' in read;
}

function pathOf({ request }: SignedInExchange): string {
  return request.path.split('?')[0] ?? '';
}

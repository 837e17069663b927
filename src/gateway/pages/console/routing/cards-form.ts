import { cardLines, readCardLines } from '../../../domain/routing/card-lines.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { field, formFields, reasonField } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { bytesWords, numberWords } from '../../design/written.ts';
import { fieldOf } from '../../frame/form.ts';
import type { FormFile } from '../../frame/multipart.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { CARDS } from './cards-page.ts';

type Table = OperatorAnswers['listCardRanges'];

/** As much as ranges that the contract takes need. */
const FILE_BYTES_MAX = 2_500_000;
const BODY_BYTES_MAX = FILE_BYTES_MAX + 100_000;
/** With its other fields, a form has room for so much text. */
const LINES_LENGTH_MAX = 60_000;
const PATH = `${CARDS}/replace`;

interface Typed {
  readonly lines: string;
  readonly reason: string;
  readonly problem?: string | undefined;
  readonly notice?: Html;
}

/** The whole table at once: typed, pasted or from a file. */
export function cardsFormRoute(context: DeskContext): DeskRoute {
  return {
    path: '/cards/replace',
    bodyBytesMax: BODY_BYTES_MAX,
    takesFiles: true,
    show: (exchange) =>
      showRead(exchange, context.call(exchange, 'listCardRanges', {}), (current) =>
        showForm(exchange, current, { lines: current.next === null ? cardLines(current.ranges) : '', reason: '' }),
      ),
    submit: (exchange, form, [file]) => submit(context, exchange, form, file),
  };
}

async function submit(
  context: DeskContext,
  exchange: SignedInExchange,
  form: URLSearchParams,
  file: FormFile | undefined,
): Promise<PageAnswer> {
  const lines = form.get('ranges') ?? '';
  const reason = fieldOf(form, 'reason');
  const again = async (shown: Pick<Typed, 'problem' | 'notice'>) =>
    showRead(exchange, context.call(exchange, 'listCardRanges', {}), (current) =>
      showForm(exchange, current, { lines, reason, ...shown }),
    );
  const isFile = file !== undefined && file.content.length > 0;
  const ranges = readCardLines(isFile ? file.content.toString('utf8') : lines);
  if (typeof ranges === 'string') return again({ problem: ranges });
  const put = await context.call(exchange, 'putCardTable', {
    body: { version: Number(fieldOf(form, 'version')), ranges },
    reason,
  });
  if (put.kind === 'done') return seeOther(exchange, CARDS, { done: 'cards' });
  if (put.name === 'stepUpRequired' || put.name === 'forbidden') return answerRefused(exchange, put);
  return again({ notice: refusedNotice(inWords(put, { 'X-Reason': 'Reason', ranges: 'Ranges' })) });
}

function showForm(exchange: SignedInExchange, current: Table, typed: Typed): PageAnswer {
  const { problem, notice, lines, reason } = typed;
  const { version, count, next } = current;
  const isWrong = problem !== undefined || notice !== undefined;
  return answerDesk(exchange, {
    screen: 'routing',
    title: 'Change the table of cards',
    back: { path: CARDS, title: 'Table of cards' },
    status: isWrong ? 400 : 200,
    content: html`${notice}
      <form class="sheet act" method="post" enctype="multipart/form-data" action="${PATH}" data-once>
        ${formFields(exchange, PATH)} <input type="hidden" name="version" value="${version}" />
        ${fileField()}
        ${field({
          name: 'ranges',
          label: 'Or the ranges themselves',
          type: 'textarea',
          value: lines,
          lengthMax: LINES_LENGTH_MAX,
          hint: `One a line: first digits, last digits, country, region, such as 411111,411119,DE,domestic. Fewer than six digits stand for all cards that begin with them.${next === null ? '' : ` The table has ${numberWords(count)} ranges, too many to be shown here: send a file.`}`,
          error: problem,
        })}
        ${reasonField(reason)}
        <p class="effect">
          It replaces the whole table, which has ${numberWords(count)} ranges now. Rules about countries and regions
          follow it within two seconds; agreed fees as well.
        </p>
        <div class="actions">
          <button class="button main">Replace the table</button>
          <a class="button plain" href="${CARDS}">Cancel</a>
        </div>
      </form>`,
  });
}

function fileField(): Html {
  return html`<div class="field">
    <label for="table">A CSV file</label>
    <input
      id="table"
      name="table"
      type="file"
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      aria-describedby="table-hint"
    />
    <p class="soft" id="table-hint">
      Up to ${bytesWords(FILE_BYTES_MAX)}, with the same four columns. If you choose one, what stands below is not used.
    </p>
  </div>`;
}

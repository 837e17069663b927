import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { showList } from '../../desk/list/list-page.ts';
import { answerRefused } from '../../desk/respond.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, facts, section } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { bytesWords, dayWords, numberWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { dayPath, filePath } from './day-words.ts';
import { lineList } from './file-lines.ts';
import { continuePart } from './import-page.ts';
import { FORMATS, SOURCES, isOnTheWay } from './file-words.ts';
import type { File, FileStory } from './file-words.ts';
import { profilePath } from './settings.ts';

type Section = FileStory['contents'][number];

/** A file: how far it has come, whether its figures prove themselves, and its lines. */
export function fileRoute(context: DeskContext): DeskRoute {
  return {
    path: '/files/:fileNo',
    async show(exchange) {
      const read = await context.call(exchange, 'getReconciliationFile', {
        parameters: { fileNo: exchange.parameter },
      });
      if (read.kind === 'refused') return answerRefused(exchange, read);
      return showList(context, exchange, lineList(read.value, fileParts(exchange, read.value)));
    },
  };
}

function fileParts(exchange: SignedInExchange, story: FileStory): Html {
  const { file } = story;
  const isCut = file.state === 'receiving' && may(exchange, 'reconciliation.import');
  return html`<div class="stack" id="file" data-live>
      ${problemPart(file)} ${progressPart(file)}
      <div class="columns even">${sumPart(file)} ${aboutPart(exchange, story)}</div>
      ${contentPart(story)}
    </div>
    ${isCut && continuePart(exchange, file)}`;
}

/** Where it is, what is wrong, and what to do. */
function problemPart(file: File): Html {
  const { problem, state } = file;
  if (problem === null) return NOTHING;
  const { text, line, column } = problem;
  const where =
    line === null
      ? NOTHING
      : html`<b>Line ${numberWords(line)}${column !== null && `, column ${numberWords(column)}`}:</b> `;
  return html`<div class="notice bad" role="alert">
    <h2>${state === 'removing' ? 'It is being taken out again' : 'Nothing of this file counts'}</h2>
    <p>${where}${text}</p>
    <p>${remedyOf(file)}</p>
  </div>`;
}

/** What is wrong with the whole file says itself what to do first. */
function remedyOf({ problem, profile }: File): Value {
  if (problem?.line === null) return 'Once that is done, import it again.';
  if (profile === null) return 'Correct the file, or ask its sender for a new one, and import that.';
  return html`Correct the file, or how the profile <a href="${profilePath(profile)}">${profile}</a> reads it, and import
    it again. If it is read by the wrong profile, choose another one when you import it.`;
}

function progressPart(file: File): Html {
  const { state, percent, bytes, received } = file;
  if (state === 'receiving') {
    return html`<section class="sheet" aria-label="Upload">
      <p><b>Not all of it is here:</b> ${bytesWords(received)} of ${bytesWords(bytes)}.</p>
      <progress max="100" value="${percent}" aria-label="Received"></progress>
    </section>`;
  }
  if (!isOnTheWay(file)) return NOTHING;
  const words =
    state === 'waiting' ? 'It is here, and is read in a moment.' : 'It is being read. This page follows it.';
  return html`<section class="sheet" aria-label="Progress">
    <p role="status">${words}</p>
    <progress max="100" value="${state === 'waiting' ? 0 : percent}" aria-label="Read"></progress>
  </section>`;
}

/** As people would check it on paper: what is settled and what is open are all of its lines. */
function sumPart({ fileNo, lines, settledLines, knownLines, openLines, state }: File): Html {
  if (state !== 'done' && state !== 'superseded') return NOTHING;
  const missing = lines - settledLines - knownLines - openLines;
  return section(
    'Its lines',
    html`<ul class="equation plain-list">
      ${row('', 'Matched, or in need of nothing', settledLines)} ${row('+', 'Known from an earlier file', knownLines)}
      ${row('+', 'Open', openLines)} ${missing !== 0 && row('+', 'Not accounted for: please report this', missing)}
      ${row('=', 'In the file', lines)}
    </ul>`,
    openLines === 0
      ? {}
      : {
          actions: html`<a class="button small" href="${filePath(fileNo)}?state=open"
            >${openLines === 1 ? 'Show the open line' : `Show the ${numberWords(openLines)} open lines`}</a
          >`,
        },
  );
}

function row(sign: string, words: string, count: number): Html {
  return html`<li><span>${sign}</span><span>${words}</span><b class="amount">${numberWords(count)}</b></li>`;
}

const MASKED_SHOWN = 20;

function aboutPart(exchange: SignedInExchange, { file, changes }: FileStory): Html {
  const { owner, format, bytes, profile, hash, source, createdBy, createdAt, finishedAt, supersedes, supersededBy } =
    file;
  return section(
    'The file',
    facts([
      ['Sent as one of', owner],
      ['Format', format !== null && html`${FORMATS[format]}${profile !== null && `, by the profile ${profile}`}`],
      ['Size', bytesWords(bytes)],
      ['Came', html`${moment(exchange, createdAt)}, ${SOURCES[source]}`],
      ['By', createdBy],
      ['Read', finishedAt !== null && moment(exchange, finishedAt)],
      ['Masked', maskedWords(file)],
      [
        'Corrects',
        supersedes !== null && html`<a href="${filePath(supersedes)}">an earlier file</a>${changeWords(changes)}`,
      ],
      ['Replaced by', supersededBy !== null && html`<a href="${filePath(supersededBy)}">a corrected file</a>`],
      ['SHA-256', hash !== null && html`<code class="hash">${hash}</code>`],
    ]),
  );
}

/** People have to tell whoever sent a card number. */
function maskedWords({ maskedCount, maskedLines }: File): string | null {
  if (maskedCount === 0) return null;
  const named = maskedLines.slice(0, MASKED_SHOWN).map((line) => numberWords(line));
  const more = maskedCount > named.length ? ` and ${numberWords(maskedCount - named.length)} more` : '';
  const lines = maskedCount === 1 ? 'line' : 'lines';
  return `card numbers in ${lines} ${named.join(', ')}${more}; tell its sender`;
}

function changeWords(changes: FileStory['changes']): string {
  if (changes === null) return '';
  const { same, changed, added, removed } = changes;
  const parts = [
    `${numberWords(changed)} changed`,
    `${numberWords(added)} added`,
    `${numberWords(removed)} gone`,
    `${numberWords(same)} as before`,
  ];
  return `: ${parts.join(', ')}`;
}

const SECTION_TITLES: Readonly<Record<Section['kind'], string>> = {
  report: 'Report',
  statement: 'Statement',
  notification: 'Notification',
};

/** Each day leads to the page on which its sums are. */
function contentPart({ contents, file }: FileStory): Html {
  if (contents.length === 0) return NOTHING;
  const hasBalances = contents.some(({ opening }) => opening !== null);
  const list = table<Section>({
    caption: 'Reports and statements in it',
    rows: contents,
    keyOf: ({ section: place }) => String(place),
    columns: [
      {
        title: 'Number',
        phone: 'lead',
        cell: ({ id, kind }) => html`${SECTION_TITLES[kind]} <bdi class="whole">${id}</bdi>`,
      },
      { title: 'Acquirer or account', phone: 'who', cell: ({ owner }) => owner },
      { title: 'Days', cell: daysOf },
      { title: 'Lines', kind: 'figure', cell: ({ lines }) => numberWords(lines) },
      ...(hasBalances
        ? [
            {
              title: 'Opening',
              kind: 'figure' as const,
              cell: (one: Section) => one.opening !== null && amount(one.opening, one.currency),
            },
          ]
        : []),
      { title: 'Total', kind: 'figure', cell: ({ total, currency }) => amount(total, currency) },
      ...(hasBalances
        ? [
            {
              title: 'Closing',
              kind: 'figure' as const,
              cell: (one: Section) => one.closing !== null && amount(one.closing, one.currency),
            },
          ]
        : []),
    ],
  });
  const isAll = contents.length === file.sections;
  return html`<h2>Reports and statements in it</h2>
    ${list}
    ${!isAll && html`<p class="soft">These are the first ${numberWords(contents.length)} of ${numberWords(file.sections)}.</p>`}`;
}

function daysOf({ owner, currency, firstDay, lastDay }: Section): Html {
  if (firstDay === null || lastDay === null) return html`–`;
  const link = (day: string) => html`<a href="${dayPath({ owner, currency, day })}">${dayWords(day)}</a>`;
  return firstDay === lastDay ? link(firstDay) : html`${link(firstDay)} to ${link(lastDay)}`;
}

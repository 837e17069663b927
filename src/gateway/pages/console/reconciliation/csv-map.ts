import type { DeskContext } from '../../desk/desk-types.ts';
import { answerRefused, inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import type { FormFile } from '../../frame/multipart.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import { rulesIn } from './csv-form.ts';
import { showMapping, showUpload } from './csv-map-page.ts';
import type { Mapping, Tried } from './csv-map-page.ts';
import { contentOf, sampleOf } from './csv-sample.ts';
import { MEANINGS, MORE_MEANINGS, NEEDED } from './csv-words.ts';
import type { Rules } from './csv-words.ts';
import { SETTINGS } from './day-words.ts';
import type { Profile } from './settings.ts';

const NO_SAMPLE = { field: 'file', problem: 'is missing; choose a file first' };

/** Three buttons lead here: a sample was chosen, its preview is to follow, or the profile is to be saved. */
export async function submitMapping(
  context: DeskContext,
  exchange: SignedInExchange,
  { current, form, file }: { current: Profile | null; form: URLSearchParams; file: FormFile | undefined },
): Promise<PageAnswer> {
  const mapping = mappingIn(form, current, file);
  const content = contentOf(mapping.sample.text);
  if (content === null) return showUpload(exchange, current, NO_SAMPLE);
  const step = form.get('step');
  // What was just chosen gets a proposal, unless there are rules to begin with.
  const rules = step === 'preview' || step === 'save' ? rulesIn(form) : (current?.rules ?? null);
  const tried = await tryRules(context, exchange, { content, rules, isCut: mapping.sample.isCut });
  if (tried.kind === 'refused') return answerRefused(exchange, tried);
  if (step !== 'save') return showMapping(exchange, mapping, tried.value);
  const { profile, name, reason } = mapping;
  const put = await context.call(exchange, 'putCsvProfile', {
    parameters: { profile },
    body: { version: current?.version ?? 0, name, rules: tried.value.rules },
    reason,
  });
  if (put.kind === 'done') return seeOther(exchange, SETTINGS, { done: 'profile' });
  if (put.name === 'stepUpRequired' || put.name === 'forbidden') return answerRefused(exchange, put);
  const problems = problemsIn(put);
  return showMapping(
    exchange,
    mapping,
    { ...tried.value, problems },
    { notice: refusedNotice(inWords(put, WORDS)), status: 400 },
  );
}

function mappingIn(form: URLSearchParams, current: Profile | null, file: FormFile | undefined): Mapping {
  const sample =
    file === undefined
      ? { text: form.get('sample') ?? '', isCut: form.get('cut') === '1' }
      : sampleOf(file.content, form.get('cut') === '1');
  return {
    current,
    sample,
    profile: current?.profile ?? fieldOf(form, 'profile'),
    name: form.has('name') ? fieldOf(form, 'name') : (current?.name ?? ''),
    reason: fieldOf(form, 'reason'),
  };
}

/** Rules that cannot hold yet are shown with what is wrong with them. */
async function tryRules(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { content, rules, isCut }: { content: string; rules: Rules | null; isCut: boolean },
): Promise<{ readonly kind: 'done'; readonly value: Tried } | Refused> {
  // The end of a sample is not that of its file.
  const tried = rules === null || !isCut ? rules : { ...rules, skipLast: 0 };
  const read = await call(exchange, 'previewCsv', { body: { content, rules: tried } });
  if (read.kind === 'done') {
    const used = rules ?? read.value.rules;
    const problem = missingIn(used, read.value.columns) ?? read.value.problem;
    return { kind: 'done', value: { ...read.value, problem, rules: used, problems: new Map() } };
  }
  if (rules === null || read.name !== 'invalidInput') return read;
  const proposed = await call(exchange, 'previewCsv', { body: { content, rules: null } });
  if (proposed.kind === 'refused') return proposed;
  const { columns } = proposed.value;
  const problem = 'This cannot be tried yet: something is missing, and its field says what.';
  return { kind: 'done', value: { rules, columns, rows: [], problem, problems: problemsIn(read) } };
}

/** What every file has, and nobody has named yet: readers would speak of a column that the rules only propose. */
function missingIn({ columns: chosen }: Rules, columns: readonly string[]): string | null {
  const missing = MEANINGS.filter(([name]) => NEEDED.includes(name) && !columns.includes(chosen[name] ?? ''));
  if (columns.length === 0 || missing.length === 0) return null;
  return `Choose the column for: ${missing.map(([, label]) => label).join(', ')}.`;
}

/** By the names of the contract; of a list, the first. */
function problemsIn({ fields = [] }: Refused): Map<string, string> {
  return new Map(fields.map(({ field, problem }) => [field.replace(/\[.*/, ''), problem]));
}

const WORDS: Readonly<Record<string, string>> = {
  profile: 'Id',
  name: 'Name',
  'rules.timeZone': 'Time zone of its times',
  'rules.thousands': 'Amounts look like',
  'rules.currency': 'Currency of all rows',
  'rules.types': 'What the rows are about',
  'rules.skipRows': 'Rows to leave out',
  ...Object.fromEntries([...MEANINGS, ...MORE_MEANINGS].map(([name, label]) => [`rules.columns.${name}`, label])),
};

import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { approvalKinds } from '../../../../../generated/permissions.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { letterRoutes } from './letter-pages.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import type { AskedField } from '../../desk/form/fields.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { wordsOf } from '../../desk/views/figures.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, facts, section, tag } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { alwaysKinds, demandableKinds } from '../../shared/approvals/kinds.ts';
import { rulesRoute } from '../../shared/approvals/rules-form.ts';
import { limitList } from '../../shared/approvals/rule-limits.ts';
import type { LimitName, Rules } from '../../shared/approvals/rule-limits.ts';
import { aboveSentences } from '../../shared/approvals/rule-words.ts';
import type { RulesDesk } from '../../shared/approvals/rules-form.ts';
import { daysWords } from '../../design/written.ts';

type Settings = OperatorAnswers['getSettings'];

const SETTINGS = CONSOLE + SCREENS.settings.path;

const ALONE_WORDS: Readonly<Partial<Record<LimitName, Pick<AskedField, 'label' | 'hint'>>>> = {
  limits: {
    label: 'What people can refund alone',
    hint: 'One line per currency, such as USD 100.00. For people without the permission to refund any amount.',
  },
  refundDay: { label: 'What one person can refund alone on one day' },
};

const RULES: RulesDesk = {
  screen: 'settings',
  home: { path: SETTINGS, title: 'Settings' },
  kinds: demandableKinds('operator'),
  nameOf: wordsOf,
  groups: [
    { title: 'Need a second person above an amount, whoever acts', names: ['refundsAbove', 'payoutsAbove'] },
    {
      title: 'What people do alone without the permission to refund any amount',
      names: ['limits', 'refundDay'],
      words: (name) => ALONE_WORDS[name] ?? {},
    },
  ],
  effect: ({ kinds }) =>
    kinds.includes('rules')
      ? 'Asks a second person to approve these rules. Until then the rules of now apply.'
      : "Changes at once what the operator's people can do alone.",
};

/** What needs two people, how long data is kept, and what runs here. */
export const settingsScreen: Screen = {
  id: 'settings',
  routes: (context: DeskContext) => [
    { path: '', show: (exchange) => showSettings(exchange, context) },
    onlyFor('settings.change', rulesRoute(context, RULES)),
    ...letterRoutes(context),
  ],
};

async function showSettings(exchange: SignedInExchange, { call }: DeskContext): Promise<PageAnswer> {
  const rules = await call(exchange, 'getApprovalRules', {});
  if (rules.kind === 'refused') return answerRefused(exchange, rules);
  const settings = await call(exchange, 'getSettings', {});
  if (settings.kind === 'refused') return answerRefused(exchange, settings);
  const content = html`${doneNotice(exchange, { rules: 'The rules are changed.' })}
  ${ruleSection(exchange, rules.value)} ${methodSection(settings.value)} ${retentionSection(exchange, settings.value)}
  ${gatewaySection(settings.value)}
  ${section('Mails', html`<p><a href="${SETTINGS}/mails">Preview every mail</a> that the gateway sends, in every language.</p>`)}`;
  return answerDesk(exchange, { screen: 'settings', title: 'Settings', content });
}

function ruleSection(exchange: SignedInExchange, rules: Rules): Html {
  const { kinds, refundLimits } = rules;
  const list = table({
    caption: 'What needs two people',
    columns: [
      { title: 'Operation', cell: ({ kind }) => html`<b>${wordsOf(kind)}</b>` },
      { title: 'Needs a second person', cell: ({ kind }) => needTag(kind, rules) },
      { title: 'The second person needs', cell: ({ kind }) => html`<code>${approvalKinds[kind].permission}</code>` },
    ],
    rows: [...RULES.kinds, ...ALWAYS].map((kind) => ({ kind })),
    keyOf: ({ kind }) => kind,
  });
  const limits = kinds.includes('refund')
    ? html`<p>Every refund needs a second person, whoever makes it.</p>`
    : refundLimits.length === 0
      ? html`<p>
          Without the permission to refund any amount, every refund needs a second person: no currency has a limit.
        </p>`
      : html`<p>
          Without the permission to refund any amount, people refund alone up to
          ${refundLimits.map((limit, index) => html`${index > 0 && ', '}${amount(limit.amount, limit.currency)}`)} of an
          order. In other currencies every refund needs a second person.
        </p>`;
  const day = limitList(rules, 'refundDay');
  const sentences = [
    ...aboveSentences(rules, 'refund'),
    ...aboveSentences(rules, 'payout'),
    ...(day === '' ? [] : [`Without that permission, each person refunds alone up to ${day} on one day.`]),
  ].map((sentence) => html`<p>${sentence}</p>`);
  return section('Four eyes: what needs a second person', html`${list}${limits}${sentences}`, {
    ...(may(exchange, 'settings.change') && {
      actions: html`<a class="button small" href="${SETTINGS}/rules">Change</a>`,
    }),
  });
}

/** Whatever the rules say. */
const ALWAYS = alwaysKinds('operator');

/** Refunds also have limits, which the text below the table names. */
function needTag(kind: ApprovalKind, { kinds, refundLimits, amounts }: Rules): Html {
  if (kinds.includes(kind) || ALWAYS.includes(kind)) return tag('Always', 'good');
  if (amounts.some((one) => one.kind === kind)) return tag('Above an amount', 'good');
  if (kind !== 'refund') return tag('No');
  return tag(refundLimits.length === 0 ? 'For some people' : 'Above the limit', 'wait');
}

function methodSection({ methods }: Settings): Html {
  const list = table({
    caption: 'Currencies of each payment method',
    columns: [
      { title: 'Method', cell: ({ method }) => html`<code class="keep">${method}</code>` },
      { title: 'Currencies', cell: ({ currencies }) => currencies?.join(', ') ?? 'all' },
      { title: 'Widened', cell: ({ isWidened }) => (isWidened ? tag('Yes', 'good') : tag('No')) },
    ],
    rows: methods,
    keyOf: ({ method }) => method,
  });
  return section(
    'Payment methods',
    html`${list}
      <p class="soft">
        <code>METHOD_CURRENCIES</code> in the environment of the gateway adds currencies that your acquirer takes: set
        it on all nodes, and restart.
      </p>`,
  );
}

function retentionSection(exchange: SignedInExchange, { retention, lastRetentionAt }: Settings): Html {
  const list = table({
    caption: 'How long data is kept',
    columns: [
      { title: 'Setting', cell: ({ setting }) => html`<code class="keep">${setting}</code>` },
      {
        title: 'Kept',
        cell: ({ days }) => html`<b class="amount">${days === null ? 'for ever' : daysWords(days)}</b>`,
      },
      { title: 'Default', cell: ({ defaultDays }) => daysWords(defaultDays) },
      { title: 'At least', cell: ({ daysMin }) => daysWords(daysMin) },
      { title: 'Removes', cell: ({ removes }) => html`<span class="soft">${removes}</span>` },
    ],
    rows: retention,
    keyOf: ({ setting }) => setting,
  });
  const last =
    lastRetentionAt === null ? 'Nothing was removed yet.' : html`Last run ${moment(exchange, lastRetentionAt)}.`;
  return section(
    'Retention',
    html`${list}
      <p class="soft">
        ${last} These are environment variables of the gateway: change them there, on all nodes, and restart.
      </p>`,
  );
}

function gatewaySection({ mode, version, timeZone, database }: Settings): Html {
  return section(
    'Gateway',
    facts([
      ['Mode', mode === 'live' ? tag('Live', 'good') : tag('Sandbox', 'wait')],
      ['Version', version],
      ['Time zone of days', timeZone],
      ['Database', database === 'postgresql' ? 'PostgreSQL' : 'SQLite'],
    ]),
  );
}

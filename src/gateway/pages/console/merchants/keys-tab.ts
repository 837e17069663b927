import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { endForm, endLink, mayEnd } from '../../shared/merchants/end-key.ts';
import { KEY_KINDS, KINDS } from '../../shared/merchants/key-kinds.ts';
import type { Secret } from '../../shared/merchants/key-kinds.ts';
import { lastUse } from '../../shared/merchants/key-use.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, section, tag } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { MERCHANTS, answerTab, merchantPath } from './merchant.ts';
import type { Merchant } from './merchant.ts';
import { ageWords } from '../../design/written.ts';

const DONE = {
  publicKey: 'The public key was registered.',
  ended: 'The key has ended. What it signs is refused from now on.',
};

export async function showKeys(
  { call }: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
): Promise<PageAnswer> {
  const listed = await call(exchange, 'listSecrets', { parameters: { merNo: merchant.merNo } });
  if (listed.kind !== 'done') return answerRefused(exchange, listed);
  const { secrets } = listed.value;
  const sections = KINDS.map((kind) => {
    const { title, about, form, button } = KEY_KINDS[kind];
    const own = secrets.filter((secret) => secret.kind === kind);
    const actions = may(exchange, 'merchants.keys')
      ? html`<a
          class="button small"
          href="${MERCHANTS}/${merchant.merNo}/${form}"
          aria-label="${button} the ${title.toLowerCase()}"
          >${button}</a
        >`
      : NOTHING;
    const list =
      own.length === 0
        ? empty('None', 'The merchant signs with its signing key.')
        : keyTable(exchange, { merchant, title }, own);
    return section(
      title,
      html`<p class="soft">${about}</p>
        ${list}`,
      { actions },
    );
  });
  const content = html`<p class="soft">Values are shown once, when they are created. Only their numbers are listed.</p>
    ${sections}`;
  return answerTab(exchange, { merchant, tab: 'keys', content, done: DONE });
}

function keyTable(
  exchange: SignedInExchange,
  { merchant: { merNo }, title }: { merchant: Merchant; title: string },
  secrets: readonly Secret[],
): Html {
  const action = {
    title: 'Action',
    cell: (secret: Secret) => endLink(exchange, endPath(merNo, secret), secret),
  };
  return table({
    caption: title,
    rows: secrets,
    keyOf: ({ secretNo }) => secretNo,
    columns: [
      { title: 'Number', cell: ({ secretNo }) => html`<code>${secretNo}</code>` },
      { title: 'Ends in', cell: ({ ending }) => html`<code>${ending}</code>` },
      { title: 'Created', cell: ({ createdAt }) => moment(exchange, createdAt) },
      { title: 'State', cell: (secret) => stateOf(exchange, secret) },
      { title: 'Last used', cell: (secret) => lastUse(exchange, secret) },
      ...(secrets.some((secret) => mayEnd(exchange, secret)) ? [action] : []),
    ],
  });
}

/** In one piece: on narrow screens a cell spreads its parts. */
function stateOf(exchange: SignedInExchange, { expiresAt, expired }: Secret): Html {
  if (expiresAt === null) return tag('in use', 'good');
  if (expired) return html`<span>${tag('expired')} <span class="soft">${moment(exchange, expiresAt)}</span></span>`;
  const left = ageWords(Date.parse(expiresAt) - exchange.now);
  return html`<span>${tag('overlaps', 'wait')} until ${moment(exchange, expiresAt)}, ${left} left</span>`;
}

function endPath(merNo: number, { secretNo }: Secret): string {
  return `${MERCHANTS}/end-key/${merNo}-${secretNo}`;
}

export function endRoute(context: DeskContext): DeskRoute {
  return formRoute(
    endForm(context, {
      screen: 'merchants',
      path: '/end-key/:key',
      ofWhom: ({ name }) => ` of ${name}`,
      read: (exchange) => context.call(exchange, 'getMerchant', { parameters: { merNo: namesIn(exchange).merNo } }),
      homeOf: ({ merNo }) => ({ path: merchantPath(merNo, 'keys'), title: 'Keys' }),
      secretIn: (exchange) => namesIn(exchange).secretNo,
    }),
  );
}

/** Both numbers are in the one varying part of the path. */
function namesIn({ parameter }: SignedInExchange): { merNo: number; secretNo: string } {
  const [, merNo = '', secretNo = ''] = /^([0-9]{1,12})-(.+)$/.exec(parameter) ?? [];
  return { merNo: Number(merNo), secretNo };
}

import { say, translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { answerShownOnce } from '../../desk/views/shown-once.ts';
import { KEY_KINDS, ROTATION_WORDS } from './key-kinds.ts';
import type { Secret } from './key-kinds.ts';
import type { MerchantPlace } from './merchant-place.ts';
import type { DeskForm } from '../../desk/form/form-types.ts';

type Merchant = components['schemas']['Merchant'];
type NewSecret = components['schemas']['NewSecret'];

export interface KeyedMerchant {
  readonly merchant: Merchant;
  /** The one in use; null if there is none. */
  readonly current: Secret | null;
  /** The one before it; null if there is none, or it was removed. */
  readonly previous: Secret | null;
}

export interface KeyPlace extends MerchantPlace {
  /** Below a new value, such as code that uses it. */
  readonly more?: (exchange: SignedInExchange, merchant: Merchant, made: NewSecret) => Html;
}

/** Forms that replace a merchant's keys. */
export function keyRoutes(context: DeskContext, place: KeyPlace): DeskRoute[] {
  return [
    formRoute(rotationForm(context, place, 'signingKey')),
    formRoute(rotationForm(context, place, 'webhookSecret')),
    formRoute(publicKeyForm(context, place)),
  ];
}

export const ROTATIONS = { signingKey: 'rotateSigningKey', webhookSecret: 'rotateWebhookSecret' } as const;

export function keyForm(context: DeskContext, place: KeyPlace, kind: Secret['kind']) {
  return {
    screen: place.screen,
    read: (exchange: SignedInExchange) => readKeys(context, place, { exchange, kind }),
    homeOf: ({ merchant }: KeyedMerchant) => place.homeOf(merchant),
    seenOf: ({ current }: KeyedMerchant) => ({ [KEY_KINDS[kind].title]: current?.secretNo ?? '' }),
  };
}

async function readKeys(
  context: DeskContext,
  place: KeyPlace,
  { exchange, kind }: { exchange: SignedInExchange; kind: Secret['kind'] },
): Promise<Answered<KeyedMerchant>> {
  const merchant = await place.read(exchange);
  if (merchant.kind !== 'done') return merchant;
  const listed = await context.call(exchange, 'listSecrets', { parameters: { merNo: merchant.value.merNo } });
  if (listed.kind !== 'done') return listed;
  const own = listed.value.secrets.filter((secret) => secret.kind === kind);
  const current = own.find(({ expiresAt }) => expiresAt === null) ?? null;
  const previous = own.find(({ expiresAt }) => expiresAt !== null) ?? null;
  return { kind: 'done', value: { merchant: merchant.value, current, previous } };
}

const OVERLAPS = translated([
  ['86400', '24 hours'],
  ['3600', '1 hour'],
  ['604800', '7 days'],
  ['2592000', '30 days'],
  ['0', 'None: the old one stops working at once'],
]);

function rotationForm(
  context: DeskContext,
  place: KeyPlace,
  kind: keyof typeof ROTATIONS,
): DeskForm<KeyedMerchant, (typeof ROTATIONS)[keyof typeof ROTATIONS]> {
  const operation = ROTATIONS[kind];
  const words = ROTATION_WORDS[kind];
  return {
    ...keyForm(context, place, kind),
    path: `${place.prefix}/${KEY_KINDS[kind].form}`,
    operation,
    title: ({ merchant }) => words.rotate + place.ofWhom(merchant),
    // The answer is a page of its own.
    done: '',
    fields: ({ field }) => field('overlapSeconds', { value: OVERLAPS[0][0], choices: OVERLAPS }),
    effect: () => words.effect,
    button: () => words.rotate,
    send: ({ exchange, subject: { merchant, current }, form, reason }) =>
      context.call(exchange, operation, {
        parameters: { merNo: merchant.merNo },
        body: { overlapSeconds: overlapFrom(form), ...(current && { replaces: current.secretNo }) },
        reason,
      }),
    answer: (exchange, { merchant }, made) =>
      answerSecret(place, exchange, {
        merchant,
        made,
        kept: say`The old one works until the overlap ends.`,
      }),
    missed: (exchange, { current, previous }) => ({
      lines: [
        ...(current === null ? [] : [madeLine(exchange, current)]),
        ...(previous === null ? [] : [oldLine(exchange, previous)]),
        say`If you did not see the new one, rotate again. That makes another one, and shows it.`,
      ],
      button: words.again,
    }),
  };
}

/** Which key it was that nobody saw. */
export function madeLine(exchange: SignedInExchange, { kind, ending, createdAt }: Secret): Html {
  const at = moment(exchange, createdAt, 'second');
  return kind === 'webhookSecret'
    ? html`The webhook secret in use was made ${at} and ends in <code>${ending}</code>.`
    : html`The signing key in use was made ${at} and ends in <code>${ending}</code>.`;
}

function oldLine(exchange: SignedInExchange, { ending, expiresAt, expired }: Secret): Html {
  return expired || expiresAt === null
    ? html`The one before it, ending in <code>${ending}</code>, no longer works.`
    : html`The one before it, ending in <code>${ending}</code>, still works until ${moment(exchange, expiresAt)}.`;
}

/** The value, in the answer to the form that made it. */
export function answerSecret(
  place: KeyPlace,
  exchange: SignedInExchange,
  { merchant, made, kept }: { merchant: Merchant; made: NewSecret; kept: string },
): PageAnswer {
  const words = ROTATION_WORDS[made.secret.kind === 'webhookSecret' ? 'webhookSecret' : 'signingKey'];
  return answerShownOnce(exchange, {
    screen: place.screen,
    title: words.made + place.ofWhom(merchant),
    back: place.homeOf(merchant),
    values: [[words.label, made.value]],
    lines: [html`Its number is <code>${made.secret.secretNo}</code>. ${kept}`],
    ...(place.more && { more: place.more(exchange, merchant, made) }),
  });
}

function publicKeyForm(context: DeskContext, place: KeyPlace): DeskForm<KeyedMerchant, 'setPublicKey'> {
  return {
    ...keyForm(context, place, 'publicKey'),
    path: `${place.prefix}/${KEY_KINDS.publicKey.form}`,
    operation: 'setPublicKey',
    title: ({ merchant }) => say`Register a public key` + place.ofWhom(merchant),
    done: 'publicKey',
    fields: ({ field }) => [
      field('publicKey', { type: 'textarea' }),
      field('overlapSeconds', { value: OVERLAPS[0][0], choices: OVERLAPS }),
    ],
    effect: ({ merchant: { name } }) => say`${name} can sign its requests with the private half from then on.`,
    button: () => say`Register the key`,
    send: ({ exchange, subject: { merchant, current }, form, reason }) =>
      context.call(exchange, 'setPublicKey', {
        parameters: { merNo: merchant.merNo },
        body: {
          publicKey: form.get('publicKey')?.replaceAll('\r\n', '\n') ?? '',
          overlapSeconds: overlapFrom(form),
          ...(current && { replaces: current.secretNo }),
        },
        reason,
      }),
  };
}

/** What is no number is refused by the contract. */
function overlapFrom(form: URLSearchParams): number {
  return Number(form.get('overlapSeconds') ?? '');
}

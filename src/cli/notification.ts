import { styleText } from 'node:util';
import type { components } from '../../generated/operator.ts';
import { commandGroup } from './command.ts';
import { UsageError } from './errors.ts';
import { readMerchantNumber } from './merchant.ts';
import { operatorCommand, take } from './operator-command.ts';
import type { OperatorClient } from './operator-command.ts';
import { printFields, printJson, printTable, withProgress } from './print.ts';
import { readNumber, readOneOf } from './read-options.ts';

type Schemas = components['schemas'];

const STATES = ['due', 'acknowledged', 'exhausted'] as const;
const LIMIT_BOUNDS = { min: 1, max: 100 };

const list = operatorCommand(
  {
    name: 'notification list',
    about: 'Lists the notifications of a merchant and how far their delivery is, newest first.',
    words: ['MERCHANT'],
    options: {
      state: { type: 'string', value: 'state', about: `only in this state: ${STATES.join(', ')}` },
      order: { type: 'string', value: 'trade number', about: 'only about this order' },
      before: { type: 'string', value: 'id', about: 'begin behind this notification' },
      limit: { type: 'string', value: 'number', about: 'at most so many (20)', default: '20' },
    },
    examples: ['tollgate notification list 100001', 'tollgate notification list 100001 --state exhausted --json'],
  },
  async ({ client, words: [merNo = ''], options }) => {
    const { state, order, before } = options;
    const query = {
      merNo: readMerchantNumber('MERCHANT', merNo),
      ...(state === undefined ? {} : { state: readOneOf('--state', state, STATES) }),
      ...(order === undefined ? {} : { tradeNo: order }),
      ...(before === undefined ? {} : { before }),
      limit: readNumber('--limit', options.limit, LIMIT_BOUNDS),
    };
    const page = await take(client.GET('/operator/deliveries', { params: { query } }));
    if (options.json) return printJson(page);
    if (page.paused) console.log(styleText('yellow', 'Nothing is sent: the merchant is paused.'));
    printTable(page.deliveries, [
      { title: 'NOTIFICATION', of: ({ notificationId }) => notificationId },
      { title: 'EVENT', of: ({ event }) => event },
      { title: 'STATE', of: ({ state: at }) => at },
      { title: 'ATTEMPTS', of: ({ attempts }) => attempts, right: true },
      { title: 'NEXT', of: ({ nextAt }) => nextAt },
      { title: 'ADDRESS', of: ({ address }) => address },
    ]);
    if (page.next !== null) console.log(`More: tollgate notification list ${merNo} --before ${page.next}`);
  },
);

const show = operatorCommand(
  {
    name: 'notification show',
    about: 'Shows a notification with every attempt to deliver it, and why an attempt did not count.',
    words: ['NOTIFICATION'],
    options: {},
    examples: ['tollgate notification show NT01M7F8NJE000031N1K9ZC3M5Q8R7V2X'],
  },
  async ({ client, words: [notificationId = ''], options }) => {
    const params = { path: { notificationId } };
    const delivery = await take(client.GET('/operator/deliveries/{notificationId}', { params }));
    if (options.json) return printJson(delivery);
    const { event, address, state, nextAt, createdAt, payload } = delivery;
    printFields({ notification: notificationId, event, address, state, 'next attempt': nextAt, written: createdAt });
    console.log('');
    printFields(payload);
    console.log('');
    printTable(delivery.attempts, [
      { title: 'ATTEMPT', of: ({ kind, attempt }) => (kind === 'resend' ? `resend ${attempt}` : `${attempt} of 9`) },
      { title: 'STARTED', of: ({ startedAt }) => startedAt },
      { title: 'HTTP', of: ({ status }) => status, right: true },
      { title: 'RESULT', of: ({ result }) => result },
    ]);
  },
);

const resend = operatorCommand(
  {
    name: 'notification resend',
    about: 'Sends a notification once more, or everything of a merchant that was given up.',
    words: ['NOTIFICATION?'],
    options: {
      merchant: { type: 'string', value: 'number', about: 'send again all of this merchant that was given up' },
      from: { type: 'string', value: 'moment', about: 'with --merchant: only written then or later' },
      to: { type: 'string', value: 'moment', about: 'with --merchant: only written then or earlier' },
    },
    notes: ['A resend does not count among the nine attempts.'],
    examples: [
      'tollgate notification resend NT01M7F8NJE000031N1K9ZC3M5Q8R7V2X',
      'tollgate notification resend --merchant 100001 --from 2026-11-15T00:00:00Z',
    ],
  },
  async ({ client, words: [notificationId], options }) => {
    const { merchant, from, to } = options;
    if ((notificationId === undefined) === (merchant === undefined)) {
      throw new UsageError('name one NOTIFICATION, or a merchant with --merchant');
    }
    if (merchant !== undefined) {
      const merNo = readMerchantNumber('--merchant', merchant);
      const work = resendMany(client, merNo, { ...(from && { from }), ...(to && { to }) });
      const report = await withProgress('sending again', work);
      if (options.json) return printJson(report);
      const waiting = report.waiting === 0 ? '' : ` ${report.waiting} were on their way already.`;
      return console.log(`${report.resent} notifications are sent again.${waiting}`);
    }
    const params = { path: { notificationId: notificationId ?? '' } };
    const answer = await take(client.POST('/operator/deliveries/{notificationId}/resend', { params }));
    if (options.json) return printJson(answer);
    const said = answer.outcome === 'accepted' ? 'is sent once more' : 'waits to be sent once more already';
    console.log(`${answer.notificationId} ${said}.`);
  },
);

/** One request looks at a limited number, so it is asked until there is nothing more. */
async function resendMany(client: OperatorClient, merNo: number, span: { from?: string; to?: string }) {
  const sum = { resent: 0, waiting: 0 };
  let next: string | null = null;
  do {
    const body: Schemas['ResendDeliveriesRequest'] = { ...span, ...(next !== null && { before: next }), limit: 200 };
    const call = { params: { path: { merNo } }, body };
    const report: Schemas['ResendReport'] = await take(
      client.POST('/operator/merchants/{merNo}/deliveries/resend', call),
    );
    sum.resent += report.resent;
    sum.waiting += report.waiting;
    next = report.next;
  } while (next !== null);
  return sum;
}

function pausing(verb: 'pause' | 'resume', about: string) {
  return operatorCommand(
    {
      name: `notification ${verb}`,
      about,
      words: ['MERCHANT'],
      options: {},
      examples: [`tollgate notification ${verb} 100001 --reason "their server moves"`],
    },
    async ({ client, words: [merchant = ''], options }) => {
      const call = { params: { path: { merNo: readMerchantNumber('MERCHANT', merchant) } } };
      const answer = await take(
        verb === 'pause'
          ? client.POST('/operator/merchants/{merNo}/deliveries/pause', call)
          : client.POST('/operator/merchants/{merNo}/deliveries/resume', call),
      );
      if (options.json) return printJson(answer);
      const said = answer.paused ? 'is sent nothing until it is resumed' : 'is sent what is due';
      console.log(`Merchant ${answer.merNo} ${said}.`);
    },
  );
}

export const run = commandGroup('notification', 'Notifications on their way to merchants.', {
  list: { about: 'list the notifications of a merchant', run: list },
  show: { about: 'show one with its attempts', run: show },
  resend: { about: 'send again', run: resend },
  pause: {
    about: 'stop sending to a merchant',
    run: pausing('pause', 'Sends nothing to a merchant; what is due waits.'),
  },
  resume: { about: 'send to it again', run: pausing('resume', 'Sends to a merchant again, what waited first.') },
});

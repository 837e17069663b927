import { styleText } from 'node:util';
import type { components } from '../../../generated/operator.ts';
import { commandGroup } from '../command.ts';
import { UsageError } from '../errors.ts';
import { operatorCommand, take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printFields, printJson, printTable, withProgress } from '../print.ts';
import { readMerchantNumber, readNumber, readOneOf } from '../read-options.ts';

type Schemas = components['schemas'];

const STATES = ['due', 'acknowledged', 'exhausted'] as const;
const LIMIT_BOUNDS = { min: 1, max: 100 };

const list = operatorCommand(
  {
    name: 'notification list',
    about: "List a merchant's notifications and their delivery states, newest first.",
    words: ['MERCHANT'],
    options: {
      state: { type: 'string', value: 'state', about: `filter by state: ${STATES.join(', ')}`, choices: STATES },
      order: { type: 'string', value: 'trade number', about: 'filter by order' },
      before: { type: 'string', value: 'id', about: 'start after this notification' },
      limit: { type: 'string', value: 'number', about: 'maximum number of notifications (default: 20)', default: '20' },
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
    if (page.paused) console.log(styleText('yellow', 'Deliveries to this merchant are paused.'));
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
    about: 'Print a notification and every delivery attempt with its result.',
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
    if (payload === null) console.log('The body has been removed.');
    else printFields(payload);
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
    about: 'Resend a notification, or all exhausted notifications of a merchant.',
    words: ['NOTIFICATION?'],
    options: {
      merchant: { type: 'string', value: 'number', about: 'resend all exhausted notifications of this merchant' },
      from: { type: 'string', value: 'time', about: 'with --merchant: only created at or after this time' },
      to: { type: 'string', value: 'time', about: 'with --merchant: only created at or before this time' },
    },
    notes: ['A resend does not count towards the nine attempts.'],
    examples: [
      'tollgate notification resend NT01M7F8NJE000031N1K9ZC3M5Q8R7V2X',
      'tollgate notification resend --merchant 100001 --from 2026-11-15T00:00:00Z',
    ],
  },
  async ({ client, words: [notificationId], options }) => {
    const { merchant, from, to } = options;
    if ((notificationId === undefined) === (merchant === undefined)) {
      throw new UsageError('give either NOTIFICATION or --merchant');
    }
    if (merchant !== undefined) {
      const merNo = readMerchantNumber('--merchant', merchant);
      const work = resendMany(client, merNo, { ...(from && { from }), ...(to && { to }) });
      const report = await withProgress('resending', work);
      if (options.json) return printJson(report);
      const waiting = report.waiting === 0 ? '' : ` ${report.waiting} were already queued.`;
      return console.log(`Queued ${report.resent} notifications for resending.${waiting}`);
    }
    const params = { path: { notificationId: notificationId ?? '' } };
    const answer = await take(client.POST('/operator/deliveries/{notificationId}/resend', { params }));
    if (options.json) return printJson(answer);
    const outcome = answer.outcome === 'accepted' ? 'is queued' : 'was already queued';
    console.log(`Notification ${answer.notificationId} ${outcome} for resending.`);
  },
);

/** A request covers a limited number of notifications, so it is repeated until none are left. */
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
      examples: [`tollgate notification ${verb} 100001 --reason "server migration"`],
    },
    async ({ client, words: [merchant = ''], options }) => {
      const call = { params: { path: { merNo: readMerchantNumber('MERCHANT', merchant) } } };
      const answer = await take(
        verb === 'pause'
          ? client.POST('/operator/merchants/{merNo}/deliveries/pause', call)
          : client.POST('/operator/merchants/{merNo}/deliveries/resume', call),
      );
      if (options.json) return printJson(answer);
      console.log(`Deliveries to merchant ${answer.merNo} are ${answer.paused ? 'paused' : 'resumed'}.`);
    },
  );
}

export const run = commandGroup('notification', 'Manage the delivery of notifications.', {
  list: { about: "list a merchant's notifications", run: list },
  show: { about: 'print a notification and its attempts', run: show },
  resend: { about: 'resend notifications', run: resend },
  pause: {
    about: 'pause deliveries to a merchant',
    run: pausing('pause', 'Pause deliveries to a merchant. Notifications wait until they are resumed.'),
  },
  resume: {
    about: 'resume deliveries to a merchant',
    run: pausing('resume', 'Resume deliveries to a merchant, oldest first.'),
  },
});

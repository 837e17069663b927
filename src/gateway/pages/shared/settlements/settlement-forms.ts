import { say } from '../../../../web/texts.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import type { ScreenId } from '../../desk/desks.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { merchantFact } from '../../desk/merchant-names.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, facts } from '../../desk/views/parts.ts';
import { zoneFrom, zoneNames, zoneWords } from '../../desk/zone-names.ts';
import { dayWords, daysWords } from '../../design/written.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { PAYOUT_WORDS } from '../payouts/payout-methods.ts';
import { CALENDARS, MEANWHILE, RHYTHMS, WEEKDAYS, accountWords, placeOf } from './settlement-words.ts';
import type { Account, Accounts, Run, Schedule, Schedules } from './settlement-words.ts';

// The forms of the page, for both desks. What they are about is in the address or a hidden field.

export interface SettlementDesk {
  readonly screen: ScreenId;
  /** Below the screen, such as `/:merNo/settlement`. */
  readonly prefix: string;
  merNoOf(exchange: SignedInExchange): number;
  pathOf(exchange: SignedInExchange): string;
}

type Method = OperatorBodies['changeSettlementAccount']['method'];

const METHODS: readonly Method[] = ['PAYOUT_1', 'PAYOUT_3', 'PAYOUT_4', 'PAYOUT_5', 'PAYOUT_6'];

export function settlementForms(context: DeskContext, desk: SettlementDesk): DeskRoute[] {
  return [
    onlyFor('settlementAccounts.change', accountRoute(context, desk)),
    onlyFor('settlementAccounts.withdraw', withdrawRoute(context, desk)),
    onlyFor('payoutSchedules.change', scheduleRoute(context, desk)),
    onlyFor('payoutSchedules.change', zoneRoute(context, desk)),
    onlyFor('payouts.approve', decideRoute(context, desk, 'releasePayoutRun')),
    onlyFor('payouts.approve', decideRoute(context, desk, 'skipPayoutRun')),
  ];
}

const homeOf = (desk: SettlementDesk) => (_subject: unknown, exchange: SignedInExchange) => ({
  path: desk.pathOf(exchange),
  title: say`Settlement`,
});

function accountRoute({ call }: DeskContext, desk: SettlementDesk): DeskRoute {
  return formRoute<Accounts, 'changeSettlementAccount'>({
    path: `${desk.prefix}/account`,
    screen: desk.screen,
    operation: 'changeSettlementAccount',
    title: () => say`Settlement account`,
    read: (exchange) => call(exchange, 'getSettlementAccounts', { parameters: { merNo: desk.merNoOf(exchange) } }),
    homeOf: homeOf(desk),
    done: 'account',
    fields: ({ subject: { registered }, field }) => html`
      <div class="pairs">
        ${field('currency')}
        ${field('method', { value: 'PAYOUT_1', choices: METHODS.map((method) => [method, PAYOUT_WORDS[method].title] as const) })}
      </div>
      ${field('account', {
        required: registered === null,
        ...(registered !== null && {
          hint: say`Leave it empty for the account that you gave at registration, ${registered.account}.`,
        }),
      })}
      ${field('holder')}
      <div class="pairs">${field('bank', { value: registered?.bank ?? '' })} ${field('bic', { required: false })}</div>
      ${field('meanwhile', { value: 'old', choices: Object.entries(MEANWHILE) })}
    `,
    effect: ({ waitingDays }) =>
      html`<b>Somebody else has to approve it first,</b> another owner or your operator. Then it waits
        ${daysWords(waitingDays)}, every owner is told by mail, and each of you can withdraw it.`,
    button: () => say`Submit for approval`,
    send({ exchange, form, reason }) {
      const [account, bic] = [fieldOf(form, 'account'), fieldOf(form, 'bic')];
      return call(exchange, 'changeSettlementAccount', {
        parameters: { merNo: desk.merNoOf(exchange) },
        body: {
          currency: fieldOf(form, 'currency').toUpperCase(),
          method: fieldOf(form, 'method') as Method,
          ...(account !== '' && { account }),
          holder: fieldOf(form, 'holder'),
          bank: fieldOf(form, 'bank'),
          ...(bic !== '' && { bic: bic.toUpperCase() }),
          meanwhile: fieldOf(form, 'meanwhile') === 'nothing' ? 'nothing' : 'old',
        },
        reason,
      });
    },
  });
}

function withdrawRoute({ call }: DeskContext, desk: SettlementDesk): DeskRoute {
  return formRoute<Account, 'withdrawSettlementAccount'>({
    path: `${desk.prefix}/withdraw`,
    screen: desk.screen,
    operation: 'withdrawSettlementAccount',
    title: () => say`Withdraw the account change`,
    async read(exchange, given): Promise<Answered<Account>> {
      const found = await call(exchange, 'getSettlementAccounts', { parameters: { merNo: desk.merNoOf(exchange) } });
      if (found.kind !== 'done') return found;
      const waiting = found.value.currencies.flatMap((one) => one.waiting ?? []);
      const asked = waiting.find(({ accountNo }) => accountNo === fieldOf(given, 'account'));
      return asked === undefined ? gone('settlementAccountNotFound') : { kind: 'done', value: asked };
    },
    homeOf: homeOf(desk),
    done: 'withdrawn',
    fields: ({ subject, exchange }) =>
      html`<input type="hidden" name="account" value="${subject.accountNo}" /> ${facts([
          [say`Currency`, subject.currency],
          [say`Account`, accountWords(subject)],
          [say`In force from`, moment(exchange, subject.inForceAt)],
        ])}`,
    effect: () => say`The account in use stays in use: payouts go on to it, and the new one is never paid.`,
    button: () => say`Withdraw the change`,
    tone: 'danger',
    send: ({ exchange, subject: { accountNo }, reason }) =>
      call(exchange, 'withdrawSettlementAccount', {
        parameters: { merNo: desk.merNoOf(exchange), accountNo },
        reason,
      }),
  });
}

function gone(name: 'settlementAccountNotFound' | 'payoutRunNotFound'): Answered<never> {
  return { kind: 'refused', name, detail: say`It does not wait any more. Somebody may have decided about it.` };
}

interface SetSchedule {
  readonly currency: string;
  readonly schedule: Schedule | null;
}

function scheduleRoute({ call }: DeskContext, desk: SettlementDesk): DeskRoute {
  return formRoute<SetSchedule, 'setPayoutSchedule'>({
    path: `${desk.prefix}/schedule`,
    screen: desk.screen,
    operation: 'setPayoutSchedule',
    title: ({ currency }) => say`Payouts in ${currency}`,
    async read(exchange, given): Promise<Answered<SetSchedule>> {
      const found = await call(exchange, 'getPayoutSchedules', { parameters: { merNo: desk.merNoOf(exchange) } });
      if (found.kind !== 'done') return found;
      const currency = fieldOf(given, 'currency').toUpperCase();
      const schedule = found.value.schedules.find((one) => one.currency === currency) ?? null;
      return { kind: 'done', value: { currency, schedule } };
    },
    homeOf: homeOf(desk),
    done: 'schedule',
    fields: ({ subject: { currency, schedule }, field }) => html`
      <input type="hidden" name="currency" value="${currency}" />
      ${field('rhythm', { value: schedule?.rhythm ?? 'daily', choices: Object.entries(RHYTHMS) })}
      <div class="pairs">
        ${field('weekday', { value: textOf(schedule?.weekday), required: false, choices: dayChoices() })}
        ${field('monthDay', { value: textOf(schedule?.monthDay), required: false })}
      </div>
      <div class="pairs">
        ${field('amountMin', { value: schedule?.amountMin ?? '0.00', required: false })}
        ${field('keepBack', { value: schedule?.keepBack ?? '0.00', required: false })}
      </div>
      <div class="pairs">
        ${field('aloneMax', { value: schedule?.aloneMax ?? '', required: false })}
        ${field('cutOff', { value: schedule?.cutOff ?? '08:00' })}
      </div>
      ${field('calendar', { value: schedule?.calendar ?? 'TARGET', choices: Object.entries(CALENDARS) })}
    `,
    effect: () =>
      html`<b>Somebody else has to approve it first.</b> After that, each due date pays what is available, once, to the
        account in force.`,
    button: () => say`Submit for approval`,
    send: ({ exchange, subject: { currency }, form, reason }) =>
      call(exchange, 'setPayoutSchedule', {
        parameters: { merNo: desk.merNoOf(exchange), currency },
        body: scheduleIn(form),
        reason,
      }),
  });
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function dayChoices(): (readonly [string, string])[] {
  return [['', '–'], ...WEEKDAYS.map((title, index) => [String(index + 1), title] as const)];
}

/** What is left empty is as the contract has it, and days that the rhythm does not have are left out. */
function scheduleIn(form: URLSearchParams): OperatorBodies['setPayoutSchedule'] {
  const rhythm = fieldOf(form, 'rhythm') as Request['rhythm'];
  const [weekday, monthDay, aloneMax] = [
    fieldOf(form, 'weekday'),
    fieldOf(form, 'monthDay'),
    fieldOf(form, 'aloneMax'),
  ];
  return {
    rhythm,
    amountMin: fieldOf(form, 'amountMin') || '0',
    keepBack: fieldOf(form, 'keepBack') || '0',
    calendar: fieldOf(form, 'calendar') as Request['calendar'],
    cutOff: fieldOf(form, 'cutOff'),
    ...(aloneMax !== '' && { aloneMax }),
    ...(rhythm === 'weekly' && weekday !== '' && { weekday: Number(weekday) }),
    ...(rhythm === 'monthly' && monthDay !== '' && { monthDay: Number(monthDay) }),
  };
}

type Request = OperatorBodies['setPayoutSchedule'];

function zoneRoute({ call }: DeskContext, desk: SettlementDesk): DeskRoute {
  return formRoute<Schedules, 'setMerchantTimeZone'>({
    path: `${desk.prefix}/zone`,
    screen: desk.screen,
    operation: 'setMerchantTimeZone',
    title: () => say`Time zone`,
    read: (exchange) => call(exchange, 'getPayoutSchedules', { parameters: { merNo: desk.merNoOf(exchange) } }),
    homeOf: homeOf(desk),
    done: 'zone',
    fields: ({ subject: { timeZone }, exchange: { now }, field }) =>
      field('timeZone', { value: zoneWords(timeZone, now), suggestions: zoneNames(now) }),
    effect: () =>
      say`Days, cut-offs and statements are in this time zone from now on. What is numbered already keeps its day.`,
    button: () => say`Set the time zone`,
    send: ({ exchange, form, reason }) =>
      call(exchange, 'setMerchantTimeZone', {
        parameters: { merNo: desk.merNoOf(exchange) },
        // What is no zone is refused by the operation.
        body: { timeZone: zoneFrom(fieldOf(form, 'timeZone')) ?? fieldOf(form, 'timeZone') },
        reason,
      }),
  });
}

type Deciding = 'releasePayoutRun' | 'skipPayoutRun';

function decideRoute({ call }: DeskContext, desk: SettlementDesk, operation: Deciding): DeskRoute {
  const isRelease = operation === 'releasePayoutRun';
  return formRoute<Run, Deciding>({
    path: `${desk.prefix}/${isRelease ? 'release' : 'skip'}`,
    screen: desk.screen,
    operation,
    title: () => (isRelease ? say`Release the payout` : say`Skip the payout`),
    async read(exchange, given): Promise<Answered<Run>> {
      const parameters = { merNo: desk.merNoOf(exchange), state: 'waiting', limit: 100 } as const;
      const found = await call(exchange, 'listPayoutRuns', { parameters });
      if (found.kind !== 'done') return found;
      const asked = found.value.runs.find((run) => placeOf(run) === fieldOf(given, 'run'));
      return asked === undefined ? gone('payoutRunNotFound') : { kind: 'done', value: asked };
    },
    homeOf: homeOf(desk),
    done: isRelease ? 'released' : 'skipped',
    fields: ({ subject, exchange }) => runFacts(exchange, subject),
    effect: () =>
      isRelease
        ? say`It is paid at once, and cannot be called back.`
        : say`Nothing is paid. The money stays until the next due date.`,
    button: () => (isRelease ? say`Pay it out` : say`Skip it`),
    tone: isRelease ? 'main' : 'danger',
    send: ({ exchange, subject: { merNo, currency, dueDay }, reason }) =>
      call(exchange, operation, { parameters: { merNo, currency, dueDay }, reason }),
  });
}

function runFacts(exchange: SignedInExchange, run: Run): Html {
  const { merNo, amount: decimal, currency, dueDay, account } = run;
  return html`<input type="hidden" name="run" value="${placeOf(run)}" /> ${facts([
      [say`Merchant`, exchange.desk === 'console' && merchantFact(exchange, merNo)],
      [say`Amount`, decimal !== null && amount(decimal, currency)],
      [say`Account`, account !== null && html`<code class="whole">${account}</code>`],
      [say`Due`, dayWords(dueDay)],
    ])}`;
}

import type { components } from '../../../generated/operator.ts';
import { approvalKinds } from '../../../generated/permissions.ts';
import { rules } from './approval-rules.ts';
import { commandGroup } from '../command.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printFields, printJson, printTable } from '../print.ts';
import { ACCOUNT_STDIN, readAccount } from '../read-account.ts';
import { readOneOf } from '../read-options.ts';

type Approval = components['schemas']['Approval'];

const PAGE = 100;
const STATES = ['pending', 'done', 'failed', 'refused', 'withdrawn', 'expired'] as const satisfies Approval['state'][];
const KINDS = Object.keys(approvalKinds) as Approval['kind'][];

const list = operatorCommand(
  {
    name: 'approval list',
    about: 'List requests that need or needed a second person, newest first.',
    options: {
      waiting: { type: 'boolean', about: 'only requests that you can decide' },
      mine: { type: 'boolean', about: 'only requests that you made' },
      state: { type: 'string', value: 'state', about: `filter by state: ${STATES.join(', ')}`, choices: STATES },
      kind: { type: 'string', value: 'kind', about: `filter by kind: ${KINDS.join(', ')}`, choices: KINDS },
      before: { type: 'string', value: 'number', about: 'only requests older than this one' },
    },
    examples: ['tollgate approval list --waiting', 'tollgate approval list --mine --state pending'],
  },
  async ({ client, options }) => {
    const { waiting, mine, state, kind, before } = options;
    const query = {
      limit: PAGE,
      ...(waiting && { waiting: 'true' as const }),
      ...(mine && { mine: 'true' as const }),
      ...(state !== undefined && { state: readOneOf('--state', state, STATES) }),
      ...(kind !== undefined && { kind: readOneOf('--kind', kind, KINDS) }),
      ...(before !== undefined && { before }),
    };
    const page = await take(client.GET('/operator/approvals', { params: { query } }));
    if (options.json) return printJson(page);
    printTable<Approval>(page.approvals, [
      { title: 'NUMBER', of: ({ approvalNo }) => approvalNo },
      { title: 'STATE', of: ({ state: one }) => one },
      { title: 'ASKED BY', of: ({ maker }) => maker.name },
      { title: 'EXPIRES', of: ({ expiresAt }) => expiresAt },
      { title: 'WHAT', of: ({ summary }) => summary },
    ]);
    if (page.next !== null) console.log(`There are more: add --before ${page.next}`);
  },
);

const show = operatorCommand(
  {
    name: 'approval show',
    about: 'Print a request: what would change, who asked, and what became of it.',
    words: ['NUMBER'],
    options: {},
    examples: ['tollgate approval show approval_01K9ZC3M5Q8R7V2X4B6DKM8P'],
  },
  async ({ client, words: [approvalNo = ''], options }) => {
    const approval = await take(client.GET('/operator/approvals/{approvalNo}', pathOf(approvalNo)));
    if (options.json) return printJson(approval);
    printApproval(approval);
  },
);

const approve = operatorCommand(
  {
    name: 'approval approve',
    about: 'Approve a request of another person. What it asks for is done at once.',
    words: ['NUMBER'],
    options: ACCOUNT_STDIN,
    notes: [
      'A new key is printed only once, here.',
      'The number of a card is never stored: to approve a payout to a card, type it again with --account-stdin.',
    ],
    examples: ['tollgate approval approve approval_01K9ZC3M5Q8R7V2X4B6DKM8P --reason "checked with the shop"'],
  },
  async ({ client, words: [approvalNo = ''], options }) => {
    const body = options['account-stdin'] ? { account: await readAccount({ isCard: true }) } : {};
    const call = client.POST('/operator/approvals/{approvalNo}/approve', { ...pathOf(approvalNo), body });
    const result = await take(call);
    if (result.approval.state !== 'done') process.exitCode = 1;
    if (options.json) return printJson(result);
    printApproval(result.approval);
    if (result.response === null) return;
    console.log('');
    printFields(fieldsOf(result.response));
  },
);

const refuse = ending('refuse', 'Refuse a request of another person. Nothing is done.');
const withdraw = ending('withdraw', 'Withdraw a request of your own. Nothing is done.');

function ending(verb: 'refuse' | 'withdraw', about: string) {
  return operatorCommand(
    {
      name: `approval ${verb}`,
      about,
      words: ['NUMBER'],
      options: {},
      examples: [`tollgate approval ${verb} approval_01K9ZC3M5Q8R7V2X4B6DKM8P --reason "wrong amount"`],
    },
    async ({ client, words: [approvalNo = ''], options }) => {
      const call = pathOf(approvalNo);
      const approval = await take(
        verb === 'refuse'
          ? client.POST('/operator/approvals/{approvalNo}/refuse', call)
          : client.POST('/operator/approvals/{approvalNo}/withdraw', call),
      );
      if (options.json) return printJson(approval);
      console.log(`Request ${approval.approvalNo} is ${approval.state}.`);
    },
  );
}

export const run = commandGroup('approval', 'Decide about requests that need a second person.', {
  list: { about: 'list requests', run: list },
  show: { about: 'print a request', run: show },
  approve: { about: "approve another person's request", run: approve },
  refuse: { about: "refuse another person's request", run: refuse },
  withdraw: { about: 'withdraw a request of your own', run: withdraw },
  rules: { about: 'show or change what needs a second person', run: rules },
});

function pathOf(approvalNo: string) {
  return { params: { path: { approvalNo } } };
}

function printApproval({ approvalNo, kind, state, summary, before, after, ...rest }: Approval): void {
  printFields({
    number: approvalNo,
    kind,
    what: summary,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    'card to type': rest.cardNumber,
    'asked by': rest.maker.name,
    reason: rest.reason,
    'asked at': rest.createdAt,
    'expires at': rest.expiresAt,
    state,
    'decided by': rest.decidedBy?.name ?? null,
    'decided at': rest.decidedAt,
    outcome: rest.outcome,
  });
}

function fieldsOf(response: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(response).map(([name, value]) => [name, shownOf(value)]));
}

function shownOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

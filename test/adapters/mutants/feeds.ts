import type { AdapterMutant, Edit } from './mutant.ts';

const changes = (before: string, after: string): Edit => ({ file: 'feeds.ts', before, after });

/** Hints, changes, webhooks and settlement reports. */
export const FEEDS: readonly AdapterMutant[] = [
  {
    fault: 'signs only the body of a hint',
    rule: 'HINT-2',
    also: [],
    edits: [{ file: 'webhooks.ts', before: 'update(`${id}.${timestamp}.${body}`)', after: 'update(body)' }],
  },
  {
    fault: 'writes the time of a hint in milliseconds',
    rule: 'HINT-3',
    also: [],
    edits: [{ file: 'webhooks.ts', before: 'String(Math.floor(Date.now() / 1000))', after: 'String(Date.now())' }],
  },
  {
    fault: 'puts the result into a hint',
    rule: 'HINT-4',
    also: [],
    edits: [
      {
        file: 'webhooks.ts',
        before: 'JSON.stringify({ numbers } satisfies Hint)',
        after: "JSON.stringify({ numbers, kind: 'approved' })",
      },
    ],
  },
  {
    fault: 'hints at the number of the provider',
    rule: 'HINT-1',
    also: [],
    edits: [
      {
        file: 'webhooks.ts',
        before: "hint([event.reference.split('.')[0] ?? '']);",
        after: "hint([(event.providerId ?? '').toUpperCase().replace('_', '')]);",
      },
    ],
  },
  {
    fault: 'lists all changes whatever the cursor is',
    rule: 'CHANGE-1',
    also: ['CHANGE-8'],
    edits: [changes('const start = placeOf(after);', 'const start = placeOf(after) * 0;')],
  },
  {
    fault: 'gives a change another ID each time',
    rule: 'CHANGE-2',
    also: ['CHANGE-1', 'CHANGE-7', 'CHANGE-8'],
    edits: [
      changes('const shared = { changeId, at,', 'const shared = { changeId: `${changeId}-${Math.random()}`, at,'),
    ],
  },
  {
    fault: 'forgets the place when there is nothing new',
    rule: 'CHANGE-3',
    also: [],
    edits: [
      changes('next: changes.length === 0 ? after : String(end)', 'next: changes.length === 0 ? null : String(end)'),
    ],
  },
  {
    fault: 'has pages of fifty changes, whatever was asked for',
    rule: 'CHANGE-4',
    also: [],
    edits: [changes('Math.min(start + limit, news.length)', 'Math.min(start + Math.max(limit, 50), news.length)')],
  },
  {
    fault: 'leaves chargebacks out',
    rule: 'CHANGE-5',
    also: ['CHANGE-8', 'WEBHOOK-2', 'WEBHOOK-3', 'WEBHOOK-4'],
    edits: [changes("type !== 'changed';", "type !== 'changed' && DISPUTES[type] === undefined;")],
  },
  {
    fault: 'leaves out payouts that came back',
    rule: 'CHANGE-6',
    also: [],
    edits: [changes("type !== 'changed';", "type !== 'changed' && type !== 'payout.returned';")],
  },
  {
    fault: 'lists the newest change first',
    rule: 'CHANGE-8',
    also: ['CHANGE-2', 'CHANGE-7', 'WEBHOOK-3'],
    edits: [changes('store.events().filter(isNews);', 'store.events().filter(isNews).reverse();')],
  },
  {
    fault: 'lists each page from its end',
    rule: 'CHANGE-8',
    also: ['CHANGE-1', 'CHANGE-2', 'CHANGE-7'],
    edits: [changes('news.slice(start, end).map(', 'news.slice(start, end).reverse().map(')],
  },
  {
    fault: 'says the total of a report without the fees',
    rule: 'REPORT-1',
    also: [],
    edits: [
      changes(
        'total: exact(report.total, currency, version),',
        'total: exact(lines.reduce((sum, { gross }) => sum + gross, 0n), currency, version),',
      ),
    ],
  },
  {
    fault: 'counts the lines of a page for those of the report',
    rule: 'REPORT-2',
    also: [],
    edits: [changes('lineCount: lines.length,', 'lineCount: end - start + 1,')],
  },
  {
    fault: 'writes net amounts before fees',
    rule: 'REPORT-3',
    also: ['REPORT-1'],
    edits: [changes('net: exact(line.net, currency, version),', 'net: exact(line.gross, currency, version),')],
  },
  {
    fault: 'gives a report another number each time',
    rule: 'REPORT-4',
    also: [],
    edits: [changes('          reportId,\n', '          reportId: `${reportId}-${Date.now()}`,\n')],
  },
  {
    fault: 'waits for a webhook instead of asking the provider',
    rule: 'WEBHOOK-1',
    also: [],
    edits: [
      {
        file: 'movements.ts',
        before: 'if (isFinal(entry)) return entry;',
        after:
          "const hasEvent = store.events().some(({ reference }) => reference === entry.number);\n    if (isFinal(entry) || (entry.state === 'pending' && !hasEvent)) return entry;",
      },
    ],
  },
  {
    fault: 'lists a webhook as often as it comes',
    rule: 'WEBHOOK-2',
    // A webhook that came while the adapter was restarted is sent again.
    also: ['CHANGE-5', 'CHANGE-6', 'CHANGE-8'],
    edits: [
      {
        file: 'webhooks.ts',
        before: 'if (store.addEvent(event) &&',
        after: 'const again = { ...event, id: `${event.id}${store.events().length}` };\n  if (store.addEvent(again) &&',
      },
    ],
  },
  {
    fault: 'sorts changes by the time of the provider',
    rule: 'WEBHOOK-3',
    also: [],
    edits: [
      changes(
        'store.events().filter(isNews);',
        'store.events().filter(isNews).toSorted((one, other) => (one.at < other.at ? -1 : 1));',
      ),
    ],
  },
  {
    fault: 'throws away a webhook that is older than the last one',
    rule: 'WEBHOOK-4',
    // Those of other rules may overtake each other as well.
    also: ['WEBHOOK-3', 'CHANGE-5', 'CHANGE-6', 'CHANGE-8', 'HINT-1'],
    edits: [
      {
        file: 'webhooks.ts',
        before: 'if (store.addEvent(event) &&',
        after: "if (event.at < (store.events().at(-1)?.at ?? '')) return;\n  if (store.addEvent(event) &&",
      },
    ],
  },
];

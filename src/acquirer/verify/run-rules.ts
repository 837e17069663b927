import type { Kit } from './kit.ts';
import { BooksError } from './books.ts';
import { NotRunError, Violation } from './rule.ts';
import type { AccountName, CardName, RuleReport } from './options.ts';
import type { Claim, Need, Rule } from './rule.ts';

// Runs the rules: most of them side by side, those that disturb others one after another, and those that judge the whole run last.

export interface RunOptions {
  readonly hasRestart: boolean;
  /** By the clock of `performance`. */
  readonly endsAt: number;
  readonly done: (rule: RuleReport) => void;
}

const AT_ONCE_MAX = 4;
/** What such a rule does is done to every call. */
const DISTURBING: readonly Need[] = ['restart', 'relay', 'webhooks', 'hints'];
/** What an adapter of version 1 is taken to do, because it cannot say. */
const CLAIMS_OF_VERSION_1: readonly Claim[] = ['payments', 'redirects', 'refunds', 'partialRefunds', 'payouts'];

export async function runRules(kit: Kit, rules: readonly Rule[], options: RunOptions): Promise<readonly RuleReport[]> {
  const reports = new Map<string, RuleReport>();
  const run = async (rule: Rule) => {
    const report = await runRule(kit, rule, options);
    reports.set(rule.id, report);
    options.done(report);
  };
  const last = rules.filter(({ isLast }) => isLast === true);
  const alone = rules.filter((rule) => disturbs(rule) && !last.includes(rule));
  const together = rules.filter((rule) => !alone.includes(rule) && !last.includes(rule));
  const waiting = [...together];
  const work = async () => {
    for (let rule = waiting.shift(); rule !== undefined; rule = waiting.shift()) await run(rule);
  };
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, work));
  for (const rule of [...alone, ...last]) await run(rule);
  return rules.flatMap(({ id }) => reports.get(id) ?? []);
}

function disturbs({ needs }: Rule): boolean {
  return needs.some((need) => DISTURBING.includes(need));
}

async function runRule(kit: Kit, rule: Rule, { hasRestart, endsAt }: RunOptions): Promise<RuleReport> {
  const startedAt = performance.now();
  const { id, title, position } = rule;
  const finish = (rest: Partial<RuleReport> & Pick<RuleReport, 'result'>): RuleReport => {
    return { id, title, position, ...rest, durationMs: Math.round(performance.now() - startedAt) };
  };
  const missing = missingFor(kit, rule, hasRestart);
  if (missing !== null) return finish({ result: 'notRun', reason: missing });
  if (startedAt > endsAt) return finish({ result: 'notRun', reason: 'there was no time left', isOutOfTime: true });
  try {
    await rule.run(kit);
    return finish({ result: 'passed' });
  } catch (error) {
    if (error instanceof Violation) return finish({ result: 'failed', problem: error.message, remedy: rule.remedy });
    if (error instanceof NotRunError || error instanceof BooksError) {
      return finish({ result: 'notRun', reason: error.message });
    }
    throw error;
  }
}

function missingFor(kit: Kit, { claims, needs }: Rule, hasRestart: boolean): string | null {
  const claimed = kit.capabilities?.claims ?? CLAIMS_OF_VERSION_1;
  const unclaimed = claims.find((claim) => !claimed.includes(claim));
  if (unclaimed !== undefined) return `the adapter does not claim ${unclaimed}`;
  return needs.map((need) => missingNeed(kit, need, hasRestart)).find((reason) => reason !== null) ?? null;
}

function missingNeed(kit: Kit, need: Need, hasRestart: boolean): string | null {
  const { values, capabilities } = kit;
  switch (need) {
    case 'restart':
      return hasRestart ? null : 'it needs --restart';
    case 'relay':
      return kit.relay === null ? 'it needs --relay' : null;
    case 'webhooks':
      return kit.webhooks === null ? 'it needs --webhooks' : null;
    case 'books':
      return kit.books === null ? 'it needs --books' : null;
    case 'hints':
      return kit.hints === null ? 'it needs --hints and --hint-secret-file' : null;
    case 'version2':
      return capabilities?.versions.includes(2) === true ? null : 'the adapter speaks version 1 only';
    case 'payer':
      return values.payer === null ? 'the test values have no payer' : null;
    default:
      return missingValue(kit, need.split('.') as [string, string]);
  }
}

function missingValue({ values, capabilities }: Kit, [group, name]: readonly [string, string]): string | null {
  if (group === 'currency') {
    const currency = name === 'crypto' ? values.cryptoCurrency : name === 'other' ? values.otherCurrency : name;
    if (name === 'crypto' && values.methods.crypto === null) return 'the test values have no method for crypto';
    const isTaken = capabilities?.currencies?.includes(currency) ?? true;
    return isTaken ? null : `the adapter does not take ${currency}`;
  }
  const value = group === 'card' ? values.cards[name as CardName] : values.accounts[name as AccountName];
  return value === null ? `the test values have no ${group} that is ${name}` : null;
}

import { sandboxAccount } from '../../../generated/sandbox.ts';
import { byName, debtsByBooks, debtsByLedger, readEntries } from '../../chaos/acquirer-agreement.ts';
import { closeThrough } from '../../helpers/database/ledger-days.ts';
import { DEPOSIT_CENTS, UTC } from '../world/site.ts';
import type { Site } from '../world/site.ts';

// The books of a site: its own, the record of actions, and what each acquirer owes by the ledger and by its own books.

export async function findBookProblems({ name, nodes }: Site): Promise<string[]> {
  const [node] = nodes;
  const problems: string[] = [];
  for (const path of ['/operator/ledger/verify', '/operator/actions/verify']) {
    const { status, body } = (await node?.operator('GET', path)) ?? { status: 0, body: null };
    const { ok } = (body ?? {}) as { ok?: boolean };
    if (status !== 200 || ok !== true) problems.push(`${name}: ${path} says ${status} ${JSON.stringify(body)}`);
  }
  return problems;
}

/** At the very end, when nothing is under way: it closes the days that the sums are of. */
export async function findDebtProblems(site: Site): Promise<string[]> {
  const { acquirers, account, probe, nodes } = site;
  // Both merchants got one.
  const owed = debtsByBooks(await readEntries({ acquirers: byName(acquirers) }), 2n * DEPOSIT_CENTS);
  const day = UTC.dayOf((await nodes[0]?.now()) ?? 0);
  const merchants = [account.merNo, probe.merNo, sandboxAccount.merNo];
  const ledger = await site.withStore(async (store) => {
    await closeThrough(store, { merchants, through: day, zone: UTC });
    return debtsByLedger(store);
  });
  const names = new Set([...Object.keys(owed), ...Object.keys(ledger)]);
  return [...names].flatMap((name) =>
    (owed[name] ?? 0n) === (ledger[name] ?? 0n)
      ? []
      : [`${site.name}: ${name} owes ${ledger[name]} hundredths by the ledger and ${owed[name]} by its own books`],
  );
}

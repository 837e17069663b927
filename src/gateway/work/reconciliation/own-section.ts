import type { SectionHead } from '../../domain/reconciliation/file-line.ts';
import type { ReconciliationFile } from '../../domain/reconciliation/file-store.ts';
import type { BankAccount } from '../../domain/reconciliation/settings.ts';
import type { ReadFilesOptions } from './read-files.ts';

/** Whose report or statement it is; or why nobody can tell. Accounts are named by their last digits only. */
export async function ownerOf(
  { store, isAcquirer }: Pick<ReadFilesOptions, 'store' | 'isAcquirer'>,
  { owner }: Pick<ReconciliationFile, 'owner'>,
  head: SectionHead,
): Promise<{ readonly owner: string } | { readonly problem: string }> {
  if (head.kind !== 'report') return accountOf(await store.listBankAccounts(), owner, head);
  const { acquirer, id } = head;
  if (acquirer !== null && owner !== null && acquirer !== owner) {
    return { problem: `report ${id} is of the acquirer ${acquirer}, but was sent as one of ${owner}` };
  }
  const name = acquirer ?? owner;
  if (name === null) return { problem: `report ${id} does not name its acquirer: say whose it is when you send it` };
  return (await isAcquirer(name)) ? { owner: name } : { problem: `there is no acquirer ${name}` };
}

const SHOWN_DIGITS = 4;

const isOpen = ({ state }: BankAccount) => state === 'active';

function accountOf(
  accounts: readonly BankAccount[],
  owner: string | null,
  { account, currency, id }: SectionHead,
): { readonly owner: string } | { readonly problem: string } {
  if (account === null) {
    const named = accounts.find(({ bankAccount }) => bankAccount === owner);
    if (named === undefined)
      return { problem: `statement ${id} does not name its account: say which it is when you send it` };
    return checked(named, currency, id);
  }
  const number = account.number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const alike = accounts.filter((one) => one.number === number);
  const found =
    alike.find((one) => one.currency === currency && isOpen(one)) ?? alike.find((one) => one.currency === currency);
  const shown = `the account that ends in ${number.slice(-SHOWN_DIGITS)}`;
  if (found === undefined) {
    const [other] = alike;
    return {
      problem:
        other === undefined
          ? `statement ${id} is of ${shown}, which is none of your bank accounts: add it under settings`
          : `statement ${id} of ${shown} is in ${currency}, but the account ${other.bankAccount} is in ${other.currency}`,
    };
  }
  if (owner !== null && found.bankAccount !== owner) {
    return { problem: `statement ${id} is of the account ${found.bankAccount}, but was sent as one of ${owner}` };
  }
  return checked(found, currency, id);
}

function checked(account: BankAccount, currency: string, id: string) {
  const { bankAccount, state } = account;
  if (state !== 'active') return { problem: `statement ${id} is of the account ${bankAccount}, which is closed` };
  if (account.currency !== currency) {
    return { problem: `statement ${id} is in ${currency}, but the account ${bankAccount} is in ${account.currency}` };
  }
  return { owner: bankAccount };
}

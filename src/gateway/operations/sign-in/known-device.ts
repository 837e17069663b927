import type { Ids, Vault } from '../../domain/ports.ts';

// That a person has signed in from a browser before. The cookie opens nothing: it only has tries of its own, so that strangers
// who guess cannot lock the owner out. Nothing about it is stored.

const FORM = /^([\w-]{20,100})\.([\w-]{20,100})$/;

export function deviceTokenFor(
  { ids, vault }: { readonly ids: Pick<Ids, 'newSecret'>; readonly vault: Pick<Vault, 'fingerprint'> },
  personId: string,
): string {
  const id = ids.newSecret();
  return `${id}.${vault.fingerprint(textOf(id, personId))}`;
}

export function isKnownDevice(
  vault: Pick<Vault, 'isFingerprint'>,
  token: string | null,
  personId: string,
): token is string {
  const [, id = '', proof = ''] = FORM.exec(token ?? '') ?? [];
  return id !== '' && vault.isFingerprint(proof, textOf(id, personId));
}

/** What tries from it are counted by. */
export function subjectOfDevice(token: string): string {
  return token.split('.')[0] ?? '';
}

function textOf(id: string, personId: string): string {
  return `known device ${id} ${personId}`;
}

import type { Vault } from '../../domain/ports.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import type { WaitingForm } from './page-types.ts';
import type { Proof } from './proof.ts';

// A form that waits while its sender signs in or shows the second factor. It waits in the browser, sealed, in every form of the
// pages in between, and comes back in the field `resume`. Card numbers, passwords, codes and files do not wait: what lacks them
// is shown to its sender instead of being sent.

export interface KeptForm extends Proof {
  /** With its query. */
  readonly path: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** The fields that have to be filled in again. */
  readonly withheld: readonly string[];
  /** Absent from what the last release has sealed. */
  readonly lacksFile?: boolean;
}

export const KEPT = 'kept';
export const RESUME = 'resume';
export const PROOF = 'proof';
/** Made anew for every page. */
const OWN_FIELDS = new Set(['csrf', PROOF, KEPT, RESUME]);
const SECRETS = new Set(['password', 'current', 'code', 'credential']);
/** Sealed it grows by a third, and then has to fit into a form. */
const KEPT_BYTES_MAX = 40_000;
const PURPOSE = 'kept form';

interface SentForm {
  readonly form: URLSearchParams;
  readonly files: readonly { readonly field: string }[];
}

/** `newFormId` is for a form without one: whatever was kept is carried out once. */
export function keepForm(
  { form, files }: SentForm,
  { proof, path, newFormId }: { proof: Proof; path: string; newFormId: () => string },
): KeptForm {
  const typed = [...form].filter(([name]) => !OWN_FIELDS.has(name));
  const fields = typed.flatMap(([name, text]) => {
    if (isSecret(name, text)) return [];
    return [[name, hideCardNumbers(text)] as const];
  });
  const withheld = typed.filter(([name, text]) => isSecret(name, text) || hideCardNumbers(text) !== text);
  return {
    ...proof,
    path,
    fields: form.has('once') ? fields : [...fields, ['once', newFormId()]],
    withheld: [...new Set([...withheld.map(([name]) => name), ...files.map(({ field }) => field)])],
    lacksFile: files.length > 0,
  };
}

/** Null if it is too long to be carried along. */
export function sealKept(vault: Pick<Vault, 'seal'>, kept: KeptForm): string | null {
  const text = JSON.stringify({ ...kept, purpose: PURPOSE });
  return Buffer.byteLength(text) > KEPT_BYTES_MAX ? null : vault.seal(text);
}

/** What the pages in between know of it. */
export function waitingForm({ path, lacksFile = false }: KeptForm, sealed: string): WaitingForm {
  return { path, sealed, lacksFile };
}

/** Null if we did not seal it. */
export function openKept(vault: Pick<Vault, 'open'>, sealed: string | null): KeptForm | null {
  if (sealed === null) return null;
  try {
    const { purpose, ...kept } = JSON.parse(vault.open(sealed)) as KeptForm & { readonly purpose: unknown };
    return purpose === PURPOSE ? kept : null;
  } catch {
    return null;
  }
}

/** A card that is paid out to may have any issuer. */
function isSecret(name: string, text: string): boolean {
  return SECRETS.has(name) || (name === 'account' && /^[\d\s-]{12,}$/.test(text.trim()));
}

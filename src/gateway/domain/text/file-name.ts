import type { FileType } from '../chargebacks/evidence-file.ts';

const LENGTH_MAX = 100;

const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'text/plain': ['txt', 'text', 'log', 'md', 'csv', 'eml'],
};

/** Stands for every file in lists and downloads; its extension is one of its type, whatever the sender named it. */
export function fileName(given: string, type: FileType): string {
  const clean = cleanName(given);
  const extension = /\.([0-9A-Za-z]{1,8})$/.exec(clean)?.[1] ?? '';
  const [usual = ''] = EXTENSIONS[type];
  const isTrue = EXTENSIONS[type].includes(extension.toLowerCase());
  const stem = isTrue ? clean.slice(0, -extension.length - 1) : clean;
  const shown = stem.slice(0, LENGTH_MAX).toWellFormed().trim() || 'evidence';
  return `${shown}.${isTrue ? extension.toLowerCase() : usual}`;
}

/** Without folders, without what is not seen or turns the text around, without what systems take for more than a name. */
function cleanName(given: string): string {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).slice(-1);
  const seen = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*%;'`$&\s]+/g, ' ')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '');
  return /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i.test(seen) ? `_${seen}` : seen;
}

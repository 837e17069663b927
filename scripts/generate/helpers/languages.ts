import type { HelperModel } from './model.ts';
import { emitPhp } from './php/emit-php.ts';
import { emitPython } from './python/emit-python.ts';

// The helpers in other languages. A new one is an emitter and a line here; generator, docs and tests read this table.

export interface HelperLanguage {
  /** As in the samples. */
  readonly language: string;
  readonly label: string;
  /** The oldest version that the helper runs on. */
  readonly version: string;
  /** Below generated/helpers/ and /docs/helpers/. */
  readonly file: string;
  /** Of a code block. */
  readonly fence: string;
  /** What a sample is saved as, beside the helper. */
  readonly sampleFile: string;
  /** Runs a saved sample, in a shell. */
  readonly run: string;
  emit(model: HelperModel): string;
}

export const helperLanguages: readonly HelperLanguage[] = [
  {
    language: 'php',
    label: 'PHP',
    version: 'PHP 8',
    file: 'tollgate.php',
    fence: 'php',
    sampleFile: 'shop.php',
    run: 'php shop.php',
    emit: emitPhp,
  },
  {
    language: 'python',
    label: 'Python',
    version: 'Python 3.9',
    file: 'tollgate.py',
    fence: 'python',
    sampleFile: 'shop.py',
    run: 'python3 shop.py',
    emit: emitPython,
  },
];

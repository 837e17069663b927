import { emitCsharp } from './csharp/emit-csharp.ts';
import { emitGo } from './go/emit-go.ts';
import { emitJava } from './java/emit-java.ts';
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
  /** The language that a code block names. */
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
  {
    language: 'java',
    label: 'Java',
    version: 'Java 17',
    file: 'Tollgate.java',
    fence: 'java',
    sampleFile: 'Shop.java',
    run: 'javac Tollgate.java && java -cp . Shop.java',
    emit: emitJava,
  },
  {
    language: 'go',
    label: 'Go',
    version: 'Go 1.19',
    file: 'tollgate.go',
    fence: 'go',
    sampleFile: 'main.go',
    run: 'go run .',
    emit: emitGo,
  },
  {
    language: 'csharp',
    label: 'C#',
    version: '.NET 6',
    file: 'Tollgate.cs',
    fence: 'csharp',
    sampleFile: 'Program.cs',
    run: 'dotnet run',
    emit: emitCsharp,
  },
];

import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled, SWEEPS_ALL } from '../../helpers/sweep.ts';
import { readInPieces, samples } from '../reconciliation/readers/read-sample.ts';
import { fuzzRun } from './fuzz-options.ts';
import { hostileFile, SECRETS, TOKENS } from './hostile-files.ts';
import { readEndless, secondsOf } from './read-endless.ts';

const { parameters, timeoutMs } = fuzzRun(SWEEPS_ALL ? 10 : 1);

const endless = Object.entries(TOKENS).flatMap(([format, tokens]) =>
  tokens.map((token) => ({ format, token, shown: JSON.stringify(token) })),
);

describe('the readers of files from acquirers and banks', { timeout: timeoutMs }, () => {
  it('read a damaged file or refuse it at a place of it, whatever pieces it comes in (S52)', () => {
    const outcomes = { read: 0, refused: 0 };
    fc.assert(
      fc.property(hostileFile, (file) => {
        const whole = readInPieces(file);
        outcomes['problem' in whole ? 'refused' : 'read'] += 1;
        assert.deepEqual(readInPieces(file, file.cuts), whole);
        if (!('problem' in whole)) return;
        const { message, line, column } = whole.problem;
        const lines = file.bytes.toString('latin1').split(/\r\n?|\n/).length;
        assert(line >= 1 && line <= lines, `line ${line} of ${lines}: ${message}`);
        assert(column >= 1 && column <= file.bytes.length + 1, `column ${column}: ${message}`);
        assert.match(message, /^.{1,300}$/);
      }),
      parameters,
    );
    expect(outcomes.read).toBeGreaterThan(0);
    expect(outcomes.refused).toBeGreaterThan(outcomes.read);
  });

  it('say what is wrong without repeating names, accounts or cards of the file (S38, S52)', () => {
    fc.assert(
      fc.property(hostileFile, (file) => {
        const outcome = readInPieces(file);
        if (!('problem' in outcome)) return;
        const { message } = outcome.problem;
        assert.deepEqual(
          SECRETS.filter((secret) => message.includes(secret)),
          [],
        );
      }),
      { ...parameters, seed: parameters.seed + 1 },
    );
  });

  it('read a byte at a time what they read at once', () => {
    fc.assert(
      fc.property(hostileFile, (file) => {
        const bytewise = Array.from({ length: file.bytes.length }, (_, index) => index);
        assert.deepEqual(readInPieces(file, bytewise), readInPieces(file));
      }),
      { ...parameters, numRuns: Math.ceil(parameters.numRuns / 10) },
    );
  });

  it.each(sampled(endless, 24))(
    'take little memory, and time by the length, for $shown again and again in $format',
    ({ format, token }) => {
      const good = samples.filter((sample) => sample.format === format && !sample.name.includes('/bad/'));
      for (const sample of SWEEPS_ALL ? good : good.slice(0, 2)) {
        // After half of a good file: inside of whatever it has.
        const beginning = sample.bytes.subarray(0, Math.floor(sample.bytes.length / 2));
        const [short, long] = [1, 8].map((megabytes) => readEndless(sample, { beginning, token, megabytes }));
        assert(short !== undefined && long !== undefined);
        expect(long.heapMegabytes).toBeLessThan(150);
        // Eight times as long; what takes the square of it takes 64 times as long.
        expect(secondsOf(long)).toBeLessThan(30 * Math.max(secondsOf(short), 0.02));
      }
    },
  );
});

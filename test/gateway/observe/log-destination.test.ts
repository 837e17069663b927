import { describe, expect, it } from 'vitest';
import { createLogDestination } from '../../../src/gateway/observe/log-destination.ts';
import type { FileWriter } from '../../../src/gateway/observe/log-destination.ts';

// S31, on an output that does what the test chooses: take so many bytes, be busy, or fail.

type Behaviour = 'take' | 'busy' | { readonly fails: string; readonly after?: number };

function outputOf(bufferBytesMax = 4096) {
  let behaviour: Behaviour = 'take';
  let text = '';
  let writes = 0;
  const recovered: number[] = [];
  const write = (bytes: Buffer): number => {
    writes += 1;
    if (behaviour === 'busy') throw Object.assign(new Error('busy'), { code: 'EAGAIN' });
    if (behaviour === 'take') {
      text += bytes.toString();
      return bytes.length;
    }
    const { fails, after = 0 } = behaviour;
    behaviour = { fails };
    if (after === 0) throw Object.assign(new Error(fails), { code: fails });
    text += bytes.subarray(0, after).toString();
    return after;
  };
  const writer: FileWriter = {
    writeNow: (_, bytes) => write(bytes),
    write(_, bytes, done) {
      setImmediate(() => {
        let written = 0;
        try {
          written = write(bytes);
        } catch (error) {
          return done(error as NodeJS.ErrnoException, 0);
        }
        done(null, written);
      });
    },
  };
  const onRecovered = (lines: number) => {
    recovered.push(lines);
    destination.write(`dropped ${lines}\n`);
  };
  const destination = createLogDestination({ fd: 1, bufferBytesMax, writer, onRecovered });
  return {
    destination,
    recovered,
    text: () => text,
    writes: () => writes,
    behave: (wanted: Behaviour) => (behaviour = wanted),
  };
}

const PATIENT_MS = 20_000;

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}\n`);

describe('a log destination', () => {
  it('writes the lines of one turn at once, in their order', async () => {
    const { destination, text, writes } = outputOf();
    for (const line of lines(10)) destination.write(line);
    expect(text()).toBe('');
    await destination.flush(PATIENT_MS);
    expect({ text: text(), writes: writes() }).toEqual({ text: lines(10).join(''), writes: 1 });
  });

  it('writes whole lines in pieces that a pipe takes as one, and a long line by itself', async () => {
    const { destination, text, writes } = outputOf(1_000_000);
    const all = ['a'.repeat(3000), 'b'.repeat(3000), 'c'.repeat(10_000), 'd'].map((line) => `${line}\n`);
    for (const line of all) destination.write(line);
    await destination.flush(PATIENT_MS);
    expect({ text: text(), writes: writes() }).toEqual({ text: all.join(''), writes: 4 });
  });

  it('keeps what a busy output does not take, up to its limit, and says once what it dropped', async () => {
    const { destination, text, recovered, behave } = outputOf(100);
    behave('busy');
    for (const line of lines(50)) destination.write(line);
    await new Promise((resolve) => setTimeout(resolve, 30));
    destination.write('one more\n');
    expect(destination.dropped()).toBe(38);
    expect({ text: text(), recovered }).toEqual({ text: '', recovered: [] });
    behave('take');
    await destination.flush(PATIENT_MS);
    expect(recovered).toEqual([38]);
    expect(text()).toBe(`${lines(13).join('')}dropped 38\n`);
    expect(destination.dropped()).toBe(38);
  });

  it.each(['ENOSPC', 'EPIPE', 'EIO'])('counts what an output refuses with %s, and goes on', async (fails) => {
    const { destination, text, recovered, behave } = outputOf();
    behave({ fails });
    for (const line of lines(3)) destination.write(line);
    await destination.flush(PATIENT_MS);
    expect({ dropped: destination.dropped(), text: text(), recovered }).toEqual({
      dropped: 3,
      text: '',
      recovered: [],
    });
    behave('take');
    destination.write('again\n');
    await destination.flush(PATIENT_MS);
    expect({ text: text(), recovered }).toEqual({ text: 'again\ndropped 3\n', recovered: [3] });
  });

  it('ends a line that was cut short, so that the next one can be read', async () => {
    const { destination, text, behave } = outputOf();
    behave({ fails: 'ENOSPC', after: 10 });
    for (const line of lines(3)) destination.write(line);
    await destination.flush(PATIENT_MS);
    expect({ dropped: destination.dropped(), text: text() }).toEqual({ dropped: 2, text: 'line 0\nlin' });
    behave('take');
    destination.write('again\n');
    await destination.flush(PATIENT_MS);
    expect(text()).toBe('line 0\nlin\nagain\ndropped 2\n');
  });

  it('gives a flush up when its time is over', async () => {
    const { destination, text, behave } = outputOf();
    behave('busy');
    destination.write('late\n');
    await destination.flush(20);
    expect(text()).toBe('');
    behave('take');
    await destination.flush(PATIENT_MS);
    expect(text()).toBe('late\n');
  });

  it('writes what is left when the process ends, and never for longer than it may', () => {
    const { destination, text, behave } = outputOf();
    destination.write('last words\n');
    destination.flushNow(PATIENT_MS);
    expect(text()).toBe('last words\n');
    behave('busy');
    destination.write('nobody reads this\n');
    destination.flushNow(20);
    expect({ text: text(), dropped: destination.dropped() }).toEqual({ text: 'last words\n', dropped: 1 });
  });
});

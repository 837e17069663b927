import { constants, fstatSync, openSync, write as writeToFile, writeSync } from 'node:fs';
import { createLineBuffer } from './log-buffer.ts';
import type { LineBuffer } from './log-buffer.ts';

// Where log lines go: a file descriptor, written to behind the back of whoever logs. S31: nothing here throws or waits for
// the reader; what does not fit is dropped and counted.
//
// Not pino's own (sonic-boom): it stops writing for good at EPIPE, counts no line that a full disk refuses, and its last
// flush has no limit, so that a reader that does not read would keep the process from ending.

export interface LogDestination {
  /** Takes whole lines, each with its line break. */
  write(line: string): void;
  /** How many lines were dropped since the start. */
  dropped(): number;
  /** Resolves when everything is written, or when the time is over. */
  flush(timeoutMs: number): Promise<void>;
  /** For the end of the process, where nothing can be waited for any more. Blocks for at most this time. */
  flushNow(timeoutMs: number): void;
}

/** Node's own calls; a test passes others. */
export interface FileWriter {
  write(fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void): void;
  writeNow(fd: number, bytes: Buffer): number;
}

export interface LogDestinationOptions {
  readonly fd: number;
  /** Told how many lines were lost, once there is room again. Not told while nothing can be written. */
  readonly onRecovered?: (dropped: number) => void;
  readonly bufferBytesMax: number;
  readonly writer?: FileWriter;
}

const PAUSE_MS = { min: 2, max: 100 } as const;

const NODE_WRITER: FileWriter = {
  write: (fd, bytes, done) => writeToFile(fd, bytes, 0, bytes.length, null, done),
  writeNow: (fd, bytes) => writeSync(fd, bytes),
};

export function createLogDestination(options: LogDestinationOptions): LogDestination {
  const { fd, onRecovered, bufferBytesMax, writer = NODE_WRITER } = options;
  const buffer = createLineBuffer(bufferBytesMax);
  let scheduled = false;
  let writing = false;
  let pauseMs: number = PAUSE_MS.min;
  let idle: (() => void)[] = [];

  /** One write at a time. Lines of one turn of the event loop go together. */
  function schedule(): void {
    if (scheduled || writing) return;
    scheduled = true;
    setImmediate(next);
  }

  function next(): void {
    scheduled = false;
    if (writing) return;
    const piece = buffer.peek();
    if (piece === null) {
      for (const resolve of idle.splice(0)) resolve();
      return;
    }
    writing = true;
    writer.write(fd, piece, (error, written) => {
      writing = false;
      if (error?.code === 'EAGAIN') return pause();
      pauseMs = PAUSE_MS.min;
      if (error === null) buffer.take(written);
      else buffer.drop();
      reportDrops(error === null);
      next();
    });
  }

  function pause(): void {
    scheduled = true;
    // Nobody should be kept alive by a reader that does not read: the end of the process flushes with a limit of its own.
    setTimeout(next, pauseMs).unref();
    pauseMs = Math.min(PAUSE_MS.max, pauseMs * 2);
  }

  function reportDrops(isWritable: boolean): void {
    if (!isWritable || buffer.bytes() > bufferBytesMax / 2) return;
    const lost = buffer.takeUnreported();
    if (lost > 0) onRecovered?.(lost);
  }

  return {
    write(line) {
      buffer.add(line);
      schedule();
    },
    dropped: buffer.dropped,
    flush(timeoutMs) {
      if (buffer.bytes() === 0 && !writing) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        idle = [...idle, () => (clearTimeout(timer), resolve())];
      });
    },
    flushNow(timeoutMs) {
      // What is with the system already is written by it: Node waits for its threads before it ends.
      if (writing) buffer.take(buffer.peek()?.length ?? 0);
      writeOut(buffer, { timeoutMs, write: (bytes) => writer.writeNow(fd, bytes) });
    },
  };
}

function writeOut(buffer: LineBuffer, { timeoutMs, write }: { timeoutMs: number; write: (bytes: Buffer) => number }) {
  const until = performance.now() + timeoutMs;
  for (let piece = buffer.peek(); piece !== null; piece = buffer.peek()) {
    try {
      buffer.take(write(piece));
    } catch (error) {
      const isBusy = (error as NodeJS.ErrnoException).code === 'EAGAIN';
      if (isBusy && performance.now() < until) Atomics.wait(SLEEPER, 0, 0, PAUSE_MS.min);
      else buffer.drop();
    }
  }
}

const SLEEPER = new Int32Array(new SharedArrayBuffer(4));

/**
 * A descriptor of our own for an output of the process. Whether a write waits is a property of what is open, not of who
 * writes: Node, npm and other workers set and reset it for all who share it.
 */
export function openOutput(fd: 1 | 2): number {
  try {
    if (fstatSync(fd).isFile()) return fd;
    return openSync(`/proc/self/fd/${fd}`, NEVER_WAIT);
  } catch {
    // A socket, a pipe without a reader, another user's terminal, or a system without /proc. Node's own stream makes the
    // shared one such that nobody waits, when it is first touched.
    return (fd === 1 ? process.stdout : process.stderr).fd;
  }
}

const NEVER_WAIT = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY;

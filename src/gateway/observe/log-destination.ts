import { constants, fstatSync, openSync, write as writeToFile, writeSync } from 'node:fs';
import { createLineBuffer } from './log-buffer.ts';
import type { LineBuffer } from './log-buffer.ts';

// Writes log lines to a file descriptor in the background. S31: nothing here throws or waits for the reader; lines that do
// not fit are dropped and counted.
//
// Not pino's own destination (sonic-boom): it stops writing permanently at EPIPE, does not count lines that a full disk
// rejects, and its last flush has no limit, so that a stalled reader would keep the process from exiting.

export interface LogDestination {
  /** Takes whole lines, each with its line break. */
  write(line: string): void;
  /** How many lines were dropped since the start. */
  dropped(): number;
  /** Resolves when everything is written, or when the time has passed. */
  flush(timeoutMs: number): Promise<void>;
  /** For the end of the process, when nothing can be awaited. Blocks for at most this time. */
  flushNow(timeoutMs: number): void;
}

/** Node's own calls; tests pass others. */
export interface FileWriter {
  write(fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void): void;
  writeNow(fd: number, bytes: Buffer): number;
}

export interface LogDestinationOptions {
  readonly fd: number;
  /** Called with the number of lost lines, once there is room again. Not called while nothing can be written. */
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
    // A stalled reader must not keep the process alive: the exit handler flushes with its own limit.
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
      // What the system has already accepted gets written: Node waits for its threads before it exits.
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
 * Opens a separate descriptor for an output of the process. Whether a write blocks is a property of the open file, not of the
 * writer: Node, npm and other workers set and reset it for everyone who shares it.
 */
export function openOutput(fd: 1 | 2): number {
  try {
    if (fstatSync(fd).isFile()) return fd;
    return openSync(`/proc/self/fd/${fd}`, NEVER_WAIT);
  } catch {
    // A socket, a pipe without a reader, another user's terminal, or a system without /proc. Node's own stream makes the
    // shared descriptor non-blocking when it is first used.
    return (fd === 1 ? process.stdout : process.stderr).fd;
  }
}

const NEVER_WAIT = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY;

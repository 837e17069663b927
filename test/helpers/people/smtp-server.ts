import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

// A mail server on this machine that keeps what it is sent.

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came. */
  readonly data: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** What it says to the next recipients, such as `550 No such user`; null takes them. */
  refusal: string | null;
  /** Called for every line that a client sends before its mail. */
  hear: (line: string) => void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const state: Pick<SmtpServer, 'mails' | 'refusal' | 'hear'> = { mails: [], refusal: null, hear: () => undefined };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    serve(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function serve(socket: Socket, state: Pick<SmtpServer, 'mails' | 'refusal' | 'hear'>): void {
  let [from, to, data]: [string, string[], string | null] = ['', [], null];
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (data === null) state.hear(line);
      if (data !== null && line !== '.') data += `${line}\r\n`;
      else if (data !== null) {
        state.mails.push({ from, to, data });
        [to, data] = [[], null];
        say('250 taken');
      } else if (/^STARTTLS/i.test(line)) say('502 not here');
      else if (/^(EHLO|HELO)/i.test(line)) say('250 test');
      else if (/^MAIL FROM:/i.test(line)) {
        from = line.slice('MAIL FROM:'.length);
        say('250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        if (state.refusal === null) to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        say(state.refusal ?? '250 ok');
      } else if (/^DATA/i.test(line)) {
        data = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  });
}

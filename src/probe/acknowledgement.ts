import type { ProbeAnswer } from './send.ts';

// Compares a response byte by byte, as the gateway does, and suggests a fix.

export type Judgement =
  | { readonly kind: 'acknowledged' }
  /** A status outside 2xx: a clear refusal, and the gateway retries. */
  | { readonly kind: 'refused'; readonly problem: string; readonly fix: string }
  /** Perhaps meant as an acknowledgement, but not one. */
  | { readonly kind: 'faulty'; readonly problem: string; readonly fix: string };

const WANTED = Buffer.from('SUCCESS');
const SHOWN_MAX = 60;

export function judgeAcknowledgement(answer: ProbeAnswer): Judgement {
  if (answer.kind === 'failed') {
    return {
      kind: 'faulty',
      problem: answer.reason,
      fix: 'Respond within 15 seconds: store the notification first and process it later.',
    };
  }
  const { status, bytes } = answer;
  if (status >= 300 && status <= 399) {
    const fix = `Redirects are not followed. Use the final address as notifyUrl${answer.location ? `: ${answer.location}` : ''}.`;
    return { kind: 'faulty', problem: `HTTP ${status} is a redirect`, fix };
  }
  if (status < 200 || status > 299) {
    const fix = 'Respond with 200 and SUCCESS once the notification is stored.';
    return { kind: 'refused', problem: `HTTP ${status}, ${shown(bytes)}`, fix };
  }
  if (bytes.equals(WANTED) && answer.encoding === '') return { kind: 'acknowledged' };
  const { problem, fix } = explainBody(answer);
  return { kind: 'faulty', problem: `HTTP ${status}, but ${problem}`, fix };
}

interface Explanation {
  readonly problem: string;
  readonly fix: string;
}

function explainBody({ status, bytes, encoding }: Extract<ProbeAnswer, { kind: 'answered' }>): Explanation {
  if (encoding !== '') {
    return {
      problem: `the body is compressed (${encoding})`,
      fix: 'Send it uncompressed: the gateway does not accept compressed responses.',
    };
  }
  if (bytes.length === 0) {
    const fix = status === 204 ? 'Use 200: a 204 cannot have a body.' : 'Send SUCCESS as the body.';
    return { problem: 'the body is empty', fix };
  }
  const text = bytes.toString('utf8');
  const found = MISTAKES.find(({ fits }) => fits(text, bytes));
  const problem = `the body is ${shown(bytes)}`;
  return {
    problem: found?.problem ?? problem,
    fix: found?.fix ?? 'Send exactly the seven characters SUCCESS, and nothing else.',
  };
}

interface Mistake extends Explanation {
  readonly fits: (text: string, bytes: Buffer) => boolean;
}

/** The most specific first; the first match is reported. */
const MISTAKES: readonly Mistake[] = [
  {
    fits: (_text, bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])),
    problem: 'the body starts with a byte order mark',
    fix: 'Save the file without a BOM (in PHP: nothing before <?php).',
  },
  {
    fits: (_text, bytes) => bytes.includes(0),
    problem: 'the body is encoded in UTF-16',
    fix: 'Encode it in UTF-8 or ASCII.',
  },
  {
    fits: (text) => text !== 'SUCCESS' && text.trimEnd() === 'SUCCESS' && /[\r\n]/.test(text),
    problem: 'SUCCESS is followed by a line break',
    fix: 'Remove the line break: print instead of println, echo -n, no empty line after ?>.',
  },
  {
    fits: (text) => text.trim() === 'SUCCESS',
    problem: 'SUCCESS is surrounded by spaces or line breaks',
    fix: 'Send nothing before or after it.',
  },
  {
    fits: (text) => /^\s*["'`]SUCCESS["'`]\s*$/i.test(text),
    problem: 'SUCCESS is in quotes',
    fix: 'Send it as plain text, not as JSON: res.type("text/plain").send("SUCCESS").',
  },
  {
    fits: (text) => /^\s*success\s*$/i.test(text),
    problem: 'SUCCESS is not in upper case',
    fix: 'Send it in upper case.',
  },
  {
    fits: (text) => /^\s*[{[]/.test(text),
    problem: 'the body is JSON',
    fix: 'Send plain text: SUCCESS is the whole body.',
  },
  {
    fits: (text) => /^\s*</.test(text),
    problem: 'the body is an HTML page',
    fix: 'Check the address, and whether a framework wraps the response in a page.',
  },
  {
    fits: (text) => /^\s*(ok|received|true|yes|1)\s*$/i.test(text),
    problem: 'the body is not SUCCESS',
    fix: 'Send SUCCESS instead.',
  },
  {
    fits: (text) => /SUCCESS/.test(text),
    problem: 'the body contains more than SUCCESS',
    fix: 'Send nothing else: check for warnings, debug output and banners.',
  },
];

function shown(bytes: Buffer): string {
  const text = bytes.subarray(0, SHOWN_MAX).toString('utf8');
  return JSON.stringify(bytes.length > SHOWN_MAX ? `${text}…` : text);
}

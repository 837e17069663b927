import type { ProbeAnswer } from './probe-send.ts';

// Judges an answer byte by byte, as the gateway does, and says what to change.

export type Judgement =
  | { readonly kind: 'acknowledged' }
  /** A status outside 2xx: said clearly, and the gateway sends again. */
  | { readonly kind: 'refused'; readonly problem: string; readonly fix: string }
  /** Meant, perhaps, as an acknowledgement, but none. */
  | { readonly kind: 'faulty'; readonly problem: string; readonly fix: string };

const WANTED = Buffer.from('SUCCESS');
const SHOWN_MAX = 60;

export function judgeAcknowledgement(answer: ProbeAnswer): Judgement {
  if (answer.kind === 'failed') {
    return {
      kind: 'faulty',
      problem: answer.reason,
      fix: 'Answer within 15 seconds; store the notification and work later.',
    };
  }
  const { status, bytes } = answer;
  if (status >= 300 && status <= 399) {
    const fix = `Redirects are not followed. Give the address itself as notifyUrl${answer.location ? `: ${answer.location}` : ''}.`;
    return { kind: 'faulty', problem: `HTTP ${status} is a redirect`, fix };
  }
  if (status < 200 || status > 299) {
    const fix = 'Answer 200 with SUCCESS where the notification was taken.';
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
      fix: 'Send it plain: the gateway did not offer to decompress.',
    };
  }
  if (bytes.length === 0) {
    const fix = status === 204 ? 'Use 200: 204 cannot have a body.' : 'Write SUCCESS as the body.';
    return { problem: 'the body is empty', fix };
  }
  const text = bytes.toString('utf8');
  const found = MISTAKES.find(({ fits }) => fits(text, bytes));
  const problem = `the body is ${shown(bytes)}`;
  return {
    problem: found?.problem ?? problem,
    fix: found?.fix ?? 'Write exactly the seven characters SUCCESS, and nothing else.',
  };
}

interface Mistake extends Explanation {
  readonly fits: (text: string, bytes: Buffer) => boolean;
}

/** The most telling first; the first that fits is named. */
const MISTAKES: readonly Mistake[] = [
  {
    fits: (_text, bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])),
    problem: 'a byte order mark stands before the text',
    fix: 'Save the file without a BOM (in PHP: before <?php), or write the text as plain UTF-8.',
  },
  {
    fits: (_text, bytes) => bytes.includes(0),
    problem: 'the text is in UTF-16',
    fix: 'Write it in UTF-8 or ASCII.',
  },
  {
    fits: (text) => text !== 'SUCCESS' && text.trimEnd() === 'SUCCESS' && /[\r\n]/.test(text),
    problem: 'a line break stands behind SUCCESS',
    fix: 'Write it without a line break: print instead of println, echo -n, no empty line behind ?>.',
  },
  {
    fits: (text) => text.trim() === 'SUCCESS',
    problem: 'spaces or line breaks stand around SUCCESS',
    fix: 'Write nothing before and behind it.',
  },
  {
    fits: (text) => /^\s*["'`]SUCCESS["'`]\s*$/i.test(text),
    problem: 'SUCCESS stands in quotes',
    fix: 'Send it as plain text, not as JSON: res.type("text/plain").send("SUCCESS").',
  },
  {
    fits: (text) => /^\s*success\s*$/i.test(text),
    problem: 'SUCCESS is not in upper case',
    fix: 'Write it in upper case.',
  },
  {
    fits: (text) => /^\s*[{[]/.test(text),
    problem: 'the body is JSON',
    fix: 'Send plain text: the whole body is SUCCESS.',
  },
  {
    fits: (text) => /^\s*</.test(text),
    problem: 'the body is a page of HTML',
    fix: 'Look whether the address is the right one and whether a framework wraps the answer in a page.',
  },
  {
    fits: (text) => /^\s*(ok|received|true|yes|1)\s*$/i.test(text),
    problem: 'the body says something else than SUCCESS',
    fix: 'Write SUCCESS instead.',
  },
  {
    fits: (text) => /SUCCESS/.test(text),
    problem: 'more than SUCCESS stands in the body',
    fix: 'Write nothing else: look for warnings, debug output and banners.',
  },
];

function shown(bytes: Buffer): string {
  const text = bytes.subarray(0, SHOWN_MAX).toString('utf8');
  return JSON.stringify(bytes.length > SHOWN_MAX ? `${text}…` : text);
}

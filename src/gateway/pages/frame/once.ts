import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Claim, Submissions } from '../../operations/sign-in/submissions.ts';
import type { PageAnswer } from './page-types.ts';
import { missedPath } from './return-path.ts';

// A double click sends a form twice, perhaps to two nodes. Forms that carry the field `once` are carried out once: the second
// gets the first one's answer from the same node, and is led to where the first one led by another. What is shown once, such as
// a key, is on no other node: there the copy is answered so. A form is claimed in the database before it is carried out, so that
// a node that dies in between does not let it run twice.

const FORMS_MAX = 2000;
const KEPT_MS = 600_000;
/** How long a copy waits for the first one to end. */
const WAIT_MS = 250;
const WAITS_MAX = 20;

interface SentForm {
  /** The form and the browser that sends it. */
  readonly key: string;
  /** The page that the form belongs to, for answers that lead nowhere else. */
  readonly path: string;
  submit(): Promise<PageAnswer>;
  /** What a copy is answered; null if nobody knows where the first one led. */
  answerCopy(path: string | null): PageAnswer;
}

export type Once = (form: SentForm) => Promise<PageAnswer>;

export function createOnce(submissions: Submissions): Once {
  const answers = new LRUCache<string, Promise<PageAnswer>>({ max: FORMS_MAX, ttl: KEPT_MS });
  return (form) => {
    const known = answers.get(form.key);
    if (known !== undefined) return known;
    const answer = claimAndSubmit(submissions, form);
    answers.set(form.key, answer);
    answer.then(
      (ended) => didNothing(ended) && answers.delete(form.key),
      () => answers.delete(form.key),
    );
    return answer;
  };
}

async function claimAndSubmit(submissions: Submissions, form: SentForm): Promise<PageAnswer> {
  const claim = await claimOrWait(submissions, form.key);
  if (claim.kind !== 'claimed') return form.answerCopy(claim.kind === 'ended' ? claim.path : null);
  // If this throws, nobody knows what was done: the form stays claimed.
  const answer = await form.submit();
  if (didNothing(answer)) await claim.release();
  else await claim.end(placeOf(answer, form.path));
  return answer;
}

async function claimOrWait(submissions: Submissions, key: string): Promise<Claim> {
  let claim = await submissions.claim(key);
  for (let waits = 0; claim.kind === 'open' && waits < WAITS_MAX; waits += 1) {
    await sleep(WAIT_MS);
    claim = await submissions.claim(key);
  }
  return claim;
}

/** Where copies are led that this answer does not reach. */
function placeOf({ headers, isShownOnce }: PageAnswer, formPath: string): string {
  return headers['Location'] ?? (isShownOnce === true ? missedPath(formPath) : formPath);
}

/** What was refused, or waits for the second factor, may be sent again. */
function didNothing({ status }: PageAnswer): boolean {
  return status >= 400;
}

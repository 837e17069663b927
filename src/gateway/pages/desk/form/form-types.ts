import type { OperatorAnswers, OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Acted, Answered } from '../desk-types.ts';
import type { ScreenId } from '../desks.ts';
import type { Fields } from './fields.ts';
import type { Seen } from './stale.ts';

// A form as data: what it is about, its fields, what it will do, and where it leads. Permission, second factor and reason are
// those of its operation.

export interface DeskForm<Subject, Id extends OperatorOperationId> {
  /** Below the screen, such as `/:merNo/websites`. */
  readonly path: string;
  readonly screen: ScreenId;
  readonly operation: Id;
  title(subject: Subject, exchange: SignedInExchange): string;
  /** In place of the title. */
  heading?(subject: Subject, exchange: SignedInExchange): Html;
  /** `given` is what the address or the form says. */
  read(exchange: SignedInExchange, given: URLSearchParams): Promise<Answered<Subject>>;
  /** Where cancelling leads, and whoever has sent it. */
  homeOf(subject: Subject, exchange: SignedInExchange): Place;
  /** The page above, if it is another. */
  backTo?(subject: Subject, exchange: SignedInExchange): Place;
  /** The notice that is shown there. */
  readonly done: string | ((value: OperatorAnswers[Id], subject: Subject) => Readonly<Record<string, string>>);
  /** Where the result is shown, if not where cancelling leads. */
  leadsTo?(subject: Subject, exchange: SignedInExchange): string;
  /** What the sender must have seen. If it has changed meanwhile, the form says what, and does nothing. */
  seenOf?(subject: Subject, exchange: SignedInExchange): Seen;
  /** If not, the form is pointless now and its address leads home. */
  appliesTo?(subject: Subject, exchange: SignedInExchange): boolean;
  /** Shown in place of the form, if there is nothing to send. */
  instead?(subject: Subject, exchange: SignedInExchange): Html | undefined;
  /** Between what is wrong and the form. */
  above?(subject: Subject, exchange: SignedInExchange): Value;
  /** Recorded instead of asking for one, if there is only one reason to send it. */
  readonly reason?: string;
  /** Asked for although the contract does not want one. */
  readonly asksReason?: 'required' | 'optional';
  /** The second factor is asked for when it is sent, not when it is opened. */
  readonly asksFactorLate?: true;
  /** Asks for the reason among its fields, in its own words. */
  readonly asksReasonItself?: true;
  /** What a sentence about a refusal calls the fields, where it depends on what the form is about. */
  wordsOf?(subject: Subject): Readonly<Record<string, string>>;
  fields?(page: FormPage<Subject, Id>): Value;
  effect(subject: Subject, exchange: SignedInExchange): Value;
  readonly button: string | ((subject: Subject) => string);
  readonly tone?: 'main' | 'danger';
  /** Shows before → after first, from the fields in the address; then the reason is asked for. */
  review?(subject: Subject, given: URLSearchParams): Value | Wrong;
  /** For a form that creates something: cancelling the review leads to the fields, and a refusal shows the review again. */
  readonly isNew?: true;
  /** The same for what is too long for an address: its fields are sent to be reviewed. */
  readonly isLong?: true;
  /** The status of the page that shows what is wrong; 400 by default. */
  readonly refusedStatus?: number;
  /** What is refused for another reason than what was typed is shown on a page of its own. */
  readonly isRefusedAlone?: true;
  send(sent: SentForm<Subject>): Promise<Acted<OperatorAnswers[Id]>>;
  /** Instead of going home, if it answers something: for what is shown once. */
  answer?(exchange: SignedInExchange, subject: Subject, value: OperatorAnswers[Id]): PageAnswer | undefined;
  /** What to do if nobody saw that answer. By default the way leads home. */
  missed?(exchange: SignedInExchange, subject: Subject): Missed;
}

interface Place {
  readonly path: string;
  readonly title: string;
}

interface SentForm<Subject> {
  readonly exchange: SignedInExchange;
  readonly subject: Subject;
  readonly form: URLSearchParams;
  readonly reason: string;
}

/** Why something cannot be reviewed yet: shown above the fields, or beside one. */
export interface Wrong {
  readonly wrong: string;
  readonly field?: string;
}

export interface Missed {
  readonly lines: readonly Value[];
  readonly button: string;
  /** Where the button leads, if not to this form again. */
  readonly path?: string;
}

export interface FormPage<Subject, Id> extends Pick<Fields<Id>, 'field'> {
  readonly exchange: SignedInExchange;
  readonly subject: Subject;
  /** What was entered; null when the form is opened. */
  readonly given: URLSearchParams | null;
}

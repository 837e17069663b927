import { translated } from '../../../../../web/texts.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import type { Tone } from '../../../desk/views/parts.ts';

export const KINDS = translated({
  order: 'Order',
  payer: 'Payer',
  money: 'Money',
  notifications: 'Notifications',
  people: 'People and notes',
});

export type Kind = keyof typeof KINDS;

export interface Line {
  readonly at: string;
  readonly kind: Kind;
  readonly tone: Tone;
  readonly title: Value;
  /** Whatever else there is to see, or to unfold. */
  readonly more?: Html;
  /** Identifies the line when the page updates itself. */
  readonly key: string;
  readonly isExpected?: true;
}

import { say } from '../../../../web/texts.ts';
import type { DeliveryProblems, DeliveryRefusals } from '../../../operations/deliveries/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const deliverySentences: Sentences<DeliveryRefusals> = {
  bodyRemoved: () =>
    problem(
      'bodyRemoved',
      say`The body of this notification has been removed, so it cannot be resent. The merchant can query the order.`,
    ),
  tooManyTestEvents: ({ waitSeconds }) =>
    problem('tooManyRequests', say`Too many test events. Wait ${waitSeconds} seconds and try again.`),
};

export const deliveryPhrases: Phrases<DeliveryProblems> = {
  inTheFuture: () => say`must not be in the future`,
  notOfAWebsite: () => say`must lead to a website that is configured for the merchant`,
};

import type { DeliveryProblems, DeliveryRefusals } from '../../../operations/deliveries/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const deliverySentences: Sentences<DeliveryRefusals> = {
  bodyRemoved: () =>
    problem(
      'bodyRemoved',
      'The body of this notification has been removed, so it cannot be resent. The merchant can query the order.',
    ),
  tooManyTestEvents: ({ waitSeconds }) =>
    problem('tooManyRequests', `Too many test events. Wait ${waitSeconds} seconds and try again.`),
};

export const deliveryPhrases: Phrases<DeliveryProblems> = {
  inTheFuture: () => 'must not be in the future',
  notOfAWebsite: () => 'must lead to a website that is configured for the merchant',
};

import { translated } from '../../../../web/texts.ts';
import type { ActionText } from '../action-text.ts';

/** Settings, the sandbox, and the record itself. */
export const PLATFORM_TEXTS = translated({
  putApprovalRules: {
    title: 'Change the rules for approvals',
    done: [[/./, 'Changed the rules for approvals: {detail}'], 'Changed the rules for approvals'],
  },
  putNewsPreferences: {
    title: 'Choose news',
    done: [[/./, 'Chose what news to get: {detail}'], 'Chose what news to get'],
  },

  advanceClock: {
    title: "Move the sandbox's clock",
    done: [
      [/^forward by (?<seconds>\d+) seconds$/, "Moved the sandbox's clock forward by {seconds}"],
      "Moved the sandbox's clock forward",
    ],
  },
  advanceToNextDue: {
    title: "Move the sandbox's clock to what is due next",
    done: [
      [/^forward by (?<seconds>\d+) seconds$/, "Moved the sandbox's clock to what was due next, by {seconds}"],
      "Moved the sandbox's clock to what was due next",
    ],
  },
  triggerEvent: {
    title: 'Trigger an event in the sandbox',
    done: ['Triggered an event for {merchant} in the sandbox: {detail}'],
  },
} as const satisfies Readonly<Record<string, ActionText>>);

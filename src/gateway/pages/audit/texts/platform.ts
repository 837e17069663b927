import type { ActionText } from '../action-text.ts';

/** Settings, the sandbox, and the record itself. */
export const PLATFORM_TEXTS = {
  putRate: {
    title: 'Set a rate',
    done: [[/^(?<decimal>[0-9.]+)$/, 'Set the {target} to {decimal}'], 'Set the {target}'],
  },
  putBanks: {
    title: 'Change the list of banks',
    done: [
      [/^1 banks: /, 'Changed the list of banks: it has one bank'],
      [/^(?<count>\d+) banks: /, 'Changed the list of banks: it has {count} banks'],
      'Changed the list of banks',
    ],
  },
  putApprovalRules: {
    title: 'Change the rules for approvals',
    done: [[/./, 'Changed the rules for approvals: {detail}'], 'Changed the rules for approvals'],
  },
  saveView: {
    title: 'Save a view',
    done: [[/^shared$/, 'Saved the {target} for everybody'], 'Saved the {target} for themselves'],
  },
  deleteView: {
    title: 'Delete a view',
    done: [[/^of (?<text>.+)$/, 'Deleted the {target} of {text}'], 'Deleted the {target}'],
  },
  putNewsPreferences: {
    title: 'Choose news',
    done: [[/./, 'Chose what news to get: {detail}'], 'Chose what news to get'],
  },
  readNews: { title: 'Mark news as read', done: ['Marked news as read'] },
  readNewsItem: { title: 'Mark one piece of news as read', done: ['Marked one piece of news as read'] },

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
  resetSandbox: { title: 'Reset the sandbox', done: ['Reset the sandbox'] },

  streamActions: {
    title: 'Export the audit log',
    done: [
      [/^1 actions exported$/, 'Exported one action of the audit log'],
      [/^(?<count>\d+) actions exported$/, 'Exported {count} actions of the audit log: {target}'],
      'Exported the audit log',
    ],
  },
} as const satisfies Readonly<Record<string, ActionText>>;

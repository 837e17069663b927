// How often work is looked for, how much is taken at once, and how long it is postponed.

export const AGENDA_INTERVAL_MS = 500;
export const DELIVERY_INTERVAL_MS = 500;
/** How soon a node follows a change of an acquirer's row. */
export const ACQUIRERS_INTERVAL_MS = 1000;
/** How often a node says that it serves, and looks who else does. */
export const NODE_INTERVAL_MS = 5000;
/** How often what was counted of the acquirer's answers is written. */
export const CHANNEL_COUNT_INTERVAL_MS = 2000;
/** How often it is written who used which key. */
export const KEY_USE_INTERVAL_MS = 3000;
/** How often it is written what payers did on the payment page. */
export const PAYER_EVENT_INTERVAL_MS = 1000;
/** How soon a request is written to the log that merchants' developers read. */
export const REQUEST_LOG_DELAY_MS = 400;
/** How soon a process follows a clock that another one has moved. */
export const CLOCK_INTERVAL_MS = 1000;

/** How often the sandbox's acquirer and bank look whether a day has ended. */
export const SANDBOX_BOOKS_INTERVAL_MS = 30_000;

/** How often a node looks whether it has to measure its offset to the database's clock, and how long one is good. */
export const CLOCK_CHECK_MS = 500;
export const CLOCK_MEASURED_MS = 20_000;
export const CLOCK_SAMPLES = 5;
/** A time that took longer to read says too little. */
export const CLOCK_TRIP_MS_MAX = 2000;
/** A clock that is adjusted while it runs changes by a few milliseconds between two measurements; by this much, it was set. */
export const CLOCK_JUMP_MS = 1000;

/** Entries of the agenda: those that need only our books are done together, calls to the acquirer one by one, side by side. */
export const BOOKS_SIZE = 200;
export const CALLS_MAX = 16;
export const LEASE_MS = 60_000;

/** An entry that is postponed repeatedly runs at least this often. */
export const WAIT_MS_MAX = 3_600_000;

/** An entry that was postponed this often has been tried for 11 minutes; what is normal has ended by then. */
export const OVERDUE_TRIES_MIN = 6;

/** Expired counts of failed attempts. They are small, so there is no hurry to remove them. */
export const FORGETTING_INTERVAL_MS = 60_000;
/** Sessions and half sign-ins that have ended: rows of a batch, and batches of a run. */
export const FORGETTING_SIZE = 500;
export const FORGETTING_ROUNDS_MAX = 20;

/** New orders are read for search and figures this often, and by one node; a dead one is replaced after the lease. */
export const FOLLOW_INTERVAL_MS = 500;
export const FOLLOW_LEASE_MS = 15_000;
/**
 * Orders of one transaction, and transactions of a run: at most 1000 new orders, 1000 that may have come late, 400 ends and 400
 * earlier ones a second. A transaction of 100 takes 5 to 10 ms, in which SQLite writes nothing else; with a pause after each,
 * payments wait for a few milliseconds at most, and an installation that is busier than this catches up at night.
 */
export const FOLLOW_BATCH = 100;
export const FOLLOW_ROUNDS = { new: 5, ends: 2, late: 5, earlier: 2 } as const;
export const FOLLOW_PAUSE_MS = 20;

/** Receipts: how often a node looks for payments and refunds, how many it reads at once, and how often within a run. */
export const RECEIPT_INTERVAL_MS = 1000;
export const RECEIPT_LEASE_MS = 30_000;
export const RECEIPT_BATCH = 200;
export const RECEIPT_ROUNDS_MAX = 10;

/** What acquirers say by themselves: how often it is asked for, how much at once, and how many pages in a run. */
export const CHANGES_INTERVAL_MS = 5000;
export const CHANGES_SIZE = 200;
export const CHANGES_PAGES_MAX = 50;
export const REPORTS_INTERVAL_MS = 60_000;
export const REPORT_PAGES_MAX = 200;
/** Beyond the deadline of a call: a node that dies is replaced after it. */
export const FEED_LEASE_MS = 30_000;
/** Hints: how often those are looked at that have to wait, how many at once, and how many may wait. */
export const HINT_INTERVAL_MS = 100;
export const HINTS_SIZE = 200;
export const HINTS_WAITING_MAX = 10_000;
/** How long a number that was asked about is left alone. */
export const HINT_PAUSE_MS = 1000;
/** How long what an acquirer can do is good, and how soon one that did not answer is asked again. */
export const ABILITIES_MS = 300_000;
export const ABILITIES_RETRY_MS = 15_000;

/** Old rows: how often a node looks whether it is time for a run, and how long after the last one that is. */
export const PRUNE_CHECK_MS = 60_000;
export const PRUNE_INTERVAL_MS = 3_600_000;
/** One node removes at a time; a dead one is replaced after this time. */
export const PRUNE_LEASE_MS = 120_000;
/** Rows of a batch. It is halved if one takes longer than `slowMs`, and doubled if it takes less than `quickMs`. */
export const PRUNE_BATCH = { first: 50, min: 25, max: 200, quickMs: 20, slowMs: 100 } as const;
/**
 * The share of the time in which a background run works, and the bounds of its pauses. On a busy machine a step mostly waits
 * for its turn, so that its time says little about what it costs: hence the longest pause.
 */
export const PRUNE_SHARE = 0.04;
export const PRUNE_PAUSE_MS = { min: 2, max: 1000 } as const;
/** Merchants read at once. */
export const PRUNE_MERCHANTS = 100;
/** A run gives up if other work waits for this long. It continues at the next check. */
export const PRUNE_STRAIN_MS_MAX = 30_000;

/** Days of the ledger: how often a node looks whether one is over, how many events it sums in a step, and its share of the time. */
export const CLOSING_CHECK_MS = 60_000;
export const CLOSING_GROUPS = 2000;
export const CLOSING_SHARE = 0.2;
/** Bookings on closed days are found by counting those of so long before the last closing, and of all days since. */
export const CLOSING_COUNTED_MS = 8 * 86_400_000;

/** Mails: how often they are looked for, how many are sent at once, and how long a node has for them. */
export const MAIL_INTERVAL_MS = 1000;
export const MAIL_CLAIM_SIZE = 5;
/** Well over the deadline of one. */
export const MAIL_LEASE_MS = 120_000;
/** With the pauses between them, the twelfth try is a day after the first. */
export const MAIL_TRIES_MAX = 12;
export const MAIL_WAIT_MS = { min: 30_000, max: 14_400_000 } as const;
/** What is left of mails that were sent, or given up. */
export const MAILS_KEPT_MS = 30 * 86_400_000;

/** News: how often the record of actions is read, and how often due dates and endpoints are looked at. */
export const NEWS_INTERVAL_MS = 1000;
export const NEWS_WATCH_MS = 30_000;
/** Items of one read, and reads of one run. */
export const NEWS_BATCH = 200;
export const NEWS_ROUNDS_MAX = 50;
/** A side with more people who have a permission has lost track of it; the others have the list of the thing itself. */
export const NEWS_AUDIENCE_MAX = 500;
/** Mails at once to one person in an hour. What comes after is in one mail at the next full hour. */
export const NEWS_AT_ONCE_MAX = 10;
/** So many at the same moment are one mail. */
export const NEWS_BUNDLE_MIN = 4;
/** People served in a turn, and items of a mail. */
export const NEWS_MAIL_PEOPLE = 50;
export const NEWS_MAIL_ITEMS_MAX = 50;
/** What could not be sent for this long is only listed. */
export const NEWS_MAIL_EXPIRY_MS = 3 * 86_400_000;
/** Digests come when clocks show this hour. */
export const DIGEST_HOUR = 8;
/** An endpoint has failed for this long before it is news: the first retries often succeed. */
export const ENDPOINT_FAILING_MS_MIN = 900_000;
/** How long people can look back. */
export const NEWS_KEPT_MS = 90 * 86_400_000;

/** Lines: how often a node looks for postings without one, and how often also for those that left a balance as it was, or came late. */
export const NUMBERING_INTERVAL_MS = 1000;
export const NUMBERING_LOOK_MS = 60_000;
export const NUMBERING_LEASE_MS = 30_000;
/** What is older than this is looked through once more, every hour: whatever was booked by a clock that is hours off is there then. */
export const NUMBERING_LATE_MS = 6 * 3_600_000;
export const NUMBERING_LATE_EVERY_MS = 3_600_000;
/**
 * The more merchants had postings, the longer they are left alone, up to the longest: a merchant costs as much as ten lines, so it
 * should have several. Cuts do not wait for it.
 */
export const NUMBERING_REST_MS = { each: 50, max: 60_000 } as const;
/** Merchants of a look, and steps that one of them has in a turn. */
export const NUMBERING_MERCHANTS = 500;
export const NUMBERING_STEPS_MAX = 50;
/** The share of the time in which it works. */
export const NUMBERING_SHARE = 0.2;

/** How often it is looked whether a payout is due, and how many are made before it is looked again. */
export const RUN_INTERVAL_MS = 5000;
export const RUN_BATCH = 50;
export const RUN_ROUNDS_MAX = 20;
/** Longer than a round of payouts takes, each of which waits for an acquirer. */
export const RUN_LEASE_MS = 120_000;
/** What came back is looked at for so long: longer than clocks differ, or a transaction takes. */
export const RUN_LOOK_BACK_MS = 86_400_000;

/** How often exports are looked for that another node was asked for; its own it makes at once. */
export const EXPORT_INTERVAL_MS = 5000;
export const EXPORT_LEASE_MS = 30_000;
/** Blocks of rows that are stored together: fewer if they take longer than a step may, since a step is what a kill costs. */
export const EXPORT_BLOCKS = 8;
export const EXPORT_STEP_MS = 5000;
/** Blocks that are read while one is written, if nobody else is served. */
export const EXPORT_READS_AHEAD = 3;
/** Nobody is served if nobody was for so long. */
export const EXPORT_CALM_MS = 500;
/** The share of the time in which an export is made while others are served. */
export const EXPORT_SHARE = 0.05;
/** How long an export is left alone after each try that went wrong; after one more it has failed. */
export const EXPORT_PAUSES_MS: readonly number[] = [10_000, 60_000, 600_000];
export const EXPORT_REMOVED_MAX = 5;

/** How often returns are looked for that an acquirer has not decided. */
export const RETURN_INTERVAL_MS = 5000;
/** Longer than the calls of a round take. */
export const RETURN_HOLD_MS = 120_000;
export const RETURN_SIZE = 20;

/** Bytes of a file that are masked and stored at once. */
export const TAKE_IN_BYTES = 524_288;
/** How long a file waits while there is too much other work. */
export const TAKE_IN_STRAIN_MS = 100;
/** How often it is looked for reports of acquirers that are no file yet, and for what is in the watched folder. */
export const TAKE_IN_INTERVAL_MS = 5000;
export const FOLDER_INTERVAL_MS = 2000;
/** Files of a folder that are looked at in one round. */
export const FOLDER_FILES_MAX = 1000;
export const FOLDER_FILE_BYTES_MAX = 1_073_741_824;
/** Reports of acquirers that were complete before are not made files of: days are shown for so long. */
export const REPORTS_TAKEN_MS = 92 * 86_400_000;
export const REPORTS_TAKEN_ROUNDS_MAX = 1000;
/** An upload that is not complete is forgotten so long after its last part. */
export const UPLOAD_KEPT_MS = 86_400_000;

/** How often a node looks for a file of an acquirer or bank to read, and how long it may be silent about one. */
export const READ_INTERVAL_MS = 5000;
export const READ_LEASE_MS = 30_000;
/** Lines of a block: alone, and while others are served, when SQLite's writer is held for a few milliseconds only. */
export const READ_BLOCK_LINES = { alone: 4000, beside: 250 } as const;
/** How much of a file is parsed at once, in about a millisecond. */
export const READ_PIECE_BYTES = 65_536;
/** Lines of a refused file that are removed at once. */
export const READ_REMOVED_LINES = 1000;

/** How often it is followed what acquirers owe; the share of the time that it takes; rows of a step. */
export const RECONCILE_INTERVAL_MS = 20_000;
export const RECONCILE_SHARE = 0.1;
export const RECONCILE_LIMITS = { merchants: 50, lines: 200, items: 200 } as const;

/** Simulations of routing rules. */
export const SIMULATION_INTERVAL_MS = 2000;
export const SIMULATION_LEASE_MS = 30_000;
/** How often it is noted how far one is. */
export const SIMULATION_NOTE_MS = 2000;
/** In one go, while nobody else is served by this thread. */
export const SIMULATION_PAGE = 250;
export const SIMULATION_MERCHANTS = 500;
export const SIMULATION_KEPT_MS = 30 * 86_400_000;

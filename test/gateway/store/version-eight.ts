// A database as version 8 of the schema had it, made from one of today.

/** What came after version 8. */
const LATER_TABLES = [
  'link_payments',
  'links',
  'order_index',
  'order_keys',
  'order_numbers',
  'order_words',
  'order_hours',
  'order_follow',
  'decline_days',
  'notes',
  'beneficiaries',
  'settlement_accounts',
  'payout_schedules',
  'payout_runs',
  'form_submissions',
  'chargeback_files',
  'merchant_logos',
  'chargeback_evidence',
  'ledger_days',
  'ledger_progress',
  'channel_minutes',
  'acquirer_days',
  'acquirer_minutes',
  'merchant_facts',
  'key_uses',
  'endpoint_tests',
  'saved_views',
  'registrations',
  'mails',
  'request_log',
  'payer_events',
  'news_receipts',
  'news',
  'news_preferences',
  'failing_endpoints',
  'unreachable_addresses',
  'receipts',
  'demanded_rules',
  'alone_days',
  'acquirer_feeds',
  'acquirer_changes',
  'reversals',
  'settlement_lines',
  'settlement_series',
  'settlement_marks',
  'settlement_days',
  'settlement_batches',
  'tasks',
  'acquirer_reports',
  'acquirer_report_parts',
  'acquirers',
  'nodes',
];
const LATER_INDEXES = ['chargebacks_open', 'chargebacks_open_of_merchant', 'merchants_by_status'];
const CHARGEBACK_COLUMNS = ['due_at', 'answer', 'answered_at', 'answered_by', 'answered_side'];
const AUDIT_COLUMNS = [
  'actor_kind',
  'actor_id',
  'session_id',
  'address',
  'request_id',
  'outcome',
  'mer_no',
  'before_change',
  'after_change',
  'reason',
  'approval_no',
  'previous_hash',
  'hash',
];

/** The statements that undo every later migration. Attempts of deliveries had a row of their own from the beginning on. */
export function undoToVersionEight(engine: 'sqlite' | 'postgres'): string[] {
  return [
    `insert into delivery_attempts (mer_no, notification_id, attempt, started_at, finished_at, status, answer, result)
     select mer_no, notification_id, attempts, last_started_at, last_finished_at, last_status, last_answer, last_result
     from notifications`,
    ...['started_at', 'finished_at', 'sent_at', 'status', 'answer_headers', 'answer', 'result'].map(
      (name) => `alter table notifications drop column last_${name}`,
    ),
    ...['delivery_attempts', 'delivery_resends'].flatMap((table) =>
      ['sent_at', 'answer_headers'].map((name) => `alter table ${table} drop column ${name}`),
    ),
    ...['gas_fee', 'transaction_hash'].map((name) => `alter table orders drop column ${name}`),
    'alter table postings drop column acquirer',
    ...['agenda_default_due', 'agenda_acquirer_due'].map((name) => `drop index ${name}`),
    ...['orders', 'attempts', 'refunds'].map((name) => `drop index ${name}_of_acquirer`),
    'alter table agenda drop column acquirer',
    'alter table payment_attempts drop column is_fallback',
    ...['orders', 'payment_attempts', 'refunds'].flatMap((table) =>
      ['acquirer', 'channel_version', 'acquirer_facts'].map((name) => `alter table ${table} drop column ${name}`),
    ),
    'drop index refunds_of_order',
    'alter table refunds drop column sequence',
    'create index refunds_of_order on refunds (mer_no, trade_no)',
    'drop table counted_tries',
    ...['progress', 'left', 'runs'].map((name) => `drop table retention_${name}`),
    'drop index idempotency_of_order',
    ...LATER_TABLES.map((name) => `drop table ${name}`),
    ...LATER_INDEXES.map((name) => `drop index ${name}`),
    ...CHARGEBACK_COLUMNS.map((name) => `alter table chargebacks drop column ${name}`),
    'alter table refunds drop column started_by',
    // In this order because of their keys.
    ...[
      'approvals',
      'approval_rules',
      'tokens',
      'audit_days',
      'sign_in_steps',
      'devices',
      'sessions',
      'identities',
    ].map((name) => `drop table ${name}`),
    ...(engine === 'sqlite'
      ? []
      : ['drop function audit_days_only_grows', 'drop function settlement_lines_only_grows']),
    ...['passkeys', 'factors', 'invitations', 'memberships', 'people'].map((name) => `drop table ${name}`),
    ...['time', 'actor', 'actor_id', 'action', 'outcome', 'merchant', 'target'].map((name) =>
      name === 'time' ? 'drop index audit_by_time' : `drop index audit_of_${name}`,
    ),
    ...AUDIT_COLUMNS.map((name) => `alter table audit drop column ${name}`),
    'delete from schema_migrations where version > 8',
  ];
}

-- Reconciliation: what acquirers and banks say, beside what the books say. Keys begin with the acquirer, the bank account or the file,
-- because they pay over all merchants; a line that names a merchant is matched under it. Nothing here moves a merchant's money.

create table bank_accounts (
  bank_account {key} not null primary key,
  name text not null,
  scheme text not null check (scheme in ('iban', 'other')),
  number {key} not null,
  currency {key} not null,
  format text not null check (format in ('camt', 'mt940', 'csv')),
  profile {key},
  calendar text not null,
  state text not null check (state in ('active', 'closed')),
  -- The last statement: the next begins where it ended.
  last_number text,
  last_closing bigint,
  last_day text,
  version bigint not null check (version > 0),
  changed_at bigint not null
){room:50};

create unique index bank_accounts_by_number on bank_accounts (number, currency);

-- What is agreed with an acquirer. Without a row, the defaults hold.
create table reconciled_acquirers (
  acquirer {key} not null primary key,
  bank_account {key},
  report_days integer not null check (report_days >= 0),
  arrival_days integer not null check (arrival_days >= 0),
  calendar text not null,
  costs text,
  write_off_limit bigint not null default 0 check (write_off_limit >= 0),
  write_off_day_max bigint not null default 0 check (write_off_day_max >= 0),
  profile {key},
  version bigint not null check (version > 0),
  changed_at bigint not null
);

create table csv_profiles (
  profile {key} not null,
  version bigint not null check (version > 0),
  name text not null,
  content text not null,
  created_at bigint not null,
  created_by text not null,
  primary key (profile, version)
);

create table reconciliation_files (
  file_no {key} not null primary key,
  source text not null check (source in ('upload', 'command', 'folder', 'feed')),
  name text not null,
  format text,
  -- The acquirer or bank account that whoever sent it named; null: the file says it itself.
  owner {key},
  profile {key},
  profile_version bigint,
  -- The SHA-256 of its bytes; null until it was read, if its sender did not say. A report of a feed: its acquirer and id.
  hash {key},
  bytes bigint not null check (bytes >= 0),
  parts bigint not null check (parts >= 0),
  state {key} not null check (state in ('receiving', 'waiting', 'reading', 'removing', 'done', 'refused', 'superseded')),
  problem text,
  problem_line bigint,
  problem_column bigint,
  supersedes {key},
  superseded_by {key},
  sections bigint not null default 0,
  lines bigint not null default 0,
  -- Of its lines: matched or in need of nothing, known from an earlier file, open.
  settled_lines bigint not null default 0,
  known_lines bigint not null default 0,
  open_lines bigint not null default 0,
  -- How many lines had something masked, and the numbers of the first of them, as JSON.
  masked_count bigint not null default 0,
  masked_lines text not null default '[]',
  progress text,
  created_at bigint not null,
  created_by text not null,
  finished_at bigint,
  held_by text,
  held_until bigint not null default 0
){room:50};

create unique index reconciliation_files_by_hash on reconciliation_files (hash) where hash is not null and state <> 'refused';

create index reconciliation_files_to_read on reconciliation_files (file_no) where state in ('waiting', 'reading', 'removing');

create table reconciliation_parts (
  file_no {key} not null,
  part bigint not null,
  sha256 text not null,
  bytes bigint not null,
  -- Masked and packed, in base64.
  content text not null,
  primary key (file_no, part)
);

{packed:reconciliation_parts};

-- A report or a statement inside a file.
create table reconciliation_sections (
  file_no {key} not null,
  section bigint not null,
  kind text not null check (kind in ('report', 'statement', 'notification')),
  -- An acquirer, or a bank account.
  owner {key} not null,
  id {key} not null,
  currency {key} not null,
  first_day text,
  last_day text,
  paid_on text,
  total bigint not null,
  -- What a bank's line says of a report, in capital letters and digits only.
  reference {key},
  opening bigint,
  closing bigint,
  lines bigint not null check (lines >= 0),
  -- A report is open until its money arrived.
  state text not null check (state in ('open', 'arrived', 'ended')),
  match_no {key},
  arrived_on bigint,
  due_day bigint,
  primary key (file_no, section)
){room:50};

create index reconciliation_sections_of_owner on reconciliation_sections (owner, currency, kind, id);

create index reconciliation_sections_open on reconciliation_sections (owner, currency, reference) where state = 'open';

create table reconciliation_lines (
  file_no {key} not null,
  section bigint not null,
  line bigint not null,
  type smallint not null,
  state smallint not null,
  -- 0: it names no merchant.
  mer_no bigint not null,
  subject {key},
  event {key},
  currency {key} not null,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  -- What the books have for it; null if that is its gross, or nothing.
  item_amount bigint,
  -- On which the item was booked; for a bank's line the day of its booking.
  day bigint,
  match_no {key},
  -- Only of lines that are not matched by their item: what else they can be found by.
  reference {key},
  digest {key},
  primary key (file_no, section, line)
){compact};

-- A matched line is what was reported about its item, and the only one. The numbers of items have their merchant in them.
create unique index reconciliation_lines_claim on reconciliation_lines (subject, event) where state = 1;

create index reconciliation_lines_open on reconciliation_lines (file_no, section, line) where state >= 10;

create index reconciliation_lines_of_item on reconciliation_lines (mer_no, subject) where state >= 10 and subject is not null;

create index reconciliation_lines_by_reference on reconciliation_lines (reference) where reference is not null;

create index reconciliation_lines_by_digest on reconciliation_lines (digest) where digest is not null;

create index reconciliation_lines_of_match on reconciliation_lines (match_no) where match_no is not null;

-- What the lines of a section say of a merchant's day.
create table reconciliation_sums (
  acquirer {key} not null,
  currency {key} not null,
  day bigint not null,
  mer_no bigint not null,
  file_no {key} not null,
  section bigint not null,
  lines bigint not null,
  item_in bigint not null check (item_in >= 0),
  item_out bigint not null check (item_out >= 0),
  fee bigint not null,
  net bigint not null,
  primary key (acquirer, currency, day, mer_no, file_no, section)
){compact};

create index reconciliation_sums_of_file on reconciliation_sums (file_no, section);

-- What is more than one line about one item.
create table reconciliation_matches (
  match_no {key} not null primary key,
  owner {key} not null,
  currency {key} not null,
  kind text not null check (kind in ('transfer', 'pair', 'hand', 'split', 'writeOff', 'smallWriteOff', 'return', 'credit')),
  amount bigint not null,
  reason text not null,
  day bigint not null,
  made_at bigint not null,
  made_by text not null,
  ended_at bigint,
  ended_by text
){room:80};

create index reconciliation_matches_of_owner on reconciliation_matches (owner, currency, kind, day);

-- What merchants' books expect of an acquirer on a closed day, as entered into the operator's books.
create table reconciliation_days (
  acquirer {key} not null,
  currency {key} not null,
  day bigint not null,
  mer_no bigint not null,
  expected_in bigint not null check (expected_in >= 0),
  expected_out bigint not null check (expected_out >= 0),
  -- Deposits and corrections, which no acquirer reports.
  by_hand bigint not null,
  -- 1 once everything of it was reported.
  complete smallint not null default 0,
  -- 1 once exceptions were raised about everything that is missing in it.
  told smallint not null default 0,
  -- How often it was entered: each time is a group of the operator's books.
  entries bigint not null default 0,
  primary key (acquirer, currency, day, mer_no)
){room:50}{compact};

-- What is expected of an acquirer begins with the first day that it reports, or when something was agreed with it: an upgraded gateway
-- asks for nothing of its past.
create table reconciliation_starts (
  acquirer {key} not null primary key,
  first_day bigint not null
);

-- Through which day a merchant's closed days have been entered.
create table reconciliation_marks (
  mer_no bigint not null primary key,
  through bigint not null
);

create index if not exists postings_by_hand on postings (mer_no, at) where line = 1 and event in ('deposit', 'correction');

create index reconciliation_days_incomplete on reconciliation_days (acquirer, day, mer_no) where complete = 0 and told = 0;

-- The operator's own books: double entry, and they only grow.
create table operator_postings (
  owner {key} not null,
  subject {key} not null,
  event {key} not null,
  line smallint not null,
  from_owner {key} not null,
  from_account text not null,
  to_owner {key} not null,
  to_account text not null,
  currency {key} not null,
  amount bigint not null check (amount > 0),
  day bigint not null,
  at bigint not null,
  primary key (owner, subject, event, line),
  check (from_owner <> to_owner or from_account <> to_account)
){compact};

{appendOnly:operator_postings};

create table operator_balances (
  owner {key} not null,
  account {key} not null,
  currency {key} not null,
  amount bigint not null,
  primary key (owner, account, currency)
){room:50};

create table exceptions (
  exception_no {key} not null primary key,
  -- What it is about: an item, a line, a day or a section, as a text. One of them is open at a time.
  about {key} not null,
  kind {key} not null,
  owner {key} not null,
  currency {key} not null,
  amount bigint not null,
  mer_no bigint not null,
  subject {key},
  event {key},
  file_no {key},
  section bigint,
  line bigint,
  day bigint not null,
  opened_at bigint not null,
  due_day bigint not null,
  person_id text,
  person text,
  state {key} not null check (state in ('open', 'ended')),
  ending text,
  ended_at bigint,
  ended_by text,
  match_no {key},
  -- What the acquirer answered when it was asked, as JSON.
  answer text,
  -- What is under way about it, which nothing else may cross: a return, or a credit to a merchant.
  held_for text,
  version bigint not null check (version > 0)
){room:50};

create unique index exceptions_open on exceptions (about) where state = 'open';

create index exceptions_by_age on exceptions (state, exception_no);

create index exceptions_of_owner on exceptions (owner, currency, day);

create index exceptions_of_item on exceptions (mer_no, subject) where subject is not null;

create index exceptions_of_file on exceptions (file_no, section, line) where file_no is not null;

create table exception_notes (
  exception_no {key} not null,
  note_no {key} not null,
  at bigint not null,
  person_id text,
  person text not null,
  kind text not null,
  text text not null,
  primary key (exception_no, note_no)
);

-- Items of the books that people settled: matched by hand, or written off.
create table reconciliation_items (
  mer_no bigint not null,
  subject {key} not null,
  event {key} not null,
  match_no {key} not null,
  acquirer {key} not null,
  currency {key} not null,
  amount bigint not null,
  day bigint not null,
  ended_at bigint,
  primary key (mer_no, subject, event, match_no)
);

create unique index reconciliation_items_live on reconciliation_items (mer_no, subject, event) where ended_at is null;

create index reconciliation_items_of_match on reconciliation_items (match_no);

-- Money that goes back to its payer at the acquirer.
create table reconciliation_returns (
  return_no {key} not null primary key,
  exception_no {key} not null,
  mer_no bigint not null,
  trade_no {key} not null,
  acquirer text,
  currency {key} not null,
  amount bigint not null check (amount > 0),
  channel_version integer,
  state {key} not null check (state in ('asked', 'approved', 'declined')),
  message text,
  asked_at bigint not null,
  asked_by text not null,
  answered_at bigint,
  -- When the acquirer is asked what became of it.
  next_at bigint not null,
  held_by text,
  held_until bigint not null default 0
){room:50};

create unique index reconciliation_returns_live on reconciliation_returns (exception_no) where state <> 'declined';

create index reconciliation_returns_due on reconciliation_returns (next_at) where state = 'asked';

-- Refunds across merchants, newest first, and who asked for one by hand. The indexes are on an expression, so that no planner
-- takes them for a query that names a merchant; refund numbers sort by time. 4 is a refund in progress.

create index if not exists refunds_by_time on refunds ((refund_no || ''));

create index if not exists refunds_in_progress on refunds ((refund_no || '')) where state = 4;

alter table refunds add column started_by text;

-- The money that a request moves, to add it up before several are approved.
alter table approvals add column amount bigint;

alter table approvals add column currency text;

-- Lists of requests by kind and by what became of them.
create index if not exists approvals_by_kind on approvals (kind, approval_no);

create index if not exists approvals_by_state on approvals (state, approval_no);

-- Forms that were sent: of several copies, on whatever node, one is carried out. The key is a keyed hash; `path` is where it
-- led, null while it is carried out, and for ever if the node died.
create table form_submissions (
  submission {key} not null primary key,
  started_at bigint not null,
  path text
){churn:70};

create index form_submissions_by_time on form_submissions (started_at);

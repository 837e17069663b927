-- The record says who acted, from where, in which session and request, on which merchant, what it was before and after, why, and
-- by whose approval. Rows of earlier releases have none of it.

alter table audit add column actor_kind text;

alter table audit add column actor_id text;

alter table audit add column session_id text;

alter table audit add column address text;

alter table audit add column request_id text;

alter table audit add column outcome text;

alter table audit add column mer_no bigint;

alter table audit add column before_change text;

alter table audit add column after_change text;

alter table audit add column reason text;

alter table audit add column approval_no text;

-- Each row is chained to the one before it. Rows of earlier releases are not.
alter table audit add column previous_hash text;

alter table audit add column hash text;

-- The head of each day's chain, in UTC: what is missing at the end is missing here too, unless both were changed.
create table audit_days (
  day {key} not null primary key,
  first_no bigint not null,
  last_no bigint not null,
  actions bigint not null,
  head text not null,
  check (first_no >= 1 and last_no >= first_no and actions between 1 and last_no - first_no + 1)
){room:50}{compact};

{extendOnly:audit_days};

create index audit_by_time on audit (at, action_no);

create index audit_of_actor on audit (actor, at, action_no);

create index audit_of_actor_id on audit (actor_id, at, action_no);

create index audit_of_action on audit (action, at, action_no);

create index audit_of_outcome on audit (outcome, at, action_no);

create index audit_of_merchant on audit (mer_no, at, action_no);

create index audit_of_target on audit (target, at, action_no);

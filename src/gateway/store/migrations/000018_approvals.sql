-- Requests that need a second person. Merchant 0 stands for what concerns no single merchant, side 0 for the operator's own
-- people. What was asked is sealed until it is decided. The constraints say again what the code holds: nobody carries out
-- what they asked for themselves, and a decided request stays as it is.

create table approvals (
  mer_no bigint not null,
  approval_no {key} not null,
  side bigint not null,
  kind text not null,
  operation text not null,
  trade_no {key},
  summary text not null,
  before_change text,
  after_change text,
  parameters text not null,
  body text,
  sealed text,
  fingerprint {key} not null,
  reason text,
  maker_kind text not null,
  maker text not null,
  maker_person {key},
  created_at bigint not null,
  expires_at bigint not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'failed', 'refused', 'withdrawn', 'expired')),
  decided_kind text,
  decided_by text,
  decided_person {key},
  decided_at bigint,
  decided_request text,
  decision_reason text,
  outcome text,
  primary key (mer_no, approval_no),
  constraint approvals_need_two check (
    state <> 'done' or (
      (maker_person is null or decided_person is null or maker_person <> decided_person)
      and (maker_kind <> 'breakGlass' or decided_kind <> 'breakGlass')
    )
  )
);

create unique index approvals_by_number on approvals (approval_no);

create unique index approvals_once_pending on approvals (mer_no, fingerprint) where state = 'pending';

create index approvals_pending on approvals (expires_at, approval_no) where state = 'pending';

create index approvals_by_side on approvals (side, approval_no);

create index approvals_of_order on approvals (mer_no, trade_no, approval_no) where trade_no is not null;

-- Which kinds always need two people, and how much people can refund alone; one row for the operator and one per merchant.
create table approval_rules (
  mer_no bigint not null primary key,
  rules text not null
);

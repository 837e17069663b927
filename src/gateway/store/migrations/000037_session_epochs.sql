-- Raised whenever sessions of a person are ended, also if there were none: what was confirmed before it, such as a command that has
-- not fetched its token yet, comes too late.
alter table people add column session_epoch bigint not null default 0;

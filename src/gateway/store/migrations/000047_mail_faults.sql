-- Why the last attempt to send a mail failed, and when: by a code of the mail server or of the connection, without an address. Both are
-- null once it was sent, and for what was dropped because its reader may not know it any more.
alter table mails add column fault text;

alter table mails add column failed_at bigint;

create index if not exists mails_failed on mails (failed_at) where failed_at is not null;

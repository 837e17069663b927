-- What is due by acquirer, so that calls that wait for one that hangs are not read through for the others. In a migration of their
-- own: an index is built before its migration, when the column must be there.

create index if not exists agenda_default_due on agenda (due_at) where acquirer is null and task in ('inquire', 'inquireRefund');

create index if not exists agenda_acquirer_due on agenda (acquirer, due_at) where acquirer is not null;

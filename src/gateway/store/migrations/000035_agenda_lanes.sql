-- What is due without a call to the acquirer, so that settlement does not read through calls that wait for one that hangs.

create index if not exists agenda_books_due on agenda (due_at) where task not in ('inquire', 'inquireRefund');

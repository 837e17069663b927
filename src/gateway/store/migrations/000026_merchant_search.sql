-- Merchants by status: those that wait for approval are few among many.

create index merchants_by_status on merchants (status, mer_no);

-- Until when somebody who set a new password by a link from a mail moves no money and makes no keys. Null for everybody else.
alter table people add column held_until bigint;

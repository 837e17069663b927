-- Payments that ended, by day and by what they are looked at by: the reason, the method, the beginning of the card, the merchant.
-- Counted in the background, with the other totals; payments write nothing of it. Merchant 0 is the sum of all.

create table decline_days (
  mer_no bigint not null,
  dimension smallint not null check (dimension between 1 and 4),
  day bigint not null,
  value {key} not null,
  ended bigint not null check (ended >= 0),
  declined bigint not null check (declined >= 0),
  expired bigint not null check (expired >= 0),
  primary key (mer_no, dimension, day, value)
){room:50}{compact};

-- How calls to the acquirer were answered, by minute, counted over all nodes. Not by merchant: the acquirer is one over all of
-- them. Each node adds what it counted every few seconds.

create table channel_minutes (
  minute bigint not null,
  operation {key} not null,
  answer {key} not null,
  bucket_ms bigint not null,
  calls bigint not null check (calls > 0),
  primary key (minute, operation, answer, bucket_ms)
){churn:80}{compact};

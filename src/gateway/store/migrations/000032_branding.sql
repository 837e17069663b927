-- The logos that payers see, in base64, in parts of a size that lists of rows can be copied with. What else is known of a logo is
-- in its merchant's settings.
create table merchant_logos (
  mer_no bigint not null,
  part bigint not null,
  sha256 {key} not null,
  media_type text not null,
  content text not null,
  primary key (mer_no, part)
);

-- As which role of which merchant somebody of the operator looks at the back office in this session, and until when.
alter table sessions add column seeing_mer_no bigint;
alter table sessions add column seeing_role text;
alter table sessions add column seeing_until bigint;

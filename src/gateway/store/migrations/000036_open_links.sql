-- How many links of a merchant can still be paid is counted when a new one is created.

create index if not exists links_open on links (mer_no, link_no) where revoked_at is null and (uses_max is null or paid < uses_max);

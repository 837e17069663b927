-- A payment link asks its payers for more, can be changed, and says where those go who do not pay. `version` counts its changes.

alter table links add column asks text;
alter table links add column quantity_max bigint check (quantity_max > 1);
alter table links add column cancel_url text;
alter table links add column version bigint not null default 1;

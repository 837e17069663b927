-- What the network of a crypto payment took, and the payment's transaction there; null where the channel did not say.

alter table orders add column gas_fee bigint;
alter table orders add column transaction_hash text;

-- Which keys sealed what is stored, found without reading all of it: a sealed text begins with its form and the id of its key.

create index if not exists merchant_secrets_by_key on merchant_secrets (substr(sealed, 1, 11));

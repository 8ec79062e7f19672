-- Whoever first proves the mailbox owns the address. Until then any number of accounts may be registered with it, and
-- from then on no code is made for the others, which look like any unverified account until they are cleaned up.
drop index identity.users_email_owner;
drop index identity.users_email_shadows;
alter table identity.users drop column is_shadow;
create unique index users_email_owner on identity.users (email) where is_verified;
create index users_email on identity.users (email, id);

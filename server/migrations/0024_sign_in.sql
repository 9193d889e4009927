-- More ways in: codes of an authenticator app with recovery codes for when it is lost, passkeys, and the environments that one
-- sign-in opened.

-- What the app makes its codes from is derived from this id (decision 034): nothing here lets anybody make one.
create table totp (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- When a first code showed that the app has it; until then it guards nothing.
  confirmed_at timestamptz(3),
  -- The time step of the last code that was taken: neither it nor an earlier one is taken again.
  last_step bigint,
  created_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint totp_of_user_taken unique (environment_id, user_id),
  constraint totp_of_user foreign key (environment_id, user_id) references user_account on delete cascade
);
call isolate('totp');
call open_to_system('totp', 'select, update, delete');

-- Each is used once and then gone; only its hash is stored.
create table recovery_code (
  environment_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (environment_id, user_id, code_hash),
  constraint recovery_code_of_user foreign key (environment_id, user_id) references user_account on delete cascade
);
call isolate('recovery_code');
call open_to_system('recovery_code', 'select, delete');

create table passkey (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  -- As its device calls it. Somebody else's device may claim the same, so it says who signs in only together with the user.
  credential_id text not null check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null,
  signatures bigint not null default 0 check (signatures >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null default false,
  last_used_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint passkey_taken unique (environment_id, user_id, credential_id),
  constraint passkey_of_user foreign key (environment_id, user_id) references user_account on delete cascade
);
create index passkey_by_credential on passkey (credential_id);
call isolate('passkey');
call open_to_system('passkey', 'select, update');

-- What one may switch to without another sign-in: accounts in other environments, each with what it was opened by.
alter table session
  add column doors text[] not null default '{}',
  drop constraint session_opened_by_check,
  add constraint session_opened_by_check check (opened_by in ('password', 'link', 'passkey'));

alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('invoice', 'reminder', 'quote', 'webhook', 'security'));

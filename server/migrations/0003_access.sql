-- Who may do what: roles are named sets of rights; a right is a scope or one of the finer rights in shared/rights.ts.
create table role (
  environment_id uuid not null references environment,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  rights text[] not null,
  is_system boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint role_name_taken unique (environment_id, name)
);
call isolate('role');
call open_to_system('role', 'select, insert');

create table user_account (
  environment_id uuid not null,
  id uuid not null,
  email text not null,
  name text collate natural_order not null,
  role_id uuid not null,
  password_hash text,
  is_active boolean not null default true,
  last_sign_in_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint user_role foreign key (environment_id, role_id) references role
);
create unique index user_email_taken on user_account (environment_id, lower(email));
create index user_by_email on user_account (lower(email));
call isolate('user_account');
call open_to_system('user_account', 'select, insert, update');

create table api_key (
  environment_id uuid not null,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  user_id uuid,
  scopes text[] not null,
  key_hash bytea not null,
  last_four text not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint api_key_hash_taken unique (environment_id, key_hash),
  constraint api_key_user foreign key (environment_id, user_id) references user_account
);
create index api_key_by_hash on api_key (key_hash);
call isolate('api_key');
call open_to_system('api_key', 'select, insert, update');

-- A session cookie and a sign-in link are random; only their hash is stored.
create table session (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  opened_by text not null check (opened_by in ('password', 'link')),
  user_agent text,
  ip text,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint session_token_taken unique (environment_id, token_hash),
  constraint session_of_user foreign key (environment_id, user_id) references user_account on delete cascade
);
create index session_by_token on session (token_hash);
call isolate('session');
call open_to_system('session', 'select, insert, update, delete');

create table sign_in_link (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (environment_id, id),
  constraint sign_in_link_token_taken unique (environment_id, token_hash),
  constraint sign_in_link_of_user foreign key (environment_id, user_id) references user_account on delete cascade
);
create index sign_in_link_by_token on sign_in_link (token_hash);
call isolate('sign_in_link');
call open_to_system('sign_in_link', 'select, insert, update, delete');

-- Every process forgets a cached key as soon as it changes.
create function announce_api_key() returns trigger language plpgsql as $$
begin
  perform pg_notify('api_key', encode(old.key_hash, 'hex'));
  return null;
end $$;
create trigger api_key_changed after update of revoked_at, expires_at, scopes, user_id or delete on api_key
  for each row execute function announce_api_key();

create function announce_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('api_key', 'all');
  return null;
end $$;
create trigger role_rights_changed after update of rights on role for each statement execute function announce_rights();
create trigger user_rights_changed after update of role_id, is_active on user_account for each statement execute function announce_rights();
create trigger environment_zone_changed after update of time_zone on environment for each statement execute function announce_rights();

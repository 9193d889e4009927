-- Assistants: the programs that may ask to be let in, who let which of them in, and what they asked since.

-- Anybody may register a program, so those that nobody let in yet have ten thousand places between them, taken in turn:
-- whoever comes when all are taken gets that of the oldest.
create sequence oauth_client_place as integer minvalue 0 maxvalue 9999 cycle;
grant usage on sequence oauth_client_place to kantoor_system;

-- A program belongs to no environment: it registers before anybody has signed in. Only kantoor_system sees it.
create table oauth_client (
  -- What it calls itself by: made by us, or the https address of the document that describes it.
  id text primary key check (char_length(id) between 1 and 2000),
  name text not null check (char_length(name) between 1 and 100),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  auth_method text not null check (auth_method in ('none', 'client_secret_post', 'client_secret_basic')),
  secret_hash bytea,
  -- Of everything it registered: the same program gets the same id again. With a secret it gets a new one each time.
  metadata_hash bytea constraint oauth_client_known unique,
  -- Until when its document is believed without asking again.
  fresh_until timestamptz(3),
  -- When it registered last; the same one may do so often.
  created_at timestamptz(3) not null,
  -- When somebody let it in, or it last renewed its tokens; from then on it needs no place.
  last_used_at timestamptz(3),
  place integer default nextval('oauth_client_place') constraint oauth_client_placed unique,
  check ((place is null) = (last_used_at is not null)),
  check ((auth_method = 'none') = (secret_hash is null)),
  check (metadata_hash is null or (secret_hash is null and fresh_until is null))
);
grant select, insert, update, delete on oauth_client to kantoor_system;

-- A program that somebody let in. It has the rights of that person, as far as it asked for them, as they are at each moment.
create table assistant (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  client_id text not null,
  -- As the person saw them when he agreed.
  name text not null,
  host text not null,
  scopes text[] not null,
  -- Counts the refreshes; a refresh token of an earlier one has been used.
  generation integer not null default 0,
  -- When it fetched its first tokens; until then nobody is connected.
  connected_at timestamptz(3),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  -- revoked: by a person, or by the program itself. replayed: its code came twice. reused: a refresh token came after its successor.
  revoked_reason text check (revoked_reason in ('revoked', 'replayed', 'reused')),
  last_used_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint assistant_user foreign key (environment_id, user_id) references user_account,
  check (revoked_at is null = (revoked_reason is null))
);
create index assistant_by_user on assistant (environment_id, user_id);
create index assistant_by_client on assistant (client_id);
call isolate('assistant');
call open_to_system('assistant', 'select, delete');

-- Codes and tokens are random; only their hash is stored. The system role finds out whose they are.
create table assistant_code (
  environment_id uuid not null,
  code_hash bytea not null,
  assistant_id uuid not null,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (environment_id, code_hash),
  constraint assistant_code_of_assistant foreign key (environment_id, assistant_id) references assistant on delete cascade
);
create index assistant_code_by_hash on assistant_code (code_hash);
create index assistant_code_by_assistant on assistant_code (environment_id, assistant_id);
call isolate('assistant_code');
call open_to_system('assistant_code', 'select, delete');

create table assistant_token (
  environment_id uuid not null,
  token_hash bytea not null,
  assistant_id uuid not null,
  kind text not null check (kind in ('access', 'refresh')),
  generation integer not null,
  scopes text[] not null,
  expires_at timestamptz(3) not null,
  -- When a refresh token was exchanged for its successor.
  used_at timestamptz(3),
  primary key (environment_id, token_hash),
  constraint assistant_token_of_assistant foreign key (environment_id, assistant_id) references assistant on delete cascade,
  check (kind = 'refresh' or used_at is null)
);
create index assistant_token_by_hash on assistant_token (token_hash);
create index assistant_token_by_assistant on assistant_token (environment_id, assistant_id, generation);
create index assistant_token_by_age on assistant_token (expires_at);
call isolate('assistant_token');
call open_to_system('assistant_token', 'select, delete');

-- Every call of a tool: by an assistant that somebody let in, or with an API key.
create table assistant_call (
  environment_id uuid not null,
  id uuid not null,
  assistant_id uuid,
  api_key_id uuid,
  tool text not null,
  outcome text not null check (outcome in ('answered', 'refused', 'failed')),
  rows integer,
  duration_ms integer not null,
  created_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint assistant_call_by_assistant foreign key (environment_id, assistant_id) references assistant on delete cascade,
  constraint assistant_call_by_api_key foreign key (environment_id, api_key_id) references api_key on delete cascade,
  check ((assistant_id is null) <> (api_key_id is null)),
  check ((rows is null) = (outcome <> 'answered'))
);
create index assistant_call_of_assistant on assistant_call (environment_id, assistant_id, id);
create index assistant_call_of_api_key on assistant_call (environment_id, api_key_id, id);
create index assistant_call_by_age on assistant_call using brin (created_at);
call isolate('assistant_call');
revoke update, delete on assistant_call from kantoor_app;
call open_to_system('assistant_call', 'select, delete');

-- What a list needs of every record; a call never changes.
create view assistant_call_entry with (security_invoker = true) as
  select *, created_at as updated_at, 1 as version from assistant_call;
grant select on assistant_call_entry to kantoor_app;

grant select (environment_id, id, name) on assistant to kantoor_reader;

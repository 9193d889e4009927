-- What the screens keep: saved views, how each user likes it, and which requests came in.

-- A list as somebody filtered and sorted it, under a name.
create table saved_view (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  screen text not null check (screen ~ '^[a-z_]{1,40}$'),
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  query jsonb not null check (jsonb_typeof(query) = 'object' and octet_length(query::text) <= 65536),
  is_shared boolean not null default false,
  position integer not null default 0 check (position >= 0),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint saved_view_user foreign key (environment_id, user_id) references user_account on delete cascade,
  constraint saved_view_name_taken unique (environment_id, user_id, screen, name)
);
create index saved_view_by_position on saved_view (environment_id, screen, position, id);
call isolate('saved_view');

-- What is not said here is as it comes. One row per user, made when he first says something.
create table preference (
  environment_id uuid not null,
  user_id uuid not null,
  id uuid not null generated always as (user_id) stored,
  language text check (language in ('nl', 'en')),
  color_scheme text not null default 'auto' check (color_scheme in ('light', 'dark', 'auto')),
  start_screen text check (char_length(start_screen) between 1 and 60),
  week_starts_on text not null default 'monday' check (week_starts_on in ('monday', 'saturday', 'sunday')),
  columns jsonb not null default '{}' check (jsonb_typeof(columns) = 'object' and octet_length(columns::text) <= 32768),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, user_id),
  constraint preference_of_user foreign key (environment_id, user_id) references user_account on delete cascade
);
call isolate('preference');

-- Which requests came in, for seven days. It refers to nothing, so that a batch of them is never refused.
create table request (
  environment_id uuid not null,
  id uuid not null,
  request_id text not null,
  surface text not null,
  method text not null,
  -- The path with {id} where one stood; path and query are as they came, without what could be a secret.
  route text not null,
  path text not null,
  query text,
  status integer not null,
  duration_ms integer not null,
  problem text,
  actor_type text not null,
  actor_id uuid not null,
  -- Whose key, assistant or session it was.
  user_id uuid,
  -- How many before this one came too fast to be written down.
  dropped integer not null default 0,
  created_at timestamptz(3) not null,
  primary key (environment_id, id)
);
create index request_by_request_id on request (environment_id, request_id);
create index request_by_user on request (environment_id, user_id, id);
create index request_by_actor on request (environment_id, actor_id, id);
create index request_by_age on request using brin (created_at);
call isolate('request');
revoke insert, update, delete on request from kantoor_app;
call open_to_system('request', 'select, insert, delete');

-- What a list needs of every record; a request never changes.
create view request_entry with (security_invoker = true) as
  select *, created_at as updated_at, 1 as version from request;
grant select on request_entry to kantoor_app;

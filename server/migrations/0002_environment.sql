-- An environment is one company's data. Its settings that no company profile owns stand here.
create table environment (
  environment_id uuid primary key,
  id uuid not null generated always as (environment_id) stored,
  slug text not null constraint environment_slug_taken unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  time_zone text not null default 'Europe/Amsterdam',
  project_number_format text not null default 'P{seq:04}' check (project_number_format ~ '\{seq(:0\d)?\}'),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
alter table environment enable row level security, force row level security;
create policy environment_only on environment to kantoor_app using (environment_id = (select current_environment()));
grant select, update (name, time_zone, project_number_format, version, updated_at) on environment to kantoor_app;
call open_to_system('environment', 'select, insert, update');

-- Numbers that may have gaps (projects). Invoice numbers have their own counter.
create table counter (
  environment_id uuid not null references environment,
  name text not null,
  value bigint not null default 0,
  primary key (environment_id, name)
);
call isolate('counter');

-- Fixed windows of the shared rate limit and of sign-in attempts. Losing them in a crash only forgives a minute.
create unlogged table rate_window (
  bucket text primary key,
  opened_at timestamptz(3) not null,
  hits integer not null
);
grant select, insert, update, delete on rate_window to kantoor_system;

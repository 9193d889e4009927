-- What every table stands on: search, natural order of names, and the two functions that put a table under row security.

create extension if not exists unaccent;
create extension if not exists btree_gist;

create collation if not exists natural_order (provider = icu, locale = 'und');

-- unaccent() is only stable because its dictionary could change; ours is pinned by schema, so an index may rely on it.
create function search_text(value text) returns text
  language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create function current_environment() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('kantoor.environment', true), '')::uuid;

-- The environment's calendar day of the request; the database's own day only where nobody set one.
create function current_day() returns date
  language sql stable parallel safe
  return coalesce(nullif(current_setting('kantoor.today', true), '')::date, current_date);

-- Instants leave as RFC 3339 in UTC with milliseconds; to_json alone would print microseconds and +00:00.
-- Stable and not immutable, as to_char is: only then is it inlined.
create function instant_text(value timestamptz) returns text
  language sql stable parallel safe
  return to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Rows of another environment do not exist for the application role; without a setting nothing exists.
create procedure isolate(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('create policy environment_only on %s to kantoor_app
    using (environment_id = (select current_environment()))
    with check (environment_id = (select current_environment()))', target);
  execute format('grant select, insert, update, delete on %s to kantoor_app', target);
end $$;

-- The system role looks up credentials and carries out background work; each table it may see is named here by a call.
create procedure open_to_system(target regclass, privileges text)
  language plpgsql as $$
begin
  execute format('create policy system_work on %s to kantoor_system using (true) with check (true)', target);
  execute format('grant %s on %s to kantoor_system', privileges, target);
end $$;

do $$ begin
  execute format('grant usage on schema %I to kantoor_app, kantoor_system', current_schema());
end $$;
grant select on migration to kantoor_app, kantoor_system;

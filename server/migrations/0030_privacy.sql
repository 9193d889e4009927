-- Data that leaves as a whole and data that goes for good: exports in parts, erasures, and the only change that the audit allows.

create table data_export (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- What its maker could read when he asked, and as whom.
  rights text[] not null,
  employee_id uuid,
  kind text not null check (kind in ('everything', 'person')),
  subject_type text check (subject_type in ('person', 'employee', 'user')),
  subject_id uuid,
  has_files boolean not null default false,
  separator text not null default 'semicolon' check (separator in ('semicolon', 'comma')),
  language text not null default 'nl' check (language in ('nl', 'en')),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  rows_done integer not null default 0,
  rows_total integer,
  size_bytes bigint,
  -- The one that finished it: only its parts are the archive.
  attempt integer,
  downloads integer not null default 0,
  expires_at timestamptz(3) not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint data_export_of_somebody check ((kind = 'person') = (subject_id is not null) and (subject_type is null) = (subject_id is null)),
  constraint data_export_user foreign key (environment_id, user_id) references user_account
);
create index data_export_by_created on data_export (environment_id, created_at, id);
create index data_export_by_end on data_export (expires_at);
call isolate('data_export');
call open_to_system('data_export', 'select, delete');

-- Whoever is too slow and is overtaken writes parts of an attempt of his own.
create table data_export_part (
  environment_id uuid not null,
  export_id uuid not null,
  attempt integer not null,
  number integer not null,
  bytes bytea not null,
  primary key (environment_id, export_id, attempt, number),
  constraint data_export_part_of foreign key (environment_id, export_id) references data_export on delete cascade
);
alter table data_export_part alter column bytes set storage external;
call isolate('data_export_part');
call open_to_system('data_export_part', 'select, delete');

create table erasure (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- What stands there without a name from now on.
  person_id uuid,
  employee_id uuid,
  account_id uuid,
  erased jsonb not null,
  kept jsonb not null,
  -- What somebody was called and which records told of him: known until the audit has forgotten it too.
  names text[],
  record_ids uuid[],
  audit_entries integer,
  cleaned_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint erasure_of_somebody check (person_id is not null or employee_id is not null or account_id is not null),
  constraint erasure_forgets check (cleaned_at is null or (names is null and record_ids is null)),
  constraint erasure_user foreign key (environment_id, user_id) references user_account,
  constraint erasure_person foreign key (environment_id, person_id) references person,
  constraint erasure_employee foreign key (environment_id, employee_id) references employee,
  constraint erasure_account foreign key (environment_id, account_id) references user_account
);
create index erasure_by_created on erasure (environment_id, created_at, id);
call isolate('erasure');

-- Where records that are not about somebody name him. An amount, a status, a number or an id that reads like a name is none.
create function is_naming(key text) returns boolean
  language sql immutable parallel safe
  return key like any (array['%name', '%email', '%attention', '%note'])
    or key = any (array['recipient', 'to', 'contact', 'title', 'subject', 'body', 'text', 'remark', 'description']);

-- What tells of somebody in the records that are about him.
create function is_telling(key text, value json) returns boolean
  language sql immutable parallel safe
  return case json_typeof(value)
    when 'string' then is_naming(key) or key = any (array['phone', 'work_phone', 'role', 'job_title', 'employee_number', 'kind'])
    else key = any (array['address', 'custom_fields']) and value::text not in ('null', '{}', '[]') end;

create function tells_of(key text, value json, is_own boolean, names text[]) returns boolean
  language sql immutable parallel safe
  return is_telling(key, value) and (is_own or (is_naming(key) and (value #>> '{}') = any (names)));

create function has_person(entry json, names text[]) returns boolean
  language sql immutable parallel safe
  return exists (select from json_each(entry) field where tells_of(field.key, field.value, false, names));

-- An entry of the audit without what it says of somebody: in his own records all that tells of him, elsewhere what he was called.
create function without_person(entry json, is_own boolean, names text[]) returns json
  language sql immutable parallel safe
  return (select json_object_agg(field.key,
      case when tells_of(field.key, field.value, is_own, names) then '"Erased"' else field.value end)
    from json_each(entry) field);

create function is_only_erased(was json, becomes json) returns boolean
  language sql immutable parallel safe
  return (was is null) = (becomes is null) and not exists (
    select from json_each(was) old full join json_each(becomes) new using (key)
    where old.value is null or new.value is null
      or (old.value::text <> new.value::text and (new.value::text <> '"Erased"' or not is_telling(key, old.value))));

create function audit_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'
    and is_only_erased(old.before, new.before) and is_only_erased(old.after, new.after) then return new;
  end if;
  raise exception 'the audit is never changed: a value can only be erased' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_stays before update on audit for each row execute function audit_stays();
create policy system_work on audit to kantoor_system using (true) with check (true);
grant select, update (before, after) on audit to kantoor_system;

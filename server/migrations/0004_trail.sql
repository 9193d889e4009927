-- What a write leaves behind in its own transaction: who did it, what happened, which answer a retry gets, what is gone.

create table audit (
  environment_id uuid not null,
  id uuid not null,
  at timestamptz(3) not null,
  operation text not null,
  resource text not null,
  record_id uuid not null,
  actor_type text not null check (actor_type in ('user', 'api_key', 'system')),
  actor_id uuid,
  request_id text not null,
  before json,
  after json,
  primary key (environment_id, id)
);
create index audit_by_record on audit (environment_id, record_id, at);
call isolate('audit');
revoke update, delete on audit from kantoor_app;

-- What a list needs of every record; an entry never changes.
create view audit_entry with (security_invoker = true) as select *, at as created_at, at as updated_at, 1 as version from audit;
grant select on audit_entry to kantoor_app;

create table outbox (
  environment_id uuid not null,
  id uuid not null,
  kind text not null,
  record_id uuid not null,
  version integer not null,
  payload json not null,
  created_at timestamptz(3) not null,
  primary key (environment_id, id)
);
call isolate('outbox');
revoke update, delete on outbox from kantoor_app;
call open_to_system('outbox', 'select, delete');

create table idempotency (
  environment_id uuid not null,
  caller_id uuid not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  headers json not null,
  body text,
  created_at timestamptz(3) not null,
  constraint idempotency_key_used primary key (environment_id, caller_id, route, key)
);
create index idempotency_by_age on idempotency (created_at);
call isolate('idempotency');
call open_to_system('idempotency', 'select, delete');

create table tombstone (
  environment_id uuid not null,
  resource text not null,
  id uuid not null,
  deleted_at timestamptz(3) not null,
  primary key (environment_id, resource, id)
);
create index tombstone_by_age on tombstone (environment_id, resource, deleted_at, id);
call isolate('tombstone');
call open_to_system('tombstone', 'select, delete');

-- meta.count without counting: rows per table in sixteen slots, so that parallel writers do not queue behind one row.
-- Time entries count also per day of their start, which finds a deep offset without walking to it.
create table tally (
  environment_id uuid not null,
  resource text not null,
  bucket integer not null,
  rows bigint not null,
  primary key (environment_id, resource, bucket)
) with (fillfactor = 50);
call isolate('tally');

create function tally_inserted() returns trigger language plpgsql as $$
begin
  insert into tally (environment_id, resource, bucket, rows)
    select environment_id, tg_table_name, pg_backend_pid() & 15, count(*) from changed group by environment_id
  on conflict (environment_id, resource, bucket) do update set rows = tally.rows + excluded.rows;
  return null;
end $$;

create function tally_deleted() returns trigger language plpgsql as $$
begin
  insert into tally (environment_id, resource, bucket, rows)
    select environment_id, tg_table_name, pg_backend_pid() & 15, -count(*) from changed group by environment_id
  on conflict (environment_id, resource, bucket) do update set rows = tally.rows + excluded.rows;
  return null;
end $$;

create procedure keep_tally(target regclass)
  language plpgsql as $$
begin
  execute format('create trigger tally_inserted after insert on %s referencing new table as changed
    for each statement execute function tally_inserted()', target);
  execute format('create trigger tally_deleted after delete on %s referencing old table as changed
    for each statement execute function tally_deleted()', target);
end $$;

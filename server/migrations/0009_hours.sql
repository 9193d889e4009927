create table hour_type (
  environment_id uuid not null,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  code text check (char_length(code) <= 20),
  hourly_rate numeric(14, 2) check (hourly_rate >= 0),
  billable_default boolean not null default true,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint hour_type_name_taken unique (environment_id, name)
);
call isolate('hour_type');
call open_to_system('hour_type', 'insert');

create table hour_type_rate (
  environment_id uuid not null,
  id uuid not null,
  hour_type_id uuid not null,
  hourly_rate numeric(14, 2) not null check (hourly_rate >= 0),
  valid_from date not null,
  primary key (environment_id, id),
  constraint hour_type_rate_taken unique (environment_id, hour_type_id, valid_from),
  constraint hour_type_rate_hour_type foreign key (environment_id, hour_type_id) references hour_type on delete cascade
);
call isolate('hour_type_rate');

create table service_rate (
  environment_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  hour_type_id uuid,
  employee_id uuid,
  hourly_rate numeric(14, 2) not null check (hourly_rate >= 0),
  valid_from date not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint service_rate_says_for_whom check (hour_type_id is not null or employee_id is not null),
  constraint service_rate_taken unique nulls not distinct (environment_id, service_id, hour_type_id, employee_id, valid_from),
  constraint service_rate_service foreign key (environment_id, service_id) references service on delete cascade,
  constraint service_rate_hour_type foreign key (environment_id, hour_type_id) references hour_type,
  constraint service_rate_employee foreign key (environment_id, employee_id) references employee
);
call isolate('service_rate');

-- A time entry. The price is frozen here when it is booked; date is the local day of start_at when it was written.
create table time_entry (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  project_id uuid,
  service_id uuid,
  hour_type_id uuid,
  start_at timestamptz(3) not null,
  minutes integer not null check (minutes between 1 and 1440),
  date date not null,
  note text check (char_length(note) <= 2000),
  search text generated always as (search_text(note)) stored,
  billable boolean not null default true,
  hourly_rate numeric(14, 2),
  amount numeric(14, 2),
  rate_source text not null check (rate_source in
    ('service_hour_type_employee', 'service_employee', 'service_hour_type', 'service', 'employee', 'hour_type', 'none')),
  cost_rate numeric(14, 2),
  cost_amount numeric(14, 2),
  approval_status text not null default 'not_required'
    check (approval_status in ('not_required', 'open', 'submitted', 'approved', 'rejected')),
  approval_note text,
  invoice_status text not null
    check (invoice_status in ('not_billable', 'included', 'to_invoice', 'on_draft', 'invoiced', 'written_off')),
  write_off_reason text,
  invoice_id uuid,
  invoice_line_id uuid,
  source text not null check (source in ('app', 'api', 'import')),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint time_entry_employee foreign key (environment_id, employee_id) references employee,
  constraint project_has_hours foreign key (environment_id, project_id) references project,
  constraint service_has_hours foreign key (environment_id, project_id, service_id) references service (environment_id, project_id, id),
  constraint hour_type_in_use foreign key (environment_id, hour_type_id) references hour_type,
  constraint time_entry_service_needs_project check (service_id is null or project_id is not null),
  constraint time_entry_on_invoice check ((invoice_id is not null) = (invoice_status in ('on_draft', 'invoiced')))
);
create index time_entry_by_start on time_entry (environment_id, start_at, id);
create index time_entry_by_updated on time_entry (environment_id, updated_at, id);
create index time_entry_by_created on time_entry (environment_id, created_at, id);
create index time_entry_by_date on time_entry (environment_id, date, id);
create index time_entry_by_employee on time_entry (environment_id, employee_id, start_at, id);
create index time_entry_by_project on time_entry (environment_id, project_id, start_at, id);
create index time_entry_by_service on time_entry (environment_id, service_id, start_at, id) where service_id is not null;
create index time_entry_by_invoice on time_entry (environment_id, invoice_id) where invoice_id is not null;
call isolate('time_entry');

call keep_tally('time_entry');

-- Counted also per UTC day of start_at: monotone with the default order, so a deep page is found by adding up days.
-- Only immutable functions inside, or PostgreSQL would call it for each row instead of writing it out.
create function start_day(start_at timestamptz) returns integer
  language sql immutable parallel safe
  return (start_at at time zone 'UTC')::date - date '1970-01-01';

create function tally_time_entries_inserted() returns trigger language plpgsql as $$
begin
  insert into tally (environment_id, resource, bucket, rows)
    select environment_id, 'time_entry by day', start_day(start_at), count(*) from changed group by 1, 3 order by 1, 3
  on conflict (environment_id, resource, bucket) do update set rows = tally.rows + excluded.rows;
  return null;
end $$;

create function tally_time_entries_deleted() returns trigger language plpgsql as $$
begin
  insert into tally (environment_id, resource, bucket, rows)
    select environment_id, 'time_entry by day', start_day(start_at), -count(*) from changed group by 1, 3 order by 1, 3
  on conflict (environment_id, resource, bucket) do update set rows = tally.rows + excluded.rows;
  return null;
end $$;

create function tally_time_entry_moved() returns trigger language plpgsql as $$
begin
  insert into tally (environment_id, resource, bucket, rows)
    select environment_id, 'time_entry by day', day, change
    from (values (old.environment_id, start_day(old.start_at), -1), (new.environment_id, start_day(new.start_at), 1)) moved (environment_id, day, change)
    order by day
  on conflict (environment_id, resource, bucket) do update set rows = tally.rows + excluded.rows;
  return null;
end $$;

create trigger tally_days_inserted after insert on time_entry referencing new table as changed
  for each statement execute function tally_time_entries_inserted();
create trigger tally_days_deleted after delete on time_entry referencing old table as changed
  for each statement execute function tally_time_entries_deleted();
create trigger tally_moved after update of start_at on time_entry
  for each row when (start_day(old.start_at) <> start_day(new.start_at)) execute function tally_time_entry_moved();

-- Whether an entry can be invoiced follows from what it is booked on. So a project that gets or loses its customer, and a service
-- that changes its billing, take along the entries that nobody has put on an invoice or written off.
create function billing_of(billable boolean, has_customer boolean, billing_method text) returns text
  language sql immutable parallel safe
  return case
    when not billable or not has_customer or billing_method = 'non_billable' then 'not_billable'
    when billing_method in ('fixed_price', 'subscription') then 'included'
    else 'to_invoice'
  end;

create function time_entries_follow_billing() returns trigger language plpgsql as $$
declare
  changed_project uuid;
begin
  if tg_table_name = 'project' then changed_project := new.id; else changed_project := new.project_id; end if;
  update time_entry t set invoice_status = b.invoice_status, version = t.version + 1, updated_at = new.updated_at
  from (
    select e.id, billing_of(e.billable, p.organization_id is not null or p.person_id is not null, s.billing_method) as invoice_status
    from time_entry e
    join project p on p.environment_id = e.environment_id and p.id = e.project_id
    left join service s on s.environment_id = e.environment_id and s.id = e.service_id
    where e.environment_id = new.environment_id and e.project_id = changed_project
      and e.invoice_status in ('not_billable', 'included', 'to_invoice')) b
  where t.environment_id = new.environment_id and t.id = b.id and t.invoice_status <> b.invoice_status;
  return null;
end $$;

create trigger hours_follow_customer after update of organization_id, person_id on project
  for each row when ((old.organization_id is null and old.person_id is null) <> (new.organization_id is null and new.person_id is null))
  execute function time_entries_follow_billing();
create trigger hours_follow_billing after update of billing_method on service
  for each row when (old.billing_method <> new.billing_method) execute function time_entries_follow_billing();

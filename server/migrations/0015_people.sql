-- People: schedules, leave, absence and planning.

-- Seven numbers of minutes, Monday first.
create function schedule_minutes(schedule integer[]) returns integer
  language sql immutable parallel safe
  return schedule[1] + schedule[2] + schedule[3] + schedule[4] + schedule[5] + schedule[6] + schedule[7];
create function is_schedule(schedule integer[]) returns boolean
  language sql immutable parallel safe
  return cardinality(schedule) = 7 and array_position(schedule, null) is null and 0 <= all (schedule) and 1440 >= all (schedule);

alter table contract
  add column company_profile_id uuid,
  add column type text not null default 'permanent' check (type in ('permanent', 'fixed_term', 'on_call', 'freelance', 'internship')),
  add column schedule integer[],
  -- For weeks with an odd ISO number, where they differ.
  add column schedule_odd_weeks integer[],
  add column fte_percentage numeric(5, 2) check (fte_percentage between 0 and 200),
  add column leave_minutes_per_year integer not null default 0 check (leave_minutes_per_year between 0 and 525600),
  -- What everybody was last told its status is.
  add column announced_status text;
alter table contract no force row level security;
alter table employee no force row level security;
update contract t set
  company_profile_id = (select e.company_profile_id from employee e where e.environment_id = t.environment_id and e.id = t.employee_id),
  leave_minutes_per_year = 5 * t.weekly_minutes,
  schedule = array[weekly_minutes / 5 + (weekly_minutes % 5 > 0)::int, weekly_minutes / 5 + (weekly_minutes % 5 > 1)::int,
    weekly_minutes / 5 + (weekly_minutes % 5 > 2)::int, weekly_minutes / 5 + (weekly_minutes % 5 > 3)::int, weekly_minutes / 5, 0, 0];
alter table employee force row level security;
alter table contract force row level security;
-- destroys: nothing; the week now follows from the schedule, which the statement above made from it.
alter table contract drop column weekly_minutes;
alter table contract
  alter column company_profile_id set not null,
  alter column schedule set not null,
  add column weekly_minutes integer not null generated always as (
    case when schedule_odd_weeks is null then schedule_minutes(schedule)
      else (schedule_minutes(schedule) + schedule_minutes(schedule_odd_weeks) + 1) / 2 end) stored,
  add constraint contract_schedule check (is_schedule(schedule)),
  add constraint contract_schedule_odd_weeks check (schedule_odd_weeks is null or is_schedule(schedule_odd_weeks)),
  add constraint contract_company_profile foreign key (environment_id, company_profile_id) references company_profile;
create index contract_by_employee on contract (environment_id, employee_id, start_date);

create function scheduled_minutes(schedule integer[], schedule_odd_weeks integer[], day date) returns integer
  language sql immutable parallel safe
  return (case when schedule_odd_weeks is not null and extract(week from day)::integer % 2 = 1
    then schedule_odd_weeks else schedule end)[extract(isodow from day)::integer];

-- What everybody was last told of the employee, as far as it changes by date.
alter table employee add column announced jsonb;
-- Keys are remembered with the employee behind them, as they are with their rights.
create trigger employee_user_given after insert on employee
  for each row when (new.user_id is not null) execute function announce_rights();
create trigger employee_user_changed after update of user_id on employee
  for each row when (new.user_id is distinct from old.user_id) execute function announce_rights();
create trigger employee_user_gone after delete on employee
  for each row when (old.user_id is not null) execute function announce_rights();
create index employee_by_manager on employee (environment_id, manager_employee_id) where manager_employee_id is not null;

-- The first year of which leave is kept here; what was open before is an adjustment.
alter table environment add column leave_since integer not null default extract(year from now()) check (leave_since between 1990 and 2200);
grant update (leave_since) on environment to kantoor_app;

create table leave_type (
  environment_id uuid not null references environment,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  kind text not null check (kind in ('statutory', 'extra', 'time_off_in_lieu', 'special', 'unpaid')),
  affects_balance boolean not null default true,
  is_paid boolean not null default true,
  requires_approval boolean not null default true,
  allow_negative boolean not null default false,
  -- Counted from the end of the year in which it was accrued.
  expires_after_months integer check (expires_after_months between 0 and 240),
  deduct_order integer not null default 0 check (deduct_order >= 0),
  color text,
  position integer not null default 0 check (position >= 0),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint leave_type_name_taken unique (environment_id, name)
);
-- Entitlement of a contract has two parts, each with one place to go.
create unique index leave_type_one_per_part on leave_type (environment_id, kind) where kind in ('statutory', 'extra') and is_active;

alter table environment no force row level security;
insert into leave_type (environment_id, id, name, kind, affects_balance, is_paid, requires_approval, allow_negative, expires_after_months,
    deduct_order, position, created_at, updated_at)
  select e.environment_id, new_id(), t.name, t.kind, t.affects_balance, t.is_paid, t.requires_approval, t.allow_negative,
    t.expires_after_months, t.position, t.position, now(), now()
  from environment e, (values
    ('Statutory leave', 'statutory', true, true, true, false, 6, 0),
    ('Extra leave', 'extra', true, true, true, false, 60, 1),
    ('Time off in lieu', 'time_off_in_lieu', true, true, true, true, null, 2),
    ('Special leave', 'special', false, true, true, false, null, 3),
    ('Unpaid leave', 'unpaid', false, false, true, false, null, 4))
    t (name, kind, affects_balance, is_paid, requires_approval, allow_negative, expires_after_months, position);
alter table environment force row level security;
call isolate('leave_type');
call open_to_system('leave_type', 'insert');

create table leave (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  leave_type_id uuid not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date and end_date <= start_date + 365),
  -- Part of a single day, as it was asked for; null is all of it.
  asked_minutes integer check (asked_minutes between 1 and 1440),
  -- The sum of its days.
  minutes integer not null check (minutes >= 0),
  status text not null check (status in ('requested', 'approved', 'rejected', 'cancelled')),
  note text check (char_length(note) <= 2000),
  decision_note text check (char_length(decision_note) <= 2000),
  decided_by_employee_id uuid,
  decided_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint leave_part_of_one_day check (asked_minutes is null or start_date = end_date),
  constraint leave_employee foreign key (environment_id, employee_id) references employee,
  constraint leave_leave_type foreign key (environment_id, leave_type_id) references leave_type,
  constraint leave_decided_by foreign key (environment_id, decided_by_employee_id) references employee,
  constraint leave_overlap exclude using gist (environment_id with =, employee_id with =, daterange(start_date, end_date, '[]') with &&)
    where (status in ('requested', 'approved'))
);
create index leave_by_start on leave (environment_id, start_date, id);
create index leave_by_created on leave (environment_id, created_at, id);
create index leave_by_updated on leave (environment_id, updated_at, id);
create index leave_by_employee on leave (environment_id, employee_id, start_date);
call isolate('leave');
call keep_tally('leave');

create table leave_day (
  environment_id uuid not null,
  leave_id uuid not null,
  date date not null,
  employee_id uuid not null,
  -- Without the absence that may cover the day: what comes back when it does not.
  own_minutes integer not null check (own_minutes >= 0),
  minutes integer not null check (minutes >= 0),
  excluded_reason text check (excluded_reason in ('holiday', 'not_scheduled', 'absence')),
  primary key (environment_id, leave_id, date),
  constraint leave_day_minutes check (minutes in (0, own_minutes)),
  constraint leave_day_leave foreign key (environment_id, leave_id) references leave on delete cascade
);
create index leave_day_by_employee on leave_day (environment_id, employee_id, date);
call isolate('leave_day');

-- The account of one kind of leave in one year. What depends on today is added when it is read.
create table leave_balance (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  leave_type_id uuid not null,
  year integer not null,
  entitled_minutes integer not null default 0,
  carried_over_minutes integer not null default 0,
  adjustment_minutes integer not null default 0,
  expired_minutes integer not null default 0,
  approved_minutes integer not null default 0,
  requested_minutes integer not null default 0,
  expires_on date,
  -- Somebody moved expires_on, so it no longer follows the leave type.
  is_extended boolean not null default false,
  -- The day has come and what was left is booked as expired.
  has_lapsed boolean not null default false,
  -- The environment's leave_since when this was counted.
  counted_since integer not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint leave_balance_taken unique (environment_id, employee_id, leave_type_id, year),
  constraint leave_balance_employee foreign key (environment_id, employee_id) references employee on delete cascade,
  constraint leave_balance_leave_type foreign key (environment_id, leave_type_id) references leave_type
);
create index leave_balance_by_created on leave_balance (environment_id, created_at, id);
create index leave_balance_by_updated on leave_balance (environment_id, updated_at, id);
create index leave_balance_to_lapse on leave_balance (environment_id, expires_on) where not has_lapsed and expires_on is not null;
call isolate('leave_balance');

create table leave_adjustment (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  leave_type_id uuid not null,
  year integer not null check (year between 1990 and 2200),
  minutes integer not null check (minutes <> 0),
  reason text not null check (char_length(reason) between 1 and 500),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint leave_adjustment_employee foreign key (environment_id, employee_id) references employee,
  constraint leave_adjustment_leave_type foreign key (environment_id, leave_type_id) references leave_type
);
create index leave_adjustment_by_employee on leave_adjustment (environment_id, employee_id, leave_type_id, year);
call isolate('leave_adjustment');

-- Who is not there and for how long. On purpose without any text and any cause: those are nobody's business here.
create table absence (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  kind text not null default 'sickness' check (kind in ('sickness', 'work_accident', 'third_party_accident', 'other')),
  start_date date not null,
  expected_end_date date,
  percentage integer not null default 100 check (percentage between 1 and 100),
  end_date date,
  status text not null default 'reported' check (status in ('reported', 'closed')),
  reported_by_employee_id uuid,
  closed_by_employee_id uuid,
  -- The last day that leave and planning know of; an open absence covers one more every day.
  counted_until date,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint absence_expected_end check (expected_end_date >= start_date),
  constraint absence_end check (end_date >= start_date),
  constraint absence_closed check (status = 'reported' or end_date is not null),
  constraint absence_employee foreign key (environment_id, employee_id) references employee,
  constraint absence_reported_by foreign key (environment_id, reported_by_employee_id) references employee,
  constraint absence_closed_by foreign key (environment_id, closed_by_employee_id) references employee,
  constraint absences_overlap exclude using gist (environment_id with =, employee_id with =, daterange(start_date, end_date, '[]') with &&)
);
create unique index absence_open on absence (environment_id, employee_id) where status = 'reported';
create index absence_by_start on absence (environment_id, start_date, id);
create index absence_by_created on absence (environment_id, created_at, id);
create index absence_by_updated on absence (environment_id, updated_at, id);
call isolate('absence');

create table planning (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  project_id uuid,
  service_id uuid,
  task_id uuid,
  start_date date not null,
  end_date date not null check (end_date >= start_date and end_date <= start_date + 365),
  -- As it was asked for; null is a total that was spread.
  minutes_per_day integer check (minutes_per_day between 1 and 1440),
  minutes integer not null check (minutes > 0),
  status text not null default 'confirmed' check (status in ('confirmed', 'tentative')),
  note text check (char_length(note) <= 2000),
  -- Renewed whenever something else of these days changes.
  conflicts jsonb not null default '[]',
  has_conflicts boolean not null generated always as (conflicts <> '[]') stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint planning_service_needs_project check (service_id is null or project_id is not null),
  constraint planning_employee foreign key (environment_id, employee_id) references employee,
  constraint planning_project foreign key (environment_id, project_id) references project,
  constraint planning_service foreign key (environment_id, project_id, service_id) references service (environment_id, project_id, id)
    on delete set null (service_id),
  constraint planning_task foreign key (environment_id, task_id) references task on delete set null (task_id)
);
create index planning_by_start on planning (environment_id, start_date, id);
create index planning_by_created on planning (environment_id, created_at, id);
create index planning_by_updated on planning (environment_id, updated_at, id);
create index planning_by_employee on planning (environment_id, employee_id, start_date);
create index planning_by_project on planning (environment_id, project_id) where project_id is not null;
create index planning_by_service on planning (environment_id, service_id) where service_id is not null;
create index planning_by_task on planning (environment_id, task_id) where task_id is not null;
call isolate('planning');
call keep_tally('planning');
create trigger planning_link_lost before update of service_id, task_id on planning
  for each row when (new.version = old.version) execute function link_lost();

create table planning_day (
  environment_id uuid not null,
  planning_id uuid not null,
  date date not null,
  employee_id uuid not null,
  minutes integer not null check (minutes > 0),
  primary key (environment_id, planning_id, date),
  constraint planning_day_planning foreign key (environment_id, planning_id) references planning on delete cascade
);
create index planning_day_by_employee on planning_day (environment_id, employee_id, date);
call isolate('planning_day');

-- What an employee can work on each day of a contract: the schedule, and what takes away from it. The same as capacity.rules.ts,
-- for questions about many people at once.
create function working_time(first_day date, last_day date)
  returns table (employee_id uuid, date date, gross integer, holiday integer, leave integer, absence integer, net integer)
  language sql stable
  begin atomic
    select c.employee_id, d.day::date, g.gross, h.holiday, l.leave, a.absence, greatest(g.gross - h.holiday - l.leave - a.absence, 0)
    from contract c
    cross join lateral generate_series(greatest(c.start_date, first_day)::timestamp, least(c.end_date, last_day)::timestamp, interval '1 day') d (day)
    cross join lateral (select scheduled_minutes(c.schedule, c.schedule_odd_weeks, d.day::date) as gross) g
    left join public_holiday p on p.environment_id = c.environment_id and p.company_profile_id = c.company_profile_id and p.date = d.day::date
    cross join lateral (select case when p.date is null then 0 when p.half_day then g.gross / 2 else g.gross end as holiday) h
    left join (
      select y.environment_id, y.employee_id, y.date, sum(y.minutes)::integer as minutes
      from leave_day y join leave v on v.environment_id = y.environment_id and v.id = y.leave_id and v.status = 'approved'
      where y.date between first_day and last_day group by 1, 2, 3) y
      on y.environment_id = c.environment_id and y.employee_id = c.employee_id and y.date = d.day::date
    cross join lateral (select coalesce(y.minutes, 0) as leave) l
    -- An absence that is still open is known to last until today, or until it is expected to end, and for its first day.
    left join (
      select e.environment_id, e.employee_id, e.start_date, e.percentage, u.until
      from absence e cross join lateral (select coalesce(e.end_date, greatest(e.expected_end_date, e.start_date, current_day())) as until) u
      where e.start_date <= last_day and u.until >= first_day) s
      on s.environment_id = c.environment_id and s.employee_id = c.employee_id and d.day::date between s.start_date and s.until
    cross join lateral (select coalesce(((g.gross - h.holiday) * s.percentage + 50) / 100, 0) as absence) a;
  end;

-- The roles of before get their new names and rights, and two come along.
alter table role no force row level security;
alter table environment no force row level security;
-- A role that somebody made his own keeps the rights he gave it.
update role t set rights = s.rights, version = version + 1, updated_at = now()
from (values
  ('owner',
    '{crm:read,crm:write,projects:read,projects:write,hours:read,hours:write,invoices:read,invoices:write,sales:read,sales:write,hrm:read,hrm:write,cost_rates,absence,approve_hours,approve_purchases,settings,users}'::text[],
    '{crm:read,crm:write,projects:read,projects:write,hours:read,hours:write,invoices:read,invoices:write,sales:read,sales:write,hrm:read,hrm:write,cost_rates,absence,approve_hours,approve_leave,approve_own,approve_purchases,planning,people,settings,users}'::text[]),
  ('admin',
    '{crm:read,crm:write,projects:read,projects:write,hours:read,hours:write,invoices:read,invoices:write,sales:read,sales:write,hrm:read,hrm:write,cost_rates,absence,approve_hours,approve_purchases,settings,users}',
    '{crm:read,crm:write,projects:read,projects:write,hours:read,hours:write,invoices:read,invoices:write,sales:read,sales:write,hrm:read,hrm:write,cost_rates,absence,approve_hours,approve_leave,approve_purchases,planning,people,settings,users}'),
  ('manager',
    '{crm:read,crm:write,projects:read,projects:write,hours:read,hours:write,invoices:read,invoices:write,sales:read,sales:write,hrm:read,hrm:write,cost_rates,absence,approve_hours,approve_purchases}',
    '{crm:read,crm:write,projects:read,projects:write,hours:read,hours:write,invoices:read,invoices:write,sales:read,sales:write,hrm:read,hrm:write,cost_rates,approve_hours,approve_leave,approve_purchases,planning}'),
  ('employee',
    '{crm:read,crm:write,projects:read,hours:read,hours:write,sales:read,hrm:read}',
    '{crm:read,crm:write,projects:read,hours:read,hours:write,sales:read,hrm:read,hrm:write}')) s (name, was, rights)
where t.is_system and t.name = s.name and t.rights @> s.was and t.rights <@ s.was;
update role set name = 'administrator' where is_system and name = 'admin'
  and not exists (select from role r where r.environment_id = role.environment_id and r.name = 'administrator');
insert into role (environment_id, id, name, rights, is_system, created_at, updated_at)
  select e.environment_id, new_id(), s.name, s.rights, true, now(), now()
  from environment e, (values
    ('finance', '{crm:read,crm:write,projects:read,hours:read,invoices:read,invoices:write,sales:read,hrm:read,cost_rates,approve_purchases}'::text[]),
    ('hr', '{crm:read,projects:read,hours:read,hrm:read,hrm:write,cost_rates,absence,approve_leave,planning,people}')) s (name, rights)
on conflict do nothing;
alter table environment force row level security;
alter table role force row level security;

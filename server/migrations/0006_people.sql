-- Employees as far as hours and projects need them; leave, absence and planning come with their own migration.
create table employee (
  environment_id uuid not null,
  id uuid not null,
  employee_number text,
  user_id uuid,
  person_id uuid,
  first_name text,
  last_name text collate natural_order not null check (char_length(last_name) between 1 and 150),
  full_name text collate natural_order not null generated always as (case when first_name is null then last_name else first_name || ' ' || last_name end) stored,
  email text,
  phone text,
  job_title text,
  is_deactivated boolean not null default false,
  employment_start date,
  employment_end date,
  manager_employee_id uuid,
  company_profile_id uuid not null,
  time_zone text,
  custom_fields jsonb not null default '{}',
  search text generated always as (search_text(coalesce(first_name, '') || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(employee_number, '') || ' ' || coalesce(job_title, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint employee_number_taken unique (environment_id, employee_number),
  constraint employee_user_taken unique (environment_id, user_id),
  constraint employee_user foreign key (environment_id, user_id) references user_account,
  constraint employee_manager foreign key (environment_id, manager_employee_id) references employee,
  constraint employee_company_profile foreign key (environment_id, company_profile_id) references company_profile
);
create index employee_by_name on employee (environment_id, last_name, id);
call isolate('employee');
call open_to_system('employee', 'select');

-- Effective-dated: the latest row with valid_from on or before the day counts. kind tells the sales side from the cost side.
create table employee_rate (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('sales', 'cost')),
  hourly_rate numeric(14, 2) not null check (hourly_rate >= 0),
  valid_from date not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint employee_rate_taken unique (environment_id, employee_id, kind, valid_from),
  constraint employee_rate_employee foreign key (environment_id, employee_id) references employee on delete cascade
);
call isolate('employee_rate');

create table contract (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  start_date date not null,
  end_date date check (end_date >= start_date),
  weekly_minutes integer not null check (weekly_minutes between 0 and 10080),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint contract_employee foreign key (environment_id, employee_id) references employee on delete cascade,
  constraint contracts_overlap exclude using gist (environment_id with =, employee_id with =, daterange(start_date, end_date, '[]') with &&)
);
call isolate('contract');

create table team (
  environment_id uuid not null,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  lead_employee_id uuid,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint team_name_taken unique (environment_id, name),
  constraint team_lead foreign key (environment_id, lead_employee_id) references employee
);
call isolate('team');

create table team_member (
  environment_id uuid not null,
  team_id uuid not null,
  employee_id uuid not null,
  since date not null,
  primary key (environment_id, team_id, employee_id),
  constraint team_member_team foreign key (environment_id, team_id) references team on delete cascade,
  constraint team_member_employee foreign key (environment_id, employee_id) references employee on delete cascade
);
create index team_member_by_employee on team_member (environment_id, employee_id);
call isolate('team_member');

create table project_template (
  environment_id uuid not null,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 300),
  description text,
  is_active boolean not null default true,
  services jsonb not null default '[]',
  tasks jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint template_name_taken unique (environment_id, name)
);
call isolate('project_template');

create table project (
  environment_id uuid not null,
  id uuid not null,
  project_number text collate natural_order not null,
  name text collate natural_order not null check (char_length(name) between 1 and 300),
  organization_id uuid,
  person_id uuid,
  manager_employee_id uuid,
  status text not null default 'active' check (status in ('active', 'closed', 'archived')),
  start_date date,
  end_date date check (end_date >= start_date),
  budget_minutes integer check (budget_minutes >= 0),
  budget_amount numeric(14, 2) check (budget_amount >= 0),
  note text,
  company_profile_id uuid not null,
  rate_basis text not null default 'service' check (rate_basis in ('service', 'employee', 'hour_type')),
  invoice_reference text,
  template_id uuid,
  sales_id uuid,
  closed_at timestamptz(3),
  archived_at timestamptz(3),
  last_service_number integer not null default 0,
  custom_fields jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint project_number_taken unique (environment_id, project_number),
  constraint project_organization foreign key (environment_id, organization_id) references organization,
  constraint project_person foreign key (environment_id, person_id) references person,
  constraint project_manager foreign key (environment_id, manager_employee_id) references employee,
  constraint project_company_profile foreign key (environment_id, company_profile_id) references company_profile,
  constraint project_template_used foreign key (environment_id, template_id) references project_template,
  constraint project_sales foreign key (environment_id, sales_id) references sales
);
create index project_by_created on project (environment_id, created_at, id);
create index project_by_updated on project (environment_id, updated_at, id);
create index project_by_name on project (environment_id, name, id);
create index project_by_organization on project (environment_id, organization_id);
create index project_by_person on project (environment_id, person_id) where person_id is not null;
create index project_by_manager on project (environment_id, manager_employee_id);
call isolate('project');
call keep_tally('project');

create table project_team (
  environment_id uuid not null,
  project_id uuid not null,
  team_id uuid not null,
  primary key (environment_id, project_id, team_id),
  constraint project_team_project foreign key (environment_id, project_id) references project on delete cascade,
  constraint project_team_team foreign key (environment_id, team_id) references team
);
create index project_team_by_team on project_team (environment_id, team_id);
call isolate('project_team');

-- Whoever deletes a project defers service_project and task_project, so that what keeps the project is asked before its parts go.
create table service (
  environment_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  service_number text collate natural_order not null,
  name text collate natural_order not null check (char_length(name) between 1 and 300),
  description text,
  status text not null default 'open' check (status in ('open', 'closed')),
  closed_on date,
  billing_method text not null default 'time_and_materials'
    check (billing_method in ('time_and_materials', 'fixed_price', 'subscription', 'non_billable')),
  hourly_rate numeric(14, 2) check (hourly_rate >= 0),
  price numeric(14, 2) check (price >= 0),
  cycle text check (cycle in ('month', 'quarter', 'half_year', 'year')),
  invoice_in_advance boolean not null default true,
  start_date date,
  end_date date check (end_date >= start_date),
  budget_minutes integer check (budget_minutes >= 0),
  budget_amount numeric(14, 2) check (budget_amount >= 0),
  vat_rate_id uuid,
  is_bookable boolean not null default true,
  position integer not null check (position >= 0),
  custom_fields jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint service_of_project unique (environment_id, project_id, id),
  constraint service_closed_on check (closed_on is null or status = 'closed'),
  constraint service_number_taken unique (environment_id, service_number),
  constraint service_project foreign key (environment_id, project_id) references project deferrable,
  constraint service_vat_rate foreign key (environment_id, vat_rate_id) references vat_rate,
  constraint service_price_by_method check ((price is not null) = (billing_method in ('fixed_price', 'subscription'))),
  constraint service_cycle_by_method check ((cycle is not null) = (billing_method = 'subscription'))
);
create index service_by_position on service (environment_id, project_id, position, id);
create index service_by_created on service (environment_id, created_at, id);
create index service_by_updated on service (environment_id, updated_at, id);
call isolate('service');
call keep_tally('service');

create table task (
  environment_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  service_id uuid,
  name text collate natural_order not null check (char_length(name) between 1 and 300),
  description text,
  status text not null default 'open' check (status in ('open', 'in_progress', 'done', 'cancelled')),
  assignee_employee_id uuid,
  start_date date,
  due_date date check (due_date >= start_date),
  estimated_minutes integer check (estimated_minutes >= 0),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  position integer not null check (position >= 0),
  completed_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint task_project foreign key (environment_id, project_id) references project deferrable,
  constraint task_service foreign key (environment_id, project_id, service_id) references service (environment_id, project_id, id)
    on delete set null (service_id),
  constraint task_assignee foreign key (environment_id, assignee_employee_id) references employee
);
create index task_by_position on task (environment_id, project_id, position, id);
create index task_by_created on task (environment_id, created_at, id);
create index task_by_updated on task (environment_id, updated_at, id);
create index task_by_assignee on task (environment_id, assignee_employee_id, due_date);
create index task_by_service on task (environment_id, service_id);
call isolate('task');
call keep_tally('task');

create table note (
  environment_id uuid not null,
  id uuid not null,
  kind text not null default 'note' check (kind in ('note', 'call', 'email', 'meeting')),
  title text check (char_length(title) <= 200),
  body text not null check (char_length(body) between 1 and 10000),
  occurred_at timestamptz(3) not null,
  organization_id uuid,
  person_id uuid,
  project_id uuid,
  sales_id uuid,
  author_employee_id uuid,
  author_user_id uuid,
  source text not null check (source in ('app', 'api', 'import')),
  search text generated always as (search_text(coalesce(title, '') || ' ' || body)) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint note_organization foreign key (environment_id, organization_id) references organization,
  constraint note_person foreign key (environment_id, person_id) references person,
  constraint note_project foreign key (environment_id, project_id) references project on delete set null (project_id),
  constraint note_sales foreign key (environment_id, sales_id) references sales on delete set null (sales_id),
  constraint note_author foreign key (environment_id, author_employee_id) references employee,
  constraint note_author_user foreign key (environment_id, author_user_id) references user_account
);
create index note_by_moment on note (environment_id, occurred_at, id);
create index note_by_created on note (environment_id, created_at, id);
create index note_by_organization on note (environment_id, organization_id, occurred_at, id);
create index note_by_person on note (environment_id, person_id, occurred_at, id);
create index note_by_project on note (environment_id, project_id, occurred_at, id);
call isolate('note');
call keep_tally('note');

-- A timer that runs: what somebody is working on, and since when. It is gone as soon as it is booked or discarded.
create table timer (
  environment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  project_id uuid,
  service_id uuid,
  task_id uuid,
  hour_type_id uuid,
  note text check (char_length(note) <= 2000),
  billable boolean not null default true,
  started_at timestamptz(3) not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint one_timer_per_employee unique (environment_id, employee_id),
  constraint timer_employee foreign key (environment_id, employee_id) references employee on delete cascade,
  -- What it is for may be deleted meanwhile; the time that was worked stays. Whether they fit together is judged when it is booked.
  constraint timer_project foreign key (environment_id, project_id) references project on delete set null (project_id),
  constraint timer_service foreign key (environment_id, service_id) references service on delete set null (service_id),
  constraint timer_task foreign key (environment_id, task_id) references task on delete set null (task_id),
  constraint timer_hour_type foreign key (environment_id, hour_type_id) references hour_type on delete set null (hour_type_id)
);
create index timer_by_project on timer (environment_id, project_id) where project_id is not null;
create index timer_by_service on timer (environment_id, service_id) where service_id is not null;
create index timer_by_task on timer (environment_id, task_id) where task_id is not null;
create index timer_by_hour_type on timer (environment_id, hour_type_id) where hour_type_id is not null;
call isolate('timer');
create trigger timer_link_lost before update of project_id, service_id, task_id, hour_type_id on timer
  for each row when (new.version = old.version) execute function link_lost();

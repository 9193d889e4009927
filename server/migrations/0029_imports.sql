-- Files that become records: what was read of them, what was made, what was not and why.

create table import (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Whoever asked for the present step: it is done with his rights, as they are at that moment.
  acting_user_id uuid not null,
  kind text not null check (kind in ('organization', 'person', 'project', 'hours', 'employee')),
  file_name text not null check (char_length(file_name) between 1 and 255),
  file_bytes integer not null,
  status text not null default 'reading' check (status in
    ('reading', 'mapping', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone', 'failed')),
  -- What the file turned out to be: csv or xlsx, and of a csv its separator and its encoding.
  file_format json,
  columns json not null default '[]',
  preview json not null default '[]',
  mapping jsonb not null default '{}',
  decimal_mark text not null default 'comma' check (decimal_mark in ('comma', 'point')),
  day_order text not null default 'dmy' check (day_order in ('dmy', 'mdy')),
  duplicates text not null default 'skip' check (duplicates in ('skip', 'make')),
  row_count integer not null default 0,
  -- Of the present step; rows before this one are dealt with, whatever happens to the process.
  rows_done integer not null default 0,
  made_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  undone_count integer not null default 0,
  left_count integer not null default 0,
  error text,
  -- Whoever works on it says until when; from then on another one may.
  held_until timestamptz(3),
  attempts integer not null default 0,
  step_started_at timestamptz(3),
  step_moved_at timestamptz(3),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint import_user foreign key (environment_id, user_id) references user_account,
  constraint import_acting_user foreign key (environment_id, acting_user_id) references user_account
);
create index import_by_created on import (environment_id, created_at, id);
create index import_waiting on import (held_until) where status in ('reading', 'checking', 'running', 'undoing');
call isolate('import');
call open_to_system('import', 'select, update, delete');

-- The file as it came, until it is read.
create table import_file (
  environment_id uuid not null,
  import_id uuid not null,
  bytes bytea not null,
  primary key (environment_id, import_id),
  constraint import_file_of foreign key (environment_id, import_id) references import on delete cascade
);
alter table import_file alter column bytes set storage external;
call isolate('import_file');

-- Its rows, some hundreds at a time, until all are dealt with.
create table import_part (
  environment_id uuid not null,
  import_id uuid not null,
  first_row integer not null,
  row_count integer not null,
  rows json not null,
  primary key (environment_id, import_id, first_row),
  constraint import_part_of foreign key (environment_id, import_id) references import on delete cascade
);
call isolate('import_part');

-- Every record that came of a row. The reference is what the other system called it: by it the same row is found again, in this file
-- or in a later one, and rows of other files name it.
create table import_made (
  environment_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  place integer not null default 0,
  resource text not null,
  record_id uuid not null,
  version integer not null,
  reference text,
  primary key (environment_id, import_id, row_number, place),
  constraint import_made_of foreign key (environment_id, import_id) references import on delete cascade
);
create index import_made_by_reference on import_made (environment_id, resource, reference) where reference is not null;
create index import_made_by_record on import_made (environment_id, record_id);
call isolate('import_made');

-- What is to be said of a row: why it was not made, why it was left when the others were taken back.
create table import_remark (
  environment_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  outcome text not null check (outcome in ('failed', 'skipped', 'left')),
  field text,
  column_name text,
  value text,
  code text not null,
  message text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint import_remark_of foreign key (environment_id, import_id) references import on delete cascade
);
create index import_remark_by_row on import_remark (environment_id, import_id, row_number, id);
call isolate('import_remark');

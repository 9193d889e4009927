-- Addresses at which the calendar program of a user reads approved leave. The address is signed over this id: renewing it is
-- another row, revoking it is none.
create table leave_feed (
  environment_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('own', 'teams', 'company')),
  language text not null check (language in ('nl', 'en')),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint leave_feed_of_user foreign key (environment_id, user_id) references user_account on delete cascade,
  constraint leave_feed_kind_taken unique (environment_id, user_id, kind)
);
call isolate('leave_feed');

-- Webhooks: who is told of what, what is still to be told, and how every attempt went.

create table webhook (
  environment_id uuid not null,
  id uuid not null,
  url text not null check (char_length(url) between 1 and 2000),
  kinds text[] not null check (cardinality(kinds) between 1 and 200),
  description text not null default '' check (char_length(description) <= 500),
  is_active boolean not null default true,
  -- Whose rights it has: whoever made it, or last changed where it goes or what it is told.
  user_id uuid not null,
  -- Its secret is derived from SECRET, its id and this number; the one before is good for a day after the change.
  generation integer not null default 1,
  rotated_at timestamptz(3),
  -- Set when the service itself switched it off.
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  disabled_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint webhook_user foreign key (environment_id, user_id) references user_account,
  check (disabled_reason is null = (disabled_at is null)),
  check (not (is_active and disabled_reason is not null))
);
create index webhook_by_user on webhook (environment_id, user_id);
call isolate('webhook');
call open_to_system('webhook', 'select');

-- How a webhook fares. Only one process at a time holds it and sends, so that no more than a few are under way; whoever dies lets go
-- by not renewing.
create table webhook_lane (
  environment_id uuid not null,
  webhook_id uuid not null,
  holder uuid,
  held_until timestamptz(3),
  -- Attempts that failed since the last one that did not, and when the first of them was.
  failures integer not null default 0,
  failing_since timestamptz(3),
  primary key (environment_id, webhook_id),
  constraint webhook_lane_of_webhook foreign key (environment_id, webhook_id) references webhook on delete cascade,
  check (holder is null = (held_until is null)),
  check ((failures = 0) = (failing_since is null))
) with (fillfactor = 50);
call isolate('webhook_lane');
call open_to_system('webhook_lane', 'select, update');

-- What a write left waiting is handed to the webhooks that want it. In environments without one nothing waits.
alter table outbox add column is_waiting boolean not null default false;
create index outbox_waiting on outbox (environment_id, id) where is_waiting;
create index outbox_by_age on outbox using brin (created_at);
grant update (is_waiting) on outbox to kantoor_system;

create table webhook_delivery (
  environment_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  -- withheld: whoever the webhook belongs to may not read it (any more).
  status text not null check (status in ('waiting', 'delivered', 'failed', 'withheld')),
  -- Of this round; sending again begins a new one.
  attempts integer not null default 0,
  next_attempt_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint webhook_delivery_once unique (environment_id, event_id, webhook_id),
  constraint webhook_delivery_webhook foreign key (environment_id, webhook_id) references webhook on delete cascade,
  constraint webhook_delivery_event foreign key (environment_id, event_id) references outbox on delete cascade,
  check ((status = 'waiting') = (next_attempt_at is not null))
) with (fillfactor = 80);
create index webhook_delivery_due on webhook_delivery (environment_id, webhook_id, next_attempt_at) where status = 'waiting';
create index webhook_delivery_failed on webhook_delivery (environment_id, webhook_id, event_id) where status = 'failed';
create index webhook_delivery_log on webhook_delivery (environment_id, webhook_id, created_at, id);
call isolate('webhook_delivery');
call open_to_system('webhook_delivery', 'select, insert, update');

create table webhook_attempt (
  environment_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  at timestamptz(3) not null,
  duration_ms integer not null,
  url text not null,
  request_headers json not null,
  -- What was answered, if anything was; else error says why.
  status integer,
  response_headers json,
  response_body text,
  error text,
  primary key (environment_id, id),
  constraint webhook_attempt_delivery foreign key (environment_id, delivery_id) references webhook_delivery on delete cascade
);
create index webhook_attempt_by_delivery on webhook_attempt (environment_id, delivery_id, at);
call isolate('webhook_attempt');
call open_to_system('webhook_attempt', 'select, insert');

alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('invoice', 'reminder', 'quote', 'webhook'));

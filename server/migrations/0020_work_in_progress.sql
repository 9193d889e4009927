-- What all hours of a place come to, whatever their day, so that work in progress need not add up every hour there is. A place
-- is a service, or a project for what is booked on the project itself. Four slots, so that parallel writers seldom wait
-- for one row; not more, because a report reads them all.
create table work_sum (
  environment_id uuid not null,
  place_id uuid not null,
  slot integer not null,
  spent_minutes bigint not null,
  billable_minutes bigint not null,
  hours_amount numeric(20, 2) not null,
  value numeric(20, 2) not null,
  written_off numeric(20, 2) not null,
  invoiced numeric(20, 2) not null,
  unpriced_minutes bigint not null,
  primary key (environment_id, place_id, slot)
) with (fillfactor = 50);
-- What a statement put in is added and what it took away is taken off: the argument says which of the two.
create function sum_work() returns trigger language plpgsql as $$
declare
  sign constant integer := tg_argv[0];
begin
  insert into work_sum
    select environment_id, coalesce(service_id, project_id) as place_id, pg_backend_pid() & 3,
      sign * sum(minutes),
      sign * coalesce(sum(minutes) filter (where billable), 0),
      sign * coalesce(sum(amount) filter (where billable), 0),
      sign * coalesce(sum(amount) filter (where invoice_status <> 'not_billable'), 0),
      sign * coalesce(sum(amount) filter (where invoice_status = 'written_off'), 0),
      sign * coalesce(sum(amount) filter (where invoice_status = 'invoiced'), 0),
      sign * coalesce(sum(minutes) filter (where amount is null and invoice_status not in ('not_billable', 'written_off')), 0)
    from changed where project_id is not null group by 1, 2 order by 1, 2
  on conflict (environment_id, place_id, slot) do update set
    spent_minutes = work_sum.spent_minutes + excluded.spent_minutes,
    billable_minutes = work_sum.billable_minutes + excluded.billable_minutes,
    hours_amount = work_sum.hours_amount + excluded.hours_amount,
    value = work_sum.value + excluded.value,
    written_off = work_sum.written_off + excluded.written_off,
    invoiced = work_sum.invoiced + excluded.invoiced,
    unpriced_minutes = work_sum.unpriced_minutes + excluded.unpriced_minutes;
  return null;
end $$;

-- Triggers fire in the order of their names. These come last, so that a sum is held only until the commit.
create trigger work_added after insert on time_entry referencing new table as changed
  for each statement execute function sum_work('1');
create trigger work_removed after delete on time_entry referencing old table as changed
  for each statement execute function sum_work('-1');
create trigger work_changed_from after update on time_entry referencing old table as changed
  for each statement execute function sum_work('-1');
create trigger work_changed_to after update on time_entry referencing new table as changed
  for each statement execute function sum_work('1');

alter table time_entry no force row level security;
insert into work_sum
  select environment_id, coalesce(service_id, project_id), 0, sum(minutes),
    coalesce(sum(minutes) filter (where billable), 0),
    coalesce(sum(amount) filter (where billable), 0),
    coalesce(sum(amount) filter (where invoice_status <> 'not_billable'), 0),
    coalesce(sum(amount) filter (where invoice_status = 'written_off'), 0),
    coalesce(sum(amount) filter (where invoice_status = 'invoiced'), 0),
    coalesce(sum(minutes) filter (where amount is null and invoice_status not in ('not_billable', 'written_off')), 0)
  from time_entry where project_id is not null group by 1, 2;
alter table time_entry force row level security;

call isolate('work_sum');
grant select on work_sum to kantoor_reader;

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
-- What hours come to that were put in (sign 1) or taken away (sign -1).
create type worked as (
  environment_id uuid, place_id uuid, sign integer, minutes integer, billable boolean, amount numeric, invoice_status text);

-- A sum that stays as it is is left alone: whoever approves hours or puts them on a draft waits for nobody and holds up nobody.
create function add_work(changes worked[]) returns void language plpgsql as $$
begin
  insert into work_sum
    select * from (
      select environment_id, place_id, pg_backend_pid() & 3,
        sum(sign * minutes),
        coalesce(sum(sign * minutes) filter (where billable), 0),
        coalesce(sum(sign * amount) filter (where billable), 0),
        coalesce(sum(sign * amount) filter (where invoice_status <> 'not_billable'), 0),
        coalesce(sum(sign * amount) filter (where invoice_status = 'written_off'), 0),
        coalesce(sum(sign * amount) filter (where invoice_status = 'invoiced'), 0),
        coalesce(sum(sign * minutes) filter (where amount is null and invoice_status not in ('not_billable', 'written_off')), 0)
      from unnest(changes) group by 1, 2) change (environment_id, place_id, slot, spent, billable, hours, value, off, invoiced, unpriced)
    where (spent, billable, hours, value, off, invoiced, unpriced) <> (0, 0, 0, 0, 0, 0, 0)
    order by 1, 2
  on conflict (environment_id, place_id, slot) do update set
    spent_minutes = work_sum.spent_minutes + excluded.spent_minutes,
    billable_minutes = work_sum.billable_minutes + excluded.billable_minutes,
    hours_amount = work_sum.hours_amount + excluded.hours_amount,
    value = work_sum.value + excluded.value,
    written_off = work_sum.written_off + excluded.written_off,
    invoiced = work_sum.invoiced + excluded.invoiced,
    unpriced_minutes = work_sum.unpriced_minutes + excluded.unpriced_minutes;
end $$;

-- Both sides of an update at once and in order, so that two who move hours between the same places do not wait for each other.
create function sum_work() returns trigger language plpgsql as $$
declare
  changes worked[];
begin
  if tg_op <> 'DELETE' then
    changes := array(
      select (environment_id, coalesce(service_id, project_id), 1, minutes, billable, amount, invoice_status)::worked
      from added where project_id is not null);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(
      select (environment_id, coalesce(service_id, project_id), -1, minutes, billable, amount, invoice_status)::worked
      from removed where project_id is not null);
  end if;
  perform add_work(changes);
  return null;
end $$;

-- Triggers fire in the order of their names. These come last, so that a sum is held only until the commit.
create trigger work_added after insert on time_entry referencing new table as added
  for each statement execute function sum_work();
create trigger work_changed after update on time_entry referencing old table as removed new table as added
  for each statement execute function sum_work();
create trigger work_removed after delete on time_entry referencing old table as removed
  for each statement execute function sum_work();

alter table time_entry no force row level security;
select add_work(array_agg((environment_id, coalesce(service_id, project_id), 1, minutes, billable, amount, invoice_status)::worked))
  from time_entry where project_id is not null group by environment_id, project_id;
alter table time_entry force row level security;

call isolate('work_sum');
grant select on work_sum to kantoor_reader;

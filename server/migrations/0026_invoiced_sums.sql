-- What the lines of all final invoices come to per place, whatever their day, beside what its hours come to (work_sum). A line
-- of a final invoice never changes, so becoming final is the only moment to add it; that is seldom, so there is one row per place.
create table invoiced_sum (
  environment_id uuid not null,
  place_id uuid not null,
  invoiced numeric(20, 2) not null,
  of_price numeric(20, 2) not null,
  primary key (environment_id, place_id)
);

-- Costs are invoiced beside the price, so they are no part of it. In order, so that two invoices do not wait for each other.
create function sum_lines() returns trigger language plpgsql as $$
begin
  insert into invoiced_sum
    select environment_id, coalesce(service_id, project_id), sum(amount),
      coalesce(sum(amount) filter (where kind in ('installment', 'subscription')), 0)
    from invoice_line where environment_id = new.environment_id and invoice_id = new.id and project_id is not null
    group by 1, 2 order by 1, 2
  on conflict (environment_id, place_id) do update set
    invoiced = invoiced_sum.invoiced + excluded.invoiced, of_price = invoiced_sum.of_price + excluded.of_price;
  return null;
end $$;
create trigger lines_summed after update of status on invoice for each row
  when (old.status <> 'finalised' and new.status = 'finalised') execute function sum_lines();

alter table invoice no force row level security;
alter table invoice_line no force row level security;
insert into invoiced_sum
  select l.environment_id, coalesce(l.service_id, l.project_id), sum(l.amount),
    coalesce(sum(l.amount) filter (where l.kind in ('installment', 'subscription')), 0)
  from invoice_line l join invoice i on i.environment_id = l.environment_id and i.id = l.invoice_id
  where i.status = 'finalised' and l.project_id is not null group by 1, 2;
alter table invoice force row level security;
alter table invoice_line force row level security;

call isolate('invoiced_sum');
grant select on invoiced_sum to kantoor_reader;

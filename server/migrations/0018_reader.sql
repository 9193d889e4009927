-- Assistants ask as kantoor_reader: it sees the rows of one environment, of these tables, and can change none.

create or replace procedure isolate(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('create policy environment_only on %s to kantoor_app, kantoor_reader
    using (environment_id = (select current_environment()))
    with check (environment_id = (select current_environment()))', target);
  execute format('grant select, insert, update, delete on %s to kantoor_app', target);
end $$;

do $$
declare
  target regclass;
begin
  execute format('grant usage on schema %I to kantoor_reader', current_schema());
  for target in
    select p.polrelid from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'environment_only' and c.relnamespace = current_schema()::regnamespace
  loop
    execute format('alter policy environment_only on %s to kantoor_app, kantoor_reader', target);
  end loop;
end $$;

grant select on
  person, contact_role,
  employee, team, team_member, contract, public_holiday, planning, planning_day,
  project, service, task, hour_type,
  invoice, invoice_line, invoice_line_hours,
  sales, stage
to kantoor_reader;

-- Of these all but the bank account, and what people and things cost.
do $$
declare
  target text;
  hidden constant text[] := array['iban', 'cost_rate', 'unit_cost', 'markup_percentage', 'cost_amount'];
begin
  foreach target in array array['organization', 'time_entry', 'cost'] loop
    execute (
      select format('grant select (%s) on %I to kantoor_reader', string_agg(quote_ident(attname), ', ' order by attnum), target)
      from pg_attribute where attrelid = target::regclass and attnum > 0 and not attisdropped and attname <> all (hidden));
  end loop;
end $$;

-- Of these only what an answer needs: no secrets, no bank accounts, no reason why somebody is away.
grant select (environment_id, id, slug, name, time_zone) on environment to kantoor_reader;
grant select (environment_id, id, is_default, currency) on company_profile to kantoor_reader;
grant select (environment_id, id, name) on user_account to kantoor_reader;
grant select (environment_id, id, name) on api_key to kantoor_reader;
grant select (environment_id, id, status) on leave to kantoor_reader;
grant select (environment_id, leave_id, employee_id, date, minutes) on leave_day to kantoor_reader;
grant select (environment_id, employee_id, start_date, end_date, expected_end_date, percentage) on absence to kantoor_reader;

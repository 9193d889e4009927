-- Invoices: drafts that can change, finalised ones that cannot, one gapless series per company profile (and year, if it asks for that).

-- Part of a fixed price. Its amount was agreed, or follows the price by its percentage.
create table installment (
  environment_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  percentage numeric(5, 2) check (percentage between 0 and 100),
  amount numeric(14, 2) not null check (amount >= 0),
  planned_date date,
  position integer not null check (position >= 0),
  invoice_id uuid,
  invoice_line_id uuid,
  is_invoiced boolean not null default false,
  -- The day on which everybody was told that it is ready.
  announced_on date,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint installment_on_invoice check (invoice_id is not null or not is_invoiced),
  constraint installment_service foreign key (environment_id, service_id) references service on delete cascade
);
create index installment_by_service on installment (environment_id, service_id, position, id);
create index installment_by_planned on installment (environment_id, planned_date, id);
create index installment_by_invoice on installment (environment_id, invoice_id) where invoice_id is not null;

-- Ids that are made here look like all others: the moment first, so that they come in order.
create function new_id() returns uuid
  language sql volatile
  return (
    select encode(set_byte(made.id, 6, get_byte(made.id, 6) & 15 | 112), 'hex')::uuid
    from (select overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6) as id) made);

-- The amounts of installments with a percentage, as long as they stand on no invoice. Where the percentages make 100 the last of
-- them takes the rest, so that the sum is the price to the cent.
create function settle_installments(of_service service, moment timestamptz) returns void
  language sql
  begin atomic
    with share as (
      select i.environment_id, i.id, f.follows,
        case when f.follows then round(of_service.price * i.percentage / 100, 2) else i.amount end as amount,
        count(*) over () = count(i.percentage) over () and sum(i.percentage) over () = 100
          and row_number() over (order by f.follows desc, i.position desc, i.id desc) = 1 as takes_rest
      from installment i, lateral (select i.percentage is not null and i.invoice_id is null as follows) f
      where i.environment_id = of_service.environment_id and i.service_id = of_service.id
    ), settled as (
      select environment_id, id,
        case when takes_rest then greatest(of_service.price - (sum(amount) over () - amount), 0) else amount end as amount, follows
      from share
    )
    update installment t set amount = s.amount, version = t.version + 1, updated_at = greatest(t.updated_at, moment)
    from settled s where t.environment_id = s.environment_id and t.id = s.id and s.follows and t.amount <> s.amount;
  end;

-- A fixed price is always invoiced by installments: by one of 100 % at the end of the service, until somebody plans them otherwise.
-- A trigger, because services are made and priced in projects, which does not know of invoices.
create function installments_follow_price() returns trigger language plpgsql as $$
begin
  if new.billing_method = 'fixed_price' then
    insert into installment (environment_id, id, service_id, name, percentage, amount, planned_date, position, created_at, updated_at)
      select new.environment_id, new_id(), new.id, left(new.name, 200), 100, new.price, new.end_date, 0, new.updated_at, new.updated_at
      where not exists (select from installment i where i.environment_id = new.environment_id and i.service_id = new.id);
    update installment i set planned_date = new.end_date, announced_on = null, version = version + 1, updated_at = greatest(updated_at, new.updated_at)
      where i.environment_id = new.environment_id and i.service_id = new.id and i.percentage = 100 and i.invoice_id is null
        and i.planned_date is not distinct from old.end_date and new.end_date is distinct from old.end_date;
    perform settle_installments(new, new.updated_at);
  else
    delete from installment where environment_id = new.environment_id and service_id = new.id;
  end if;
  return null;
end $$;
create trigger installments_of_new after insert on service for each row when (new.billing_method = 'fixed_price')
  execute function installments_follow_price();
create trigger installments_follow_price after update of billing_method, price, end_date on service for each row
  when ('fixed_price' in (old.billing_method, new.billing_method)) execute function installments_follow_price();

-- Services that are older than installments get theirs. Even the owner of a table sees none of its rows while row security is forced.
alter table service no force row level security;
update service set price = price where billing_method = 'fixed_price';
alter table service force row level security;
call isolate('installment');

create table invoice (
  environment_id uuid not null,
  id uuid not null,
  type text not null default 'invoice' check (type in ('invoice', 'credit_note')),
  status text not null default 'draft' check (status in ('draft', 'finalised')),
  number text collate natural_order,
  sequence_number integer,
  -- 0 where numbers never start anew.
  series_year integer,
  company_profile_id uuid not null,
  organization_id uuid,
  person_id uuid,
  subject text check (char_length(subject) <= 300),
  reference text check (char_length(reference) <= 100),
  invoice_date date,
  payment_term_days integer not null check (payment_term_days between 0 and 365),
  due_date date,
  period_start date,
  period_end date check (period_end >= period_start),
  currency text not null,
  language text not null default 'nl' check (language in ('nl', 'en', 'de', 'fr')),
  total_excl_vat numeric(14, 2) not null default 0,
  total_vat numeric(14, 2) not null default 0,
  total_incl_vat numeric(14, 2) not null default 0,
  vat_breakdown jsonb not null default '[]',
  -- Snapshots, taken when it becomes final; a draft shows the records as they are.
  billing jsonb,
  seller jsonb,
  note text check (char_length(note) <= 2000),
  credited_invoice_id uuid,
  finalised_at timestamptz(3),
  -- Bookkeeping: all that may still change on a final invoice.
  sent_at timestamptz(3),
  sent_via text check (sent_via in ('email', 'peppol', 'post', 'manual')),
  paid_at timestamptz(3),
  paid_amount numeric(14, 2) not null default 0,
  credited_amount numeric(14, 2) not null default 0,
  written_off_amount numeric(14, 2) not null default 0,
  write_off_reason text,
  overdue_announced_on date,
  document_id uuid,
  outstanding_amount numeric(14, 2) generated always as (
    case when status = 'finalised' then total_incl_vat - paid_amount - credited_amount - written_off_amount else 0 end) stored,
  payment_status text generated always as (
    case
      when status = 'draft' then null
      when written_off_amount <> 0 then 'written_off'
      when total_incl_vat - paid_amount - credited_amount = 0 then
        case when paid_amount = 0 and credited_amount <> 0 then 'credited' else 'paid' end
      when sign(total_incl_vat - paid_amount - credited_amount) = -sign(total_incl_vat) or total_incl_vat = 0 then 'overpaid'
      when paid_amount = 0 and credited_amount = 0 then 'unpaid'
      else 'partially_paid'
    end) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint invoice_has_customer check (organization_id is not null or person_id is not null),
  constraint invoice_number_when_final check (
    (status = 'finalised') = (number is not null) and (status = 'finalised') = (sequence_number is not null)
    and (status = 'finalised') = (series_year is not null) and (status = 'finalised') = (finalised_at is not null)),
  constraint invoice_complete_when_final check (
    status = 'draft' or (invoice_date is not null and due_date is not null and billing is not null and seller is not null)),
  constraint invoice_adds_up check (total_incl_vat = total_excl_vat + total_vat),
  constraint invoice_sign check (status = 'draft' or (case type when 'invoice' then total_incl_vat >= 0 else total_incl_vat <= 0 end)),
  constraint invoice_credits check ((type = 'credit_note') = (credited_invoice_id is not null)),
  constraint invoice_draft_is_unpaid check (
    status = 'finalised' or (paid_amount = 0 and credited_amount = 0 and written_off_amount = 0 and sent_at is null)),
  constraint invoice_sequence_taken unique (environment_id, company_profile_id, series_year, sequence_number),
  constraint invoice_number_taken unique (environment_id, company_profile_id, number),
  constraint invoice_company_profile foreign key (environment_id, company_profile_id) references company_profile,
  constraint invoice_organization foreign key (environment_id, organization_id) references organization,
  constraint invoice_person foreign key (environment_id, person_id) references person,
  constraint invoice_credited foreign key (environment_id, credited_invoice_id) references invoice
);
create index invoice_by_created on invoice (environment_id, created_at, id);
create index invoice_by_updated on invoice (environment_id, updated_at, id);
create index invoice_by_date on invoice (environment_id, invoice_date, id);
create index invoice_by_due_date on invoice (environment_id, due_date, id);
create index invoice_by_organization on invoice (environment_id, organization_id);
create index invoice_by_person on invoice (environment_id, person_id) where person_id is not null;
create index invoice_by_credited on invoice (environment_id, credited_invoice_id) where credited_invoice_id is not null;
create index invoice_open on invoice (environment_id, due_date) where outstanding_amount <> 0;
call isolate('invoice');
call keep_tally('invoice');

create table invoice_line (
  environment_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('hours', 'cost', 'installment', 'subscription', 'manual', 'text')),
  description text not null check (char_length(description) <= 2000),
  quantity numeric(16, 6),
  unit text check (char_length(unit) between 1 and 20),
  unit_price numeric(14, 4),
  discount_percentage numeric(5, 2) not null default 0 check (discount_percentage between 0 and 100),
  amount numeric(14, 2) not null,
  vat_rate_id uuid,
  vat_category text check (vat_category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  vat_percentage numeric(5, 2),
  exemption_reason text,
  project_id uuid,
  -- Snapshots, as those of the invoice.
  project_number text,
  project_name text,
  service_id uuid,
  hour_type_id uuid,
  installment_id uuid,
  cost_id uuid,
  period_start date,
  period_end date check (period_end >= period_start),
  hours_count integer,
  hours_minutes integer,
  credited_line_id uuid,
  -- Bookkeeping: false once a final credit note took the whole line back, so that its work can be invoiced again.
  is_live boolean not null default true,
  primary key (environment_id, id),
  constraint invoice_line_of_text check (case kind when 'text' then quantity is null and unit_price is null and amount = 0
    else quantity is not null and unit_price is not null end),
  constraint invoice_line_invoice foreign key (environment_id, invoice_id) references invoice,
  constraint invoice_line_vat_rate foreign key (environment_id, vat_rate_id) references vat_rate,
  constraint project_has_invoices foreign key (environment_id, project_id) references project,
  constraint service_has_invoice_lines foreign key (environment_id, project_id, service_id) references service (environment_id, project_id, id),
  constraint invoice_line_hour_type foreign key (environment_id, hour_type_id) references hour_type,
  constraint invoice_line_installment foreign key (environment_id, installment_id) references installment,
  constraint invoice_line_cost foreign key (environment_id, cost_id) references cost,
  constraint invoice_line_credited foreign key (environment_id, credited_line_id) references invoice_line
);
create index invoice_line_by_invoice on invoice_line (environment_id, invoice_id, position, id);
create index invoice_line_by_project on invoice_line (environment_id, project_id) where project_id is not null;
create index invoice_line_by_service on invoice_line (environment_id, service_id) where service_id is not null;
create index invoice_line_by_credited on invoice_line (environment_id, credited_line_id) where credited_line_id is not null;
create unique index cycle_on_one_line on invoice_line (environment_id, service_id, period_start)
  where kind = 'subscription' and is_live and credited_line_id is null;
create unique index cost_on_one_line on invoice_line (environment_id, cost_id) where cost_id is not null and is_live and credited_line_id is null;
create unique index installment_on_one_line on invoice_line (environment_id, installment_id)
  where installment_id is not null and is_live and credited_line_id is null;
call isolate('invoice_line');

-- Which time entries stand behind a line, with the minutes they had; it stays after a credit note released them.
create table invoice_line_hours (
  environment_id uuid not null,
  invoice_line_id uuid not null,
  time_entry_id uuid not null,
  minutes integer not null,
  is_live boolean not null default true,
  primary key (environment_id, invoice_line_id, time_entry_id),
  constraint invoice_line_hours_line foreign key (environment_id, invoice_line_id) references invoice_line on delete cascade
);
create unique index hours_on_one_line on invoice_line_hours (environment_id, time_entry_id) where is_live;
call isolate('invoice_line_hours');

alter table time_entry
  add constraint time_entry_invoice foreign key (environment_id, invoice_id) references invoice,
  add constraint time_entry_invoice_line foreign key (environment_id, invoice_line_id) references invoice_line;
create index time_entry_by_invoice_line on time_entry (environment_id, invoice_line_id) where invoice_line_id is not null;
alter table cost
  add constraint cost_invoice foreign key (environment_id, invoice_id) references invoice,
  add constraint cost_invoice_line foreign key (environment_id, invoice_line_id) references invoice_line;
alter table installment
  add constraint installment_invoice foreign key (environment_id, invoice_id) references invoice,
  add constraint installment_invoice_line foreign key (environment_id, invoice_line_id) references invoice_line;

-- What was paid: a ledger to which is only added; a correction is a negative payment.
create table payment (
  environment_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  date date not null,
  amount numeric(14, 2) not null check (amount <> 0),
  method text not null default 'bank_transfer'
    check (method in ('bank_transfer', 'direct_debit', 'card', 'cash', 'ideal', 'set_off', 'other')),
  description text check (char_length(description) <= 500),
  external_reference text check (char_length(external_reference) <= 100),
  source text not null check (source in ('api', 'app', 'bank_import', 'set_off')),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint duplicate_payment unique (environment_id, invoice_id, external_reference),
  constraint payment_invoice foreign key (environment_id, invoice_id) references invoice
);
create index payment_by_date on payment (environment_id, date, id);
create index payment_by_created on payment (environment_id, created_at, id);
create index payment_by_updated on payment (environment_id, updated_at, id);
create index payment_by_invoice on payment (environment_id, invoice_id);
call isolate('payment');
call keep_tally('payment');
revoke update, delete on payment from kantoor_app;

-- The counter behind the numbers. It is locked last in the finalising transaction; its row also holds the head of the chain.
create table invoice_series (
  environment_id uuid not null,
  company_profile_id uuid not null,
  series_year integer not null,
  last_number integer not null default 0,
  last_date date,
  last_hash bytea,
  primary key (environment_id, company_profile_id, series_year),
  constraint invoice_series_company_profile foreign key (environment_id, company_profile_id) references company_profile
);
call isolate('invoice_series');
revoke delete on invoice_series from kantoor_app;

-- The seal of a final invoice: everything printed, and a hash that includes the one before it. Nobody may change or remove it.
create table invoice_seal (
  environment_id uuid not null,
  invoice_id uuid not null,
  company_profile_id uuid not null,
  series_year integer not null,
  sequence_number integer not null,
  content text not null,
  previous_hash bytea,
  hash bytea not null,
  primary key (environment_id, invoice_id),
  constraint invoice_seal_sequence unique (environment_id, company_profile_id, series_year, sequence_number),
  constraint invoice_seal_invoice foreign key (environment_id, invoice_id) references invoice
);
call isolate('invoice_seal');
revoke update, delete on invoice_seal from kantoor_app;

-- The cycles of a subscription that can be invoiced by this day: those that have started, or ended where it is paid in arrears.
-- A last cycle that is cut short costs its share of the days.
create function service_cycles(s service, as_of date) returns table (period_start date, period_end date, amount numeric)
  language sql stable
  begin atomic
    select c.first_day, least(c.last_day, s.end_date),
      round(s.price * (least(c.last_day, s.end_date) - c.first_day + 1) / (c.last_day - c.first_day + 1), 2)
    from (
      select (s.start_date + n * every)::date as first_day, (s.start_date + (n + 1) * every)::date - 1 as last_day
      from (select make_interval(months => case s.cycle when 'month' then 1 when 'quarter' then 3 when 'half_year' then 6 else 12 end) as every) cycle,
        generate_series(0, greatest(0, (extract(year from as_of) - extract(year from s.start_date)) * 12 + 11)::integer) n
    ) c
    where s.billing_method = 'subscription' and c.first_day <= least(s.end_date, s.closed_on, as_of)
      and (s.invoice_in_advance or least(c.last_day, s.end_date) <= as_of);
  end;

-- All that can be invoiced today, one row each. From ready_on on it can be; hours without a rate are here as well, without an
-- amount, since somebody has to price them first. A cycle has no row of its own: its id is made of its service and first day.
-- Each kind joins its project by itself, so that a condition on a client or a row reaches the indexes of every kind.
create function can_be_invoiced(p project) returns boolean
  language sql immutable parallel safe
  return p.status <> 'archived' and (p.organization_id is not null or p.person_id is not null);

create view invoiceable with (security_invoker = true) as
  select t.environment_id, t.id, 'hours' as kind, t.project_id, t.service_id, t.hour_type_id, t.employee_id, t.date as ready_on,
    t.date as period_start, t.date as period_end, t.note as description, t.minutes, null::numeric as quantity, t.hourly_rate as unit_price,
    t.amount, null::uuid as vat_rate_id, p.organization_id, case when p.organization_id is null then p.person_id end as person_id,
    p.company_profile_id, t.created_at, t.updated_at, t.version
  from time_entry t join project p on p.environment_id = t.environment_id and p.id = t.project_id
  where t.invoice_status = 'to_invoice' and t.approval_status in ('approved', 'not_required') and t.date <= current_day() and can_be_invoiced(p)
  union all
  select t.environment_id, t.id, 'cost', t.project_id, t.service_id, null, t.employee_id, t.date, t.date, t.date, t.description, null,
    t.quantity, t.unit_price, t.sales_amount, t.vat_rate_id, p.organization_id, case when p.organization_id is null then p.person_id end,
    p.company_profile_id, t.created_at, t.updated_at, t.version
  from cost t join project p on p.environment_id = t.environment_id and p.id = t.project_id
  where t.invoice_status = 'to_invoice' and t.date <= current_day() and can_be_invoiced(p)
  union all
  select t.environment_id, t.id, 'installment', s.project_id, s.id, null, null, t.planned_date, null, null, t.name, null, 1, t.amount,
    t.amount, null, p.organization_id, case when p.organization_id is null then p.person_id end, p.company_profile_id, t.created_at,
    t.updated_at, t.version
  from installment t join service s on s.environment_id = t.environment_id and s.id = t.service_id
  join project p on p.environment_id = s.environment_id and p.id = s.project_id
  where t.invoice_id is null and t.planned_date <= current_day() and s.billing_method = 'fixed_price' and can_be_invoiced(p)
  union all
  select s.environment_id, md5(s.id::text || c.period_start)::uuid, 'subscription', s.project_id, s.id, null, null,
    case when s.invoice_in_advance then c.period_start else c.period_end end, c.period_start, c.period_end, null, null, 1, c.amount,
    c.amount, null, p.organization_id, case when p.organization_id is null then p.person_id end, p.company_profile_id, s.created_at,
    s.updated_at, s.version
  from service s join project p on p.environment_id = s.environment_id and p.id = s.project_id, lateral service_cycles(s, current_day()) c
  where s.billing_method = 'subscription' and can_be_invoiced(p) and not exists (
    select from invoice_line l
    where l.environment_id = s.environment_id and l.service_id = s.id and l.kind = 'subscription' and l.period_start = c.period_start
      and l.is_live and l.credited_line_id is null);
grant select on invoiceable to kantoor_app;
create index time_entry_to_invoice on time_entry (environment_id, project_id, date) where invoice_status = 'to_invoice';

create function full_address(address jsonb) returns jsonb
  language sql immutable parallel safe
  return case when address is not null then jsonb_build_object('line1', address ->> 'line1', 'postal_code', address ->> 'postal_code',
    'locality', address ->> 'locality', 'country', address ->> 'country') end;

-- Who sends the invoice and who gets it, as they are now.
create function invoice_seller(environment uuid, profile uuid) returns jsonb
  language sql stable
  return (select jsonb_build_object('name', name, 'legal_name', legal_name, 'coc_code', coc_code, 'vat_number', vat_number, 'iban', iban,
      'bic', bic, 'address', full_address(address), 'email', email, 'phone', phone, 'url', url)
    from company_profile where environment_id = environment and id = profile);

create function invoice_billing(environment uuid, organization uuid, person uuid) returns jsonb
  language sql stable
  return (select jsonb_build_object(
      'name', coalesce(o.name, concat_ws(' ', p.first_name, p.last_name)),
      'attention', case when o.id is not null then coalesce(o.invoice_attention, nullif(concat_ws(' ', p.first_name, p.last_name), '')) end,
      'address', full_address(case when o.id is not null then o.address else p.address end),
      'vat_number', o.vat_number, 'coc_code', o.coc_code,
      'email', case when o.id is not null then coalesce(o.invoice_email, o.email) else coalesce(p.invoice_email, p.email) end,
      'peppol_id', o.peppol_id)
    from (select environment) e
    left join organization o on o.environment_id = environment and o.id = organization
    left join person p on p.environment_id = environment and p.id = person);

-- The period of delivery: what somebody wrote down, else from the first to the last day of the work on the lines.
create function invoice_period(environment uuid, invoice uuid, written_start date, written_end date, out first_day date, out last_day date)
  language sql stable
  begin atomic
    select case when coalesce(written_start, written_end) is null then min(l.period_start) else written_start end,
      case when coalesce(written_start, written_end) is null then max(l.period_end) else written_end end
    from invoice_line l where l.environment_id = environment and l.invoice_id = invoice;
  end;

-- All that an invoice says, as one value: what is printed, sealed and proved. Decimals are texts, so that nothing reads them as floats.
create function invoice_content(environment uuid, invoice uuid) returns jsonb
  language sql stable
  return (select jsonb_build_object(
      'type', i.type, 'number', i.number, 'sequence_number', i.sequence_number, 'invoice_date', i.invoice_date, 'due_date', i.due_date,
      'payment_term_days', i.payment_term_days, 'currency', i.currency, 'language', i.language, 'subject', i.subject,
      'reference', i.reference, 'note', i.note, 'period_start', period.first_day, 'period_end', period.last_day,
      'seller', i.seller, 'billing', i.billing,
      'lines', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', l.id, 'position', l.position, 'kind', l.kind, 'description', l.description, 'quantity', l.quantity::text, 'unit', l.unit,
          'unit_price', l.unit_price::text, 'discount_percentage', l.discount_percentage::text, 'amount', l.amount::text,
          'vat_rate_id', l.vat_rate_id, 'vat_category', l.vat_category, 'vat_percentage', l.vat_percentage::text,
          'exemption_reason', l.exemption_reason, 'period_start', l.period_start, 'period_end', l.period_end,
          'project_id', l.project_id, 'project_number', l.project_number, 'project_name', l.project_name, 'service_id', l.service_id,
          'hour_type_id', l.hour_type_id, 'installment_id', l.installment_id, 'cost_id', l.cost_id, 'hours_count', l.hours_count,
          'hours_minutes', l.hours_minutes, 'credited_line_id', l.credited_line_id) order by l.position, l.id)
        from invoice_line l where l.environment_id = i.environment_id and l.invoice_id = i.id), '[]'),
      'vat_breakdown', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'vat_category', b ->> 'vat_category', 'vat_percentage', b ->> 'vat_percentage', 'taxable_amount', b ->> 'taxable_amount',
          'vat_amount', b ->> 'vat_amount', 'exemption_reason', b ->> 'exemption_reason', 'exemption_code', b ->> 'exemption_code')
          order by place), '[]')
        from jsonb_array_elements(i.vat_breakdown) with ordinality breakdown (b, place)),
      'total_excl_vat', i.total_excl_vat::text, 'total_vat', i.total_vat::text, 'total_incl_vat', i.total_incl_vat::text,
      'company_profile_id', i.company_profile_id, 'organization_id', i.organization_id, 'person_id', i.person_id,
      'finalised_at', instant_text(i.finalised_at),
      'credited', (select jsonb_build_object('id', c.id, 'number', c.number, 'invoice_date', c.invoice_date) from invoice c
        where c.environment_id = i.environment_id and c.id = i.credited_invoice_id))
    from invoice i, lateral invoice_period(i.environment_id, i.id, i.period_start, i.period_end) period
    where i.environment_id = environment and i.id = invoice);

create function seal_hash(previous bytea, content text) returns bytea
  language sql immutable parallel safe
  return sha256(coalesce(previous, ''::bytea) || convert_to(content, 'UTF8'));

-- A final invoice never changes but for its bookkeeping, whoever asks.
create function keep_final_invoice() returns trigger language plpgsql as $$
begin
  if old.status = 'finalised' and (tg_op = 'DELETE' or to_jsonb(new) - bookkeeping() is distinct from to_jsonb(old) - bookkeeping()) then
    raise exception 'a final invoice does not change' using errcode = 'check_violation', constraint = 'invoice_is_final';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function bookkeeping() returns text[] language sql immutable parallel safe
  return array['sent_at', 'sent_via', 'paid_at', 'paid_amount', 'credited_amount', 'written_off_amount', 'write_off_reason',
    'overdue_announced_on', 'document_id', 'outstanding_amount', 'payment_status', 'version', 'updated_at'];

create trigger invoice_is_final before update or delete on invoice for each row execute function keep_final_invoice();

create function keep_final_lines() returns trigger language plpgsql as $$
declare
  is_final boolean;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'is_live' = to_jsonb(old) - 'is_live' then return new; end if;
  -- Held until the end, so that nobody finalises the invoice while its line changes.
  select bool_or(held.status = 'finalised') into is_final from (
    select i.status from invoice i
    where i.environment_id = coalesce(new.environment_id, old.environment_id) and i.id in (old.invoice_id, new.invoice_id)
    order by i.id for share) held;
  if is_final then
    raise exception 'the lines of a final invoice do not change' using errcode = 'check_violation', constraint = 'invoice_is_final';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger invoice_line_is_final before insert or update or delete on invoice_line for each row execute function keep_final_lines();

create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'check_violation', constraint = 'invoice_is_final';
end $$;
create trigger payment_stays before update or delete on payment for each row execute function keep_ledger();
create trigger seal_stays before update or delete on invoice_seal for each row execute function keep_ledger();

-- What the company buys: invoices of its suppliers, and costs on projects.
create table purchase_invoice (
  environment_id uuid not null,
  id uuid not null,
  organization_id uuid not null,
  number text not null check (char_length(number) between 1 and 50),
  entry_number text collate natural_order not null,
  company_profile_id uuid not null,
  invoice_date date not null,
  due_date date check (due_date >= invoice_date),
  currency text not null,
  total_excl_vat numeric(14, 2) not null,
  total_vat numeric(14, 2) not null,
  total_incl_vat numeric(14, 2) not null,
  status text not null default 'received' check (status in ('received', 'approved', 'rejected', 'paid')),
  paid_on date,
  note text check (char_length(note) <= 10000),
  document_id uuid,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint purchase_invoice_entry_number_taken unique (environment_id, entry_number),
  constraint purchase_invoice_paid_on check ((paid_on is not null) = (status = 'paid')),
  constraint purchase_invoice_adds_up check (total_incl_vat = total_excl_vat + total_vat),
  constraint purchase_invoice_organization foreign key (environment_id, organization_id) references organization,
  constraint purchase_invoice_company_profile foreign key (environment_id, company_profile_id) references company_profile
);
create unique index duplicate_purchase_invoice on purchase_invoice (environment_id, organization_id, lower(number));
create index purchase_invoice_by_created on purchase_invoice (environment_id, created_at, id);
create index purchase_invoice_by_updated on purchase_invoice (environment_id, updated_at, id);
create index purchase_invoice_by_date on purchase_invoice (environment_id, invoice_date, id);
call isolate('purchase_invoice');
call keep_tally('purchase_invoice');

-- Lines have no identity of their own: they are sent, and replaced, as a whole.
create table purchase_invoice_line (
  environment_id uuid not null,
  purchase_invoice_id uuid not null,
  position integer not null,
  description text not null check (char_length(description) between 1 and 500),
  amount numeric(14, 2) not null,
  vat_percentage numeric(5, 2) not null check (vat_percentage between 0 and 100),
  ledger_code text check (char_length(ledger_code) <= 20),
  primary key (environment_id, purchase_invoice_id, position),
  constraint purchase_invoice_line_invoice foreign key (environment_id, purchase_invoice_id) references purchase_invoice on delete cascade
);
call isolate('purchase_invoice_line');

-- A cost on a project. Like a time entry it is stamped by the invoice it stands on, and then locked.
create table cost (
  environment_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  service_id uuid,
  purchase_invoice_id uuid,
  employee_id uuid,
  date date not null,
  description text not null check (char_length(description) between 1 and 500),
  quantity numeric(14, 4) not null default 1 check (quantity > 0),
  unit_cost numeric(14, 2) not null check (unit_cost >= 0),
  markup_percentage numeric(7, 2) check (markup_percentage >= 0),
  unit_price numeric(14, 2) not null check (unit_price >= 0),
  cost_amount numeric(14, 2) not null,
  sales_amount numeric(14, 2) not null,
  billable boolean not null default true,
  vat_rate_id uuid,
  invoice_status text not null check (invoice_status in ('not_billable', 'to_invoice', 'on_draft', 'invoiced', 'written_off')),
  write_off_reason text,
  invoice_id uuid,
  invoice_line_id uuid,
  note text check (char_length(note) <= 2000),
  search text generated always as (search_text(description || ' ' || coalesce(note, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint cost_on_invoice check ((invoice_id is not null) = (invoice_status in ('on_draft', 'invoiced'))),
  constraint project_has_costs foreign key (environment_id, project_id) references project,
  constraint service_has_costs foreign key (environment_id, project_id, service_id) references service (environment_id, project_id, id),
  constraint cost_purchase_invoice foreign key (environment_id, purchase_invoice_id) references purchase_invoice,
  constraint cost_employee foreign key (environment_id, employee_id) references employee,
  constraint cost_vat_rate foreign key (environment_id, vat_rate_id) references vat_rate
);
create index cost_by_date on cost (environment_id, date, id);
create index cost_by_created on cost (environment_id, created_at, id);
create index cost_by_updated on cost (environment_id, updated_at, id);
create index cost_by_project on cost (environment_id, project_id, date, id);
create index cost_by_service on cost (environment_id, service_id) where service_id is not null;
create index cost_by_purchase_invoice on cost (environment_id, purchase_invoice_id) where purchase_invoice_id is not null;
create index cost_by_invoice on cost (environment_id, invoice_id) where invoice_id is not null;
call isolate('cost');
call keep_tally('cost');

-- As hours, costs follow the customer of their project and the billing of their service. A fixed price or a subscription does not
-- include them: what it covers is booked as not billable.
create function cost_billing_of(billable boolean, has_customer boolean, billing_method text) returns text
  language sql immutable parallel safe
  return case billing_of(billable, has_customer, billing_method) when 'not_billable' then 'not_billable' else 'to_invoice' end;

create function costs_follow_billing() returns trigger language plpgsql as $$
declare
  changed_project uuid;
begin
  if tg_table_name = 'project' then changed_project := new.id; else changed_project := new.project_id; end if;
  update cost t set invoice_status = b.invoice_status, version = t.version + 1, updated_at = greatest(t.updated_at, new.updated_at)
  from (
    select c.id, cost_billing_of(c.billable, p.organization_id is not null or p.person_id is not null, s.billing_method) as invoice_status
    from cost c
    join project p on p.environment_id = c.environment_id and p.id = c.project_id
    left join service s on s.environment_id = c.environment_id and s.id = c.service_id
    where c.environment_id = new.environment_id and c.project_id = changed_project
      and c.invoice_status in ('not_billable', 'to_invoice')) b
  where t.environment_id = new.environment_id and t.id = b.id and t.invoice_status <> b.invoice_status;
  return null;
end $$;

create trigger costs_follow_customer after update of organization_id, person_id on project
  for each row when ((old.organization_id is null and old.person_id is null) <> (new.organization_id is null and new.person_id is null))
  execute function costs_follow_billing();
create trigger costs_follow_billing after update of billing_method on service
  for each row when (old.billing_method <> new.billing_method) execute function costs_follow_billing();

-- A purchase invoice shows its costs, so it moves whenever one of them does, whoever changed it.
create function purchase_invoice_follows_costs() returns trigger language plpgsql as $$
begin
  update purchase_invoice set version = version + 1, updated_at = greatest(updated_at, new.updated_at)
  where environment_id = new.environment_id and id in (new.purchase_invoice_id, old.purchase_invoice_id);
  return null;
end $$;

create trigger purchase_invoice_gets_cost after insert on cost
  for each row when (new.purchase_invoice_id is not null) execute function purchase_invoice_follows_costs();
create trigger purchase_invoice_follows_cost after update on cost
  for each row when (new.purchase_invoice_id is not null or old.purchase_invoice_id is not null)
  execute function purchase_invoice_follows_costs();

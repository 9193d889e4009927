-- Sales: stages, opportunities and quotes.
create table stage (
  environment_id uuid not null references environment,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  position integer not null default 0 check (position >= 0),
  probability integer not null check (probability between 0 and 100),
  color text,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint stage_name_taken unique (environment_id, name)
);

-- Environments that are older than sales get the stages that a new one is born with, and their first one to each opportunity.
alter table environment no force row level security;
insert into stage (environment_id, id, name, position, probability, created_at, updated_at)
  select e.environment_id, new_id(), s.name, s.position, s.probability, now(), now()
  from environment e, (values ('Lead', 0, 10), ('Qualified', 1, 25), ('Proposal', 2, 50), ('Negotiation', 3, 75)) s (name, position, probability);
alter table environment force row level security;
call isolate('stage');
call open_to_system('stage', 'insert');

alter table sales
  add column organization_id uuid,
  add column person_id uuid,
  add column owner_employee_id uuid,
  add column status text not null default 'open' check (status in ('open', 'won', 'lost')),
  add column stage_id uuid,
  add column amount numeric(14, 2) check (amount >= 0),
  add column probability integer check (probability between 0 and 100),
  add column expected_close_date date,
  add column closed_on date,
  add column lost_reason text check (char_length(lost_reason) <= 500),
  add column source text check (char_length(source) <= 100),
  add column note text check (char_length(note) <= 10000),
  add column stage_changed_at timestamptz(3),
  add column status_changed_at timestamptz(3),
  add column search text generated always as (search_text(name || ' ' || coalesce(source, '') || ' ' || coalesce(note, ''))) stored;
alter table sales no force row level security;
alter table stage no force row level security;
update sales t set stage_changed_at = t.created_at, status_changed_at = t.created_at,
  stage_id = (select s.id from stage s where s.environment_id = t.environment_id order by s.position limit 1);
insert into tally (environment_id, resource, bucket, rows) select environment_id, 'sales', 0, count(*) from sales group by 1;
alter table stage force row level security;
alter table sales force row level security;
alter table sales
  alter column stage_id set not null,
  alter column stage_changed_at set not null,
  alter column status_changed_at set not null,
  add constraint sales_closed_on check ((closed_on is not null) = (status <> 'open')),
  add constraint sales_lost_reason check (lost_reason is null or status = 'lost'),
  add constraint sales_stage foreign key (environment_id, stage_id) references stage,
  add constraint sales_organization foreign key (environment_id, organization_id) references organization,
  add constraint sales_person foreign key (environment_id, person_id) references person,
  add constraint sales_owner foreign key (environment_id, owner_employee_id) references employee;
create index sales_by_created on sales (environment_id, created_at, id);
create index sales_by_updated on sales (environment_id, updated_at, id);
create index sales_by_close on sales (environment_id, expected_close_date, id);
create index sales_by_stage on sales (environment_id, stage_id) where status = 'open';
create index sales_by_closed on sales (environment_id, closed_on) where status <> 'open';
create index sales_by_organization on sales (environment_id, organization_id) where organization_id is not null;
create index sales_by_person on sales (environment_id, person_id) where person_id is not null;
create index project_by_sales on project (environment_id, sales_id) where sales_id is not null;
create index note_by_sales on note (environment_id, sales_id, occurred_at, id) where sales_id is not null;
call keep_tally('sales');

-- An accepted quote wins its opportunity, unless the company says otherwise.
alter table environment add column accepted_quote_wins boolean not null default true;
grant update (accepted_quote_wins) on environment to kantoor_app;

create table quote (
  environment_id uuid not null,
  id uuid not null,
  -- Given when it is first sent; its revisions keep it.
  number text collate natural_order,
  revision integer not null default 1 check (revision >= 1),
  previous_quote_id uuid,
  sales_id uuid,
  organization_id uuid,
  person_id uuid,
  company_profile_id uuid not null,
  subject text check (char_length(subject) <= 300),
  introduction text check (char_length(introduction) <= 10000),
  terms text check (char_length(terms) <= 10000),
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded')),
  quote_date date,
  valid_until date,
  currency text not null,
  language text not null default 'nl' check (language in ('nl', 'en', 'de', 'fr')),
  total_excl_vat numeric(14, 2) not null default 0,
  total_vat numeric(14, 2) not null default 0,
  total_incl_vat numeric(14, 2) not null default 0,
  vat_breakdown jsonb not null default '[]',
  -- What the customer was sent; the page and the paper show this, whatever the records say later.
  content jsonb,
  sent_at timestamptz(3),
  accepted_at timestamptz(3),
  declined_at timestamptz(3),
  accepted_by_name text check (char_length(accepted_by_name) <= 200),
  declined_reason text check (char_length(declined_reason) <= 2000),
  project_id uuid,
  document_id uuid,
  search text generated always as (search_text(coalesce(number, '') || ' ' || coalesce(subject, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint quote_number_taken unique (environment_id, number, revision),
  constraint quote_number_when_sent check (status = 'draft' or number is not null),
  constraint quote_content_when_sent check (status = 'draft' or content is not null),
  constraint quote_has_customer check (status = 'draft' or organization_id is not null or person_id is not null),
  constraint quote_dates check (valid_until >= quote_date),
  constraint quote_accepted check ((status = 'accepted') = (accepted_at is not null)),
  constraint quote_project_when_accepted check (project_id is null or status = 'accepted'),
  constraint quote_adds_up check (total_incl_vat = total_excl_vat + total_vat),
  constraint quote_previous foreign key (environment_id, previous_quote_id) references quote,
  constraint sales_has_quotes foreign key (environment_id, sales_id) references sales,
  constraint quote_organization foreign key (environment_id, organization_id) references organization,
  constraint quote_person foreign key (environment_id, person_id) references person,
  constraint quote_company_profile foreign key (environment_id, company_profile_id) references company_profile,
  constraint quote_project foreign key (environment_id, project_id) references project on delete set null (project_id),
  constraint quote_document foreign key (environment_id, document_id) references document on delete set null (document_id)
);
create index quote_by_created on quote (environment_id, created_at, id);
create index quote_by_updated on quote (environment_id, updated_at, id);
create index quote_by_date on quote (environment_id, quote_date, id);
create index quote_by_sales on quote (environment_id, sales_id) where sales_id is not null;
create index quote_by_organization on quote (environment_id, organization_id) where organization_id is not null;
create index quote_by_person on quote (environment_id, person_id) where person_id is not null;
create index quote_by_project on quote (environment_id, project_id) where project_id is not null;
create index quote_waiting on quote (environment_id, valid_until) where status = 'sent';
create unique index quote_has_one_successor on quote (environment_id, previous_quote_id) where previous_quote_id is not null;
call isolate('quote');
call keep_tally('quote');
create trigger quote_link_lost before update of project_id, document_id on quote
  for each row when (new.version = old.version) execute function link_lost();

-- An opportunity shows its quotes and its project, so it moves when one comes or goes; and whoever reopens it waits for a project
-- that is being made.
create function sales_gains_or_loses() returns trigger language plpgsql as $$
begin
  update sales set version = version + 1, updated_at = greatest(updated_at, new.updated_at, clock_timestamp())
    where environment_id = coalesce(new.environment_id, old.environment_id) and id in (old.sales_id, new.sales_id);
  return null;
end $$;
create trigger quote_of_sales after insert or delete or update of sales_id on quote
  for each row execute function sales_gains_or_loses();
create trigger project_of_sales after insert or delete or update of sales_id on project
  for each row execute function sales_gains_or_loses();

create table quote_line (
  environment_id uuid not null,
  id uuid not null,
  quote_id uuid not null,
  position integer not null check (position >= 0),
  -- A text is a section heading or a paragraph.
  kind text not null check (kind in ('service', 'text')),
  name text not null check (char_length(name) between 1 and 300),
  description text check (char_length(description) <= 5000),
  billing_method text check (billing_method in ('time_and_materials', 'fixed_price', 'subscription', 'non_billable')),
  cycle text check (cycle in ('month', 'quarter', 'half_year', 'year')),
  quantity numeric(16, 6),
  unit text check (char_length(unit) between 1 and 20),
  unit_price numeric(14, 4),
  discount_percentage numeric(5, 2) not null default 0 check (discount_percentage between 0 and 100),
  amount numeric(14, 2) not null default 0,
  vat_rate_id uuid,
  vat_category text check (vat_category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  vat_percentage numeric(5, 2),
  exemption_reason text,
  hour_type_id uuid,
  estimated_minutes integer check (estimated_minutes >= 0),
  is_optional boolean not null default false,
  -- Whether the customer takes it; what is not optional always is.
  is_selected boolean not null default true,
  primary key (environment_id, id),
  constraint quote_line_of_text check (case kind when 'text' then quantity is null and unit_price is null and amount = 0 and not is_optional
    else quantity is not null and unit_price is not null and billing_method is not null end),
  constraint quote_line_cycle_by_method check (kind = 'text' or (cycle is not null) = (billing_method = 'subscription')),
  constraint quote_line_selected check (is_optional or is_selected),
  constraint quote_line_quote foreign key (environment_id, quote_id) references quote on delete cascade,
  constraint quote_line_vat_rate foreign key (environment_id, vat_rate_id) references vat_rate,
  constraint quote_line_hour_type foreign key (environment_id, hour_type_id) references hour_type
);
create index quote_line_by_quote on quote_line (environment_id, quote_id, position, id);
call isolate('quote_line');

-- An accepted quote is an agreement: only its project and its paper are still added to it.
create function quote_stays() returns trigger language plpgsql as $$
begin
  if old.status = 'accepted' and to_jsonb(new) - '{project_id,document_id,version,updated_at,search}'::text[]
     is distinct from to_jsonb(old) - '{project_id,document_id,version,updated_at,search}'::text[] then
    raise exception 'an accepted quote does not change' using errcode = '23514', constraint = 'quote_is_accepted';
  end if;
  return new;
end $$;
create trigger quote_stays before update on quote for each row execute function quote_stays();
create function quote_remains() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' then
    raise exception 'a quote that was sent is not deleted' using errcode = '23514', constraint = 'quote_was_sent';
  end if;
  return old;
end $$;
create trigger quote_remains before delete on quote for each row execute function quote_remains();
create function quote_lines_stay() returns trigger language plpgsql as $$
declare
  line quote_line := coalesce(old, new);
  quote_status text := (select q.status from quote q where q.environment_id = line.environment_id and q.id = line.quote_id);
begin
  if quote_status <> 'draft' and (quote_status = 'accepted' or tg_op <> 'UPDATE'
     or to_jsonb(new) - 'is_selected' is distinct from to_jsonb(old) - 'is_selected') then
    raise exception 'the lines of a quote that was sent do not change' using errcode = '23514', constraint = 'quote_was_sent';
  end if;
  return coalesce(new, old);
end $$;
create trigger quote_lines_stay before insert or update or delete on quote_line for each row execute function quote_lines_stay();

alter table document add constraint document_quote foreign key (environment_id, quote_id) references quote on delete set null (quote_id);
create unique index quote_has_one_document on document (environment_id, quote_id) where kind = 'quote_pdf';
create index document_by_quote on document (environment_id, quote_id) where quote_id is not null;
create index document_by_sales on document (environment_id, sales_id) where sales_id is not null;
drop trigger document_link_lost on document;
create trigger document_link_lost before update of project_id, sales_id, invoice_id, quote_id, purchase_invoice_id on document
  for each row when (new.version = old.version) execute function link_lost();

alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('invoice', 'reminder', 'quote')),
  add column quote_id uuid,
  add constraint mail_quote foreign key (environment_id, quote_id) references quote on delete set null (quote_id);
create index mail_by_quote on mail (environment_id, quote_id) where quote_id is not null;

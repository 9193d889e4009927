-- Files and the work behind them: documents with their bytes, mails that leave, jobs that are done after the answer.
create table document (
  environment_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('invoice_pdf', 'invoice_ubl', 'quote_pdf', 'purchase_invoice', 'attachment')),
  name text collate natural_order not null check (char_length(name) between 1 and 255),
  mime_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  organization_id uuid,
  person_id uuid,
  project_id uuid,
  sales_id uuid,
  invoice_id uuid,
  quote_id uuid,
  purchase_invoice_id uuid,
  uploaded_by_employee_id uuid,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint document_organization foreign key (environment_id, organization_id) references organization,
  constraint document_person foreign key (environment_id, person_id) references person,
  constraint document_project foreign key (environment_id, project_id) references project on delete set null (project_id),
  constraint document_sales foreign key (environment_id, sales_id) references sales on delete set null (sales_id),
  constraint document_invoice foreign key (environment_id, invoice_id) references invoice on delete set null (invoice_id),
  constraint document_purchase_invoice foreign key (environment_id, purchase_invoice_id) references purchase_invoice
    on delete set null (purchase_invoice_id),
  constraint document_uploaded_by foreign key (environment_id, uploaded_by_employee_id) references employee
);
create unique index invoice_has_one_document on document (environment_id, invoice_id, kind) where kind in ('invoice_pdf', 'invoice_ubl');
create index document_by_created on document (environment_id, created_at, id);
create index document_by_updated on document (environment_id, updated_at, id);
create index document_by_organization on document (environment_id, organization_id) where organization_id is not null;
create index document_by_project on document (environment_id, project_id) where project_id is not null;
create index document_by_purchase_invoice on document (environment_id, purchase_invoice_id) where purchase_invoice_id is not null;
create index document_by_person on document (environment_id, person_id) where person_id is not null;
create index document_by_invoice on document (environment_id, invoice_id) where invoice_id is not null;
call isolate('document');
call keep_tally('document');

create table document_content (
  environment_id uuid not null,
  document_id uuid not null,
  bytes bytea not null,
  primary key (environment_id, document_id),
  constraint document_content_document foreign key (environment_id, document_id) references document on delete cascade
);
-- Files are compressed already.
alter table document_content alter column bytes set storage external;
call isolate('document_content');

alter table invoice add constraint invoice_document foreign key (environment_id, document_id) references document;
alter table purchase_invoice add constraint purchase_invoice_document foreign key (environment_id, document_id) references document
  on delete set null (document_id);
alter table company_profile
  add column logo_document_id uuid,
  add constraint company_profile_logo foreign key (environment_id, logo_document_id) references document on delete set null (logo_document_id);

-- What a record points at can go, and takes only the link along. Whoever synchronises has to learn of that too.
create function link_lost() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := greatest(old.updated_at, clock_timestamp());
  return new;
end $$;
create trigger document_link_lost before update of project_id, sales_id, invoice_id, purchase_invoice_id on document
  for each row when (new.version = old.version) execute function link_lost();
create trigger purchase_invoice_document_lost before update of document_id on purchase_invoice
  for each row when (new.version = old.version) execute function link_lost();
create trigger company_profile_logo_lost before update of logo_document_id on company_profile
  for each row when (new.version = old.version) execute function link_lost();

-- Outgoing mail. Without a mail server it stays here as kept, and the settings show it.
create table mail (
  environment_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'reminder')),
  status text not null check (status in ('waiting', 'sent', 'kept', 'failed')),
  recipient text not null,
  subject text not null,
  text text not null,
  document_ids uuid[] not null default '{}',
  invoice_id uuid,
  attempts integer not null default 0,
  error text,
  sent_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint mail_invoice foreign key (environment_id, invoice_id) references invoice on delete set null (invoice_id)
);
create index mail_by_created on mail (environment_id, created_at, id);
create index mail_by_invoice on mail (environment_id, invoice_id) where invoice_id is not null;
call isolate('mail');

-- Work to be done after the answer, stored with the effect that asks for it. Whoever takes a job moves its time forward first,
-- so that a process that dies leaves it to the next one.
create table job (
  environment_id uuid not null,
  id uuid not null,
  kind text not null,
  record_id uuid not null,
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  error text,
  created_at timestamptz(3) not null,
  primary key (environment_id, id)
);
-- After so many attempts it waits for a person.
create index job_by_time on job (run_at) where attempts < 20;
create index job_by_record on job (environment_id, record_id);
call isolate('job');
call open_to_system('job', 'select, update, delete');

create table relation_type (
  environment_id uuid not null,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 100),
  kind text not null check (kind in ('customer', 'supplier', 'prospect', 'partner', 'other')),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint relation_type_name_taken unique (environment_id, name)
);
call isolate('relation_type');
call open_to_system('relation_type', 'insert');

create table organization (
  environment_id uuid not null,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 300),
  coc_code text,
  vat_number text,
  relation_number text collate natural_order,
  industry text,
  email text,
  phone text,
  url text,
  address jsonb,
  note text,
  account_manager_employee_id uuid,
  parent_organization_id uuid,
  is_active boolean not null default true,
  language text not null default 'nl' check (language in ('nl', 'en', 'de', 'fr')),
  invoice_email text,
  invoice_attention text,
  invoice_delivery text not null default 'email' check (invoice_delivery in ('email', 'peppol', 'post')),
  peppol_id text,
  payment_term_days integer check (payment_term_days between 0 and 365),
  vat_treatment text not null default 'auto' check (vat_treatment in ('auto', 'domestic', 'reverse_charge', 'outside_scope', 'exempt')),
  iban text,
  relation_type_ids uuid[] not null default '{}',
  custom_fields jsonb not null default '{}',
  search text generated always as (search_text(name || ' ' || coalesce(coc_code, '') || ' ' || coalesce(vat_number, '') || ' ' || coalesce(relation_number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(address ->> 'locality', ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint organization_account_manager foreign key (environment_id, account_manager_employee_id) references employee,
  constraint organization_parent foreign key (environment_id, parent_organization_id) references organization
);
create index organization_by_name on organization (environment_id, name, id);
create index organization_by_created on organization (environment_id, created_at, id);
create index organization_by_updated on organization (environment_id, updated_at, id);
create index organization_by_relation_number on organization (environment_id, relation_number);
create index organization_by_parent on organization (environment_id, parent_organization_id) where parent_organization_id is not null;
call isolate('organization');
call keep_tally('organization');

create table person (
  environment_id uuid not null,
  id uuid not null,
  first_name text collate natural_order,
  last_name text collate natural_order not null check (char_length(last_name) between 1 and 150),
  full_name text collate natural_order not null generated always as (coalesce(nullif(first_name, '') || ' ', '') || last_name) stored,
  email text,
  phone text,
  note text,
  address jsonb,
  language text not null default 'nl' check (language in ('nl', 'en', 'de', 'fr')),
  is_active boolean not null default true,
  invoice_email text,
  payment_term_days integer check (payment_term_days between 0 and 365),
  relation_type_ids uuid[] not null default '{}',
  custom_fields jsonb not null default '{}',
  search text generated always as (search_text(coalesce(first_name, '') || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id)
);
create index person_by_name on person (environment_id, last_name, id);
create index person_by_created on person (environment_id, created_at, id);
create index person_by_updated on person (environment_id, updated_at, id);
call isolate('person');
call keep_tally('person');

alter table employee
  add constraint employee_person_taken unique (environment_id, person_id),
  add constraint employee_person foreign key (environment_id, person_id) references person;

-- A party is often customer and supplier; people can be customers themselves.
create table organization_relation_type (
  environment_id uuid not null,
  organization_id uuid not null,
  relation_type_id uuid not null,
  primary key (environment_id, organization_id, relation_type_id),
  constraint organization_relation_type_organization foreign key (environment_id, organization_id) references organization on delete cascade,
  constraint relation_type_in_use foreign key (environment_id, relation_type_id) references relation_type
);
create index organization_by_relation_type on organization_relation_type (environment_id, relation_type_id);
call isolate('organization_relation_type');

create table person_relation_type (
  environment_id uuid not null,
  person_id uuid not null,
  relation_type_id uuid not null,
  primary key (environment_id, person_id, relation_type_id),
  constraint person_relation_type_person foreign key (environment_id, person_id) references person on delete cascade,
  constraint relation_type_in_use_by_person foreign key (environment_id, relation_type_id) references relation_type
);
create index person_by_relation_type on person_relation_type (environment_id, relation_type_id);
call isolate('person_relation_type');

-- The links are the truth and carry the foreign keys; each party also shows them as an array, so that lists need no look-up.
create function show_relation_types() returns trigger language plpgsql as $$
begin
  execute format('update %1$I party set relation_type_ids = array(
      select relation_type_id from %2$I link
      where link.environment_id = party.environment_id and link.%1$s_id = party.id order by 1)
    where (party.environment_id, party.id) in (select environment_id, %1$s_id from changed)', tg_argv[0], tg_table_name);
  return null;
end $$;
create trigger linked after insert on organization_relation_type referencing new table as changed
  for each statement execute function show_relation_types('organization');
create trigger unlinked after delete on organization_relation_type referencing old table as changed
  for each statement execute function show_relation_types('organization');
create trigger linked after insert on person_relation_type referencing new table as changed
  for each statement execute function show_relation_types('person');
create trigger unlinked after delete on person_relation_type referencing old table as changed
  for each statement execute function show_relation_types('person');

create table contact_role (
  environment_id uuid not null,
  id uuid not null,
  organization_id uuid not null,
  person_id uuid not null,
  role text check (char_length(role) <= 100),
  work_email text,
  work_phone text,
  is_primary boolean not null default false,
  is_invoice_contact boolean not null default false,
  start_date date,
  end_date date check (end_date >= start_date),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint contact_role_organization foreign key (environment_id, organization_id) references organization,
  constraint contact_role_person foreign key (environment_id, person_id) references person,
  constraint contact_roles_overlap exclude using gist
    (environment_id with =, organization_id with =, person_id with =, daterange(start_date, end_date, '[]') with &&)
);
create unique index contact_role_one_primary on contact_role (environment_id, organization_id) where is_primary;
create index contact_role_by_created on contact_role (environment_id, created_at, id);
create index contact_role_by_person on contact_role (environment_id, person_id);
create index contact_role_by_organization on contact_role (environment_id, organization_id);
call isolate('contact_role');
call keep_tally('contact_role');

-- Sales opportunities as far as notes refer to them; the rest comes with the sales module.
create table sales (
  environment_id uuid not null,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 300),
  custom_fields jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id)
);
call isolate('sales');

create table custom_field (
  environment_id uuid not null,
  id uuid not null,
  entity text not null check (entity in ('organization', 'person', 'project', 'service', 'sales', 'employee')),
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,49}$'),
  label text collate natural_order not null check (char_length(label) between 1 and 100),
  type text not null check (type in ('text', 'long_text', 'number', 'date', 'boolean', 'select', 'multi_select', 'url')),
  required boolean not null default false,
  options jsonb not null default '[]',
  "group" text,
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint custom_field_key_taken unique (environment_id, entity, key),
  constraint custom_field_of_entity unique (environment_id, id, entity, key)
);
call isolate('custom_field');

-- The values are the truth; each record also carries them as custom_fields, written in the same transaction, so that lists need no join.
-- Entity and key never change, so a value repeats them and can be filtered, and hidden, by itself.
create table custom_field_value (
  environment_id uuid not null,
  id uuid not null,
  custom_field_id uuid not null,
  entity text not null,
  key text not null,
  record_id uuid not null,
  value jsonb not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint custom_field_value_taken unique (environment_id, custom_field_id, record_id),
  constraint custom_field_has_values foreign key (environment_id, custom_field_id, entity, key)
    references custom_field (environment_id, id, entity, key)
);
create index custom_field_value_by_created on custom_field_value (environment_id, created_at, id);
create index custom_field_value_by_record on custom_field_value (environment_id, record_id);
call isolate('custom_field_value');
call keep_tally('custom_field_value');

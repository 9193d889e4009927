-- The issuing company and its settings; the invoices themselves come with their own migration.
create table company_profile (
  environment_id uuid not null references environment,
  id uuid not null,
  name text collate natural_order not null check (char_length(name) between 1 and 300),
  legal_name text not null,
  coc_code text,
  vat_number text,
  iban text,
  bic text,
  address jsonb,
  email text,
  phone text,
  url text,
  is_default boolean not null default false,
  is_active boolean not null default true,
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null default 'Europe/Amsterdam',
  locale text not null default 'nl-NL',
  payment_term_days integer not null default 30 check (payment_term_days between 0 and 365),
  hours_approval text not null default 'none' check (hours_approval in ('none', 'manager')),
  hours_overlap text not null default 'allow' check (hours_overlap in ('allow', 'refuse')),
  hours_closed_until date,
  budget_policy text not null default 'warn' check (budget_policy in ('warn', 'block')),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id)
);
create unique index company_profile_one_default on company_profile (environment_id) where is_default;
call isolate('company_profile');
call open_to_system('company_profile', 'insert');

create table vat_rate (
  environment_id uuid not null,
  id uuid not null,
  company_profile_id uuid not null,
  name text not null,
  percentage numeric(5, 2) not null check (percentage between 0 and 100),
  category text not null check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  exemption_reason text,
  valid_from date not null,
  valid_to date,
  is_default boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (environment_id, id),
  constraint vat_rate_company_profile foreign key (environment_id, company_profile_id) references company_profile
);
create index vat_rate_by_profile on vat_rate (environment_id, company_profile_id);
call isolate('vat_rate');
call open_to_system('vat_rate', 'insert');

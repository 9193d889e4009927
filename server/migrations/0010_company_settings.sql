-- How a company numbers its invoices, and the days on which it does not work.
alter table company_profile
  add column number_format text not null default '{year}-{seq:05}',
  add column number_reset text not null default 'never' check (number_reset in ('never', 'yearly')),
  add constraint number_format_has_seq check (char_length(number_format) <= 50 and number_format ~ '\{seq(:0[1-9])?\}'),
  add constraint yearly_numbers_show_the_year check (number_reset = 'never' or number_format like '%{year}%');

alter table vat_rate
  add column version integer not null default 1,
  add constraint vat_rate_name_length check (char_length(name) between 1 and 100),
  add constraint vat_rate_ends_after_start check (valid_to >= valid_from),
  -- EN 16931: only the standard rate has a percentage; what is exempt, reversed or outside says why.
  add constraint vat_rate_percentage_by_category check ((percentage > 0) = (category = 'S')),
  add constraint vat_rate_reason_by_category check (category in ('S', 'Z') = (exemption_reason is null));
create unique index vat_rate_one_default on vat_rate (environment_id, company_profile_id, valid_from) where is_default;

create table public_holiday (
  environment_id uuid not null,
  company_profile_id uuid not null,
  date date not null,
  name text not null check (char_length(name) between 1 and 100),
  half_day boolean not null default false,
  primary key (environment_id, company_profile_id, date),
  constraint public_holiday_company_profile foreign key (environment_id, company_profile_id) references company_profile on delete cascade
);
call isolate('public_holiday');
call open_to_system('public_holiday', 'insert');

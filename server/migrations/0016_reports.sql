-- Reports add up hours and open invoices from these indexes alone, without a look at the rows.
drop index time_entry_by_date;
create index time_entry_by_date on time_entry (environment_id, date, id)
  include (employee_id, project_id, service_id, hour_type_id, minutes, invoice_status, amount);
drop index invoice_open;
create index invoice_open on invoice (environment_id, due_date, id) include (outstanding_amount, currency) where outstanding_amount <> 0;

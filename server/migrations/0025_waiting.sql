-- Hours that wait for somebody are few among all there are: whose and how many is read from this index alone.
create index time_entry_waiting on time_entry (environment_id, approval_status, employee_id, date) include (project_id, minutes)
  where approval_status in ('open', 'submitted', 'rejected');

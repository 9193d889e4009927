-- A document that a purchase invoice rests on belongs to it: what belongs to none yet waits in the inbox.
create function purchase_takes_document() returns trigger language plpgsql as $$
begin
  update document set purchase_invoice_id = new.id
  where environment_id = new.environment_id and id = new.document_id and purchase_invoice_id is null;
  return null;
end $$;
create trigger purchase_takes_document after insert or update of document_id on purchase_invoice
  for each row when (new.document_id is not null) execute function purchase_takes_document();

alter table document no force row level security;
alter table purchase_invoice no force row level security;
update document d set purchase_invoice_id = p.id
from purchase_invoice p
where p.environment_id = d.environment_id and p.document_id = d.id and d.purchase_invoice_id is null;
alter table document force row level security;
alter table purchase_invoice force row level security;

-- The same file twice is found before it is booked twice.
create index purchase_paper_by_content on document (environment_id, sha256) where kind = 'purchase_invoice';

-- Finding records by the beginnings of their words. A condition such as like is no leakproof function, so behind row security no index
-- helps it; comparing words is one, so each word is a row of its own, in the order of its bytes.

-- Small letters without accents, a space in front of each word. Of what is neither a letter nor a digit, all that stands on a keyboard parts words.
create function search_line(value text) returns text
  language sql immutable parallel safe
  return ' ' || translate(search_text(value), E'\t\n\r!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 35));

create function search_words(value text) returns text[]
  language sql immutable parallel safe
  return array(select distinct left(word, 40) from string_to_table(search_line(value), ' ') word where word <> '');

create table search_word (
  environment_id uuid not null,
  kind text not null,
  word text collate "C" not null,
  record_id uuid not null,
  primary key (environment_id, kind, word, record_id)
);

-- Keeps the words of these columns. Each table gets functions of its own: a statement that is put together anew is planned anew.
create procedure keep_words(target regclass, kind text, columns text[])
  language plpgsql as $$
declare
  words constant text := (select format('search_words(concat_ws('' '', %s))', string_agg('one.' || quote_ident(c), ', ')) from unnest(columns) c);
  changed constant text := (select string_agg(format('old.%1$I is distinct from new.%1$I', c), ' or ') from unnest(columns) c);
  learn constant text := format('insert into search_word select one.environment_id, %L, word, one.id from %%s one, unnest(%s) word;', kind, words);
  learn_new constant text := replace(format('insert into search_word select one.environment_id, %L, word, one.id from unnest(%s) word;', kind, words), 'one.', 'new.');
  forget_old constant text := replace(format('delete from search_word where environment_id = one.environment_id and kind = %L
    and record_id = one.id and word = any(%s collate "C");', kind, words), 'one.', 'old.');
begin
  execute format('create function %I() returns trigger language plpgsql as %L', kind || '_words_added',
    'begin ' || format(learn, 'added') || ' return null; end');
  execute format('create function %I() returns trigger language plpgsql as %L', kind || '_words_changed',
    'begin ' || forget_old || learn_new || ' return null; end');
  execute format('create function %I() returns trigger language plpgsql as %L', kind || '_words_removed',
    'begin ' || forget_old || ' return null; end');
  execute format('create trigger words_added after insert on %s referencing new table as added
    for each statement execute function %I()', target, kind || '_words_added');
  execute format('create trigger words_changed after update on %s for each row when (%s) execute function %I()',
    target, changed, kind || '_words_changed');
  execute format('create trigger words_removed after delete on %s for each row execute function %I()', target, kind || '_words_removed');
  execute format('alter table %s no force row level security', target);
  execute format(learn, target);
  execute format('alter table %s force row level security', target);
end $$;

call keep_words('organization', 'organization', array['name', 'relation_number', 'coc_code']);
call keep_words('person', 'person', array['full_name', 'email']);
call keep_words('project', 'project', array['project_number', 'name']);
call keep_words('service', 'service', array['service_number', 'name']);
call keep_words('task', 'task', array['name']);
call keep_words('employee', 'employee', array['full_name', 'employee_number', 'job_title']);
call keep_words('invoice', 'invoice', array['number', 'subject', 'reference']);
call keep_words('sales', 'sales', array['name']);
call keep_words('quote', 'quote', array['number', 'subject']);
call keep_words('document', 'document', array['name']);

call isolate('search_word');
grant select on search_word to kantoor_reader;

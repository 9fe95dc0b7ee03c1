-- Which row of the safety table was told, and why a plan was withdrawn, as the queue says it: sealed. Null: neither.
alter table attention add column sealed bytea;
create index attention_key on attention (substring(sealed from 2 for 8)) where sealed is not null;
-- What stands there in clear is read anew.
update attention set facts = jsonb_set(facts, '{signs}', (
  select coalesce(jsonb_agg(sign - 'row'), '[]') from jsonb_array_elements(facts -> 'signs') as sign
));
update attention set facts = jsonb_set(facts, '{withdrawn}', facts -> 'withdrawn' #- '{cause}')
where facts -> 'withdrawn' is not null and facts -> 'withdrawn' <> 'null';
insert into attention_changes (account_id)
select distinct account_id from attention
where jsonb_array_length(facts -> 'signs') > 0 or facts -> 'withdrawn' <> 'null';

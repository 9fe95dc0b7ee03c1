-- Codes typed by whoever is signed in are counted apart: a stranger who knows an email uses up their own five only.
alter table proofs add column wrong_codes_signed_in integer not null default 0;
-- A receipt carries a link and no code: nobody can type one, so none can be guessed.
alter table proofs add column has_code boolean not null default true;

-- A name of 254 characters and an IP are more than 255.
alter table throttles alter column key type text;

-- At most twenty sessions an account, from now on kept at every sign-in: those unused for longest end.
delete from sessions where id in (
  select id from (
    select id, row_number() over (partition by account_id order by last_used_at desc, id) as place
    from sessions where expires_at > now()
  ) as ranked where place > 20
);

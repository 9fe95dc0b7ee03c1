-- Every purchase has the rules of the guarantee that its buyer saw: there was none before them, so what a claim by
-- conditions wrote has no reader. A decision that only a purchase without rules could get was never made.
update payments set guarantee_rule = 'g2' where guarantee_rule is null;
alter table payments alter column guarantee_rule set not null, drop column guarantee_days;
alter table guarantee_claims drop column conditions, drop column evidence;
alter table guarantee_decisions drop column by_earlier_terms;

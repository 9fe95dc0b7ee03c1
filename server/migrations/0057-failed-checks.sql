-- Plans are checked before they are stored: what does not pass is not shown, and its codes stand here ("diet:excluded-food").
alter table plan_versions
  add column failed_checks text[],
  drop constraint plan_versions_fallback_check,
  add constraint plan_versions_fallback_check
    check (fallback in ('level-b', 'menus-off', 'no-menu', 'failed-check', 'professional'));

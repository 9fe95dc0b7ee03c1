-- Groups that keep not every limit of a note name no food: a person makes that diet.
alter table plan_versions
  drop constraint plan_versions_fallback_check,
  add constraint plan_versions_fallback_check
    check (fallback in ('level-b', 'menus-off', 'no-menu', 'no-portions', 'failed-check', 'professional'));

-- Each fact of the programme is recorded where it happens: nothing reads or writes its copy any more.
drop table programme_facts;

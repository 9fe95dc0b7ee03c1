-- Archives were stored in clear. A member requests another one.
delete from data_exports;

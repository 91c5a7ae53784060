-- Makes the site's role and its empty database. The container runs it when it makes its cluster; a
-- PostgreSQL without containers is given it by hand, and so is one that needs an empty database to restore
-- a backup into (docs/keys.md). The password is that of POSTGRES_PASSWORD:
--   psql -f site.sql, as a superuser
-- Another database of the same role, to try a backup in:
--   psql -v database=site_drill -f site.sql
\set ON_ERROR_STOP on
\getenv password POSTGRES_PASSWORD
\if :{?password}
\else
  do $$ begin
    raise exception 'POSTGRES_PASSWORD is not set: set it to the password that DATABASE_URL has';
  end $$;
\endif

\if :{?database}
\else
  \set database site
\endif

select not exists (select from pg_roles where rolname = 'site') as is_new \gset
\if :is_new
  create role site login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
    password :'password';
\endif

-- The role owns the schema that its tables are in, and nothing else: not the database, in which it could
-- make schemas and extensions, nor any other.
create database :"database";
revoke all on database :"database" from public;
revoke all on database postgres, template1 from public;
grant connect on database :"database" to site;

\connect :"database"
alter schema public owner to site;
revoke all on schema public from public;

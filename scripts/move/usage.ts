export const MOVE_USAGE = `Copies the site's database into an empty one of the other kind. Stop the site first.

  PGPASSWORD=… npm run move -- --to postgres://site@db.example/site
                                       from DATA_DIR/site.db to PostgreSQL
  npm run move -- --to sqlite          from DATABASE_URL to DATA_DIR/site.db
  npm run move -- --to sqlite:/srv/other/site.db
                                       the same, to the site.db of another folder

The new database (deploy/postgres/site.sql) has to be empty, a file must not be there yet. Each table is
copied row by row, what is encrypted as it is, and then compared: how many rows, and a SHA-256 over all
of them in the order of their keys. Only when each table is the same is the copy there, all at once: a
command that was killed has left no row, and is simply given again. The database before is only read.

It refuses while a process has the database open, and keeps others out until it is done. A password in
the address could be read by everybody on this machine: give it as PGPASSWORD, or in ~/.pgpass.`;

import { isDatabaseUrl } from './databaseUrl';

it.each([
  'postgres://site:password@db.example/site',
  'postgresql://site:p%40ss%2Fw%23rd@db.example:5432/site?sslmode=require',
  'postgres://site:p@ss@db.example/site',
  'postgres://site@db.example',
  'postgres:///site?host=%2Frun%2Fpostgresql',
  'postgres://tests@localhost/a?host=/tmp/folder&query_timeout=300',
  'postgres://site:hunter2@[::1]:5432/site',
])('takes %s', (address) => {
  expect(isDatabaseUrl(address)).toBe(true);
});

it.each([
  ['a slash', 'postgres://site:p@ss/w#rd@db.example/site'],
  ['a slash and a port', 'postgres://site:12/34@db.example/site'],
  ['a number sign', 'postgres://site:p@a#b@db.example/site'],
  ['a question mark', 'postgres://site:p@a?b@db.example/site'],
  ['a percent sign', 'postgres://site:100%@db.example/site'],
  ['another scheme', 'mysql://db.example/site'],
  ['no address', 'site'],
])('refuses what %s breaks', (_what, address) => {
  expect(isDatabaseUrl(address)).toBe(false);
});

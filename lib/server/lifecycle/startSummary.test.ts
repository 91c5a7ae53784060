import { parseEnv } from '@/lib/server/env/env';
import { startSummary } from './startSummary';

const SECRETS = {
  NEXTAUTH_SECRET: 'hunter2-secret-of-thirty-two-characters',
  DATA_KEY: 'hunter2-data-key-of-thirty-two-characters',
};

const summaryOf = (source: Record<string, string>) =>
  startSummary(parseEnv({ ...SECRETS, DATA_DIR: '/srv/data', ...source }));

it('says what a fresh site works with', () => {
  expect(summaryOf({})).toEqual([
    'Listens on all addresses, port 3000; public address http://localhost:3000',
    'Database: SQLite, /srv/data/site.db',
    'School system: embedded',
    'Text messages: /srv/data/sms-outbox.jsonl',
    'E-mails: none, since they are for the staff desk',
    'Staff desk: off',
  ]);
});

it('says of what is set where it is, and nothing that opens it', () => {
  const lines = summaryOf({
    HOST: '127.0.0.1',
    PORT: '8080',
    SITE_URL: 'https://www.school.example',
    DATABASE_URL: 'postgres://site:hunter2@db:5432/site?password=hunter2',
    ERP_BASE_URL: 'https://site:hunter2@erp.example/qbox?key=hunter2',
  });
  expect(lines).toEqual([
    'Listens on 127.0.0.1, port 8080; public address https://www.school.example',
    'Database: PostgreSQL at db:5432',
    'School system: https://erp.example',
    'Text messages: sent by the school system',
    'E-mails: none, since they are for the staff desk',
    'Staff desk: off',
  ]);
});

it('names the gateway of messages without its key', () => {
  const [, , , messages] = summaryOf({ SMS_WEBHOOK_URL: 'https://a:hunter2@sms.example/hunter2' });
  expect(messages).toBe('Text messages: https://sms.example');
});

it.each([
  [{}, 'E-mails: /srv/data/mail-outbox.jsonl'],
  [{ SMTP_URL: 'smtp://desk:hunter2@mail.example' }, 'E-mails: mail.example, port 587'],
])('says where the desk’s e-mails go, without the password: %p', (given, line) => {
  expect(summaryOf({ DESK: 'on', ...given })).toContain(line);
});

it.each([
  [{ DESK: 'on' }, 'Staff desk: http://localhost:3000/desk'],
  [{ DESK: 'on', DESK_HOST: 'desk.example' }, 'Staff desk: /desk at desk.example'],
  [{ DESK: 'off', DESK_HOST: 'desk.example' }, 'Staff desk: off'],
])('says where the desk is: %p', (given, line) => {
  expect(summaryOf(given).at(-1)).toBe(line);
});

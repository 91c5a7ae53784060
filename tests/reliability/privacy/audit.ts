import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readDataKey, readSecret } from '@/lib/server/env/secret';
import type { Experiment } from '@/tests/reliability/experiment';
import { runCommand } from '@/tests/reliability/storage/command';
import { equalTo, exactly } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { dataDirOf } from '@/tests/reliability/support/site';
import { withStore } from '@/tests/reliability/support/withStore';

const DATA_DIR = dataDirOf('audit');
const FILE = join(DATA_DIR, 'site.db');
const SIZES = { short: { commands: 6, atOnce: 3 }, long: { commands: 60, atOnce: 6 } };

/** Does something to the table with the database's own tools; what it says, or `done`. */
const byHand = (...statements: string[]): string => {
  const database = new Sqlite(FILE);
  try {
    for (const statement of statements) database.exec(statement);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  } finally {
    database.close();
  }
};

export const AUDIT: Experiment = {
  name: 'audit',
  promise:
    'Each command that reads enquiries stands in one chain, however many run at once; the database refuses to change it, and what is changed by force is named.',
  isLongOnly: true,
  run: async (size, note) => {
    const { commands, atOnce } = SIZES[size];
    rmSync(DATA_DIR, { recursive: true, force: true });
    mkdirSync(DATA_DIR, { recursive: true });
    readSecret(DATA_DIR, 'site');
    readDataKey(DATA_DIR, 'site');
    await withStore({ file: FILE }, (store) => store.ping());
    const ended = await inParallel(commands, atOnce, (index) =>
      runCommand('enquiries', [index % 2 === 0 ? 'list' : 'export'], DATA_DIR),
    );
    const fine = ended.filter(({ status }) => status === 0).length;
    note(exactly('commands that read enquiries at once', fine, commands));
    const sound = await runCommand('privacy', ['audit'], DATA_DIR);
    note(
      equalTo('the check of the chain', wordOf(sound.text), `${commands} entries, none changed`),
    );
    const refused = (answer: string) =>
      answer.includes('never changed or deleted') ? 'refused' : answer;
    const changed = byHand("update audit_log set who = 'nobody' where entry = 3");
    const deleted = byHand('delete from audit_log where entry = 3');
    note(equalTo('a change through the database', refused(changed), 'refused'));
    note(equalTo('a deletion through the database', refused(deleted), 'refused'));
    byHand(
      'drop trigger audit_log_no_update',
      "update audit_log set who = 'nobody' where entry = 3",
    );
    const broken = await runCommand('privacy', ['audit'], DATA_DIR);
    note(equalTo('an entry changed by force', wordOf(broken.text), 'Entry 3 is broken'));
    note(equalTo('how the check ends then', broken.status ?? 'killed', 1));
  },
};

/** The first words of the last line. */
const wordOf = (text: string): string =>
  /(\d+ entries, none changed|Entry \d+ is broken)/.exec(text)?.[1] ?? text;

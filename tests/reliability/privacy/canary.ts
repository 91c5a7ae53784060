import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type EnquiryRow,
  openPersonal,
  PERSONAL_COLUMNS,
} from '@/lib/server/enquiries/personalColumns';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { keysOf } from '@/tests/reliability/support/dataKeys';
import { CANARIES, type CanaryKind } from './canaries';
import { type Run, runEmbedded, runOverHttp } from './canaryRuns';
import { EXCEPTIONS } from './exceptions';
import { listFiles, readBytes } from './folders';
import { leaksInAnswers, leaksInFiles, leftToCaches } from './leaks';
import { createFinder } from './spellings';
import { MADE_UP_PATHS } from './unexpectedFlows';

/** Where personal data belongs: readable by the owner of the folder only. */
const BELONGS = /^(site\.db(-wal|-shm)?|(sms|mail)-outbox\.jsonl|secret)$/;
const STORE = /^site\.db/;
const LOG = 'server.log';
const BUNDLES = '.next/static';
const KEPT_KINDS: CanaryKind[] = ['mobile', 'name', 'child', 'e-mail'];

const noteNone = (note: Note, what: string, found: string[]): void =>
  note({
    what,
    value: found.length === 0 ? 0 : [...new Set(found)].join('; '),
    bound: '0',
    passes: found.length === 0,
  });

const noteRun = ({ name, dataDir, nginxDir, traces, canaries }: Run, note: Note): void => {
  const sent = traces.filter(({ who }) => who === 'sender');
  const errors = sent.filter(({ status }) => status >= 400);
  const others = traces.filter(({ who }) => who === 'anonymous');
  const beside = listFiles(dataDir).filter((file) => !BELONGS.test(file) && file !== LOG);
  note({ what: `${name}: requests with canaries`, value: sent.length, passes: sent.length > 20 });
  noteNone(note, `${name}: in the log`, leaksInFiles(dataDir, [LOG], canaries));
  noteNginx({ name, nginxDir, canaries }, note);
  noteNone(note, `${name}: in ${errors.length} error answers`, leaksInAnswers(errors, canaries));
  // His own cookies and encrypted tokens are the sender's to have; what he typed is looked for.
  const toSender = leaksInAnswers(sent, CANARIES);
  noteNone(note, `${name}: in answers to the sender, beyond the exceptions`, toSender);
  noteNone(note, `${name}: in answers that may be cached`, leftToCaches(sent, CANARIES));
  noteNone(
    note,
    `${name}: in ${others.length} answers to others`,
    leaksInAnswers(others, canaries),
  );
  noteNone(note, `${name}: in other files`, leaksInFiles(dataDir, beside, canaries));
  const stored = listFiles(dataDir).filter((file) => STORE.test(file));
  note({ what: `${name}: files of the database`, value: stored.length, passes: stored.length > 0 });
  noteNone(
    note,
    `${name}: in any byte of the database and its log`,
    leaksInFiles(dataDir, stored, canaries),
  );
};

/** Its logs and its cache, but for addresses that the sender made up: a path is logged as it was asked for. */
const noteNginx = (
  { name, nginxDir, canaries }: Pick<Run, 'name' | 'nginxDir' | 'canaries'>,
  note: Note,
): void => {
  const isMadeUp = (text: string) => MADE_UP_PATHS.some((path) => text.includes(path));
  const find = createFinder(canaries);
  const files = listFiles(nginxDir).filter((file) => /\.log$|^cache\//.test(file));
  const texts = files.flatMap((file) => {
    const bytes = readBytes(nginxDir, file);
    return file.endsWith('.log') ? bytes.split('\n') : [bytes];
  });
  const found = texts.filter((text) => !isMadeUp(text)).flatMap(find);
  note({
    what: `${name}: lines of nginx’s logs, and pages that it caches`,
    value: texts.length,
    passes: texts.length > 20,
  });
  noteNone(note, `${name}: in these`, found);
};

/** Without it the experiment would find nothing because it looked at nothing. */
const noteStored = ({ name, dataDir }: Run, note: Note): void => {
  const find = createFinder(CANARIES);
  const found = new Set(find(readEnquiries(dataDir)));
  const lacking = KEPT_KINDS.filter((kind) => !found.has(kind));
  noteNone(note, `${name}, control: what its store lacks, opened with its key`, lacking);
};

/** What stands in the personal columns, opened with the data key. */
const readEnquiries = (dataDir: string): string => {
  const store = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  // Where the experiment has broken the store, the table stands under another name.
  const table = store
    .prepare("select name from sqlite_schema where name in ('enquiries', 'enquiries_away')")
    .pluck()
    .get();
  const rows = store.prepare<[], EnquiryRow>(`select * from ${table}`).all();
  store.close();
  const keys = keysOf(dataDir);
  return rows
    .flatMap((row) =>
      PERSONAL_COLUMNS.map((column) => openPersonal(column, row.id, row[column] ?? '', keys)),
    )
    .join('\n');
};

const noteExceptions = (runs: Run[], note: Note): void => {
  const find = createFinder(CANARIES);
  const traces = runs.flatMap((run) => run.traces);
  const unused = EXCEPTIONS.filter(
    ({ flow }) => !traces.some((trace) => trace.flow === flow && find(trace.text).length > 0),
  );
  const flows = unused.map(({ flow }) => flow);
  noteNone(note, 'control: exceptions that nothing needs', flows);
};

export const CANARY: Experiment = {
  name: 'canary',
  promise:
    'A number, names, an e-mail address, codes and tokens that nobody else has go through every flow, and are found in no log, no error, no file and no page of anybody else.',
  run: async (size, note) => {
    const runs = [await runEmbedded(size), await runOverHttp(size)];
    for (const run of runs) noteRun(run, note);
    const bundles = listFiles(BUNDLES);
    const leaks = leaksInFiles(BUNDLES, bundles, CANARIES);
    noteNone(note, `in ${bundles.length} files for browsers`, leaks);
    for (const run of runs) noteStored(run, note);
    noteExceptions(runs, note);
  },
};

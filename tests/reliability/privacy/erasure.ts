import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { type Ended, runCommand } from '@/tests/reliability/storage/command';
import { compare, noteComparison } from '@/tests/reliability/storage/ledger';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger } from '@/tests/reliability/support/clients';
import { keysOf } from '@/tests/reliability/support/dataKeys';
import { dataDirOf, withTestSite } from '@/tests/reliability/support/site';
import { CANARIES, type CanaryKind, PARENT } from './canaries';
import { listFiles, readBytes } from './folders';
import { openedTexts } from './openedTexts';
import { confirmParent, enquireAnonymously, liveAsParent } from './parentFlows';
import { createFinder } from './spellings';
import { createTraces } from './traces';

const SETTINGS = { name: 'erasure', port: 4366 };
const DATA_DIR = dataDirOf(SETTINGS.name);
const FILE = join(DATA_DIR, 'site.db');
const COPIES = dataDirOf('erasure-copies');
const OLD = join(COPIES, 'before');
const SIZES = { short: { before: 50, after: 50 }, long: { before: 1_000, after: 500 } };

const KINDS: CanaryKind[] = ['mobile', 'name', 'child', 'e-mail'];
/** Where a plain form is sent on to when it was saved. */
const THANKED = /^location: \/enquiry\/[A-Z]+-\w{4}-\w{4}$/m;

const find = createFinder(CANARIES.filter(({ kind }) => KINDS.includes(kind)));

/**
 * Where something of the parent stands: the files of the data folder, byte for byte, and the columns of
 * the database, opened with the data key.
 */
const placesWith = (): string[] => {
  const files = listFiles(DATA_DIR).map((file) => [file, readBytes(DATA_DIR, file)] as const);
  const texts = openedTexts(FILE, keysOf(DATA_DIR)).map(
    (text) => [text.split(':')[0] ?? '', text] as const,
  );
  return [...files, ...texts].flatMap(([place, text]) => {
    const found = find(text);
    return found.length === 0 ? [] : [`${place}: ${found.join(', ')}`];
  });
};

const noteNone = (note: Note, what: string, found: string[]): void =>
  note({
    what,
    value: found.length === 0 ? 0 : found.join('; '),
    bound: '0',
    passes: found.length === 0,
  });

const orFail = ({ status, text }: Ended): string => {
  if (status !== 0) throw new Error(`The command ended with ${status}: ${text}`);
  return text;
};

const privacy = (...args: string[]): Promise<Ended> => runCommand('privacy', args, DATA_DIR);

/** A parent whose words are unmistakable lives on the site, and asks to be erased while others enquire. */
export const ERASURE: Experiment = {
  name: 'erasure',
  promise:
    'A parent who is erased while others enquire is in no byte of the database and the outbox, loses nobody else’s enquiry, and does not come back with an older backup.',
  isLongOnly: true,
  run: async (size, note) => {
    const { before, after } = SIZES[size];
    rmSync(COPIES, { recursive: true, force: true });
    const ledger: Ledger = new Map();
    const clients = createClients({ count: 4, ledger, name: 'erasure' });
    let early: Ledger = new Map();
    await withTestSite(SETTINGS, async ({ origin, dataDir }) => {
      const { sender } = createTraces();
      const visitor = createVisitor(origin);
      await clients.sendMore(origin, before);
      await confirmParent(visitor, dataDir, sender);
      await liveAsParent(visitor, sender);
      await enquireAnonymously(origin, sender);
      early = new Map(ledger);
      orFail(await runCommand('backup', [OLD], dataDir));
      const exported = orFail(await privacy('export', PARENT.mobile));
      noteNone(
        note,
        'what the export lacks',
        KINDS.filter((kind) => !find(exported).includes(kind)),
      );
      const known = placesWith();
      const inDatabase = known.filter((place) => place.startsWith('enquiries.')).length;
      note({ what: 'control: places with the parent before', value: known.length });
      note({ what: 'control: of these in enquiries', value: inDatabase, passes: inDatabase > 0 });
      let isDone = false;
      const start = ledger.size;
      const writing = clients.sendUntil(origin, () => isDone && ledger.size >= start + after);
      const receipt = orFail(
        await privacy('erase', `+91 ${PARENT.mobile}`).finally(() => {
          isDone = true;
        }),
      );
      const during = ledger.size - start;
      await writing;
      note({ what: 'enquiries of others during the erasure', value: during, passes: during > 0 });
      noteNone(note, 'of the parent on the receipt', find(receipt));
      noteNone(note, 'places with the parent, while the site runs', placesWith());
      noteComparison(ledger, FILE, note);
      const again = await privacy('export', PARENT.mobile);
      note(equalTo('a second export', again.status ?? 'killed', 1));
    });
    noteNone(note, 'places with the parent, after the stop', placesWith());

    orFail(await runCommand('restore', [OLD, '--replace'], DATA_DIR));
    // What was there is kept beside it: it is from after the erasure, so it has nothing of the parent.
    noteNone(note, 'places with the parent after an older backup is restored', placesWith());
    note(none('enquiries of others that the backup lost', compare(early, FILE).lost));

    const { traces, sender: senderAgain } = createTraces();
    await withTestSite({ ...SETTINGS, keepsData: true }, async ({ origin }) => {
      await enquireAnonymously(origin, senderAgain);
    });
    const own = orFail(await privacy('export', PARENT.mobile, '--dry-run'));
    const found = Number(/enquiries (\d+)/.exec(own)?.[1] ?? 0);
    const thanked = traces.filter(
      ({ status, text }) => status === 201 || THANKED.test(text),
    ).length;
    note({
      what: 'the same parent enquires anew and is thanked',
      value: thanked,
      passes: thanked > 0,
    });
    note(exactly('of these stored', found, thanked));
  },
};

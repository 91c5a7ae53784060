import { setImmediate as nextTurn } from 'node:timers/promises';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { getEnv } from '@/lib/server/env/env';
import { log } from '@/lib/server/log/log';
import type { Database } from '@/lib/server/store/schema';
import { scrub } from '@/lib/server/store/scrub';
import type { Store } from '@/lib/server/store/store';
import { countRows, type RequestPlace } from './eraseNumber';
import { eraseHashes, eraseRows, type RowCounts } from './eraseRows';
import { hashRequest, type ParentNumber, requestKeyId, toParentNumber } from './parentNumber';
import { listNumbers } from './readTexts';
import {
  listRequests,
  type PrivacyRequest,
  type RequestLine,
  saveRequest,
  toLine,
} from './requests';
import { appendRequests, readRequests } from './requestsFile';
import { type Searched, searchTexts } from './searchTexts';
import { eraseMessages } from './smsOutbox';
import { cancelSending } from './stopSending';

export type CarriedOut = {
  /** Requests that this database did not know, or that a crash had left half done. */
  requests: number;
  /** Rows that an older backup had brought back: deleted, blanked or stopped. */
  rows: number;
  /** Requests whose numbers cannot be told: they were written with the key of another database. */
  unreadable: number;
};

/**
 * Holds the database and DATA_DIR/privacy-requests.jsonl against each other: each gets the requests
 * that it lacks, and those that the database lacks are carried out on it. Cheap where it lacks none. In a
 * transaction, it is for the caller to scrub afterwards.
 */
export const carryOutAgain = async ({ store, dataDir }: RequestPlace): Promise<CarriedOut> => {
  const file = readRequests(dataDir);
  const rows = await listRequests(store.db);
  const inFile = new Set(file.lines.map(({ receipt_id }) => receipt_id));
  const ofTable = rows.map(toLine);
  appendRequests(
    dataDir,
    ofTable.filter(({ receipt_id }) => !inFile.has(receipt_id)),
  );
  const done = new Set(rows.filter(isDoneOrUnderWay).map(({ receipt_id }) => receipt_id));
  const missing = uniqueById([...file.lines, ...ofTable])
    .filter(({ receipt_id }) => !done.has(receipt_id))
    .sort((left, right) => left.at - right.at);
  if (missing.length === 0) return { requests: 0, rows: 0, unreadable: file.unreadable };
  return carryOut({ store, dataDir }, missing, file.unreadable);
};

/** A command waits up to 15 s for a call that is under way: one that is older was cut off. */
const COMMAND_MS = 60_000;

const isDoneOrUnderWay = ({ applied_at, at }: PrivacyRequest): boolean =>
  applied_at !== null || Math.abs(Date.now() - at) < COMMAND_MS;

const uniqueById = (lines: RequestLine[]): RequestLine[] => [
  ...new Map(lines.map((line) => [line.receipt_id, line])).values(),
];

const carryOut = async (
  { store, dataDir }: RequestPlace,
  missing: RequestLine[],
  damaged: number,
): Promise<CarriedOut> => {
  const readable = missing.filter(({ key_id }) => key_id === requestKeyId());
  const numbers = await findNumbers(store.db, readable);
  let changed = 0;
  for (const line of readable) {
    const number = numbers.get(line.number_hash);
    const target = number && { number, searched: await searchTexts(store.db, number) };
    const work = (step: Database) => carryOutOne(store, step, line, target);
    changed += await (store.db.isTransaction
      ? work(store.db)
      : store.db.transaction().execute(work));
    if (number && line.kind === 'erase') eraseMessages(dataDir, number);
  }
  if (changed > 0 && !store.db.isTransaction) await scrub(store);
  const unreadable = missing.length - readable.length + damaged;
  return { requests: readable.length, rows: changed, unreadable };
};

/** Those numbers of the store that these requests are about, by the hash under which a request stands. */
const findNumbers = async (
  db: Database,
  lines: readonly RequestLine[],
): Promise<Map<string, ParentNumber>> => {
  const asked = new Set(lines.map(({ number_hash }) => number_hash));
  const found = new Map<string, ParentNumber>();
  let looked = 0;
  for (const mobile of await listNumbers(db)) {
    looked += 1;
    if (looked % 500 === 0) await nextTurn();
    const { number_hash } = hashRequest(mobile);
    if (asked.has(number_hash)) found.set(number_hash, toParentNumber(mobile));
  }
  return found;
};

/** Whom a request is about, where the store tells it. */
type Target = { number: ParentNumber; searched: Searched };

const carryOutOne = async (
  store: Store,
  step: Database,
  line: RequestLine,
  target: Target | undefined,
): Promise<number> => {
  const { rows, deleted } =
    line.kind === 'erase'
      ? await eraseAgain(step, line, target)
      : await stopAgain(store, step, line, target);
  await saveRequest(step, line, Date.now());
  if (rows > 0) {
    await appendAudit(step, {
      action: `privacy ${line.kind} again`,
      filter: { ...deleted, number: line.number_hash, receipt: line.receipt_id },
      rows,
    });
  }
  return rows;
};

/** How many rows were deleted, blanked or stopped, and how many of them were deleted from which table. */
type Done = { rows: number; deleted: RowCounts };

const eraseAgain = async (
  step: Database,
  { at, traces }: RequestLine,
  target: Target | undefined,
): Promise<Done> => {
  const found = target ? [await eraseRows(step, target.number, { ...target, until: at })] : [];
  // What stands under a hash alone, or in a row whose number cannot be read.
  const erased = [...found, await eraseHashes(step, traces, { until: at })];
  const deleted: RowCounts = {};
  for (const [table, rows] of erased.flatMap((one) => Object.entries(one.deleted))) {
    deleted[table] = (deleted[table] ?? 0) + rows;
  }
  return { rows: erased.reduce((sum, one) => sum + countRows(one), 0), deleted };
};

const stopAgain = async (
  store: Store,
  step: Database,
  { at }: RequestLine,
  target: Target | undefined,
): Promise<Done> => {
  if (!target) return { rows: 0, deleted: {} };
  const stopped = await cancelSending(store, step, target.number, { ...target, at });
  return { rows: stopped.enquiries, deleted: {} };
};

/** The same for the site of this environment, with a line in the log where there was something to do. */
export const carryOutRequests = async (store: Store): Promise<void> => {
  const done = await carryOutAgain({ store, dataDir: getEnv().dataDir });
  if (done.requests > 0) log.info(done, 'requests of parents carried out again');
  if (done.unreadable > 0) {
    log.error(done, 'requests of parents that cannot be read: see docs/privacy.md');
  }
};

import { appendAudit } from '@/lib/server/audit/appendAudit';
import { getEnv } from '@/lib/server/env/env';
import { log } from '@/lib/server/log/log';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { countRows, type RequestPlace } from './eraseNumber';
import { eraseRows, eraseVoters, listNumbers } from './findRows';
import { hashRequest, type ParentNumber, readSecrets, toParentNumber } from './parentNumber';
import {
  listRequests,
  type PrivacyRequest,
  type RequestLine,
  saveRequest,
  toLine,
} from './requests';
import { appendRequests, readRequests } from './requestsFile';
import { scrub } from './scrub';
import { eraseMessages } from './smsOutbox';
import { cancelSending } from './stopSending';

export type CarriedOut = {
  /** Requests that this database did not know, or that a crash had left half done. */
  requests: number;
  /** Rows that an older backup had brought back: deleted, blanked or stopped. */
  rows: number;
  /** Requests whose numbers cannot be told: they were written with a secret that is not here. */
  unreadable: number;
};

/**
 * Holds the database and DATA_DIR/privacy-requests.jsonl against each other: each gets the requests
 * that it lacks, and those that the database lacks are carried out on it. Cheap where it lacks none.
 */
export const carryOutAgain = async ({
  store,
  dataDir,
  secrets,
}: RequestPlace): Promise<CarriedOut> => {
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
  return carryOut({ store, dataDir, secrets }, missing, file.unreadable);
};

/** A command waits up to 15 s for a call that is under way: one that is older was cut off. */
const COMMAND_MS = 60_000;

const isDoneOrUnderWay = ({ applied_at, at }: PrivacyRequest): boolean =>
  applied_at !== null || at > Date.now() - COMMAND_MS;

const uniqueById = (lines: RequestLine[]): RequestLine[] => [
  ...new Map(lines.map((line) => [line.receipt_id, line])).values(),
];

const carryOut = async (
  { store, dataDir, secrets }: RequestPlace,
  missing: RequestLine[],
  damaged: number,
): Promise<CarriedOut> => {
  const numbers = await findNumbers(store.db, secrets);
  const keys = new Set(secrets.map((secret) => hashRequest(secret, '').key_id));
  const readable = missing.filter(({ key_id }) => keys.has(key_id));
  let changed = 0;
  for (const line of readable) {
    const number = numbers.get(line.number_hash);
    changed += await store.db
      .transaction()
      .execute((step) => carryOutOne(store, step, line, number));
    if (number && line.kind === 'erase') eraseMessages(dataDir, number);
  }
  if (changed > 0) await scrub(store);
  const unreadable = missing.length - readable.length + damaged;
  return { requests: readable.length, rows: changed, unreadable };
};

/** Every number of the store by the hash under which a request of it stands. */
const findNumbers = async (
  db: Database,
  secrets: readonly string[],
): Promise<Map<string, ParentNumber>> => {
  const found = new Map<string, ParentNumber>();
  for (const mobile of await listNumbers(db)) {
    const number = toParentNumber(mobile, secrets);
    for (const secret of secrets) found.set(hashRequest(secret, mobile).number_hash, number);
  }
  return found;
};

const carryOutOne = async (
  store: Store,
  step: Database,
  line: RequestLine,
  number: ParentNumber | undefined,
): Promise<number> => {
  const rows =
    line.kind === 'erase'
      ? await eraseAgain(step, line, number)
      : await stopAgain(store, step, line, number);
  await saveRequest(step, line, Date.now());
  if (rows > 0) {
    await appendAudit(step, {
      action: `privacy ${line.kind} again`,
      filter: { number: line.number_hash, receipt: line.receipt_id },
      rows,
    });
  }
  return rows;
};

const eraseAgain = async (
  step: Database,
  { at, traces }: RequestLine,
  number: ParentNumber | undefined,
): Promise<number> => {
  const rows = number ? countRows(await eraseRows(step, number, { until: at })) : 0;
  return rows + (await eraseVoters(step, traces));
};

const stopAgain = async (
  store: Store,
  step: Database,
  { at }: RequestLine,
  number: ParentNumber | undefined,
): Promise<number> => (number ? (await cancelSending(store, step, number, at)).enquiries : 0);

/** The same for the site of this environment, with a line in the log where there was something to do. */
export const carryOutRequests = async (store: Store): Promise<void> => {
  const { secret, dataDir } = getEnv();
  const [first = secret, ...others] = readSecrets(secret, dataDir);
  const done = await carryOutAgain({ store, dataDir, secrets: [first, ...others] });
  if (done.requests > 0) log.info(done, 'requests of parents carried out again');
  if (done.unreadable > 0) {
    log.error(done, 'requests of parents that cannot be read: see docs/privacy.md');
  }
};

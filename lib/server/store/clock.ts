import { type Selectable, sql } from 'kysely';
import { GUESS_DAYS, SESSION_DAYS, SESSION_LONGEST_DAYS } from '@/data/retention';
import { log } from '@/lib/server/log/log';
import type { Database, Schema } from './schema';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The clocks of two machines that share a database differ by less. */
export const CLOCKS_DIFFER_MS = MINUTE_MS;

/** A moment that somebody else's clock has told: one later than now is taken as now. */
export const notLater = (at: number, now: number): number => Math.min(at, now);

/**
 * What a number in a column is. `no time`: a count or the like. `record`: a moment that nothing is
 * decided by. Else a time that is at most `ahead` later than now: one that is further ahead was written
 * while a clock was wrong. `unit`: ms of one step of it. `to`: what takes its place; `gone`: its row goes.
 */
type Rule =
  | 'no time'
  | 'record'
  | { ahead: number; unit?: number; to: 'now' | 'long ago' | 'gone' };

type TimesOf<Row> = {
  [Column in keyof Row as NonNullable<Row[Column]> extends number ? Column : never]: Rule;
};

/** A moment of before. */
const PAST: Rule = { ahead: 0, to: 'now' };
/** The end of a lease, or of a pause between two tries: a quarter of an hour at most. */
const SOON: Rule = { ahead: 15 * MINUTE_MS, to: 'now' };
const until = (ahead: number): Rule => ({ ahead, to: 'now' });

/** Every number in every table. A new column does not compile until it stands here. */
export const TIMES: { [Table in keyof Schema]: TimesOf<Selectable<Schema[Table]>> } = {
  enquiries: {
    created_at: PAST,
    updated_at: PAST,
    submitted_at: PAST,
    consent_at: 'record',
    terms_at: 'record',
    alarmed_at: 'record',
    branch_id: 'no time',
    grade_id: 'no time',
    mobile_verified: 'no time',
    revision: 'no time',
  },
  deliveries: {
    created_at: PAST,
    retried_at: PAST,
    next_attempt_at: SOON,
    locked_until: SOON,
    done_at: 'record',
    attempts: 'no time',
    revision: 'no time',
  },
  used_tickets: { expires_at: until(DAY_MS) },
  ended_sessions: { expires_at: until((SESSION_LONGEST_DAYS + 1) * DAY_MS) },
  session_generations: {
    expires_at: until((SESSION_LONGEST_DAYS + 1) * DAY_MS),
    // Compared with others only.
    generation: 'no time',
  },
  // As if no code had been sent: the next one is sent at once.
  otp_requests: { sent_at: { ahead: 0, to: 'long ago' } },
  otp_tallies: {
    minute: { ahead: 0, unit: MINUTE_MS, to: 'gone' },
    sent: 'no time',
    verified: 'no time',
  },
  otp_senders: {
    slot: { ahead: 0, unit: 5 * MINUTE_MS, to: 'gone' },
    sent: 'no time',
    verified: 'no time',
  },
  otp_devices: { verified_at: PAST, wrong: 'no time' },
  otp_guesses: {
    window_started_at: PAST,
    guessed_at: PAST,
    window_unknown: 'no time',
    window_asker: 'no time',
    wrong_unknown: 'no time',
    wrong_asker: 'no time',
    window_own_device: 'no time',
    wrong_own_device: 'no time',
    revision: 'no time',
  },
  erp_accounts: { created_at: 'record' },
  erp_codes: {
    sent_at: PAST,
    expires_at: SOON,
    window_started_at: PAST,
    used_at: 'record',
    guesses: 'no time',
    sends: 'no time',
    own_guesses: 'no time',
    own_sends: 'no time',
  },
  erp_tokens: { expires_at: until((SESSION_DAYS + 1) * DAY_MS) },
  erp_signups: { created_at: 'record', revision: 'no time' },
  whatsapp_leads: { created_at: PAST },
  visits: {
    // Of tomorrow's visits alone: see `isDue` of the reminders.
    remind_at: 'record',
    reminded_at: 'record',
    created_at: 'record',
    changed_at: 'record',
    branch_id: 'no time',
    seat: 'no time',
    sequence: 'no time',
    reminder_tries: 'no time',
  },
  votes: { created_at: 'record' },
  // The limiter itself knows how long each of its windows is: lib/server/limits.ts.
  rate_limits: { expire: until((GUESS_DAYS + 1) * DAY_MS), points: 'no time' },
  write_checks: { at: 'record', id: 'no time' },
  lookup_keys: {},
  // The same stands in a file of DATA_DIR, and in what parents were told.
  privacy_requests: { at: 'record', applied_at: 'record' },
  privacy_receipts: { created_at: 'record' },
  audit_log: { at: 'record', entry: 'no time', row_count: 'no time' },
  job_runs: { ran_at: { ahead: 0, to: 'long ago' } },
  staff: {
    totp_last_step: { ahead: 0, unit: 30 * SECOND_MS, to: 'long ago' },
    totp_confirmed_at: 'record',
    created_at: 'record',
  },
  staff_recovery_codes: { used_at: 'record' },
  staff_sessions: { begun_at: PAST, seen_at: PAST, second_factor_at: 'record' },
  desk_cases: {
    answered_at: PAST,
    next_call_at: until(367 * DAY_MS),
    changed_at: 'record',
    revision: 'no time',
  },
  desk_notes: { written_at: 'record' },
  campaigns: { changed_at: 'record', published_at: 'record', revision: 'no time' },
  campaign_versions: { at: PAST },
  desk_merges: { merged_at: 'record' },
  desk_corrections: { corrected_at: 'record' },
  enquiry_terms: {},
  mail_outbox: {
    created_at: PAST,
    ended_at: PAST,
    next_attempt_at: SOON,
    locked_until: SOON,
    branch_id: 'no time',
    attempts: 'no time',
  },
  campaign_pictures: { unused_since: PAST, width: 'no time', height: 'no time' },
  preflight_runs: {
    asked_at: PAST,
    started_at: PAST,
    done_at: 'record',
    visits_done: 'no time',
  },
  campaign_counts: { count: 'no time' },
  campaign_spend: { entered_at: 'record', paise: 'no time' },
};

/**
 * Puts right the times that a clock has written which was ahead (`TIMES`): with them the site would wait
 * for as long as it was. Answers how many there were.
 */
export const repairTimes = async (db: Database, now: number): Promise<number> => {
  let repaired = 0;
  for (const [table, columns] of Object.entries(TIMES)) {
    for (const [column, rule] of Object.entries<Rule>(columns)) {
      if (typeof rule === 'string') continue;
      const { ahead, unit = 1, to } = rule;
      const latest = Math.floor((now + ahead + CLOCKS_DIFFER_MS) / unit);
      const value = to === 'now' ? Math.floor(now / unit) : 0;
      const isWrong = sql`${sql.ref(column)} > ${latest}`;
      const { numAffectedRows } = await (to === 'gone'
        ? sql`delete from ${sql.table(table)} where ${isWrong}`
        : sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${isWrong}`
      ).execute(db);
      repaired += Number(numAffectedRows ?? 0);
    }
  }
  if (repaired > 0) log.warn({ repaired }, 'times that a clock ahead has written are put right');
  return repaired;
};

const LOOK_MS = 1000;

/** Does so when the clock of this machine goes back while the process runs. */
export const watchClock = (db: Database): void => {
  // `performance.now()` goes on evenly, whatever is done to the clock.
  const offset = () => Date.now() - performance.now();
  let last = offset();
  setInterval(() => {
    const before = last;
    last = offset();
    if (last > before - CLOCKS_DIFFER_MS) return;
    repairTimes(db, Date.now()).catch((err: unknown) =>
      log.error({ err }, 'times that a clock ahead has written are not put right yet'),
    );
  }, LOOK_MS).unref();
};

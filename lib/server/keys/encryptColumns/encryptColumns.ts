import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/server/log/log';
import { metrics } from '@/lib/server/metrics/metrics';
import { scrub } from '@/lib/server/store/scrub';
import type { Store } from '@/lib/server/store/store';
import { encryptCases } from './cases';
import { encryptCorrections } from './corrections';
import { encryptDeliveries } from './deliveries';
import { encryptEnquiries } from './enquiries';
import { encryptLeads } from './leads';
import { encryptNotes } from './notes';
import type { Converted } from './reseal';
import { encryptAccounts, encryptSignups, encryptTokens } from './schoolSystem';
import { encryptStaff } from './staff';

/** Encrypts the rows of a table that come after this key (an empty text: from the first one on). */
type Step = (store: Store, after: string) => Promise<Converted>;

const STEPS: Record<string, Step> = {
  enquiries: encryptEnquiries,
  deliveries: encryptDeliveries,
  whatsapp_leads: encryptLeads,
  erp_accounts: encryptAccounts,
  erp_signups: encryptSignups,
  erp_tokens: encryptTokens,
  staff: encryptStaff,
  desk_notes: encryptNotes,
  desk_cases: encryptCases,
  desk_corrections: encryptCorrections,
};

// Between two batches: requests come first.
const PAUSE_MS = 5;

/** How many rows were encrypted (again), and how many values could not be: their key is missing. */
export type EncryptedRows = { changed: number; unreadable: number };

/**
 * Encrypts with the current data key whatever personal column holds plain text or was encrypted with
 * an earlier key. In small batches, and it can be broken off anywhere: the next run goes on.
 */
export const encryptColumns = async (
  store: Store,
  shouldGoOn: () => boolean = () => true,
): Promise<EncryptedRows> => {
  const all = { changed: 0, unreadable: 0 };
  for (const step of Object.values(STEPS)) {
    let after: string | null = '';
    while (after !== null && shouldGoOn()) {
      const batch: Converted = await step(store, after);
      all.changed += batch.changed;
      all.unreadable += batch.unreadable;
      after = batch.last;
      if (after !== null) await wait(PAUSE_MS);
    }
  }
  // An earlier release left plain text in free pages of the file; the log has rows as they were before.
  if (all.changed > 0 && !(await scrub(store))) {
    log.warn(
      {},
      'plain text may still be in free space of the database: VACUUM it where that matters',
    );
  }
  return all;
};

/** Does so beside the site's work, once. */
export const startEncrypting = (store: Store): { stop: () => Promise<void> } => {
  let isStopped = false;
  const done = encryptColumns(store, () => !isStopped)
    .then(({ changed, unreadable }) => {
      metrics().personalUnreadable.set(unreadable);
      if (changed > 0) log.info({ changed }, 'personal columns encrypted with the data key');
      if (unreadable > 0)
        log.error({ unreadable }, 'personal columns cannot be read: a key is missing');
    })
    .catch((err) => log.warn({ err }, 'personal columns not encrypted: the next start goes on'));
  return {
    stop: () => {
      isStopped = true;
      return done;
    },
  };
};

import { ENQUIRY_STATUSES, type EnquiryStatus } from '@/lib/server/store/schema';
import type { Metrics } from './metrics';
import type { StoreFigures } from './storeFigures';

/** Nobody has taken these up. */
const WAITS_FOR_US: readonly EnquiryStatus[] = ['unverified', 'queued', 'follow-up'];

type Moment = {
  /** ms since 1970. */
  now: number;
  /** The school system is the embedded one: nobody but us calls whoever was delivered to it. */
  isEmbedded: boolean;
};

/** Sets the gauges of enquiries: one value for each status that this release knows, and no other. */
export const showEnquiries = (
  all: Metrics,
  { enquiries, newestEnquiry }: Pick<StoreFigures, 'enquiries' | 'newestEnquiry'>,
  { now, isEmbedded }: Moment,
): void => {
  const ageOf = (statuses: readonly EnquiryStatus[]) =>
    secondsSince(
      Math.min(
        now,
        ...enquiries.filter((row) => statuses.includes(row.status)).map((row) => row.oldest),
      ),
      now,
    );
  for (const status of ENQUIRY_STATUSES) {
    const count = enquiries.find((row) => row.status === status)?.count ?? 0;
    all.enquiries.set({ status }, count);
    all.enquiriesOldestSeconds.set({ status }, ageOf([status]));
    if (status === 'follow-up') all.outboxFollowUp.set(count);
  }
  const untouched = isEmbedded ? [...WAITS_FOR_US, 'delivered' as const] : WAITS_FOR_US;
  all.enquiriesNobodyInTouch.set(ageOf(untouched));
  if (newestEnquiry === null) all.enquiriesNewestSeconds.remove();
  else all.enquiriesNewestSeconds.set(secondsSince(newestEnquiry, now));
};

/** Takes them away: of a database that does not answer, an old figure would look like a fine one. */
export const forgetEnquiries = (all: Metrics): void => {
  all.enquiries.reset();
  all.enquiriesOldestSeconds.reset();
  all.enquiriesNobodyInTouch.remove();
  all.enquiriesNewestSeconds.remove();
  all.outboxFollowUp.remove();
};

// Replicas' clocks differ a little: an enquiry of the next second is new, not of a negative age.
const secondsSince = (at: number, now: number): number => Math.max(0, now - at) / 1000;

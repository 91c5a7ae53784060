import type { ServerResponse } from 'node:http';
import type { NextApiRequest } from 'next';
import type { EnquiryProgress } from '@/lib/enquiry/progress';
import { limitedAddress } from '@/lib/server/endpoint/clientAddress';
import {
  consumeAddressLimit,
  consumeLimit,
  type LimitName,
  refundAddressLimit,
} from '@/lib/server/limits';
import { readSession } from '@/lib/server/session/session';
import { getStore, type Store } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { withMobile } from './findByMobile';
import { isKnownHere, noteKnown } from './knownEnquiries';
import { mobileOf } from './mobileOf';
import { readProgress } from './readProgress';

type Lookup = {
  req: Pick<NextApiRequest, 'cookies'>;
  res: ServerResponse;
  /** The visitor's. */
  address: string;
  reference: string;
};

/**
 * How an enquiry stands; null where there is none. Wrong references are counted for each address, and
 * above the limit nothing is looked up for it: it throws `enquiry/too-many-lookups`. A browser that
 * was told this reference before, or that is logged in with the number of the enquiry, goes on as
 * ever, whoever guesses from the same address.
 */
export const lookUpProgress = async (lookup: Lookup): Promise<EnquiryProgress | null> => {
  const { req, res, address, reference } = lookup;
  const store = await getStore();
  const isOwn = isKnownHere(req, reference) || (await isOfSession(store, req, reference));
  const counted = isOwn ? [] : await countMiss(address);
  const progress = await readProgress(store, reference);
  if (progress === null) return null;
  await Promise.all(counted.map((name) => refundAddressLimit(name, address)));
  await consumeLimit('enquiryLookup', `${limitedAddress(address)} ${reference}`);
  noteKnown(req, res, reference);
  return progress;
};

const isOfSession = async (
  { db }: Store,
  req: Lookup['req'],
  reference: string,
): Promise<boolean> => {
  const session = await readSession(req);
  if (session === null) return false;
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', reference)
    .where(withMobile(mobileOf(session.contact)))
    .where('mobile_verified', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Counts a reference before it is looked up, so that a thousand at once are no more than the limit.
 * Answers what was counted, to be taken back where the reference is right.
 */
const countMiss = async (address: string): Promise<LimitName[]> => {
  await consumeAddressLimit('enquiryMiss', address);
  try {
    await consumeAddressLimit('enquiryMissDay', address);
    return ['enquiryMiss', 'enquiryMissDay'];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    // Not for the rest of the day: somebody else at this address may have a right one.
    await consumeAddressLimit('enquiryMissSlow', address);
    return ['enquiryMiss', 'enquiryMissDay', 'enquiryMissSlow'];
  }
};

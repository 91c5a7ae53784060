import type { Attribution } from '@/lib/enquiry/enquiry';
import { TRACKED, type Tracked, trackedOf } from '@/lib/enquiry/readAttribution';

/** The lead tracking record (specification section 3): exactly the fields that are present. */
export type LeadRecord = { lead_url: string } & Tracked;

/** Longer addresses are cut. */
export const LONGEST_LEAD_URL = 2_000;

/**
 * The record of a click on `address`. Its own parameters win; where it has none, those of the link
 * that led the visit here last (design 5.10). Two campaigns are never mixed.
 */
export const buildLead = (address: string, attribution?: Attribution): LeadRecord => {
  const own = trackedOf(address);
  const isTracked = Object.keys(own).length > 0;
  const [page = ''] = address.split('#', 1);
  return {
    lead_url: page.slice(0, LONGEST_LEAD_URL),
    ...(isTracked ? own : pickTracked(attribution?.last ?? {})),
  };
};

const pickTracked = (touch: Record<string, string>): Tracked =>
  Object.fromEntries(
    TRACKED.flatMap((name): [string, string][] => {
      const value = touch[name];
      return value ? [[name, value]] : [];
    }),
  );

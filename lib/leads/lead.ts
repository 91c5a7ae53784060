import type { Attribution } from '@/lib/enquiry/enquiry';
import { TRACKED, type Tracked, trackedOf } from '@/lib/enquiry/readAttribution';

/** The lead tracking record (specification section 3): exactly the fields that are present. */
export type LeadRecord = { lead_url: string } & Tracked;

/** Longer addresses are cut. */
export const LONGEST_LEAD_URL = 2_000;

/**
 * The record of a click on `address`. Each of its own parameters wins; the others are those of the
 * visit (design 5.10).
 */
export const buildLead = (address: string, attribution?: Attribution): LeadRecord => {
  const [page = ''] = address.split('#', 1);
  return {
    lead_url: page.slice(0, LONGEST_LEAD_URL),
    ...pickTracked(attribution?.visit ?? {}),
    ...trackedOf(address),
  };
};

const pickTracked = (visit: Record<string, string>): Tracked =>
  Object.fromEntries(
    TRACKED.flatMap((name): [string, string][] => {
      const value = visit[name];
      return value ? [[name, value]] : [];
    }),
  );

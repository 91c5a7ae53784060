import { createHash } from 'node:crypto';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { WhatsappLead } from '@/lib/server/siteApi/contract';
import { type Entry, taken } from './ledger';

/** What stands for the contents of a delivery: the same for the same names and values, in any order. */
export const hashOf = (contents: unknown): string =>
  createHash('sha256').update(inOrder(contents)).digest('base64url').slice(0, 22);

const inOrder = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'absent';
  const names = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${names.map(([name, each]) => `${JSON.stringify(name)}:${inOrder(each)}`).join()}}`;
};

/** Of what the school system has to receive for an enquiry: specification section 3, word for word. */
export const hashOfEnquiry = (enquiry: Enquiry): string =>
  hashOf({
    parent_name: enquiry.parent_name,
    child_name: enquiry.child_name,
    email: enquiry.email,
    date_of_birth: enquiry.date_of_birth,
    branch: enquiry.branch,
    grade: enquiry.grade,
    is_active: true,
    lead_info: 'Worksheet',
  });

/** Of what the site API has to receive for a WhatsApp click: the lead itself. */
export const hashOfLead = (lead: WhatsappLead): string => hashOf(lead);

/**
 * Compares contents: of what was saved (the last time, where something was corrected) with what the
 * receiver has. `differing`: deliveries that it has last with other contents; `unsaved`: arrivals
 * with contents that nobody ever saved under their id.
 */
export const compareContents = (
  saved: Entry[],
  calls: Entry[],
): { compared: number; differing: number; unsaved: number } => {
  const arrivals = taken(calls);
  const hashes = (entries: Entry[]) => new Map(entries.map(({ id, hash }) => [id, hash]));
  const [wanted, received] = [hashes(saved), hashes(arrivals)];
  const known = new Set(saved.map(({ id, hash }) => `${id} ${hash}`));
  const compared = [...wanted].filter(([id]) => received.has(id));
  return {
    compared: compared.length,
    differing: compared.filter(([id, hash]) => received.get(id) !== hash).length,
    unsaved: arrivals.filter(({ id, hash }) => wanted.has(id) && !known.has(`${id} ${hash}`))
      .length,
  };
};

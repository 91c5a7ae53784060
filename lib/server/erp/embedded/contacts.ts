import { hashMobile } from '@/lib/server/crypto';
import { mobileOf } from '@/lib/server/enquiries/mobileOf';

/** How the embedded school system's tables name a contact (`+91-` and ten digits). */
export const hashContact = (contact: string): string => `#${hashMobile(mobileOf(contact))}`;

/** The names under which a contact may stand: its hash and, from an earlier release, itself. */
export const contactNames = (contact: string): [string, string] => [hashContact(contact), contact];

/** Whether a stored name is a contact in plain text. */
export const isPlainContact = (name: string): boolean => name.startsWith('+');

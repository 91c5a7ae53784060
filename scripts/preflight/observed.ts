import type { FooterName, HeaderName } from '@/lib/chrome/rules';
import type { ToldLead } from './hearLeads';

/** What a visitor sees of the rules. */
export type Seen = {
  header: HeaderName;
  hasMenu: boolean;
  footer: FooterName;
  /** Digits of the visible numbers, by where they stand. */
  phones: { header: string[]; main: string[]; footer: string[] };
  /** Lower edge of the form's first field in CSS pixels; null where the page has no form. */
  fieldBottom: number | null;
  /** The cities that the form offers, by the values of its list. */
  cities: string[];
};

/** What is measured on one visit to a page. */
export type Measured = {
  /** Hosts of others that were asked for something before the visitor agreed to anything. */
  hostsBefore: string[];
  /** Names of third parties that loaded after it. */
  partiesAfter: string[];
  /** Transferred bytes of our own, headers included. */
  bytes: number;
  /** Scripts of the first load, gzip. */
  scriptBytes: number;
  /** The largest paint: what it is, when (ms), and whether the first HTML has it. */
  lcp: { what: string; ms: number; isInHtml: boolean } | null;
};

export type Sending = 'sent' | 'not sent: another site' | { problem: string };

export type Observed = {
  status: number;
  seen: Seen;
  measured: Measured | null;
  sending: Sending | null;
  /** The conversions that tags were told of when the enquiry was sent; null where none was. */
  leads: readonly ToldLead[] | null;
};

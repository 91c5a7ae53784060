import { z } from 'zod';
import { LONGEST_LEAD_URL } from '@/lib/leads/lead';

const LONGEST_VALUE = 200;

// A click must never be lost for what somebody has put into an address: values are cut or dropped.
const value = z
  .string()
  .transform((text) => cut(text, LONGEST_VALUE) || undefined)
  .optional()
  .catch(undefined);

/** The body of a WhatsApp click. Unknown fields are dropped. */
export const leadBody = z.object({
  lead_url: z.string().catch(''),
  utm_source: value,
  utm_medium: value,
  utm_term: value,
  gclid: value,
  utm_placement: value,
  utm_campaign: value,
  attribution: z.unknown().optional(),
});

export type LeadBody = z.infer<typeof leadBody>;

type Site = {
  /** Our public origin. */
  siteUrl: string;
  /** The host name that the request was sent to. */
  host: string | undefined;
};

/** The address that was clicked on: one of ours or a path, else our home page. */
export const parseLeadUrl = (text: string, { siteUrl, host }: Site): string => {
  const home = `${siteUrl}/`;
  if (!URL.canParse(text, home)) return home;
  const { protocol, host: named, origin } = new URL(text, home);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOurs = origin === new URL(home).origin || (isWeb && named === host);
  const isPlain = text.startsWith('/') || /^https?:\/\//.test(text);
  return isOurs && isPlain ? cut(text, LONGEST_LEAD_URL) : home;
};

/** The start of a text, without half a character at its end. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

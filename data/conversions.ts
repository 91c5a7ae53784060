/**
 * What we count as a lead once a visitor allows it, by the names that analytics read.
 * docs/campaigns.md says when each of them is told, and to whom.
 */
export const CONVERSION_NAMES = [
  'enquiry',
  'verified_number',
  'whatsapp',
  'brochure',
  'call',
] as const;

export type ConversionName = (typeof CONVERSION_NAMES)[number];

const LABEL = `(?:${CONVERSION_NAMES.join('|')})=[\\w-]+`;

/** The labels that Google Ads gave to its conversion actions. One without a label is not told there. */
export const AD_LABELS = {
  variable: 'NEXT_PUBLIC_GOOGLE_ADS_LABELS',
  pattern: new RegExp(`^${LABEL}(?:,${LABEL})*$`),
  expected: `labels such as enquiry=AbC-d_EfG,call=HiJkL, of ${CONVERSION_NAMES.join(', ')}`,
} as const;

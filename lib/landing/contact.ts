/** How a landing page lets its visitor reach the school; the same for every visit of one variant. */
export type LandingContact = {
  /** Digits, by context, source and city of the visit. */
  phone: string;
  /** The brochure: a path of ours or an address elsewhere. */
  brochureUrl: string;
};

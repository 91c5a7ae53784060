/** How a landing page lets its visitor reach the school; settled by the server for each request. */
export type LandingContact = {
  /** Digits, by context, source and city of the visit. */
  phone: string;
  /** The brochure: a path of ours or an address elsewhere. */
  brochureUrl: string;
  /** With the country code, without a plus. */
  whatsappNumber: string;
};

/** The site's own services of specification section 7: search, footer and leads. Two adapters. */
export type SiteApi = {
  /** GET website-search/?search={text}. Best match first. */
  search: (text: string) => Promise<SearchResult[]>;
  /** GET footer-open/. The first item of its list, null when the list is empty. */
  getFooter: () => Promise<FooterInfo | null>;
  /**
   * POST /lead-mgmt/add-lead-utm-details/. The ticket id of the lead. `idempotencyKey` is the lead's
   * id in `whatsapp_leads`: sending it again gives the same ticket.
   */
  addLead: (lead: WhatsappLead, idempotencyKey: string) => Promise<{ ref_id: string | null }>;
  /** Resolves when the services answer at all. */
  ping: () => Promise<void>;
};

export type SearchResult = { title: string; link: string; description: string; kind: string };

export type FooterInfo = {
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  linkedin: string | null;
  email: string | null;
};

/** Exactly the fields that are present (specification section 3, lead tracking record). */
export type WhatsappLead = {
  lead_url: string;
  utm_source?: string;
  utm_medium?: string;
  utm_term?: string;
  gclid?: string;
  utm_placement?: string;
  utm_campaign?: string;
};

/** The services did not answer, or not as agreed. */
export class SiteApiError extends Error {
  override readonly name = 'SiteApiError';

  // The services are one per process, but each bundle of Next has a class of its own.
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'SiteApiError';
  }
}

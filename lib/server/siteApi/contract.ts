/** The site's own services of specification section 7: search, footer and leads. Two adapters. */
export type SiteApi = {
  /** GET website-search/?search={text}. Best match first. */
  search: (text: string) => Promise<SearchResult[]>;
  /**
   * GET footer-open/. The first item of its list; null when the list is empty, or the item deleted or
   * not active.
   */
  getFooter: () => Promise<FooterRecord | null>;
  /**
   * POST /lead-mgmt/add-lead-utm-details/. The ticket id of the lead. `idempotencyKey` is the lead's
   * id in `whatsapp_leads`: sending it again gives the same ticket.
   */
  addLead: (lead: WhatsappLead, idempotencyKey: string) => Promise<{ ref_id: string | null }>;
  /** Resolves when the services answer at all. */
  ping: () => Promise<void>;
};

export type SearchResult = { title: string; link: string; description: string; kind: string };

/** A title, and a path of ours or an http(s) address. */
export type FooterLink = { title: string; link: string };

/** The footer link record of specification section 3, with the links to our pages on other sites. */
export type FooterRecord = {
  id: number | null;
  city_id: number | null;
  branch_id: number | null;
  page_master_id: number | null;
  title: string | null;
  link: readonly FooterLink[];
  is_international: boolean;
  is_pre_school: boolean;
  is_active: boolean;
  is_deleted: boolean;
  created_at: string | null;
  modified_at: string | null;
  created_by: number | string | null;
  updated_by: number | string | null;
  deleted_by: number | string | null;
  is_sanity: boolean;
  pending_data: unknown;
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
  /** They answered, and will say the same again. */
  readonly isRefusal: boolean;

  constructor(message?: string, options: { cause?: unknown; isRefusal?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.isRefusal = options.isRefusal ?? false;
  }

  // The services are one per process, but each bundle of Next has a class of its own.
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'SiteApiError';
  }
}

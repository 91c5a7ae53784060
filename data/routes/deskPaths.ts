/** The addresses of the staff desk. Apart from the public ones: only the desk's own scripts have them. */
export const DESK_PATHS = {
  inbox: '/desk',
  login: '/desk/login',
  campaigns: '/desk/campaigns',
  answers: '/desk/answers',
  newCampaign: '/desk/campaigns/new',
  account: '/desk/account',
  preflight: '/desk/preflight',
  results: '/desk/results',
  visits: '/desk/visits',
} as const;

/** One enquiry at the desk, in small letters as all addresses but the parents' own. */
export const deskEnquiryPath = (reference: string): string =>
  `${DESK_PATHS.inbox}/enquiries/${reference.toLowerCase()}`;

/** One campaign at the desk, by its id. */
export const deskCampaignPath = (id: string): string => `${DESK_PATHS.campaigns}/${id}`;

/** The preview of a draft, for whoever has its key. */
export const previewPath = (key: string): string => `${DESK_PATHS.inbox}/preview/${key}`;
/** Two enquiries of one family side by side. */
export const deskMergePath = (reference: string, other: string): string =>
  `${deskEnquiryPath(reference)}/merge/${other.toLowerCase()}`;

/** What the parent of an enquiry may ask for. */
export const deskPersonPath = (reference: string): string => `${deskEnquiryPath(reference)}/person`;

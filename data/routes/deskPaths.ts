/** The addresses of the staff desk. Apart from the public ones: only the desk's own scripts have them. */
export const DESK_PATHS = {
  inbox: '/desk',
  login: '/desk/login',
} as const;

/** One enquiry at the desk, in small letters as all addresses but the parents' own. */
export const deskEnquiryPath = (reference: string): string =>
  `${DESK_PATHS.inbox}/enquiries/${reference.toLowerCase()}`;

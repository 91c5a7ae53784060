/** The public address of every page that has just one. */
export const PATHS = {
  home: '/',
  daySchool: '/day-school',
  boardingSchool: '/boarding-school',
  admissions: '/admissions',
  applicationForm: '/application-form',
  feeStructure: '/fee-structure',
  search: '/search',
  login: '/login',
  myEnquiries: '/my-enquiries',
  enquiryCheck: '/enquiry/check',
} as const;

/** Where a parent follows an enquiry. */
export const enquiryPath = (reference: string): string => `/enquiry/${reference}`;

/** The results page for a text. */
export const searchPath = (text: string): string => `${PATHS.search}?s=${encodeURIComponent(text)}`;

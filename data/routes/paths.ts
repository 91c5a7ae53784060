/** The public address of every page that has just one. */
export const PATHS = {
  home: '/',
  daySchool: '/day-school',
  boardingSchool: '/boarding-school',
  admissions: '/admissions',
  applicationForm: '/application-form',
  feeStructure: '/fee-structure',
  brochure: '/brochure',
  search: '/search',
  login: '/login',
  myEnquiries: '/my-enquiries',
  enquiry: '/enquiry',
  enquiryCheck: '/enquiry/check',
  nearMe: '/nearme',
  thankYou: '/thank-you',
  home2: '/home-2',
  event: '/event',
  goCosmo: '/event/go-cosmo-2024',
  transferAdmission: '/transfer-admission',
  admissionsOpen: '/admissions-open-for-2025-26',
  admissionsOpenBoarding: '/admissions-open-for-2025-26-boarding',
} as const;

/** Where a parent follows an enquiry. */
export const enquiryPath = (reference: string): string => `${PATHS.enquiry}/${reference}`;

/** The campus visit on that page; `refused`: the time that could not be had. */
export const visitPath = (reference: string, refused: string | null = null): string =>
  `${enquiryPath(reference)}${refused ? `?${new URLSearchParams({ refused })}` : ''}#visit`;

/** Puts the visit into a calendar. */
export const visitCalendarPath = (reference: string): string =>
  `/api/visits/calendar?reference=${reference}`;

/** The results page for a text. */
export const searchPath = (text: string): string => `${PATHS.search}?s=${encodeURIComponent(text)}`;

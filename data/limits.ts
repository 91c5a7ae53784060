/**
 * What is counted, and how much of it is allowed. Browser, server, form boxes, the log's redaction,
 * messages and the privacy page read these.
 */

export const OTP_LENGTH = 6;

/** Without the country code. `lib/login/mobile` has the whole rule. */
export const MOBILE_DIGITS = 10;

/** How long a code is good. */
export const OTP_MINUTES = 10;

/** So long before its end a parent is warned. */
export const OTP_WARNING_SECONDS = 60;

/** Codes that one number is sent, and guesses that it has, in the window of LIMIT_MINUTES. */
export const OTP_SENDS = 5;
export const OTP_GUESSES = 5;

/** Specification section 9: how long `Resend OTP` waits. */
export const RESEND_SECONDS = 120;

/** The window in which tries are counted. */
export const LIMIT_MINUTES = 10;
/** As a sentence says it. */
export const LIMIT_MINUTES_IN_WORDS = 'ten';

/**
 * Tries of one kind in that window. Generous per address, since a whole neighbourhood can share one;
 * tight per number.
 */
export const RATE_LIMITS = {
  otpSend: 100,
  otpVerify: 150,
  enquiry: 200,
  whatsapp: 200,
  vote: 200,
  certificate: 100,
  /** Birthdays that are tried for one certificate. */
  certificateNumber: 10,
  /** How one enquiry stands: an open page asks twenty times. */
  enquiryLookup: 300,
  /** References that are tried by browsers which were never told them, right ones not counted. */
  enquiryMiss: 30,
  /** The same for an address that has used up ENQUIRY_MISSES_PER_DAY. */
  enquiryMissSlow: 5,
  auth: 600,
  authLog: 30,
  report: 60,
  /** Behind the guesses that the school system looks at: for one that does not count well. */
  otpVerifyNumber: 2 * OTP_GUESSES,
  otpSendNumber: OTP_SENDS,
  /** The 10,000 numbers that begin alike: who pumps text messages is paid for a block. */
  otpSendPrefix: 150,
} as const;

/** Codes for everybody together while few of them are verified (lib/server/login/pumpingBreaker). */
export const OTP_THROTTLE_PER_MINUTE = 10;

/** Wrong references that one address may try in a day before it gets the slower limit. */
export const ENQUIRY_MISSES_PER_DAY = 300;

/** How often the page of an enquiry asks how it stands, while somebody looks at it. */
export const PROGRESS_REFRESH_SECONDS = 30;

/** From one address. A class of forty that types all at once stays below. */
export const SEARCHES_PER_MINUTE = 1_200;

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

/**
 * Codes that one number is sent, and guesses that it has, in the window of LIMIT_MINUTES. A browser on
 * which the number was confirmed before has as many wrong guesses in a row of its own, which nobody
 * else can use up; all such browsers together have as many codes again.
 */
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
  /** Campus visits that are booked, changed or cancelled after the enquiry was sent. */
  visit: 60,
  /** Codes of the second factor, or recovery codes, that one person at the desk tries. */
  deskCode: 10,
  /** Pictures that one person at the desk sends in. */
  deskPicture: 60,
  /** Checks of campaign pages that one person at the desk asks for. */
  deskPreflight: 40,
  auth: 600,
  authLog: 30,
  report: 60,
  /** Tries of one network at one number, also at a code that has run out. */
  otpVerifyNumber: 2 * OTP_GUESSES,
  otpSendNumber: OTP_SENDS,
  /** The 10,000 numbers that begin alike: who pumps text messages is paid for a block. */
  otpSendPrefix: 150,
} as const;

/** A whole /48 of IPv6 (a company, or thousands of phones) has so many times the limit of one /64. */
export const IPV6_NETWORK_FACTOR = 10;

/**
 * While codes are pumped: codes in half an hour, by how well the site knows who asks. Together they
 * bound what an attack can cost. Nobody can use up another's: anybody can ask for `unknown`.
 */
export const OTP_POOLS = {
  /** A browser on which this very number was confirmed. */
  ownDevice: 1_000,
  /** A browser on which another number was confirmed. */
  device: 300,
  /** A number that was confirmed before, from any browser. */
  number: 500,
  /** Nothing is known. */
  unknown: 1_000,
} as const;

/**
 * While codes are pumped: codes in half an hour that one of these may have and not type in, as long as
 * its pool is empty; `number`: one that was confirmed before, from browsers that are not its own. The
 * shares shrink as the pool fills, to one code in the end.
 */
export const OTP_SHARES = { address: 4, network: 400, prefix: 400, device: 4, number: 2 } as const;

/**
 * Until a pool is so full, the first code of an address is not held back by what others in its /24 had:
 * that may be a parent next to a flood.
 */
export const OTP_FIRST_CODES = 0.75;

/** Each code that is typed in opens so many more to its address, network, block, device, number and pool. */
export const OTP_CREDIT = 3;

/** What somebody without a share is told to wait: shares open as others type their codes in. */
export const OTP_PAUSE_SECONDS = 60;

/** Browsers that count as a number's own: those on which it was confirmed last. */
export const OWN_DEVICES = 5;

/**
 * Wrong codes in a row for one number: as many as NIST SP 800-63B allows, 100 with OTP_GUESSES of each
 * of its OWN_DEVICES. A right code begins them anew.
 */
export const GUESSES_IN_ALL = {
  /** From networks that asked for the code themselves: each has a few of its own. */
  asker: 30,
  unknown: 45,
} as const;

/** Of those of askers, so many for each network. */
export const GUESSES_OF_ONE_ASKER = 3;

/** Once five were wrong in earlier windows: how the five of a window are shared out. */
export const GUESSES_SHARED_OUT = { asker: 3, unknown: 2 } as const;

/** From so many wrong codes of unknown visitors on, the next one has to wait so long, in minutes. */
export const GUESS_WAITS = [
  { from: 40, minutes: 60 },
  { from: 30, minutes: 30 },
  { from: 20, minutes: 15 },
  { from: 10, minutes: 5 },
] as const;

/** Wrong references that one address may try in a day before it gets the slower limit. */
export const ENQUIRY_MISSES_PER_DAY = 300;

/** How often the page of an enquiry asks how it stands, while somebody looks at it. */
export const PROGRESS_REFRESH_SECONDS = 30;

/** Campus visits: so many days ahead they can be booked, and at the latest so long before they begin. */
export const VISIT_DAYS_AHEAD = 21;
export const VISIT_NOTICE_HOURS = 18;

/** How long families are shown round. */
export const VISIT_MINUTES = 60;

/** How many other times are offered where the wanted one is full. */
export const VISITS_OFFERED = 3;

/** On the day before a visit its reminder is sent in these hours of Indian time, never at night. */
export const REMINDER_HOURS = { from: 9, until: 19 } as const;

/** So long any cache may answer which visits are free. */
export const FREE_VISITS_SECONDS = 15;

/**
 * What browsers have counted of landing pages, in the window of LIMIT_MINUTES: from one address, which a
 * whole neighbourhood can share, and by one process from all of them.
 */
export const COUNTS = { ofAddress: 600, ofAll: 20_000 } as const;

/** From one address, by /api/search and /search. A class of forty that types all at once stays below. */
export const SEARCHES_PER_MINUTE = 1_200;

/** A picture that is sent in: so many MB at most, so wide at least, and so many megapixels at most. */
export const PICTURE_MEGABYTES = 8;
export const PICTURE_WIDTH = 800;
export const PICTURE_MEGAPIXELS = 50;
/** So many times as wide as high at most, and as high as wide. */
export const PICTURE_SHAPE = { wide: 3, high: 2 } as const;

/** The longest note about an enquiry, in characters. */
export const LONGEST_NOTE = 2_000;

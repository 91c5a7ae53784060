/**
 * How long the site retains what it has to store, and the names of its cookies. The code that stores and
 * deletes reads these, and the privacy page tells them: the two cannot come apart.
 */

/** A session ends this long after the last visit; so does a token of the embedded school system. */
export const SESSION_DAYS = 30;

/** However often it is used, a session ends this long after it began: then the number is confirmed anew. */
export const SESSION_LONGEST_DAYS = 90;

/** A session at the staff desk ends so long after its last request, … */
export const DESK_IDLE_MINUTES = 30;

/** … and so long after it began, however often it is used. */
export const DESK_LONGEST_HOURS = 12;

/** Within this time a login has to be finished in the browser that confirmed the number. */
export const VERIFICATION_MINUTES = 10;

/** So long a browser is known to have sent an enquiry, or to have seen how it stands. */
export const KNOWN_ENQUIRY_DAYS = 90;

/** A form that was sent without JavaScript and has to be put right waits this long. */
export const RETURNED_FORM_MINUTES = 10;

/** The traces of codes that were sent, counted from the sending. */
export const CODE_TRACE_HOURS = 24;

/** A browser on which a number was confirmed is known for so long after the last time. */
export const DEVICE_DAYS = 180;

/** Wrong codes are held against a number for so long after the last one, unless a right one follows. */
export const GUESS_DAYS = 30;

/** What could not be delivered can be sent again for so long after it was last queued. */
export const DEAD_LETTER_DAYS = 30;

/** What campaigns brought, and what was spent on them: two seasons, to hold one against the other. */
export const CAMPAIGN_COUNT_DAYS = 800;

/** Messages in the outboxes of SMS and e-mail, which are for development: nobody gets them. */
export const OUTBOX_HOURS = 24;

/** E-mails to our own people, sent or given up: they name references and no parent. */
export const MAIL_DAYS = 2;

/** The proxy's log of network addresses: deploy/nginx/logrotate.conf and rotate-log.sh remove what is older. */
export const PROXY_LOG_DAYS = 7;

/** A picture that no campaign shows any more is removed after so long. */
export const UNUSED_PICTURE_DAYS = 30;

/** What a check of a campaign page found, and its pictures. */
export const PREFLIGHT_DAYS = 30;

/** How often what has run out is removed. */
export const SWEEP_HOURS = 1;

/**
 * Days after its last change that an enquiry is retained, by its status; and days after the press that
 * one on WhatsApp is. A season of admissions is a year, and many ask a year ahead.
 */
const DEFAULT_DAYS = {
  /** The number was never confirmed. */
  unverified: 180,
  queued: 365,
  'follow-up': 365,
  /** The school system has it: here it answers how it stands. */
  delivered: 730,
  'in-touch': 730,
  /** As a proof that we stopped. */
  withdrawn: 90,
  'whatsapp-with-ticket': 180,
  'whatsapp-without-ticket': 30,
} as const;

export type RetainedKind = keyof typeof DEFAULT_DAYS;
export type RetentionDays = Readonly<Record<RetainedKind, number>>;

const KINDS = Object.keys(DEFAULT_DAYS);
const ONE_KIND = `(?:${KINDS.join('|')})=(?:3[0-5]\\d\\d|[12]\\d{3}|[1-9]\\d{0,2})`;

/**
 * Other days than these, for some kinds or all. Read when the site is built, so that the privacy page,
 * which is built then too, says what the program does.
 */
export const RETENTION_VARIABLE = {
  name: 'NEXT_PUBLIC_RETENTION_DAYS',
  pattern: new RegExp(`^${ONE_KIND}(?:,${ONE_KIND})*$`),
  expected: `days from 1 to 3599 such as unverified=90,delivered=400, of ${KINDS.join(', ')}`,
} as const;

/** `unverified=90,delivered=400`: those, and the default for the others. */
export const parseRetention = (text = ''): RetentionDays => {
  const given = RETENTION_VARIABLE.pattern.test(text) ? text.split(',') : [];
  const days = given.map((pair) => pair.split('=')).map(([kind, count]) => [kind, Number(count)]);
  return { ...DEFAULT_DAYS, ...Object.fromEntries(days) };
};

/** As the build has it. */
export const RETENTION_DAYS = parseRetention(process.env.NEXT_PUBLIC_RETENTION_DAYS);

/** How often enquiries and presses on WhatsApp that have run out are removed. */
export const RETENTION_HOURS = 24;

/** Without the prefixes that https adds. */
export const COOKIES = {
  session: 'next-auth.session-token',
  /** Readable by scripts, without personal data: asking for the session is worthwhile. */
  companion: 'opaline.session',
  csrf: 'next-auth.csrf-token',
  callback: 'next-auth.callback-url',
  returnedForm: 'enquiry-draft',
  /** Random, without personal data: a number was confirmed in this browser before. */
  device: 'opaline.device',
  /** What ties a login that is under way to the browser that confirmed the number. */
  verification: 'opaline.verification',
  /** Fingerprints of the references that this browser was told. */
  knownEnquiries: 'opaline.enquiries',
  /** Of our own people, at the staff desk. */
  desk: 'opaline.desk',
} as const;

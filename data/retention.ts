/**
 * How long the site retains what it has to store, and the names of its cookies. The code that stores and
 * deletes reads these, and the privacy page tells them: the two cannot come apart.
 */

/** A session ends this long after the last visit; so does a token of the embedded school system. */
export const SESSION_DAYS = 30;

/** However often it is used, a session ends this long after it began: then the number is confirmed anew. */
export const SESSION_LONGEST_DAYS = 90;

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

/** Messages in the SMS outbox, which is for development: no phone gets them. */
export const OUTBOX_HOURS = 24;

/** How often what has run out is removed. */
export const SWEEP_HOURS = 1;

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
} as const;

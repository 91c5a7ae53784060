/**
 * How long the site retains what it has to store, and the names of its cookies. The code that stores and
 * deletes reads these, and the privacy page tells them: the two cannot come apart.
 */

/** A session ends this long after the last visit; so does a token of the embedded school system. */
export const SESSION_DAYS = 30;

/** A form that was sent without JavaScript and has to be put right waits this long. */
export const RETURNED_FORM_MINUTES = 10;

/** The traces of codes that were sent, counted from the sending. */
export const CODE_TRACE_HOURS = 24;

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
} as const;

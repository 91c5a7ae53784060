/**
 * How soon a parent is to be answered, and what is sent where that does not happen. Minutes are those
 * in which the branch's office is open; hours are in Indian time.
 */

/** An enquiry that waits longer than this raises an alarm at its branch, … */
const ALARM_MINUTES = 60;

/** … unless the branch has another limit, by its number. */
const ALARM_MINUTES_OF: Readonly<Record<number, number>> = {};

export const alarmMinutesOf = (branchId: number): number =>
  ALARM_MINUTES_OF[branchId] ?? ALARM_MINUTES;

/** A branch gets one e-mail with alarms in this time: what comes in meanwhile waits for the next one. */
export const ALARM_PAUSE_MINUTES = 10;

/** Older enquiries raise no alarm: the e-mail of the morning names them. */
export const ALARM_DAYS = 3;

/** When the e-mail of the morning is sent. A site that is down all that time sends none on this day. */
export const DIGEST_HOURS = { from: 8, until: 12 } as const;

/** So many enquiries an e-mail names; of the others it says how many there are. */
export const MAIL_LINES = 15;

/** The figure on top of the inbox: who was first answered within so many minutes. */
export const FIRST_ANSWER_MINUTES = 60;

/** The weeks that the figures are shown of, this one included. */
export const ANSWER_WEEKS = 8;

/** Of a branch whose record has none; 1 is Monday and 6 Saturday. */
export const USUAL_OFFICE = {
  days: 'Monday to Saturday',
  hours: ['09:00', '17:00'],
} as const;

/** What records say of the days of an office. */
export const OFFICE_WEEKDAYS: Readonly<Record<string, readonly number[]>> = {
  'Monday to Friday': [1, 2, 3, 4, 5],
  'Monday to Saturday': [1, 2, 3, 4, 5, 6],
};

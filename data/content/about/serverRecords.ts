import { LIMIT_MINUTES } from '@/data/limits';
import {
  CAMPAIGN_COUNT_DAYS,
  CODE_TRACE_HOURS,
  DEAD_LETTER_DAYS,
  DEVICE_DAYS,
  GUESS_DAYS,
  MAIL_DAYS,
  PREFLIGHT_DAYS,
  PROXY_LOG_DAYS,
  RETENTION_DAYS,
  SESSION_DAYS,
  SESSION_LONGEST_DAYS,
  UNUSED_PICTURE_DAYS,
} from '@/data/retention';
import { SERVER_COPY } from './privacy';

/** What the server keeps, by the tables of the store, none for a file: a test holds them against its schema. */
export type ServerRecord = {
  tables: readonly string[];
  what: string;
  why: string;
  howLong: string;
};

const { enquiry, whatsapp, withEnquiry, forGood, hours, minutes, days } = SERVER_COPY;

export const SERVER_RECORDS: readonly ServerRecord[] = [
  {
    tables: ['enquiries'],
    what: 'Your enquiry: names, birthday, grade, branch, number, e-mail if given, how the visit began, the version of the notice and the time',
    why: 'Admission',
    howLong: enquiry(RETENTION_DAYS),
  },
  {
    tables: ['deliveries'],
    what: 'The sealed package that carries an enquiry to the school system',
    why: 'So that none is lost while that system is down',
    howLong: `Emptied once it has arrived. What that system would not take waits to be sent again, at most ${days(DEAD_LETTER_DAYS)}. ${withEnquiry}`,
  },
  {
    tables: ['visits'],
    what: 'The campus visit that you booked: branch, day and time, whether it was cancelled, when you were reminded; who you are stands in the enquiry only',
    why: 'To keep a place for you, and to remind you the day before',
    howLong: 'Deleted together with the enquiry.',
  },
  {
    tables: ['whatsapp_leads'],
    what: 'A press on the WhatsApp button: the page, the marks of an advertisement, how the visit began, a ticket number; no name and no telephone number',
    why: 'To know which pages lead to a chat, and to find the chat again by its ticket',
    howLong: whatsapp(RETENTION_DAYS),
  },
  {
    tables: ['erp_accounts', 'erp_signups'],
    what: 'In the school system: your account with number, names and grade, and the enquiries it has taken',
    why: 'To know you again when you log in',
    howLong: 'As long as you are a parent of the school or ask about joining, then until you ask',
  },
  {
    tables: ['erp_tokens'],
    what: 'In the school system: the fingerprint of the key behind your login, with your number',
    why: 'To stay logged in',
    howLong: days(SESSION_DAYS),
  },
  {
    tables: ['otp_requests', 'erp_codes'],
    what: 'That a code was sent: fingerprints of number and code, times, wrong tries',
    why: 'The countdown, and the lock after too many tries',
    howLong: hours(CODE_TRACE_HOURS),
  },
  {
    tables: ['used_tickets'],
    what: 'The number of a login step that was used, without saying whose',
    why: 'So that it works only once',
    howLong: 'A few minutes, until the next sweep',
  },
  {
    tables: ['ended_sessions'],
    what: 'The number of a login that was signed out, without saying whose',
    why: 'So that a copy of its cookie opens nothing any more',
    howLong: days(SESSION_DAYS),
  },
  {
    tables: ['session_generations'],
    what: 'That a number signed out everywhere, and when: a fingerprint in place of the number',
    why: 'So that no login of before opens anything any more',
    howLong: days(SESSION_LONGEST_DAYS),
  },
  {
    tables: ['otp_tallies'],
    what: 'How many codes were sent in a minute and how many typed in rightly, by everybody together',
    why: 'To notice somebody who has codes sent to strangers',
    howLong: hours(CODE_TRACE_HOURS),
  },
  {
    tables: ['otp_senders'],
    what: 'How many codes were sent to and typed in from a network address, a network, a number, a block of numbers or a browser, each as a fingerprint',
    why: 'So that somebody who has codes sent to strangers uses up a share of their own and not yours',
    howLong: hours(CODE_TRACE_HOURS),
  },
  {
    tables: ['otp_devices'],
    what: 'In which browser a number was confirmed: a fingerprint of each, when for the last time, and how many wrong codes were typed in it since',
    why: 'So that you get a code, and can type it in, while somebody else floods the site with tries',
    howLong: days(DEVICE_DAYS),
  },
  {
    tables: ['otp_guesses'],
    what: 'How many wrong codes were typed in for a number since the last right one, under its fingerprint',
    why: 'So that nobody can guess a code in the long run',
    howLong: `${days(GUESS_DAYS)} after the last one`,
  },
  {
    tables: ['rate_limits'],
    what: 'Counters under fingerprints of network addresses and numbers',
    why: 'To stop somebody who tries everything',
    howLong: `${minutes(LIMIT_MINUTES)}, for wrong references a day, of wrong codes ${days(GUESS_DAYS)}, then until the next sweep`,
  },
  {
    tables: [],
    what: 'The log in front of the server: a network address, when it asked, and for which page or form; not what was searched for or typed in',
    why: 'To find who floods the site or tries everything',
    howLong: `At most ${days(PROXY_LOG_DAYS)}`,
  },
  {
    tables: ['write_checks'],
    what: 'The time at which the database was last found to work; nothing about anybody',
    why: 'To send visitors only where an enquiry can be saved',
    howLong: 'Overwritten each time',
  },
  {
    tables: ['lookup_keys'],
    what: 'The keys of the fingerprints on this page, encrypted; nothing about anybody',
    why: 'So that a vote counts once and an enquiry is found again when other keys are changed',
    howLong: 'For good',
  },
  {
    tables: ['votes'],
    what: 'A vote: the contest, the entry, the time, and a fingerprint in place of your number, another one in each contest',
    why: 'One vote for each parent',
    howLong: 'As long as the result of the contest is kept',
  },
  {
    tables: ['privacy_requests', 'privacy_receipts'],
    what: 'That you had your data deleted or withdrew your consent: fingerprints of your number and of the random keys of your enquiries, the time, and counts',
    why: 'So that no older copy of the database and no late request brings it back, and to show what was done',
    howLong: forGood,
  },
  {
    tables: ['audit_log'],
    what: 'Who of our people read, exported, marked, deleted or stopped enquiries, when, and how many, and how many were removed since their time was over; a number stands there as a fingerprint only',
    why: 'So that nobody looks at enquiries unseen',
    howLong: forGood,
  },
  {
    tables: ['desk_cases', 'desk_notes', 'desk_corrections', 'desk_merges'],
    what: 'How far our people have come with your enquiry, who answers it, when you were first answered and are called next, what they noted of talking with you and what stood in it before they put something right, encrypted, and which of your enquiries they answer together',
    why: 'To answer you, and not to ask you twice',
    howLong: 'Deleted together with the enquiry.',
  },
  {
    tables: ['enquiry_terms'],
    what: 'Fingerprints of how the names in your enquiry begin, and of its e-mail address',
    why: 'So that our people find it when you call',
    howLong: 'Deleted together with the enquiry.',
  },
  {
    tables: ['mail_outbox'],
    what: 'E-mails that tell our people that an enquiry waits: its reference and how long, never who you are',
    why: 'So that you are called soon',
    howLong: `At most ${days(MAIL_DAYS)}`,
  },
  {
    tables: ['staff', 'staff_recovery_codes', 'staff_sessions'],
    what: 'Of our own people who may read enquiries: number, name, role, and fingerprints of their logins; nothing about you',
    why: 'So that nobody else reads enquiries',
    howLong: 'As long as they do this work',
  },
  {
    tables: ['campaigns', 'campaign_versions'],
    what: 'Pages that our own people write for advertisements; nothing about you',
    why: 'So that you can read them',
    howLong: 'As long as they are wanted',
  },
  {
    tables: ['campaign_pictures'],
    what: 'Pictures that our own people put on campaign pages, without where and when they were taken; nothing about you',
    why: 'To show the school',
    howLong: `As long as a campaign shows them, and ${days(UNUSED_PICTURE_DAYS)} more`,
  },
  {
    tables: ['preflight_runs'],
    what: 'What checks of our own campaign pages found, and how those pages looked; nothing about you',
    why: 'So that an enquiry is not lost on a page that is broken',
    howLong: days(PREFLIGHT_DAYS),
  },
  {
    tables: ['campaign_counts'],
    what: 'How often a landing page was opened, its form begun and sent, a number confirmed, WhatsApp or a telephone number pressed: sums by day, page and kind of source; nothing about anybody',
    why: 'To know which advertisements help parents',
    howLong: days(CAMPAIGN_COUNT_DAYS),
  },
  {
    tables: ['campaign_spend'],
    what: 'What our advertisements cost, and which of our people typed it in; nothing about you',
    why: 'To spend no more on them than they are worth',
    howLong: days(CAMPAIGN_COUNT_DAYS),
  },
  {
    tables: ['job_runs'],
    what: 'When the program last removed what had run out, and when what checks campaign pages was last there',
    why: 'So that it does so every day',
    howLong: 'Until the next time',
  },
];

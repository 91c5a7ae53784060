import { BROWSER_COPY } from '@/data/content/about/privacy';
import {
  COOKIES,
  DESK_LONGEST_HOURS,
  DEVICE_DAYS,
  KNOWN_ENQUIRY_DAYS,
  RETURNED_FORM_MINUTES,
  SESSION_DAYS,
  VERIFICATION_MINUTES,
} from '@/data/retention';
import { ENQUIRED_KEY } from '@/lib/brochure/enquired';
import { COUNTED_HERE_KEY } from '@/lib/counts/countedHere';
import { INBOX_KEY } from '@/lib/desk/inboxKey';
import { KEYS_KEY } from '@/lib/desk/shortcuts';
import { VISIT } from '@/lib/enquiry/attribution';
import { DRAFT_KEY } from '@/lib/enquiry/draft';
import { SENT_KEY } from '@/lib/enquiry/sentEnquiry';
import { ANSWERS_KEY } from '@/lib/enquiry/visitAnswers';
import { CACHES } from '@/lib/offline/kept';
import { KEPT_KEY } from '@/lib/offline/keptDay';
import { AUTH_MESSAGE_KEY } from '@/lib/session/session';
import { CLOCK_KEY } from '@/lib/study/papers/clockStore';
import { OWN_MARKS_KEY } from '@/lib/study/papers/ownMarksStore';
import { LEGACY_KEY } from '@/lib/study/shelf/legacySolved';
import { SHELF_KEY, UNREAD_KEY } from '@/lib/study/shelf/shelfStore';

import { CHOICE_KEY } from '@/lib/thirdParties/choice';
import { COUNTED_KEY, VISIT_KEY } from '@/lib/thirdParties/countedOnce';

export type BrowserRecord = { name: string; kind: string; what: string; howLong: string };

const copy = BROWSER_COPY;

const cookie = (name: string, what: string, howLong: string): BrowserRecord => ({
  name,
  kind: copy.cookie,
  what,
  howLong,
});

const ofTab = (name: string, what: string, howLong: string = copy.closed): BrowserRecord => ({
  name,
  kind: copy.tab,
  what,
  howLong,
});

const onDevice = (name: string, what: string, howLong: string = copy.cleared): BrowserRecord => ({
  name,
  kind: copy.device,
  what,
  howLong,
});

const inCache = (name: string, what: string, howLong: string): BrowserRecord => ({
  name,
  kind: copy.cache,
  what,
  howLong,
});

/** Everything that this site itself keeps in a browser, by the names that the code uses. */
export const listBrowserRecords = () => ({
  heading: copy.heading,
  lead: copy.lead,
  caption: copy.caption,
  columns: copy.columns,
  records: [
    cookie(COOKIES.session, copy.login, copy.days(SESSION_DAYS)),
    cookie(COOKIES.companion, copy.companion, copy.days(SESSION_DAYS)),
    cookie(COOKIES.verification, copy.verification, copy.minutes(VERIFICATION_MINUTES)),
    cookie(COOKIES.csrf, copy.csrf, copy.window),
    cookie(COOKIES.callback, copy.callback, copy.window),
    cookie(COOKIES.returnedForm, copy.returnedForm, copy.minutes(RETURNED_FORM_MINUTES)),
    cookie(COOKIES.device, copy.confirmedHere, copy.days(DEVICE_DAYS)),
    cookie(COOKIES.knownEnquiries, copy.knownEnquiries, copy.daysOnly(KNOWN_ENQUIRY_DAYS)),
    cookie(COOKIES.desk, copy.desk, copy.hours(DESK_LONGEST_HOURS)),
    ofTab(DRAFT_KEY, copy.draft, copy.sent),
    ofTab(INBOX_KEY, copy.deskChoice),
    ofTab(Object.values(VISIT).join(', '), copy.visit),
    ofTab(ANSWERS_KEY, copy.answers),
    ofTab(SENT_KEY, copy.sentEnquiry),
    ofTab(ENQUIRED_KEY, copy.enquired),
    ofTab(COUNTED_HERE_KEY, copy.countedHere),
    ofTab(VISIT_KEY, copy.counted),
    ofTab(`${CLOCK_KEY}…`, copy.clock),
    onDevice(KEYS_KEY, copy.deskKeys),
    onDevice(COUNTED_KEY, copy.counted),
    onDevice(CHOICE_KEY, copy.choice),
    onDevice(SHELF_KEY, copy.shelf, copy.erased),
    onDevice(KEPT_KEY, copy.keptDay, copy.removed),
    inCache(Object.values(CACHES).join(', '), copy.kept, copy.removed),
    onDevice(UNREAD_KEY, copy.unreadShelf, copy.erased),
    onDevice(`${LEGACY_KEY}…`, copy.solved, copy.erased),
    onDevice(`${OWN_MARKS_KEY}…`, copy.ownMarks),
    onDevice(AUTH_MESSAGE_KEY, copy.message, copy.signedOut),
  ],
});

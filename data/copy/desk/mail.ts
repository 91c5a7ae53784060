import { counted } from '@/data/copy/counted';
import { SCHOOL } from '@/data/school';

const enquiries = (count: number): string => counted(count, 'enquiry', 'enquiries');

/** `3 of them wait` but `1 of them waits`. */
const wait = (count: number): string => (count === 1 ? 'waits' : 'wait');

/** What our own people are written by e-mail. Nothing of who a parent is: the desk shows that. */
export const MAIL_COPY = {
  open: 'Open the desk',
  waits: (stage: string, span: string) => `${stage}, waits ${span}`,
  call: (stage: string, when: string) => `${stage}, to be called ${when}`,
  callAt: (time: string) => `at ${time}`,
  callSince: (day: string) => `since ${day}`,
  more: (count: number) => `… and ${count} more at the desk.`,
} as const;

/** The e-mail of the morning. `day`, `since`: such as `Friday 27 November`. */
export const DIGEST_COPY = {
  subject: (branch: string, waiting: number, calls: number) =>
    waiting > 0
      ? `${branch}: ${enquiries(waiting)} ${wait(waiting)} for a first answer`
      : calls > 0
        ? `${branch}: ${counted(calls, 'call')} due today`
        : `${branch}: all enquiries are answered`,
  title: (branch: string, day: string) => `${branch}, ${day}`,
  fresh: (count: number, waiting: number, since: string) =>
    `${enquiries(count)} came in since ${since}. Waiting for a first answer: ${waiting || 'none'}.`,
  older: (count: number) => `Waiting from before: ${count}, the oldest first.`,
  calls: (count: number) => `Calls due today: ${count}.`,
  footer: `${SCHOOL.name} sends this on working mornings to the admissions team of each branch. It names no parent: who they are stands at the desk.`,
} as const;

/** What is sent at once where somebody waits too long. */
export const ALARM_COPY = {
  subject: (branch: string, count: number) =>
    `${branch}: ${enquiries(count)} ${count === 1 ? 'has' : 'have'} waited too long`,
  title: (branch: string) => `${branch}: please call now`,
  waiting: (count: number, minutes: number) =>
    `${count === 1 ? 'This enquiry has' : 'These enquiries have'} waited for a first answer longer than ${minutes} minutes in which your office was open:`,
  footer: `${SCHOOL.name} sends this once for each enquiry that waits longer than its branch’s limit. It names no parent: who they are stands at the desk.`,
} as const;

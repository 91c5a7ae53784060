import { counted } from './counted';
import { listWords } from './listWords';
import { dayAndMonth } from './months';

/** `2026-11-26` → `26 November`. */
const dayWords = (day: string): string => dayAndMonth(day.slice(5));

/** The words of the study shelf. */
export const MY_STUDY_COPY = {
  crumb: 'My study',
  study: 'Study material',
  heading: 'My study: what you solved, and what to repeat today',
  lead: 'Ten minutes a day, with the questions that are about to be forgotten. It is all on this device: no login, and nothing is sent.',
  withoutScripts:
    'Your shelf appears here once JavaScript is on: the classes you choose, what you solved in them, what to repeat today, and a page for your parents to print. Without it, every study page still reads and prints.',
  opening: 'Opening your shelf …',

  children: {
    title: 'Who is learning?',
    child: (at: number) => `Child ${at}`,
    add: 'Add a child',
    nickname: 'Nickname',
    nicknameHint: 'Only for this device. A first letter will do.',
    save: 'Save the name',
    remove: (name: string) => `Remove ${name}`,
    removeAsk: (name: string) =>
      `Remove ${name} with all that ${name} solved on this device? It cannot be undone.`,
    more: 'Name and plan',
    added: (name: string) => `${name} is learning now.`,
  },

  classes: {
    title: 'My classes',
    note: 'Choose one or two. You can change them at any time.',
    className: (number: number) => `Class ${number}`,
  },

  plan: {
    title: 'When things come again',
    spaced: 'When you are about to forget them',
    spacedNote: 'What goes well waits longer, what was hard comes sooner.',
    plain: 'After 1, 7 and 30 days',
    plainNote: 'The same for everything. After the third right answer it counts as learned.',
  },

  today: {
    title: 'Repeat today',
    minutes: (minutes: number) => `About ${counted(Math.max(1, Math.round(minutes)), 'minute')}.`,
    none: 'Nothing to repeat today.',
    noneYet:
      'Nothing to repeat yet. Answer a few questions of a chapter or a table, and they come back here when it is time.',
    next: (day: string) => `The next questions come on ${dayWords(day)}.`,
    later: (count: number) =>
      `${counted(count, 'more place', 'more places')} can wait until tomorrow. Ten minutes are enough.`,
    what: {
      questions: (count: number) => counted(count, 'question'),
      table: () => 'the check of 25 lines',
      sheet: () => 'a new sheet',
    },
    streak: (days: number) =>
      `${counted(days, 'day')} of study so far without a long break. A missed day is forgiven.`,
    noTitle: 'A page you solved earlier',
  },

  /** Where a page belongs. */
  subjects: {
    maths: 'maths',
    science: 'science',
    english: 'English',
    evs: 'EVS',
    social: 'social science',
    general: '',
  },
  ofClass: (number: string, subject: string) =>
    subject ? `Class ${number} ${subject}` : `Class ${number}`,

  progress: {
    title: 'What was done',
    chapters: (begun: number, of: number) =>
      begun === 0
        ? `${counted(of, 'chapter')} to begin with`
        : `${begun} of ${counted(of, 'chapter')} begun`,
    solved: (count: number) => `${counted(count, 'question')} solved`,
    worksheets: 'Worksheets',
    topics: (count: number) => counted(count, 'topic'),
    elsewhere: 'Tables, lessons and more',
    noClass: 'Choose a class above and its books stand here.',
  },

  week: {
    title: (name: string) => (name ? `This week: ${name}` : 'This week'),
    dates: (from: string, to: string) => `${dayWords(from)} to ${dayWords(to)}`,
    print: 'Print this week for a parent',
    none: 'No question was answered in the last seven days. A quiet week is fine: what is due waits.',
    summary: (days: number, answered: number, right: number) =>
      `On ${counted(days, 'day')} of the last seven, ${counted(answered, 'answer')} ${answered === 1 ? 'was' : 'were'} given, ${right} of them right at the first try and without help.`,
    learned: 'Went well',
    again: 'Worth another look, together if you like',
    ask: 'A good question to ask at home: “Show me one that you found tricky, and how you did it.”',
    school: (name: string) =>
      `From the study pages of ${name}. These notes never left the child’s device.`,
  },

  files: {
    title: 'Save, bring in or erase',
    note: 'The shelf lives in this browser only. A copy helps when you change the phone or clear the browser.',
    save: 'Save a copy',
    saved: 'A copy is among your downloads. It is yours: we have not seen it.',
    bring: 'Bring in a copy',
    brought: (names: readonly string[]) =>
      `Done: ${listWords(names)} ${names.length === 1 ? 'is' : 'are'} on the shelf. What was here before is still here.`,
    notOurs:
      'This file is not a copy of a study shelf. Choose the one that is called my-study and ends in .json.',
    damaged:
      'This file is a copy of a study shelf, but a part of it is damaged, so nothing was brought in. Please save a new copy on the other device.',
    newer: 'This copy comes from a newer version of this site. Reload the page, then try again.',
    tooMany:
      'With this copy there would be more than four children. Remove one first, then bring it in.',
    unread: 'The file could not be opened. Please choose it once more.',
    erase: 'Erase everything',
    eraseAsk:
      'Erase the shelf of every child on this device? What was solved and planned is gone for good, unless you have a saved copy.',
    eraseYes: 'Yes, erase it',
    cancel: 'No, leave it',
    erased: 'Erased. Nothing of your study is on this device any more.',
    notErased:
      'This browser did not let us erase it. Delete the data of this site in the settings of your browser.',
    forget: 'Do not show this again',
  },

  about: {
    how: {
      title: 'How it works',
      points: [
        'Answer questions on the pages of chapters, lessons, tables and worksheets as before. What you answer is noted here.',
        'Right at the first try: it comes again after a while, later each time. With a hint: a little sooner. Wrong: tomorrow.',
        'A question that our site makes itself comes back with new numbers, so that you repeat the thought and not the answer.',
        'Each day about ten minutes of it are enough. What does not fit waits; nothing is lost when you miss a day.',
      ],
    },
    parents: {
      title: 'For parents',
      points: [
        'Up to four children can share a phone. A nickname is enough, and it stays on this device.',
        'There are no points to lose and no alarms. The page for you says in words what went well this week.',
        'Whoever uses this browser can see the shelf. Erase it before you give the phone away.',
      ],
    },
  },
} as const;

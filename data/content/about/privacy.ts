import { PRIVACY_CHOICES } from '@/data/copy/privacyChoices';
import { PROXY_LOG_DAYS, type RetentionDays, SESSION_LONGEST_DAYS } from '@/data/retention';
import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import { SCHOOL } from '@/data/school';
import { mailLink } from './mailLink';
import type { Part, Words } from './part';

/** Opens the letter for each right under the law. */
export const DATA_MAIL = mailLink('My data', [
  'Mobile number or e-mail that you gave us:',
  'Reference of the enquiry, if you have it:',
  'I would like to: see / correct / delete my data / withdraw my consent / name somebody / complain',
]);

/** What the page says besides the lists, which `lib/content/about/privacyPage` reads off the code’s constants. */
export const PRIVACY = {
  heading: 'Privacy policy',
  crumb: 'Privacy policy',
  changedOn: '2026-11-27',
  lead: `What ${SCHOOL.name} does with data on this website: what it takes, why, where it lies, how long it stays, and how you get it back out. The lists are read from the same place as the program that does it.`,
  inShort: [
    'You can read, search, print and practise here without telling us who you are.',
    'An enquiry is used for admission, and nothing else. We do not sell data or trade it.',
    'No tool of another company loads before you say yes, and no counting or advertising ever loads on study pages.',
    [
      'One e-mail to ',
      { text: SCHOOL.email, path: DATA_MAIL },
      ' is enough to see, correct or delete what we have.',
    ],
  ] satisfies readonly Words[],
  form: {
    heading: 'When you send an enquiry',
    lead: (version: string) =>
      `The notice beside the button says this, in its version ${version}. We store that version and the time with your enquiry.`,
    columns: ['What we take', 'Why'],
    visit: {
      what: (pages: number) =>
        `How your visit began: the page and the site you came from, the marks of an advertisement in its address, the last ${pages} pages you opened here, and the telephone number that was shown to you`,
      why: 'to know which of our pages and advertisements help parents; it stays in your browser until you send the form',
    },
  },
  others: {
    heading: 'Tools of other companies',
    none: 'At present none is set up on this website: no visit counter, no advertising tag, no chat window of another company. If that changes, you are asked first, and this page names each of them.',
    button: `Then a button ${PRIVACY_CHOICES} stands at the foot of every page, with which you can take your answer back.`,
    ask: `These are set up here. None loads before you have said yes, and you can take it back under ${PRIVACY_CHOICES} at the foot of every page.`,
    cookies: (starts: string) =>
      `If you say yes, these companies may write cookies of their own, which begin with ${starts}. When you take your yes back, we delete those and load nothing more.`,
  },
  before: [
    {
      id: 'without',
      kind: 'list',
      heading: 'What happens without an enquiry',
      items: [
        'For each call to a form or the search our server writes a line with the address of the function, the time and whether it worked. It leaves out what you typed, your name, your number and your network address.',
        `Against floods and guessing, the machine in front of it lists network addresses with the time and the address of the page or form, and deletes each line within ${PROXY_LOG_DAYS} days.`,
        'So that nobody can flood a form, tries are counted under a keyed fingerprint of the network address, from which the address cannot be read back.',
        [
          'Your position on ',
          { text: 'School near me', path: PATHS.nearMe },
          ' stays on your device. The list of localities comes to you, not your position to us.',
        ],
        'Of landing pages, those that advertisements lead to, the site itself counts how often each is opened, its form begun and sent, WhatsApp and its number pressed. It adds one to a sum of that day, page and kind of source (such as Google, or none), without a cookie, a number for your browser or anything else about you. With Global Privacy Control or Do Not Track switched on, your browser tells of no visit at all.',
        'Practice marks and half-filled forms stay in your browser.',
      ],
    },
  ] satisfies readonly Part[],
  after: [
    {
      id: 'who',
      kind: 'list',
      heading: 'Who else gets to see it',
      items: [
        'The admissions team of the branch you chose, and the people who run the group’s admissions.',
        'The school system, which keeps enquiries and accounts of parents. Your enquiry goes there once your number is confirmed.',
        'The SMS service, which needs your number and the code to bring you the code. In a trial set-up without such a service the message is written to a file on our server instead.',
        'Whoever runs the computers on which the website and its database stand, on our instructions and only for that.',
        'WhatsApp, if you press the WhatsApp button: the chat opens there under its own terms. We record that the button was pressed and on which page, not who pressed it.',
        'A court or an authority, where the law obliges us.',
      ],
    },
    {
      id: 'children',
      kind: 'list',
      heading: 'Children',
      items: [
        'A child’s name, birthday and grade come from the parent, in the enquiry form. We ask no child for them.',
        [
          'Study pages ask for no login and carry no advertising and no counting. What a child has solved is kept on the device alone and is not sent; under ',
          { text: 'My study', path: MY_STUDY_PATH },
          ' you see it, save a copy or erase it.',
        ],
        'We do not build profiles of children or show them advertisements that follow them.',
        'A child’s picture, name or work appears on this site only after the parents have agreed in writing.',
      ],
    },
    {
      id: 'rights',
      kind: 'points',
      heading: 'Your rights',
      lead: 'Under the Digital Personal Data Protection Act, 2023. We act on them for everybody, whichever of its parts is in force on the day you write.',
      points: [
        {
          title: 'See it',
          text: [
            'Ask what we have about you and your child, and to whom it went: you get a list of what stands where, since when and why. Enquiries sent from a confirmed number stand under ',
            { text: 'My enquiries', path: PATHS.myEnquiries },
            '.',
          ],
        },
        {
          title: 'Correct it',
          text: 'A wrong letter in a name, a new number, a birthday with day and month swapped: write, and we put it right here and in the school system.',
        },
        {
          title: 'Have it deleted',
          text: 'We delete what stands under your number when you ask, give you a receipt that says what was deleted, and ask the school system to do the same with what it was sent. So that no older copy of the database and no late request brings you back, fingerprints of your number and of the random keys of your enquiries stay, and whatever a copy brings is deleted again. A vote in a contest still counts, without the fingerprint of who cast it. Besides that we keep only what a law makes us keep, such as the register of pupils, and tell you which.',
        },
        {
          title: 'Withdraw your consent',
          text: [
            'As easily as you gave it: one ',
            { text: 'e-mail', path: DATA_MAIL },
            ` for an enquiry, ${PRIVACY_CHOICES} at the foot of the page for tools of other companies, wherever any are set up. What was done before stays lawful; from then on nothing of it is sent any more, and nobody calls. An enquiry that you send after that is a new consent, with its own version and time.`,
          ],
        },
        {
          title: 'Name somebody',
          text: 'You may name a person who can use these rights for you after death or when you cannot.',
        },
        {
          title: 'Complain',
          text: 'To us first, please, with the word complaint in the subject line, so that it reaches the person in charge. If our answer does not satisfy you, the Data Protection Board of India is there for it.',
        },
      ],
    },
    {
      id: 'safe',
      kind: 'list',
      heading: 'How it is kept safe',
      items: [
        'Your login is an encrypted cookie that no script of a page can read. There is no password to be stolen.',
        'A one-time code is good for one use and is blocked after a few wrong tries. The school system that comes with this website stores only its fingerprint.',
        'Names, numbers and codes are kept out of our logs and out of web addresses.',
        'The browser never holds the key to the school system; only our server does.',
        'If data is lost or seen by strangers all the same, we tell you and the Data Protection Board what happened and what you can do.',
      ],
    },
    {
      id: 'contact',
      kind: 'text',
      heading: 'Questions, and changes of this page',
      paragraphs: [
        [
          'Write to ',
          { text: SCHOOL.email, path: DATA_MAIL },
          ' or call a number on the ',
          { text: 'contact page', path: ABOUT_PATHS.contact },
          '. To be sure that it is you, we answer to the number or e-mail that the enquiry was sent with.',
        ],
        'The date at the top is that of the last change. If we want to use data for something new, we ask you anew; changing this page is not enough.',
      ],
    },
  ] satisfies readonly Part[],
} as const;

/** What is kept in the browser, by the name of the thing that keeps it. */
export const BROWSER_COPY = {
  heading: 'What this site keeps in your browser',
  lead: 'You can delete all of it in the settings of your browser. Without it the site still works; you only have to log in, choose or type again.',
  caption: 'Name, purpose and lifetime of everything kept in the browser',
  columns: ['Name', 'What it is for', 'How long'],
  cookie: 'Cookie',
  tab: 'This tab only',
  device: 'This device',
  cache: 'Pages on this device',
  login: 'Your login, encrypted: number, name and grade. Only after you have logged in.',
  verification:
    'Ties a login that is under way to this browser: a random number, once a code was typed in.',
  knownEnquiries:
    'Random-looking marks of the enquiries that you sent or looked up here, so that you can look them up again while somebody else near you tries out references.',
  desk: 'Only in browsers of our own people: their login at the desk where enquiries are answered.',
  deskKeys: 'Only in browsers of our own people: that they do not use the keys of their desk.',
  deskChoice: 'Only in browsers of our own people: which enquiries they look at.',
  companion: 'Says only that there is a login, so that a page knows to ask for it.',
  csrf: 'Proves that a login was begun on this site and not by another one.',
  callback: 'Remembers the page to return to after a login.',
  returnedForm:
    'An enquiry sent without JavaScript that has to be put right, sealed so that only our server can read it.',
  confirmedHere:
    'A random number, sealed: a mobile number was confirmed in this browser before, so that nobody else’s tries can keep you from logging in here.',
  draft: 'The enquiry you are typing, so that a reload does not lose it.',
  visit:
    'How your visit began and which pages you read, as listed above; sent only with an enquiry.',
  answers:
    'The locality, birthday and class that you gave the finder or a form, so that the next form has them. The birthday and the class go once an enquiry is sent.',
  sentEnquiry:
    'The reference, branch and class of the enquiry just sent, for the page that thanks for it.',
  countedHere:
    'Which landing pages you opened, whether you began their form or pressed their number: only so that a reload counts as the same visit. It is not sent.',
  enquired: 'That you have enquired in this visit, so that the brochure opens at once.',
  counted:
    'Random numbers by which an enquiry, call or download is counted once; only after you allowed tools of other companies.',
  choice: 'Your answer about tools of other companies, with its date.',
  shelf:
    'The study shelf: nicknames and classes of the children who learn here, if you write any, which questions, tables and worksheets were answered on which day and how, and when they come again. It is never sent.',
  kept: 'The pages, scripts and pictures of the classes that you asked to keep on this phone, for use without a network. Only study pages; a service worker shows them and sends nothing.',
  keptDay: 'The day on which those classes were last brought up to date.',
  unreadShelf: 'A study shelf that could not be read, put aside so that nothing is lost.',
  solved:
    'The practice questions that were solved on a page, as this site stored them before November 2026; they move to the study shelf with your next visit to a study page.',
  ownMarks: 'The marks that were given beside a sample paper’s scheme, by the paper’s name.',
  clock:
    'The time that is left for a sample paper, by the paper’s name, so that a reload does not stop its clock.',
  message: 'Tells other open tabs that somebody has logged in.',
  days: (count: number) =>
    `${count} days after your last visit, ${SESSION_LONGEST_DAYS} after you logged in at most, or until you log out`,
  daysOnly: (count: number) => `${count} days`,
  hours: (count: number) => `${count} hours`,
  minutes: (count: number) => `${count} minutes`,
  window: 'Until you close the browser',
  closed: 'Until you close the tab',
  sent: 'Until it is sent or you close the tab',
  cleared: 'Until you delete it',
  removed: 'Until you remove the class on the page My study, or delete it',
  erased: 'Until you erase it on the page My study, or delete it',
  signedOut: 'Until you log out here, or delete it',
} as const;

/** What is kept on the server. `tables`: where in the store it stands. */
export const SERVER_COPY = {
  heading: 'What our server keeps, and how long',
  lead: (hours: number, enquiryHours: number) =>
    `What has run out is removed by a sweep every ${hours === 1 ? 'hour' : `${hours} hours`}, enquiries and presses on WhatsApp every ${enquiryHours} hours. A fingerprint is made with a key that only our server has; the number cannot be read back from it.`,
  caption: 'What is stored on the server, why and how long',
  columns: ['What', 'Why', 'How long'],
  enquiry: (days: RetentionDays) =>
    `${days.unverified} days if the number was never confirmed; ${days.queued} days while it waits for the school system, ${days['follow-up']} while it waits for a person; ${days.delivered} days once the school system has it; ${days['in-touch']} days once we have called you; ${days.withdrawn} days once you have withdrawn your consent. Counted from its last change; then the program deletes it. Sooner if you ask.`,
  whatsapp: (days: RetentionDays) =>
    `${days['whatsapp-with-ticket']} days, ${days['whatsapp-without-ticket']} where it got no ticket; then the program deletes it`,
  withEnquiry: 'That it was sent, and when, is deleted together with what it carried.',
  forGood: 'For good: it says nothing about you to anybody who does not have your number already',
  hours: (count: number) => `${count} hours`,
  minutes: (count: number) => `${count} minutes`,
  days: (count: number) => `${count} days`,
} as const;

import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import type { Part } from './part';

/** What the contact page says around the numbers and the directory. */
export const CONTACT_US = {
  heading: 'Contact us',
  crumb: 'Contact us',
  lead: 'Call, write, or send the form. If you know the branch, name it: then its own team answers you.',
  picture: {
    src: '/pictures/about/front-desk.svg',
    alt: 'The front desk takes a call for a waiting father; a parrot has taken the other line',
  },
  numbers: {
    heading: 'Call or write',
    email: 'E-mail, for anything in writing',
    emailHint:
      'Name the branch, the grade and, if you have one, the reference of your enquiry. Never send a one-time password.',
  },
  form: {
    heading: 'Ask a branch to call you',
    text: 'Choose the city and the branch. Its admissions team calls the number you give.',
  },
  directory: {
    id: 'branches',
    heading: 'All branches, city by city',
    lead: 'Open a city to see its branches with board, grades and the landmark nearby. The page of a branch has its street address, its telephone and its office hours.',
    area: 'Area',
    near: 'near',
    board: 'Board',
    grades: 'Grades',
    branch: 'Branch',
    noPage: 'No page yet: choose it in the form',
    cityPage: (city: string) => `All about our branches in ${city}`,
    count: (count: number) => `${count} ${count === 1 ? 'branch' : 'branches'}`,
  },
  parts: [
    {
      id: 'ways',
      kind: 'table',
      heading: 'The shortest way to an answer',
      lead: 'Most questions have a page or a person of their own.',
      caption: 'What you need and where to get it',
      columns: ['You want to', 'Shortest way'],
      rows: [
        [
          'Join a branch, or visit one',
          [
            'The ',
            { text: 'form on this page', path: '#enquire-desktop' },
            '; it takes two minutes',
          ],
        ],
        [
          'Know how your enquiry stands',
          [
            { text: 'My enquiries', path: PATHS.myEnquiries },
            ', after a login, or ',
            { text: 'Track my enquiry', path: PATHS.enquiry },
            ', by your reference',
          ],
        ],
        [
          'Find the branch nearest to home',
          [{ text: 'School near me', path: PATHS.nearMe }, ', by locality in any spelling'],
        ],
        [
          'Know what a year costs',
          [
            'Read how ',
            { text: 'fees are made up', path: PATHS.feeStructure },
            '; the amounts stand on the page of each branch',
          ],
        ],
        [
          'Report an absence, a fever or a late bus',
          'The class teacher or the office of your branch; this site cannot reach a classroom',
        ],
        [
          'Check a transfer certificate',
          [
            { text: 'Transfer certificates', path: PROGRAM_PATHS.transferCertificates },
            ', by number and date of birth',
          ],
        ],
        [
          'Give back a seat or ask for a refund',
          [{ text: 'Cancellation and refund', path: ABOUT_PATHS.refunds }, ', step by step'],
        ],
        [
          'See, correct or delete your data',
          [
            { text: 'Privacy policy', path: `${ABOUT_PATHS.privacy}#rights` },
            ': one e-mail is enough',
          ],
        ],
        [
          'Write about us, or work with us',
          [
            { text: 'For journalists', path: `${ABOUT_PATHS.press}#reach` },
            ' and ',
            { text: 'careers', path: ABOUT_PATHS.careers },
          ],
        ],
      ],
    },
    {
      id: 'at-hand',
      kind: 'list',
      heading: 'Have this at hand when you call',
      lead: 'With these the first call can settle most of it.',
      items: [
        'Your child’s date of birth: it decides the grade.',
        'The locality you live in, or will live in, and from when.',
        'The board and the last completed class at the present school.',
        'For a child in Grades 9 to 12: the board registration and the subjects.',
        'Anything the school should know to look after your child well: an allergy, a medicine, a way of learning.',
      ],
    },
  ] satisfies readonly Part[],
} as const;

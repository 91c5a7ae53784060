import type { Part } from './part';

/** What the page about the school says besides the numbers, which are counted from the directory. */
export const ABOUT_US = {
  heading: 'Many branches, one way of working',
  crumb: 'About us',
  picture: {
    src: '/pictures/about/mural.svg',
    alt: 'Three children paint a school and a rainbow on a wall; the dog has been painted, too',
  },
  numbers: {
    heading: 'The group in numbers',
    lead: (checkedOn: string) =>
      `Counted from our own directory, last checked against the lists of the boards on ${checkedOn}.`,
  },
  states: {
    heading: 'Where we are',
    lead: 'A city’s page lists its branches with the localities each one serves.',
    caption: 'States with their cities and the number of branches',
    columns: ['State', 'Cities', 'Branches'],
  },
  /** Read between the numbers and the states. */
  ways: [
    {
      id: 'same',
      kind: 'points',
      heading: 'What is the same at every branch',
      lead: 'A family that moves from one of our cities to another should find these unchanged.',
      points: [
        {
          title: 'One rule for ages',
          text: 'The birthday decides the grade, as the National Education Policy 2020 sets it: six years for Grade 1. Where a state has a cut-off day of its own, that day counts: the admission page of each city names it.',
        },
        {
          title: 'Five steps to a seat, and no entrance test',
          text: 'A young child comes to play for a while, an older one talks with a teacher. There is nothing to prepare.',
        },
        {
          title: 'Fees in writing before you decide',
          text: 'The branch sends the sheet for its grade with every line on it. Pay nothing before you have read it.',
        },
        {
          title: 'One board from the first class to the last',
          text: 'A branch follows CBSE or ICSE in all its grades, so the board is settled on the day you choose the branch.',
        },
        {
          title: 'Study material for everybody',
          text: 'Worksheets, tables, sample papers, poems and stories on this site are free, for children of other schools too, and without a login.',
        },
        {
          title: 'One form for all',
          text: 'The same enquiry form leads to every branch. It gives you a reference at once, and you can follow it without an account.',
        },
      ],
    },
    {
      id: 'different',
      kind: 'points',
      heading: 'What each branch decides for itself',
      lead: 'The page of each branch says how it is there.',
      points: [
        {
          title: 'Grades and hours',
          text: 'Some branches begin with two-year-olds, some at Grade 1. Some end after the middle school and some go on to Grade 12.',
        },
        {
          title: 'Fees and instalments',
          text: 'They differ from branch to branch and from grade to grade, and so do the dates on which they fall due.',
        },
        {
          title: 'The bus',
          text: 'Each branch has its own stops. Its page names them, with the minutes from there to the gate.',
        },
        {
          title: 'Sport, music and clubs',
          text: 'They depend on the ground, the rooms and the teachers of a branch. When you visit, see them in use.',
        },
        {
          title: 'Languages',
          text: 'The second and third language follow the state and the families. The comparison shows them side by side.',
        },
        {
          title: 'The people',
          text: 'The head of each branch introduces the school on its page; on a visit you meet the class teacher too.',
        },
      ],
    },
  ] satisfies readonly Part[],
  leftOut: {
    id: 'not-here',
    kind: 'points',
    heading: 'What you will not find on this site',
    lead: 'We leave these out on purpose.',
    points: [
      {
        title: 'Rankings and superlatives',
        text: 'We print none. Please visit the branch and compare it with others.',
      },
      {
        title: 'Testimonials of parents',
        text: 'Please ask parents at the gate of the branch, or ask the branch for a parent to talk to.',
      },
      {
        title: 'One fee for all',
        text: 'Fees differ by branch and stage, so each branch page has its own, with a sum for your first year.',
      },
      {
        title: 'Trackers around children',
        text: [
          'No counting or advertising tool loads on a study page, and none anywhere before you agree. The ',
          { text: 'privacy policy', path: '/privacy-policy' },
          ' says the rest.',
        ],
      },
    ],
  } satisfies Part,
} as const;

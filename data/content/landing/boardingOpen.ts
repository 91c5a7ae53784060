import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
import type { BranchIdWhere } from '@/data/places/places';

/** One reason for each campus, beside the facts of the directory. */
export const CAMPUS_REASONS = {
  113: 'For families of Delhi, Haryana, Punjab and the hills, about an hour from north Delhi.',
  29: 'For families of the south, and for those whose place of work changes.',
  98: 'For the districts of Mahakoshal: classes up to Grade 12 on one campus.',
  97: 'For the Narmada valley and for families who may be transferred: one school until Grade 12.',
} as const satisfies Record<BranchIdWhere<{ boarding: true }>, string>;

/** The page of the boarding campuses while admissions are open. */
export const BOARDING_OPEN = {
  heading: (session: string) => `Boarding admissions open for ${session}`,
  lead: `${BOARDING_CAMPUSES.countFirst} campuses, CBSE to Grade 12. Come for a day before you decide.`,
  formHeading: 'Ask for a place',
  formText: 'Choose the campus, and a time to see it.',
  formCities: 'full',
  points: [
    'House parents live with the boarders and are the people you call.',
    'Boarders and day pupils share the classrooms.',
    'Tuition and boarding stand apart, with both amounts on the page of each campus.',
  ],
  campuses: {
    heading: `The ${BOARDING_CAMPUSES.count} campuses`,
    lead: `All ${BOARDING_CAMPUSES.count} take boarders and day pupils. Ask the campus which house has a place this year.`,
    way: 'Getting there',
  },
  suits: {
    heading: 'Is it right for your child?',
    lead: 'Boarding helps some children to grow and asks too much of others. Both answers are good ones.',
    yesHeading: 'It often goes well when',
    yes: [
      'your child has spent nights with cousins or at a camp and came back with stories',
      'the school at home ends after Grade 8 or 10, or the way to it takes more than an hour',
      'your postings change faster than school years',
      'sport, music or plain company would fill the afternoons better than a screen',
    ],
    waitHeading: 'Wait a year when',
    wait: [
      'your child does not want it',
      'there has been a loss or a separation at home in the last months',
      'your child still needs you to fall asleep; pre-primary and the first grades belong at home',
    ],
  },
  week: {
    heading: 'A week in the house',
    lead: 'Hours differ by campus and season; the shape is the same.',
    days: [
      {
        term: 'Monday to Friday, morning',
        detail:
          'Up early, a run, yoga or games while it is cool, bath, breakfast, school with the day pupils.',
      },
      {
        term: 'Afternoon',
        detail: 'Lunch and a rest, then the field, a club or practice, and tea.',
      },
      {
        term: 'Evening',
        detail:
          'Prep with a teacher in the room, dinner, a quiet half hour. Lights out goes by age.',
      },
      {
        term: 'Saturday',
        detail: 'Washing, letters, a tidy shelf; later a film, music or a match.',
      },
      {
        term: 'Sunday',
        detail: 'A late start, a longer breakfast and the call home at its fixed time.',
      },
    ],
  },
  pack: {
    heading: 'What to pack',
    lead: 'The campus sends its own list with the letter of admission. Families who have done it before pack this.',
    groups: [
      {
        title: 'To wear',
        items: [
          'uniform as the list says, and clothes for a week without washing',
          'games kit, two pairs of shoes and slippers',
          'something warm: nights at Rai and in Madhya Pradesh are cold in winter',
          'a name tape in everything, socks too',
        ],
      },
      {
        title: 'For every day',
        items: [
          'sheets and a towel, in a colour your child can find',
          'brush, comb, soap, a bottle, a small torch',
          'a lock with two keys, one of which the house parent keeps',
        ],
      },
      {
        title: 'Documents',
        items: [
          'the medical form, vaccinations and doses of any medicine, handed to the house and not to the child',
          'report card and transfer certificate, for Grade 2 and above',
          'numbers of two people who may fetch your child',
        ],
      },
      {
        title: 'From home',
        items: [
          'a photograph, one favourite book, one small thing from home',
          'stamps and envelopes',
        ],
      },
      {
        title: 'Better left at home',
        items: [
          'jewellery, much cash and anything that would be missed for long; ask the house about phones',
        ],
      },
    ],
  },
  visit: {
    heading: 'A day on campus, before you decide',
    lead: 'Come on a working day, when you can see lessons and the house in use.',
    steps: [
      {
        term: 'Before',
        detail:
          'Choose the campus, a day and a time in the form. When the team calls, say that you would like to stay for lunch.',
      },
      {
        term: 'Morning',
        detail:
          'Sit in on a lesson of the grade. Your child may stay while you talk about documents and fees.',
      },
      {
        term: 'Midday',
        detail: 'Eat in the dining hall with the boarders, whatever is on the table that day.',
      },
      {
        term: 'Afternoon',
        detail:
          'See a dormitory, a wash room, the sick room. Meet the house parent, and one boarder without us.',
      },
      {
        term: 'On the way home',
        detail: 'Ask your child first. Take a few days to decide.',
      },
    ],
  },
  questionsHeading: 'What parents ask about boarding',
  questions: [
    {
      question: 'What if my child is homesick?',
      answer:
        'That is common in the first weeks, mostly in the evenings. The house parent sits with the child and tells you how it goes. A fixed time for calls helps more than many calls. If it does not pass, we talk about coming home without blame.',
    },
    {
      question: 'May my child start as a day pupil?',
      answer: `Yes, where you live near enough: all ${BOARDING_CAMPUSES.count} campuses take day pupils. A move into the house later needs a free place in it.`,
    },
    {
      question: 'Can a child join the house in the middle of the session?',
      answer:
        'Up to Grade 8 yes, where the grade and the house have a place. Grades 9 and 11 are best joined at the start, and Grades 10 and 12 only in the cases that the board allows.',
    },
    {
      question: 'What happens when a boarder falls ill?',
      answer:
        'The house calls you. Ask on your visit where the sick room is, who is there at night, and which hospital the campus uses.',
    },
    {
      question: 'How is a week different before examinations?',
      answer:
        'Prep is longer, and games stay in the plan. Seniors go to bed later than the younger ones.',
    },
  ],
  dayLink: 'Day schools: admissions in your city',
} as const;

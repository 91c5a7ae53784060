import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For families who look for a school to live in. */
export const BOARDING_ADMISSION: Campaign = {
  slug: 'boarding-admission',
  title: 'Boarding school admission 2025-26',
  description: `${BOARDING_CAMPUSES.countFirst} CBSE campuses with boarding, near ${BOARDING_CAMPUSES.near}: life in the house, visits, and a form for a place.`,
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'Boarding school up to Grade 12',
      lead: `${BOARDING_CAMPUSES.countFirst} CBSE campuses where house parents know your child, and teachers stay for evening prep.`,
      points: [
        'One school and one set of friends, even when your work moves you',
        'House parents live with the boarders and see to meals, health and sleep',
        'Boarders and day pupils share the lessons',
        'See the house, the dining hall and the fields before you decide',
      ],
      form: { heading: 'Ask for a place', text: 'Choose the campus, then a time to visit.' },
      picture: '/pictures/boarding-house.svg',
      tag: {
        name: `${BOARDING_CAMPUSES.countFirst} campuses`,
        detail: 'CBSE, boarders and day pupils',
      },
      facts: [
        {
          term: 'Campuses',
          detail:
            'Kanakapura Road near Bangalore, Rai near Delhi, Hoshangabad Road near Bhopal, Bhedaghat Road near Jabalpur',
        },
        { term: 'Board', detail: 'CBSE, with Class 10 and Class 12 examinations' },
        { term: 'Day pupils', detail: `Welcome on all ${BOARDING_CAMPUSES.count}` },
      ],
    },
    {
      kind: 'boarding-life',
      heading: `${BOARDING_CAMPUSES.countFirst} places to live and learn`,
      lead: 'They share a board and the last grade. What lies around them differs, and so does the day.',
      which: { boarding: true },
    },
    {
      kind: 'points',
      heading: 'Is boarding right for your child?',
      points: [
        {
          title: 'A good reason',
          text: 'There is no senior school nearby, your posting changes every other year, or your child wants more hours of sport, music or company than home can give.',
        },
        {
          title: 'A reason to wait',
          text: 'Your child needs home a while longer. Where you live near enough, a year as a day pupil is a good start.',
        },
        {
          title: 'A fair way to find out',
          text: 'Come together on a school day. Let your child ask the questions, have a meal in the dining hall, and decide at home rather than in the office.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What families ask about the house',
      questions: [
        {
          question: 'From which grade does the house take boarders?',
          answer:
            'Lessons begin at Nursery or Grade 1, depending on the campus, but very young children do not board. The page of each campus names the first class of its house.',
        },
        {
          question: 'When can we call or come?',
          answer:
            'Each house has its hour for calls, so your child knows when the phone rings. Visiting days and weekends at home stand on the page of the campus.',
        },
        {
          question: 'What if my child is unwell?',
          answer:
            'A house parent sees it first and calls you. For the application, boarders bring a medical form on which you note allergies, medicines and your doctor.',
        },
        {
          question: 'How is the fee made up?',
          answer:
            'Tuition, by stage, and boarding with meals and laundry stand apart on the page of each campus, with the days on which terms are paid.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What to pack',
      paragraphs: [
        'Ask the campus for its list once the place is agreed: clothes for the climate there, bedding, name tapes for the laundry and what stays at home. Jabalpur is hot in May and wet in July, Rai has fog in January, and an evening near Bangalore asks for a jumper.',
      ],
      link: { title: 'More about our boarding schools', path: PATHS.boardingSchool },
    },
    {
      kind: 'call-line',
      heading: 'Arrange a visit',
      text: 'Say which campus you would like to see and from where you travel; we help with the way.',
    },
  ],
};

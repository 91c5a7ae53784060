import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For families who move between Delhi, Sonipat and Bangalore; its form offers these cities only. */
export const DELHI_BANGALORE_MOVE: Campaign = {
  slug: 'delhi-bangalore-move',
  title: 'Moving between Delhi and Bangalore: schools',
  description:
    'Moving between Delhi, Sonipat and Bangalore with school children? Our CBSE branches in these cities, what to bring from the old school, and a form to enquire.',
  form: { branchId: 91, gradeId: 5 },
  cityList: 'restricted',
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'Delhi to Bangalore, or back: a school there',
      lead: 'Choose the city you are moving to. The branch there says whether it has a seat.',
      points: [
        'CBSE branches in Delhi, Sonipat and Bangalore',
        'Enquire before you move: a call or the form is enough',
        'One list of documents for all of these branches',
      ],
      form: { heading: 'Ask in your new city', text: 'Delhi, Bangalore or Sonipat.' },
      picture: '/pictures/landing/train-to-the-south.svg',
      tag: { name: 'Delhi and Bangalore', detail: 'Session 2025-26' },
      facts: [
        { term: 'In Delhi', detail: 'Dwarka, Nursery to Grade 12' },
        { term: 'In Sonipat', detail: 'A boarding campus at Rai and a day school in town' },
        {
          term: 'In Bangalore',
          detail: 'Branches across the city, and boarding at Kanakapura Road',
        },
      ],
    },
    {
      kind: 'branches',
      heading: 'Up to Grade 12 in these cities',
      lead: 'A child who joins one of these branches can stay until the Class 12 examination.',
      which: { cities: ['delhi', 'sonipat', 'bangalore'], grade: 23 },
    },
    {
      kind: 'points',
      heading: 'What changes with the city',
      points: [
        {
          title: 'The board',
          text: 'These branches in Delhi and Sonipat follow CBSE. In Bangalore most do, and some follow ICSE. From one CBSE branch to another the syllabus stays the same.',
        },
        {
          title: 'The languages',
          text: 'The languages beside English differ between the states: in Karnataka, Kannada is one of them. The page of each branch names the ones it teaches; ask how a newcomer starts.',
        },
        {
          title: 'The way to school',
          text: 'Before you rent a flat, look at the bus stops on the page of the branch: each has the minutes to the gate.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'What to bring from the old school',
      facts: [
        { term: 'To enquire', detail: 'The grade, the board and the month you move' },
        { term: 'To apply', detail: 'Birth certificate, photographs and the last report card' },
        { term: 'From Grade 2', detail: 'The transfer certificate of the old school' },
        { term: 'For Grades 10 and 12', detail: 'Ask both schools first: the board has to agree' },
      ],
    },
    { kind: 'steps', heading: 'From enquiry to seat', detail: 'short' },
    {
      kind: 'text',
      heading: 'Boarding, if only the parents move',
      paragraphs: [
        'Rai near Delhi and Kanakapura Road near Bangalore have boarding. Day pupils and boarders share the lessons, so a child can also change from one to the other.',
      ],
      link: { title: 'Our boarding schools', path: PATHS.boardingSchool },
    },
    {
      kind: 'call-line',
      heading: 'Rather ask by telephone?',
      text: 'Tell us the grade, the old school’s board and the part of the city you are moving to.',
    },
  ],
};

import { SCHOOL } from '@/data/school';
import type { AboutPage } from './part';

/** What the line in the footer leads to, as long as `IS_SAMPLE_SCHOOL` of data/school.ts is true. */
export const ABOUT_THIS_SAMPLE: AboutPage = {
  heading: 'About this sample',
  crumb: 'About this sample',
  lead: `${SCHOOL.name} is a sample school: a complete one, so that you can try every page as a family would.`,
  picture: {
    src: '/pictures/about/sign-painter.svg',
    alt: 'A painter on a ladder letters the sign of a school; a child points to what is missing, a cat tries on the cap',
  },
  actions: [],
  parts: [
    {
      id: 'examples',
      kind: 'points',
      heading: 'What is an example',
      lead: 'They fit together, and they belong to nobody.',
      points: [
        {
          title: 'The school and its branches',
          text: 'Names, addresses, positions, buildings, opening hours, facilities, bus stops and the heads of the branches. No real school, child or parent is meant.',
        },
        {
          title: 'Ways to reach it',
          text: 'Telephone numbers begin with 1-800-000, which nobody is given. E-mail and web addresses end in .example, which leads nowhere.',
        },
        {
          title: 'Figures',
          text: 'Fees, class sizes, affiliation numbers, dates, results, certificates of the disclosure pages, and what children have won.',
        },
        {
          title: 'Stories of the school',
          text: 'Events, contests and their votes, achievements, press, and the certificates that the certificate page finds.',
        },
      ],
    },
    {
      id: 'real',
      kind: 'points',
      heading: 'What is real',
      lead: 'You can rely on these as on any careful page.',
      points: [
        {
          title: 'Boards, laws and cities',
          text: 'What the pages say about CBSE and ICSE, the rules for ages, documents and admission, PIN codes, localities and landmarks.',
        },
        {
          title: 'The study material',
          text: 'Lessons, tables, worksheets, calculators, sample papers, poems and stories are our own, and everybody may use them.',
        },
        {
          title: 'Your data',
          text: 'What you type into a form is handled as the privacy policy says, here too. Nobody calls you back.',
        },
      ],
    },
  ],
};

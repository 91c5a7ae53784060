import { CONTESTS } from '@/data/contests/contests';
import { CONTEST_SLUGS } from '@/data/contests/slugs';
import { PATHS } from '@/data/routes/paths';
import { ACTIVITY_PATHS, activityPath, contestPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

const picture = (name: string) => `/pictures/activities/${name}.svg`;

export const ACTIVITY_OVERVIEW: ActivityContent = {
  name: 'Activities',
  heading: 'Activities: what children make, build and play',
  lead: 'Six things that hands and heads do together. Each page says what a child does at which age, and has a first project for this weekend, with what you have at home.',
  picture: picture('activities'),
  note: 'Which of them your branch offers, in lessons or after school, differs: each page ends with what to ask there.',
  blocks: [
    {
      kind: 'cards',
      id: 'six',
      heading: 'Choose one',
      cards: [
        {
          title: 'Robotics',
          text: 'A hand of cardboard that five strings can close',
          path: activityPath('robotics'),
          picture: picture('robotics'),
        },
        {
          title: 'Coding',
          text: 'Any number from 1 to 100 in seven questions',
          path: activityPath('coding'),
          picture: picture('coding'),
        },
        {
          title: 'Music',
          text: 'Eight paper straws that play a scale',
          path: activityPath('music'),
          picture: picture('music'),
        },
        {
          title: 'Pottery',
          text: 'A pinched diya, and how much clay shrinks',
          path: activityPath('pottery'),
          picture: picture('pottery'),
        },
        {
          title: 'Astronomy',
          text: 'A stick that shows noon and north',
          path: activityPath('astronomy'),
          picture: picture('astronomy'),
        },
        {
          title: 'Weaving',
          text: 'A coaster from an old T-shirt',
          path: activityPath('weaving'),
          picture: picture('weaving'),
        },
      ],
    },
    {
      kind: 'points',
      id: 'choose',
      heading: 'How to choose with a child, not for the child',
      points: [
        {
          title: 'One at a time',
          text: 'Two afternoons a week are enough. A child also needs free time.',
        },
        {
          title: 'Try before you buy',
          text: 'Borrow, improvise, do the weekend project. Whoever still asks after four weeks may have the instrument or the kit.',
        },
        {
          title: 'Agree when it may end',
          text: 'Not after the first bad afternoon, and not in ten years. One term is fair: then the child decides.',
        },
        {
          title: 'Praise what was done',
          text: 'Praise what your child did: “You took it out and wove it again.”',
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'The six side by side',
      table: {
        caption: 'What each asks for at home, to begin with',
        columns: ['Activity', 'From about', 'A first project takes', 'Space and noise'],
        rows: [
          ['Robotics', '4 years', 'One to two hours', 'A table; paper scraps'],
          ['Coding', '5 years', 'Half an hour', 'None; quiet'],
          ['Music', '3 years', 'One hour', 'A corner; be kind to the neighbours'],
          ['Pottery', '3 years', 'One hour, then three days of drying', 'Newspaper and a bucket'],
          ['Astronomy', '4 years', 'Two hours around noon', 'A terrace or a lane'],
          ['Weaving', '4 years', 'Two hours', 'A lap; quiet'],
        ],
      },
    },
    {
      kind: 'links',
      id: 'festivals',
      heading: 'Festivals and competitions',
      links: [
        {
          title: 'Khel Mahotsav',
          text: 'A festival of sport in which everybody plays.',
          path: ACTIVITY_PATHS.khelMahotsav,
        },
        {
          title: 'Khel Mahotsav 2025',
          text: 'The programme of the day, and four weeks of training.',
          path: ACTIVITY_PATHS.khelMahotsav2025,
        },
        {
          title: 'Super Singer Competition',
          text: 'One voice, one song, no fear.',
          path: ACTIVITY_PATHS.superSinger,
        },
        { title: 'Events', text: 'Other days besides lessons.', path: PATHS.event },
      ],
    },
    {
      kind: 'links',
      id: 'contests',
      heading: 'Contests that parents vote on',
      links: CONTEST_SLUGS.map((slug) => {
        const { name, look } = CONTESTS[slug];
        return { title: name, text: look.heading, path: contestPath(slug) };
      }),
    },
  ],
};

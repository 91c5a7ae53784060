import { ACTIVITY_PATHS } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const KHEL_MAHOTSAV_2025: ActivityContent = {
  name: 'Khel Mahotsav 2025',
  heading: 'Khel Mahotsav 2025: the day, hour by hour',
  lead: 'The programme of the day, what to pack, how points are given so that everybody counts, and four weeks of training for the evenings before.',
  picture: '/pictures/activities/khel-mahotsav-2025.svg',
  note: 'This is the programme of 2025. For the next sports day of your branch, ask its team.',
  blocks: [
    {
      kind: 'table',
      id: 'programme',
      heading: 'The programme',
      lead: 'Two hours for the small ones, then they go home to rest. The long races come before the sun is high.',
      table: {
        caption: 'From seven in the morning',
        columns: ['Time', 'Pre-primary and Grades 1 to 2', 'Grades 3 to 5', 'Grades 6 and above'],
        rows: [
          ['7.00', 'Not yet', 'Warming up together', 'Setting up, then warming up'],
          ['7.30', 'Arrival, water, caps on', 'Hundred metres', '800 and 1,500 metres'],
          ['8.00', 'Frog jumps, colour run', 'Long jump', 'Kabaddi, first round'],
          ['8.45', 'Water and fruit', 'Water and fruit', 'Water and fruit'],
          ['9.00', 'Lemon and spoon, sack race', 'Kho-kho', 'Timekeepers for the others'],
          ['9.45', 'Ribbons, home', 'Lagori', 'Kabaddi, final'],
          ['10.30', 'At home', 'Relay of all classes', 'Relay of all classes'],
          ['11.00', 'At home', 'Thanks, and off into the shade', 'Clearing up, counting points'],
        ],
      },
    },
    {
      kind: 'points',
      id: 'points',
      heading: 'Points that count everybody',
      lead: 'Four houses, one table. Three rules keep it open until the relay.',
      points: [
        {
          title: 'One point for arriving',
          text: 'Whoever finishes a race brings the house a point. With thirty runners in a house that is thirty points, more than any medal gives.',
        },
        {
          title: '5, 3 and 1 on top',
          text: 'For the first three of each race. A house with the three fastest of one race gains nine: less than a third of what its thirty finishers bring.',
        },
        {
          title: '2 for one’s own best',
          text: 'Times of the last week in school are on the list. Whoever beats their own time earns two points, at any place.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'training',
      heading: 'Four weeks before: twenty minutes, three times a week',
      table: {
        caption: 'One evening of each week, by age',
        columns: ['Week', 'Under 8', '8 to 12', '13 and above'],
        rows: [
          [
            '1',
            'Catch with two colours, then hop home',
            'Walk and jog by turns, a minute each, ten times',
            'Jog for twenty minutes, able to talk all the while',
          ],
          [
            '2',
            'Balance: a book on the head round the table',
            'Six short sprints to a tree, walk back',
            'Eight sprints of 60 m, walk back',
          ],
          [
            '3',
            'Rolling, throwing, catching a sock ball',
            'Starts from lying down, sitting, kneeling',
            'Stairs or a slope, six times; strength with one’s own weight',
          ],
          [
            '4',
            'All of it once, then an early night',
            'The race once, at full speed',
            'The race once; rest two days before',
          ],
        ],
        note: 'Pain in a joint, unlike tired muscles, is a reason to stop and to ask a doctor.',
      },
    },
    {
      kind: 'list',
      id: 'pack',
      heading: 'In the bag',
      items: [
        'A litre of water for each child, with the name on the bottle',
        'Banana, roasted chana, a roti with something inside: nothing fried before a race',
        'Cap, a small towel, dry socks, a T-shirt in the colour of the house',
        'Inhaler or medicine, handed to the class teacher with a note',
        'A plaster, and your telephone number on a slip of paper',
      ],
    },
    {
      kind: 'points',
      id: 'parents',
      heading: 'For mothers and fathers at the rope',
      points: [
        {
          title: 'Call a name, not an order',
          text: 'A child hears “Go, Meera!” and runs. “Faster! Left! Why so late?” is for the coach, and the coach says it tomorrow.',
        },
        {
          title: 'Clap for the last one',
          text: 'Loudly. Children remember who did that.',
        },
        {
          title: 'First question afterwards',
          text: 'Not “Which place?” but “What was good?” The place comes by itself.',
        },
        {
          title: 'Photographs',
          text: 'Of your own child, please. Not every family wants to see theirs in a group chat.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Decided before, not on the day',
      items: [
        'Above which temperature, or below which quality of air, is the day put off? Ask for the answer a week before.',
        'Who looks after the small ones between their last race and the gate?',
        'Where is the shade, where the water, and who refills it?',
        'Who holds the list of allergies and illnesses?',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Khel Mahotsav',
          text: 'The games at each age, and lagori for the lane.',
          path: ACTIVITY_PATHS.khelMahotsav,
        },
        {
          title: 'All activities',
          text: 'Six that make, build and play.',
          path: ACTIVITY_PATHS.activities,
        },
      ],
    },
  ],
};

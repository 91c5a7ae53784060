import { PATHS } from '@/data/routes/paths';
import { activityPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const ASTRONOMY: ActivityContent = {
  name: 'Astronomy',
  heading: 'Astronomy: a sky that belongs to everybody',
  lead: 'The oldest science needs no telescope: a stick, a clear morning and a child who asks why the shadow moves.',
  picture: '/pictures/activities/astronomy.svg',
  note: 'Sky evenings depend on the weather and on the lights of the city. Whether your branch has a club, a telescope or a visit to a planetarium is a question for its team.',
  blocks: [
    {
      kind: 'ages',
      id: 'ages',
      heading: 'What a child does at which age',
      ages: [
        {
          age: '4 to 6',
          title: 'Sun, shadow, moon',
          text: 'Drawing round one’s shadow in the morning and at noon. Looking for the moon on the way to school: yes, it is often there by day.',
        },
        {
          age: '7 to 9',
          title: 'A moon diary',
          text: 'One circle a day for a month, filled in as the moon looked. East and west without a compass, by sunrise and sunset.',
        },
        {
          age: '10 to 12',
          title: 'Models',
          text: 'Seasons with a lamp and a globe, the planets at distances true to scale, ten constellations by heart, and why cities see so few stars.',
        },
        {
          age: '13 and above',
          title: 'Measuring',
          text: 'The height of the Pole Star as one’s own latitude, sunspots that a teacher’s telescope throws onto paper, a star whose brightness changes from week to week.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'This weekend: a first project',
      project: {
        title: 'A stick that shows noon and north',
        time: 'Two hours around noon, mostly waiting in the shade',
        need: [
          'A straight stick of about a metre, or a bottle filled with sand',
          'A flat place that has sun for an hour before and after noon',
          'A dozen pebbles or a piece of chalk',
          'A thread with a stone at its end, and a clock',
        ],
        steps: [
          'Put the stick up and check with the hanging thread that it stands upright from two sides.',
          'Start three quarters of an hour before the time in the table. Lay a pebble on the tip of the shadow and write down the time.',
          'Lay another one every ten minutes, until three quarters of an hour after it. In between: shade, water, a book.',
          'Which pebble is nearest to the stick? That was the moment when the sun stood highest: noon, for your street.',
          'Draw a line from the foot of the stick through that pebble: it runs north and south. Compare it with the compass of a phone.',
          'Stretch a thread through all the pebbles. In March and September they lie on a straight line, in the other months on a gentle curve.',
        ],
        explain:
          'All clocks in India show one time, but the sun passes Kolkata about an hour before Mumbai. So your noon is hardly ever at twelve. Through the year it moves by about a quarter of an hour either way, because the earth’s path is not quite a circle and its axis is tilted.',
        repairs: [
          {
            title: 'The shadow points south',
            text: 'That is no mistake. South of the Tropic of Cancer the midsummer sun stands in the north at noon: between the two days in the table.',
          },
          {
            title: 'Two pebbles are equally near',
            text: 'Then noon was halfway between them. Around noon the length hardly changes, so such ties are normal.',
          },
          {
            title: 'The compass says something else',
            text: 'Go away from cars and iron gates. The needle of a real compass also differs from true north, in India by very little.',
          },
        ],
      },
    },
    {
      kind: 'computed',
      id: 'noon',
      heading: 'When your street has noon, and days without a shadow',
      lead: 'On two days of the year the sun stands straight above you at noon, and an upright stick has no shadow, if you live south of the Tropic of Cancer.',
      table: 'noonSun',
      caption: 'Cities of our branches, from south to north',
      columns: ['City', 'Noon, on average', 'Days without a noon shadow'],
      note: 'Computed for the middle of each city: a day earlier or later is possible, and up to two or three days in Kolkata, Jabalpur and Bhopal, which lie close to the Tropic. On the day itself, look at your own noon and not at twelve.',
    },
    {
      kind: 'points',
      id: 'teaches',
      heading: 'What it teaches',
      points: [
        {
          title: 'Looking again',
          text: 'One look at the moon shows little. Thirty looks show a law. Few subjects reward a notebook so well.',
        },
        {
          title: 'Angles that mean something',
          text: 'A fist at arm’s length is about ten degrees. With that, geometry leaves the book and goes out onto the terrace.',
        },
        {
          title: 'How we know',
          text: 'Nobody has been to the sun. How then do we know how far it is? Children learn to ask that of other claims, too.',
        },
        {
          title: 'Being small, gladly',
          text: 'A clear night makes most quarrels smaller.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Safety',
      items: [
        'Never look at the sun: not for a moment, not through dark glass or film, and never through anything that magnifies. We look at its shadow.',
        'Around noon: cap, water, shade between the measurements. In a heatwave do it in another month.',
        'At night an adult is with the children, the terrace has a railing, and nobody walks backwards while looking up.',
        'A torch with red paper over it, and no laser pointers.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'Is there an evening under the sky each year, and may families come?',
        'What do children do by day? Most of astronomy in school is possible before three o’clock.',
        'Who leads it, and does somebody from outside help?',
        'Is there a trip to a planetarium, and from which class?',
        'What happens when it is cloudy? A good plan has an answer.',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Go Cosmo 2024',
          text: 'Three more to do at home: moon phases, a walk to Neptune, the Pole Star.',
          path: PATHS.goCosmo,
        },
        {
          title: 'Coding',
          text: 'A computer cannot see the sky, but it can work out when the moon will rise.',
          path: activityPath('coding'),
        },
      ],
    },
  ],
};

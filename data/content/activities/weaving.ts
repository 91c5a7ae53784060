import { activityPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const WEAVING: ActivityContent = {
  name: 'Weaving',
  heading: 'Weaving: a pattern that you can count',
  lead: 'Over, under, over, under, and on the way back the other way round. Every sari begins with these two movements.',
  picture: '/pictures/activities/weaving.svg',
  note: 'Few branches have a large loom; cardboard, frames and a visit to a weaver do very well. Ask what your branch does in which class.',
  blocks: [
    {
      kind: 'ages',
      id: 'ages',
      heading: 'What a child does at which age',
      ages: [
        {
          age: '4 to 6',
          title: 'Paper strips',
          text: 'A mat of two colours: each strip goes over and under. The first time that a child sees a chessboard come into being.',
        },
        {
          age: '7 to 9',
          title: 'A loom of cardboard',
          text: 'Coasters and bookmarks from wool and old cloth. The fork that beats the rows together comes from the kitchen.',
        },
        {
          age: '10 to 12',
          title: 'Patterns on squared paper',
          text: 'A filled square is over, an empty one under. Children draw a twill, then weave what they drew, on a frame with nails.',
        },
        {
          age: '13 and above',
          title: 'Dye and design',
          text: 'Threads are tied and dyed before they are woven; a loom with four shafts is set up by a group. In 1804 Jacquard’s loom read its pattern from punched cards, long before computers did.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'This weekend: a first project',
      project: {
        title: 'A coaster from an old T-shirt',
        time: 'Two hours, or four evenings of half an hour',
        need: [
          'A square of stiff cardboard, 12 by 12 cm',
          'Two metres of strong cotton thread for the warp',
          'An old T-shirt, cut across into strips of one centimetre',
          'A large safety pin, a fork, a ruler and scissors',
        ],
        steps: [
          'Along the upper and the lower edge mark every centimetre from 1 to 11 and cut in half a centimetre at each mark: eleven slits above, eleven below.',
          'Tape the end of the thread to the back. Lead it through the first slit, down the front, round the tooth to the next slit, up the front and so on, until eleven threads lie side by side. Tape the other end.',
          'Close the safety pin around the end of a strip: that is your needle. Go over the first thread, under the second, over the third, to the end.',
          'Lay the strip in a small hill before you push it down with the fork: so it has enough length and does not pull the edges in.',
          'Turn. Where the last thread was passed over, it is now passed under. Check the row: every thread has to be the opposite of the row below.',
          'When the card is full, lift the loops off the teeth: they hold the outer rows by themselves. Knot the two free ends of the thread to the nearest loop, and tuck the ends of the strips in at the back.',
        ],
        explain:
          'In plain weave every crossing differs from its four neighbours, like the squares of a chessboard. Eleven threads and twenty rows make 220 crossings, and 110 of them are over. Stretch your coaster: along the threads it gives little, and slantwise a lot. Tailors use that when they cut cloth on the bias.',
        repairs: [
          {
            title: 'It gets a waist',
            text: 'The strips were pulled tight. Make the hill in the fourth step higher.',
          },
          {
            title: 'Two rows look the same',
            text: 'One was woven like the one below. Take it out again; it cannot be hidden.',
          },
          {
            title: 'The cardboard bends',
            text: 'The warp is too tight. Two layers of cardboard, glued crosswise, do not bend.',
          },
        ],
      },
    },
    {
      kind: 'table',
      id: 'weaves',
      heading: 'Woven in the states of our branches',
      lead: 'Every region has a cloth that is known by name. Look for it at home, perhaps in a grandmother’s cupboard.',
      table: {
        caption: 'Famous weaves, and how to recognise them',
        columns: ['Weave', 'Where it is at home', 'Look for'],
        rows: [
          [
            'Kanchipuram',
            'Tamil Nadu',
            'Heavy silk; border and body in different colours, joined as they are woven',
          ],
          [
            'Ilkal',
            'North of Karnataka',
            'The end of the sari joined to its body by rows of loops',
          ],
          [
            'Pochampally ikat',
            'Telangana',
            'Shapes with feathered edges: the threads were dyed before weaving',
          ],
          [
            'Paithani',
            'Paithan, Maharashtra',
            'Peacocks and lotuses that look almost the same on the back',
          ],
          ['Maheshwari', 'Maheshwar, Madhya Pradesh', 'A border that can be worn on either side'],
          [
            'Chanderi',
            'Chanderi, Madhya Pradesh',
            'So sheer that a hand can be seen through it, with small woven figures',
          ],
          ['Kota doria', 'Rajasthan', 'Tiny squares of thick and thin threads'],
          ['Jamdani', 'Bengal', 'Figures that seem to float: each was put in by hand'],
        ],
      },
    },
    {
      kind: 'points',
      id: 'teaches',
      heading: 'What it teaches',
      points: [
        {
          title: 'Odd and even',
          text: 'Why does a mistake come back in every second row? Children find the rule before they can name it.',
        },
        {
          title: 'Planning before doing',
          text: 'The warp decides width and colours before the first row. It is set up once and cannot be changed.',
        },
        {
          title: 'Quiet',
          text: 'A row is short and always alike. Lively children often stay with it longer than anybody had expected.',
        },
        {
          title: 'What cloth is worth',
          text: 'After twenty rows in an hour, one understands why a sari takes weeks.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Safety',
      items: [
        'A closed safety pin or a blunt plastic needle instead of a sharp one.',
        'Threads and loops never go round the neck, not even for fun.',
        'Scissors lie on the table with the points away from everybody, and are passed on handles first.',
        'Dyeing is done with an adult, in gloves and in a pot that is not used for food.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'Is there craft in the timetable of every class, and for how long at a time? A single period is short for a loom.',
        'Do boys and girls both weave?',
        'Which weavers or markets do the children visit?',
        'Where does the material come from? Old cloth is the best answer.',
        'May unfinished work stay out until the next lesson?',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'The thread out of line, a story',
          text: 'To be read while the fork rests.',
          path: '/story/the-thread-out-of-line',
        },
        {
          title: 'Coding',
          text: 'Over and under are 1 and 0: the same idea in another material.',
          path: activityPath('coding'),
        },
      ],
    },
  ],
};

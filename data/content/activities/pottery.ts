import { activityPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const POTTERY: ActivityContent = {
  name: 'Pottery',
  heading: 'Pottery: thinking with both hands',
  lead: 'Clay remembers every touch and forgives almost all of them. That makes it a good teacher for hands in a hurry.',
  picture: '/pictures/activities/pottery.svg',
  note: 'Not every branch has a wheel or a kiln. Where there is none, children work with clay that dries in the air, or a potter from the town comes to school.',
  blocks: [
    {
      kind: 'ages',
      id: 'ages',
      heading: 'What a child does at which age',
      ages: [
        {
          age: '3 to 5',
          title: 'Roll, press, poke',
          text: 'Snakes, balls and the print of a neem leaf. The fingers grow strong for the pencil.',
        },
        {
          age: '6 to 8',
          title: 'Pinch and coil',
          text: 'Small pots pinched out of a ball, larger ones built of rolls, animals whose legs stay on: scratched, wetted, pressed.',
        },
        {
          age: '9 to 11',
          title: 'Slabs',
          text: 'Clay is rolled out like a roti and cut: boxes, tiles with a raised pattern, name plates for a door.',
        },
        {
          age: '12 and above',
          title: 'The wheel',
          text: 'Getting a lump into the middle takes weeks, and then a bowl takes a minute. Why a glaze changes its colour in the fire is chemistry.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'This weekend: a first project',
      project: {
        title: 'A pinched diya, and how much clay shrinks',
        time: 'An hour to make, about three days to dry',
        need: [
          'About 400 g of potter’s clay, or clay that dries in the air',
          'Old newspaper, a plate and a bowl with a little water',
          'A ruler and a toothpick',
          'A sheet of paper for the measurements',
        ],
        steps: [
          'Knead the clay until it has no holes and does not stick to the hand. Put a third of it aside.',
          'Roll the larger part into a ball. Press a thumb into the middle and stop before it comes through: the floor stays as thick as your little finger.',
          'Pinch the wall between thumb and fingers and turn the ball a little after each pinch, round and round, until the wall is as thick as a pencil everywhere.',
          'Pull one place of the rim outwards with a wet finger: the lip for the wick. Smooth the rest with a damp fingertip and scratch your initials into the floor from below.',
          'Roll the rest into a strip a little longer than your hand and as thick as the wall. Scratch two fine lines into it, exactly 100 mm apart.',
          'Dry both on newspaper in the shade, without a fan, and turn them once a day. Every evening, measure between the two lines: each millimetre that is gone is one per cent.',
        ],
        explain:
          'Between the tiny plates that clay is made of there is water. It leaves, the plates move together, and the pot gets smaller: by something like five to eight per cent in drying, depending on the clay, and by more in the kiln. A potter has to think backwards. If the clay loses a tenth in all, a plate of 18 cm has to be made 20 cm wide: adding a tenth to 18 would be too little.',
        repairs: [
          {
            title: 'The rim cracks',
            text: 'It dried faster than the floor. Lay a damp cloth over the rim on the first day.',
          },
          {
            title: 'The pot leans',
            text: 'The wall is thinner on one side. Turn after each pinch, and count the same number of turns.',
          },
          {
            title: 'Something falls off when dry',
            text: 'It was only put on. Scratch both sides, wet them with runny clay, then press.',
          },
        ],
      },
    },
    {
      kind: 'table',
      id: 'stages',
      heading: 'From mud to pot',
      lead: 'Touch tells a potter what can be done today.',
      table: {
        caption: 'The stages of clay',
        columns: ['Stage', 'How it feels', 'What one does'],
        rows: [
          ['Slip', 'Like cream', 'Glue two parts together'],
          ['Plastic', 'Soft; takes a fingerprint', 'Form it'],
          ['Leather-hard', 'Firm and cool, like a bar of soap', 'Carve it, trim it, join a handle'],
          [
            'Bone-dry',
            'Light in colour, no longer cool',
            'Handle with care; in water it turns to mud again',
          ],
          ['Fired', 'Hard; rings when tapped', 'Glaze it; it will never be mud again'],
        ],
      },
    },
    {
      kind: 'points',
      id: 'teaches',
      heading: 'What it teaches',
      points: [
        {
          title: 'Waiting',
          text: 'Three days of drying cannot be hurried. Whoever puts the pot into the sun learns it by the crack.',
        },
        {
          title: 'Two hands that know of each other',
          text: 'One pushes from inside, the other holds from outside. It is the best exercise for a tired writing hand.',
        },
        {
          title: 'Per cent, backwards',
          text: 'What was it before it lost a tenth? The question that trips up half a class is answered here with a ruler.',
        },
        {
          title: 'Respect for makers',
          text: 'After a crooked bowl a child looks with other eyes at the kulhads and matkas that a potter makes in a row.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Safety',
      items: [
        'A diya of clay that was never fired soaks up oil and can crack: put a small battery light or a flower into it, not a burning wick.',
        'Dried clay is wiped up wet, never swept or sanded: its dust is bad for the lungs.',
        'Rinse hands and tools in a bucket, not in the sink. The clay settles, and can be used again.',
        'A kiln is the teacher’s alone. Pots for food need a glaze that is made for food.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'Is there a kiln, or are the pots taken to a potter to be fired?',
        'How many children share a wheel?',
        'Does each child form its own idea, or do thirty make the same?',
        'What comes home, and what stays for the exhibition?',
        'Does a potter visit, or do the children visit one?',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Weaving',
          text: 'The other old craft that begins with counting: a coaster from a T-shirt.',
          path: activityPath('weaving'),
        },
        {
          title: 'The potter’s wheel, a poem',
          text: 'To be read aloud while the diya dries.',
          path: '/poems/the-potters-wheel',
        },
      ],
    },
  ],
};

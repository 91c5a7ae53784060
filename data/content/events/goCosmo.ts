import { PATHS } from '@/data/routes/paths';

/** The record of the event, and what a family can do with it at home. */
export const GO_COSMO = {
  trail: [
    { title: 'Home', path: PATHS.home },
    { title: 'Events', path: PATHS.event },
  ],
  heading: 'Go Cosmo 2024',
  lead: 'A day of astronomy for children and adults, from noon until the stars were out.',
  facts: [
    { term: 'What', detail: 'An astronomy day with six stations' },
    { term: 'When', detail: 'In 2024; it is over' },
    { term: 'Where', detail: 'Playground, dark room, terrace' },
  ],
  note: 'This event is over. The three activities below work at home at any time.',
  toActivities: 'Three to do at home',
  toForm: 'Visit a branch',
  safety:
    'Never look at the sun, not even for a moment and not through dark glass, film or a telescope.',
  stations: {
    heading: 'What children did at each station',
    lead: 'Five by day, one after dark. Every station had a question on a card, and no answer on the back.',
    list: [
      {
        title: 'The sun on paper',
        question: 'How big is the sun?',
        text: 'A pinhole in a card throws a small, round picture of the sun onto white paper behind you. Children measured it at one, two and three metres, and found it a little under one centimetre wide for every metre.',
      },
      {
        title: 'A moon in the hand',
        question: 'Why does the moon change its shape?',
        text: 'One lamp, a dark room and an orange on a pencil. Everyone turned round once and saw a month go by.',
      },
      {
        title: 'The walk to Neptune',
        question: 'How empty is space?',
        text: 'The solar system, a hundred metres long. The first four planets stood within six steps of each other; then came a lot of grass.',
      },
      {
        title: 'Light pulled apart',
        question: 'What is white light made of?',
        text: 'An old CD splits light into its colours. A bulb with a glowing wire gives an unbroken band; a tube light gives separate stripes. In the same way astronomers read what a star is made of.',
      },
      {
        title: 'A rocket on a string',
        question: 'What does a rocket push against?',
        text: 'A balloon taped to a straw, on a thread across the room. Air goes out at the back, the balloon goes forward; it needs nothing behind it to push against, which is why rockets work in empty space.',
      },
      {
        title: 'The sky above the terrace',
        question: 'Which star stands still?',
        text: 'Without a telescope first: north by the Pole Star, the hunter Orion, the red eye of the bull. Then the moon through a small one, for as long as the queue allowed.',
      },
    ],
  },
  activities: {
    heading: 'Three to do at home',
    need: 'You need:',
    lead: 'Nothing to buy. Each takes half an hour at most, and each can go wrong in an interesting way.',
  },
  moon: {
    title: 'A month in five minutes',
    need: 'An orange, a pencil, a lamp without its shade, a dark room',
    picture:
      'A lamp at the left, a child in the middle and four oranges around: the half that faces the lamp is always bright',
    steps: [
      'Put the orange on the pencil. The lamp is the sun, your head is the earth, the orange is the moon. Put out every other light.',
      'Face the lamp and hold the orange towards it, a little higher than your eyes. The side you see is dark: new moon, Amavasya.',
      'Turn slowly to your left and keep the orange in front of you. After a quarter of a turn its right half is bright: first quarter.',
      'Turn on until the lamp is behind you, with the orange held above the shadow of your head. All of it is bright: full moon, Purnima.',
      'After three quarters of a turn the left half is bright. Then the new moon comes again: the real one takes about twenty-nine and a half days.',
    ],
    explain:
      'Half of the orange was bright all the time. What changed is how much of that half you could see, so the phases are not the shadow of the earth. The shadow comes into it only when you lower the orange into the shadow of your head: that is an eclipse of the moon. It does not happen every month because the path of the moon is tilted by about five degrees.',
  },
  walk: {
    title: 'A walk of 100 metres to Neptune',
    need: 'A lane or playground, a tape or your own steps, nine slips of paper',
    picture: 'The planets along a line: four close to the sun at the left, four far apart',
    steps: [
      'Put the sun at one end. At this scale it is as wide as the table says: draw it on a slip at that size.',
      'Walk to each planet, leave its slip and read its size aloud. Look back at the sun every time.',
      'At Neptune, turn round. Sunlight needs more than four hours for the way that you have just walked.',
    ],
    explain:
      'School books draw the planets side by side, as they must to fit the page. On the ground you see what that hides: the solar system is almost entirely empty.',
    nearestStar: (km: number) =>
      `The nearest star after the sun, Proxima Centauri, would stand about ${km} km away on this scale.`,
    caption: 'The solar system at 100 metres, from the sun to Neptune',
    columns: {
      planet: 'Planet',
      ground: 'From the sun',
      size: 'How wide',
      light: 'Sunlight takes',
    },
  },
  sky: {
    title: 'The star that stands still, and the hunter',
    need: 'A clear evening, a roof or a terrace, your own fist',
    picture:
      'Left, the seven stars of Saptarishi point to the Pole Star over a roof; right, Orion with three stars in its belt',
    steps: [
      'Find north: with the place where the sun went down on your left, you face it.',
      'Stretch out an arm. Your fist covers about ten degrees of sky. Count fists up from the horizon: the table says how many for your city.',
      'There stands the Pole Star, Dhruva. It is of middling brightness, so check it. On evenings from April to June the seven stars of Saptarishi are high in the north: a line through the two at the outer edge of the bowl, Pulaha and Kratu, carried on five times as far, leads to it. In winter the W of Cassiopeia stands on the other side of it.',
      'For Orion, choose an evening from December to March and turn to the south. Look for three stars of the same brightness close together in a row: the belt. It climbs in the east after dusk in December, and stands at its highest about eight in the evening in the middle of February.',
      'Above and below the belt are reddish Betelgeuse, which is Ardra, and blue-white Rigel. The line of the belt leads down to Sirius, the brightest star of the night, and up the other way to orange Aldebaran, Rohini.',
    ],
    explain:
      'Come back after an hour. Everything has moved except the Pole Star, because the axis of the earth points almost straight at it. Its height above the horizon is your latitude, which is how sailors knew where they were. From the south of India it stands low, so you need a free view to the north and a night without haze.',
    caption: 'How high they stand, from the horizon (0°) to overhead (90°)',
    columns: {
      city: 'City',
      pole: 'Pole Star',
      fists: 'In fists',
      belt: 'Orion’s belt at its highest',
    },
  },
  bring: {
    heading: 'What to bring to a next one',
    lead: 'No date is fixed. When your branch plans an evening under the sky, this is what helps.',
    things: [
      {
        title: 'A torch with red paper over it',
        text: 'Eyes need some twenty minutes to get used to the dark. White light undoes that in a second, red light hardly does.',
      },
      {
        title: 'Something warm',
        text: 'Standing still at night feels colder than you expect, even in the plains in January.',
      },
      {
        title: 'A notebook and a pencil',
        text: 'A drawing of what you saw is worth more than a photograph of it. Pencils write in the dew.',
      },
      {
        title: 'Water, and long sleeves',
        text: 'For thirst and for mosquitoes. Spray at home, not beside a telescope.',
      },
      {
        title: 'One question',
        text: 'Write it down before you come. Try this one: what does our sky look like from the moon?',
      },
    ],
    leave: 'Leave at home: laser pointers, and the idea that you need a telescope to begin.',
  },
  enquiry: {
    heading: 'See a branch by daylight',
    text: 'Choose the branch, then a day and a time.',
  },
} as const;

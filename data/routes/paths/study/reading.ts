/** A poem or story on the shelf. Its text and the rest are in the Markdown file of the same slug. */
export type ShelfEntry = {
  slug: string;
  title: string;
  /** What it is about, for lists and search engines. */
  about: string;
};

/** Where all poems and all stories are listed. */
export const READING_PATHS = { poems: '/poems', stories: '/story' } as const;

export const POEMS: readonly ShelfEntry[] = [
  {
    slug: 'tap-tap-rain',
    title: 'Tap, Tap, Rain',
    about: 'Rain taps on the tin roof, frogs sing, and there are puddles to jump in and to count.',
  },
  {
    slug: 'beep-beep-auto',
    title: 'Beep, Beep, Auto',
    about:
      'A child and Grandma ride to the market on three wheels, leaning left and leaning right.',
  },
  {
    slug: 'my-round-roti',
    title: 'My Round Roti',
    about: 'Pat the dough, roll it round and watch it puff up on the tawa, with a dot of butter.',
  },
  {
    slug: 'five-fat-mangoes',
    title: 'Five Fat Mangoes',
    about: 'Five mangoes hang on the tree and go away one by one: a rhyme for counting backwards.',
  },
  {
    slug: 'gecko-on-the-wall',
    title: 'Gecko on the Wall',
    about: 'A child talks to the gecko by the lamp, who eats mosquitoes and never falls down.',
  },
  {
    slug: 'sleep-now-little-street',
    title: 'Sleep Now, Little Street',
    about:
      'A bedtime rhyme for the mango cart, the buses, the sparrow and the slippers at the door.',
  },
  {
    slug: 'the-kite-in-the-neem',
    title: 'The Kite in the Neem Tree',
    about: 'A blue kite is lost in a neem tree, and two bulbuls find that it makes a good roof.',
  },
  {
    slug: 'nanis-steel-trunk',
    title: 'Nani’s Steel Trunk',
    about: 'On Sunday at four the old trunk is unlocked, and out comes a girl on a swing.',
  },
  {
    slug: 'the-crow-at-six',
    title: 'The Crow at Six',
    about: 'Every morning a crow demands breakfast at the window, and plays the same careful game.',
  },
  {
    slug: 'sunday-dosa',
    title: 'Sunday Dosa',
    about: 'Seven hungry people, just one pan, and a good reason to be last in the line.',
  },
  {
    slug: 'the-train-to-nanis',
    title: 'The Train to Nani’s',
    about:
      'Clickety, clackety: a night on the top berth, a dark tunnel, and a shawl in the lamplight.',
  },
  {
    slug: 'four-city-limericks',
    title: 'Four City Limericks',
    about:
      'A camel in lights, a goat who ate a kite, a clock with bellyache and a sitar that snores.',
  },
  {
    slug: 'the-stepwell',
    title: 'The Stepwell',
    about:
      'An old well was the heart of the town until the taps came; then Class 6 brought brooms.',
  },
  {
    slug: 'last-over',
    title: 'Last Over',
    about:
      'Eleven runs to get, six balls to go, and a balcony on the second floor: cricket in the lane.',
  },
  {
    slug: 'five-riddles-at-home',
    title: 'Five Riddles at Home',
    about:
      'Five things from kitchen, ceiling and street describe themselves. Can you name them all?',
  },
  {
    slug: 'night-bus-to-the-hills',
    title: 'Night Bus to the Hills',
    about:
      'A long ride through the dark, tea from clay cups, and what was growing there in the night.',
  },
  {
    slug: 'the-potters-wheel',
    title: 'The Potter’s Wheel',
    about: 'From mud to matka between two hands, and a first pot that leans a little.',
  },
  {
    slug: 'two-languages',
    title: 'Two Languages',
    about:
      'One language for home and one for school: why a child needs the left hand and the right.',
  },
  {
    slug: 'what-the-river-carries',
    title: 'What the River Carries',
    about:
      'Snow, lamps, songs and froth: a poem in pentameter that thanks a river, small and late.',
  },
  {
    slug: 'power-cut',
    title: 'Power Cut',
    about: 'The screens go black, the neighbours climb to the terrace, and Mr Khan begins to sing.',
  },
  {
    slug: 'sonnet-for-a-bicycle',
    title: 'Sonnet for a Second-hand Bicycle',
    about: 'Fourteen lines on rust, a bell that coughs and the name of a stranger on the crossbar.',
  },
  {
    slug: 'salt',
    title: 'Salt',
    about: 'Families rake white fields on the Rann of Kutch, and a pinch of salt grows heavy.',
  },
  {
    slug: 'before-the-results',
    title: 'Before the Results',
    about: 'While a slow page loads, somebody counts all the things that no question paper asked.',
  },
  {
    slug: 'a-lamp-beside-the-door',
    title: 'A Lamp Beside the Door',
    about: 'A villanelle for someone who works far away, with two lines that keep coming home.',
  },
];

export const STORIES: readonly ShelfEntry[] = [
  {
    slug: 'motus-bell',
    title: 'Motu’s Bell',
    about:
      'The little goat has lost his bell, and nobody finds it until Chhoti sits still to listen.',
  },
  {
    slug: 'the-umbrella-for-three',
    title: 'The Umbrella for Three',
    about:
      'Meenu’s yellow umbrella is too small for two friends and a puppy, but the puppy knows a way.',
  },
  {
    slug: 'chiku-counts-the-night',
    title: 'Chiku Counts the Night',
    about: 'Tup, tup, tup goes something in the dark. Chiku and Ma give every sound its name.',
  },
  {
    slug: 'the-last-laddoo',
    title: 'The Last Laddoo',
    about:
      'Five laddoos, four cousins and a quarrel, which the smallest cousin ends without a word.',
  },
  {
    slug: 'the-bus-stop-dog',
    title: 'The Bus Stop Dog',
    about: 'Raghu is always late, and Biscuit the dog always knows when the bus will come.',
  },
  {
    slug: 'tara-and-the-rangoli',
    title: 'Tara and the Rangoli',
    about: 'On Diwali morning a stream of water takes the head off Tara’s peacock.',
  },
  {
    slug: 'the-maths-paper-boat',
    title: 'The Maths Paper Boat',
    about:
      'Zoya sends seven marks out of twenty off across the Dal Lake, but a lake is not a river.',
  },
  {
    slug: 'the-loud-radio',
    title: 'The Loud Radio',
    about: 'Nana’s radio wakes the whole lane, and a game of whispers shows Aman why.',
  },
  {
    slug: 'the-wicketkeepers-secret',
    title: 'The Wicketkeeper’s Secret',
    about: 'Ponni is the best wicketkeeper in Mylapore, and she cannot see the ball.',
  },
  {
    slug: 'the-well-at-sonapur',
    title: 'The Well at Sonapur',
    about: 'A girl with a rope counts knots for two years, and then the dots fall off a cliff.',
  },
  {
    slug: 'the-wrong-tiffin',
    title: 'The Wrong Tiffin',
    about: 'In twenty-two years no lunch has gone astray, until rain washes one arm off a cross.',
  },
  {
    slug: 'the-night-of-the-turtles',
    title: 'The Night of the Turtles',
    about:
      'A hundred guests, a tower of lamps, and on the beach the hatchlings walk the wrong way.',
  },
  {
    slug: 'the-translator',
    title: 'The Translator',
    about: 'Nirmala speaks for her mother at every counter, and has learnt to leave things out.',
  },
  {
    slug: 'second-prize',
    title: 'Second Prize',
    about: 'The evening before the science fair, a thermometer says what nobody wanted to know.',
  },
  {
    slug: 'the-last-ferry-to-majuli',
    title: 'The Last Ferry to Majuli',
    about: 'A carved door, a new helmsman and a river that has moved since the map was made.',
  },
  {
    slug: 'the-thread-out-of-line',
    title: 'The Thread Out of Line',
    about: 'A weaver’s daughter finishes a wedding sari, and one gold bird looks the wrong way.',
  },
];

export const poemPath = (slug: string): string => `${READING_PATHS.poems}/${slug}`;

export const storyPath = (slug: string): string => `${READING_PATHS.stories}/${slug}`;

export type ReadingKind = 'poems' | 'stories';

/** What the two shelves and the pages of their pieces say around the texts. */
export const READING_COPY = {
  poems: {
    name: 'Poems',
    heading: 'Poems to read aloud',
    lead: '24 poems of our own for ages 3 to 14, each with a picture, words to learn, questions and a thing to do.',
    pieceLead: (ages: string, time: string) => `A poem for ${ages}. ${time} aloud.`,
    other: 'All poems',
    otherNote: 'From rhymes to count with to a sonnet and a villanelle',
    advice: {
      title: 'How to read a poem together',
      points: [
        'Read it aloud once, not too fast, and let the child only listen.',
        'Read it again and clap or tap the beat. Stop before the last word of a line and let the child say it.',
        'Talk about one word and one picture in it. Leave the rest for another day.',
        'When it is known by heart, let the child teach it to somebody else.',
      ],
    },
  },
  stories: {
    name: 'Stories',
    heading: 'Stories to read together and alone',
    lead: '16 stories of our own for ages 3 to 14, from Kanchipuram to Srinagar, each with words to learn, questions and a thing to do.',
    pieceLead: (ages: string, time: string) => `A story for ${ages}. ${time}.`,
    other: 'All stories',
    otherNote: 'Goats, ferries, wickets and one very loud radio',
    advice: {
      title: 'How to read a story together',
      points: [
        'Look at the picture and the title first. What could happen here?',
        'Stop once, where it is most exciting, and ask what each of them could do now.',
        'A child who reads alone may skip a hard word and come back to it. The words to learn stand below the story.',
        'Afterwards ask the child to tell the story to someone who has not heard it. That is the best test of reading.',
      ],
    },
  },
  ages: {
    '3-5': { label: 'ages 3 to 5', title: 'Ages 3 to 5', note: 'To be read aloud by a grown-up.' },
    '6-8': { label: 'ages 6 to 8', title: 'Ages 6 to 8', note: 'For a child who begins to read.' },
    '9-11': {
      label: 'ages 9 to 11',
      title: 'Ages 9 to 11',
      note: 'For reading alone and talking about it.',
    },
    '12-14': {
      label: 'ages 12 to 14',
      title: 'Ages 12 to 14',
      note: 'For readers who look at how it is made.',
    },
  },
  jump: 'Choose an age',
  words: 'Words to learn',
  questions: 'Questions',
  answer: 'Answer',
  listen: 'Listen to it',
  activity: 'A thing to do',
  minutes: (count: number) => (count === 1 ? 'About 1 minute' : `About ${count} minutes`),
} as const;

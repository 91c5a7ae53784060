import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const CHANGES: Sorting<'physical' | 'chemical'> = {
  marks: {
    physical: 'In a physical change no new substance is formed.',
    chemical: 'In a chemical change a new substance is formed.',
  },
  facts: [
    ['melting of ghee', 'physical', 'Melted ghee is still ghee.'],
    ['tearing of paper', 'physical', 'Torn paper is still paper.'],
    [
      'dissolving of sugar in water',
      'physical',
      'Dissolved sugar is still sugar: it comes back when the water dries up.',
    ],
    ['drying of wet clothes', 'physical', 'Water turns to vapour, which is still water.'],
    ['chopping of vegetables', 'physical', 'The pieces are still the same vegetable.'],
    ['stretching of a rubber band', 'physical', 'A stretched rubber band is still rubber.'],
    ['freezing of water', 'physical', 'Ice is still water, in another state.'],
    ['breaking of a glass', 'physical', 'The pieces are still glass.'],
    ['rusting of iron', 'chemical', 'Rust is another substance than iron.'],
    ['burning of wood', 'chemical', 'Ash, smoke and gases are new substances.'],
    [
      'turning of milk into curd',
      'chemical',
      'Bacteria make lactic acid, which was not in the milk before.',
    ],
    ['baking of a cake', 'chemical', 'Dough with its gas and crust turns into something new.'],
    ['ripening of a mango', 'chemical', 'Starch and acids in the fruit change into sugars.'],
    ['digestion of food', 'chemical', 'The body turns food into simpler substances.'],
    [
      'frying of an egg',
      'chemical',
      'The white of the egg becomes another substance and never turns back.',
    ],
    ['cooling of red-hot iron', 'physical', 'Cool iron is still iron.'],
  ],
};

const kind = groupOf(
  CHANGES,
  (thing) => `Is the ${thing} a physical or a chemical change?`,
  'Is a new substance formed?',
);

const NATURE = groupOf(
  {
    marks: {
      weathering: 'Weathering breaks rocks down where they stand.',
      erosion: 'Erosion carries soil or pieces of rock away.',
    },
    facts: [
      [
        'Tree roots split a boulder.',
        'weathering',
        'The boulder breaks, but nothing carries the pieces off.',
      ],
      [
        'Water freezes in a crack and bursts the stone.',
        'weathering',
        'The stone breaks where it lies.',
      ],
      [
        'Hot days and cold nights make a rock flake.',
        'weathering',
        'The rock crumbles in its place.',
      ],
      [
        'Iron in a rock reacts with air and water, and the rock crumbles.',
        'weathering',
        'This is chemical weathering, in its place.',
      ],
      [
        'Acidic rain water slowly eats into limestone.',
        'weathering',
        'The stone is broken down where it stands.',
      ],
      [
        'Lichens growing on a cliff loosen its surface.',
        'weathering',
        'Living things break the rock in its place.',
      ],
      [
        'A river in flood carries sand downstream.',
        'erosion',
        'The water takes the sand to another place.',
      ],
      [
        'Wind blows the dry soil off a field.',
        'erosion',
        'The wind takes the soil to another place.',
      ],
      [
        'Waves wash the sand of a beach away.',
        'erosion',
        'The waves take the sand to another place.',
      ],
      [
        'A glacier drags stones down the valley.',
        'erosion',
        'The ice takes the stones to another place.',
      ],
      [
        'Heavy rain washes mud from a bare slope.',
        'erosion',
        'The rain takes the soil to another place.',
      ],
      [
        'A landslide brings earth down to the road.',
        'erosion',
        'The earth is moved to another place.',
      ],
      [
        'A dust storm in Rajasthan moves a dune.',
        'erosion',
        'The wind takes the sand to another place.',
      ],
    ],
  },
  (thing) => `${thing} Is this weathering or erosion?`,
  'Is the rock only broken, or is something carried away?',
);

const METHODS = [
  [
    'A lid is put on burning oil in a pan.',
    'oxygen',
    'fuel',
    'The lid keeps air out. The oil, which is the fuel, is still there.',
  ],
  [
    'Sand is thrown on a small fire.',
    'oxygen',
    'fuel',
    'The sand keeps air out. What burns is still there.',
  ],
  [
    'A thick blanket is wrapped round a burning coat.',
    'oxygen',
    'fuel',
    'The blanket keeps air out.',
  ],
  [
    'The knob of the gas stove is closed.',
    'fuel',
    'oxygen',
    'No more gas reaches the burner. There is still air around it.',
  ],
  [
    'Dry leaves are raked away before a forest fire comes.',
    'fuel',
    'heat',
    'The fire finds nothing to burn there.',
  ],
  [
    'Water is poured on burning wood.',
    'heat',
    'fuel',
    'The water cools the wood until it can burn no longer.',
  ],
  [
    'Foam covers a burning tank of petrol.',
    'oxygen',
    'fuel',
    'The foam keeps air out. The petrol is still there.',
  ],
  [
    'A glass is put over a candle.',
    'oxygen',
    'heat',
    'The flame uses up the oxygen under the glass.',
  ],
  [
    'Logs are pulled out of a campfire one by one.',
    'fuel',
    'oxygen',
    'There is nothing left to burn.',
  ],
  [
    'A matchstick is dipped into cold water.',
    'heat',
    'oxygen',
    'The water cools the stick until it can burn no longer.',
  ],
] as const;
const CHILDREN = ['Nida', 'Vikram', 'Thomas', 'Deepa', 'Sonam'] as const;

const fire = (draw: Draw): MadeQuestion => {
  const [method, right, wrong, why] = draw.pick(METHODS);
  const [one, other] = draw.shuffle([right, wrong]);
  return {
    ask: `${method} ${draw.pick(CHILDREN)} sees the fire end. What was mainly taken from it: ${one} or ${other}?`,
    hint: 'Fire needs fuel, oxygen and heat. Which of them is gone?',
    steps: ['Fire needs fuel, oxygen and heat together.', why],
    answer: right,
    slips: [{ answer: wrong, why }],
  };
};

export const chapter05 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'weathering', level: 'use', make: NATURE },
  { id: 'fire', level: 'use', make: fire },
  {
    id: 'which-chemical',
    level: 'use',
    make: memberOf(
      CHANGES,
      'chemical',
      'Which of these is a chemical change',
      'Where is something new formed?',
    ),
  },
  {
    id: 'count-physical',
    level: 'think',
    make: countOf(CHANGES, 'physical', 'How many of these are physical changes'),
  },
] as const satisfies readonly Maker[];

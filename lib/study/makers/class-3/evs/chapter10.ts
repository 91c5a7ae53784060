import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const THINGS: Sorting<'metal' | 'wood' | 'glass' | 'cloth' | 'clay'> = {
  marks: {
    metal: 'Metal shines, is hard and rings when you tap it.',
    wood: 'Wood comes from the trunks and branches of trees.',
    glass: 'Glass is hard and smooth, and it breaks. Most glass lets light through.',
    cloth: 'Cloth is soft and made of thread.',
    clay: 'Clay is shaped when wet and gets hard in the fire.',
  },
  facts: [
    ['a steel spoon', 'metal', 'Steel is a metal.'],
    ['an iron nail', 'metal', 'Iron is a metal.'],
    ['a copper pot', 'metal', 'Copper is a metal.'],
    ['a five-rupee coin', 'metal', 'Coins are struck from metal.'],
    ['a door key', 'metal', 'A key is cut from brass or steel, which are metals.'],
    ['a cricket bat', 'wood', 'A bat is cut from the wood of willow.'],
    ['a rolling pin for rotis', 'wood', 'A rolling pin is turned from a piece of wood.'],
    ['a bullock cart wheel of long ago', 'wood', 'Such wheels were made of wood by carpenters.'],
    ['the blackboard frame cut by a carpenter', 'wood', 'A carpenter works with wood.'],
    ['a window pane', 'glass', 'A pane lets light through and can break.'],
    ['a marble you can look into', 'glass', 'Such marbles are of glass.'],
    ['the lens of a magnifier', 'glass', 'A lens lets light through.'],
    ['a kurta', 'cloth', 'A kurta is sewn from cloth.'],
    ['a handkerchief', 'cloth', 'A handkerchief is soft and woven of thread.'],
    ['a curtain', 'cloth', 'A curtain is sewn from cloth.'],
    ['a matka', 'clay', 'A potter shapes a matka from clay.'],
    ['a kulhad for tea', 'clay', 'A kulhad is a small cup of fired clay.'],
    ['a brick', 'clay', 'Bricks are shaped from clay and fired.'],
  ],
};

const material = groupOf(
  THINGS,
  (thing) => `What is ${thing} made of: metal, wood, glass, cloth or clay?`,
  'Is it hard or soft? Does it shine? Does it break?',
);

const maker = groupOf(
  {
    marks: {
      nature: 'Nature makes some things without our hands.',
      people: 'People make things that nature does not make.',
    },
    facts: [
      ['a hill', 'nature', 'Nobody built the hill.'],
      ['a river', 'nature', 'A river finds its own way.'],
      ['a pebble on the beach', 'nature', 'Waves have rounded it.'],
      ['a feather', 'nature', 'It grew on a bird.'],
      ['a shell', 'nature', 'A small sea animal lived in it.'],
      ['a cloud', 'nature', 'It formed in the sky.'],
      ['a banyan tree', 'nature', 'It grew from a seed.'],
      ['a bridge', 'people', 'Builders made it.'],
      ['a bicycle', 'people', 'It is put together in a factory.'],
      ['a brick', 'people', 'It is shaped and fired by people.'],
      ['a plastic bottle', 'people', 'It is made in a factory.'],
      ['a road', 'people', 'Workers laid it.'],
      ['a pair of spectacles', 'people', 'The lenses are ground by people.'],
      ['a kite', 'people', 'Somebody glued paper on sticks.'],
    ],
  },
  (thing) => `Who made ${thing}: nature or people?`,
  'Was it there before there were people?',
);

const FLOATING: Sorting<'sinks' | 'floats'> = {
  marks: {
    sinks: 'A thing that sinks goes down to the bottom.',
    floats: 'A thing that floats stays up on the water.',
  },
  facts: [
    ['an iron nail', 'sinks', 'An iron nail sinks, small as it is.'],
    ['a stone', 'sinks', 'A stone sinks.'],
    ['a coin', 'sinks', 'A coin sinks.'],
    ['a glass marble', 'sinks', 'A marble sinks.'],
    ['a brick', 'sinks', 'A brick sinks.'],
    ['a steel key', 'sinks', 'A key sinks.'],
    ['a wooden spoon', 'floats', 'A wooden spoon floats.'],
    ['a dry leaf', 'floats', 'A dry leaf floats.'],
    ['a closed empty bottle', 'floats', 'A closed bottle full of air floats.'],
    ['a candle', 'floats', 'A candle is of wax, and wax floats.'],
    ['a piece of ice', 'floats', 'Ice floats.'],
    ['a table-tennis ball', 'floats', 'A table-tennis ball is full of air and floats.'],
  ],
};

const twoWays = (draw: Draw): MadeQuestion => {
  const [bigWood, smallWood] = [draw.whole(3, 8), draw.whole(2, 7)];
  const [bigMetal, smallMetal] = [draw.whole(2, 7), draw.whole(2, 8)];
  const [wood, big] = [bigWood + smallWood, bigWood + bigMetal];
  const total = wood + bigMetal + smallMetal;
  const thing = draw.pick(['buttons', 'beads', 'toys', 'spoons', 'boxes']);
  return {
    ask: `In a drawer lie ${total} ${thing}: ${wood} of wood, the others of metal. ${big} of all the ${thing} are big, the others small. ${bigWood} of the big ones are of wood. How many are small and of metal?`,
    hint: 'Draw a table: wood and metal across, big and small down.',
    steps: [
      `Of metal are ${total} − ${wood} = ${total - wood}.`,
      `Big and of metal are ${big} − ${bigWood} = ${bigMetal}.`,
      `Small and of metal are ${total - wood} − ${bigMetal} = ${smallMetal}.`,
    ],
    answer: `${smallMetal}`,
    accept: [`${smallMetal} ${thing}`],
    check: `${total} - ${wood} - (${big} - ${bigWood})`,
    slips: [
      {
        answer: `${total - wood}`,
        why: 'These are all of metal, big and small ones.',
        check: `${total} - ${wood}`,
      },
      {
        answer: `${bigMetal}`,
        why: 'These are of metal, but big.',
        check: `${big} - ${bigWood}`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'material', level: 'know', make: material },
  {
    id: 'count-metals',
    level: 'use',
    make: countOf(THINGS, 'metal', 'How many of these are made of metal'),
  },
  {
    id: 'count-sinking',
    level: 'use',
    make: countOf(FLOATING, 'sinks', 'How many of these sink in a bucket of water'),
  },
  { id: 'two-ways', level: 'think', make: twoWays },
  { id: 'maker', level: 'know', make: maker },
] as const;

import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const floatOrSink = groupOf(
  {
    marks: {
      float: 'What is light for its size, or hollow with air inside, floats.',
      sink: 'What is heavy for its size sinks.',
    },
    facts: [
      ['a dry leaf', 'float', 'A dry leaf is very light for its size.'],
      ['a wooden pencil', 'float', 'Most wood is lighter than the same space of water.'],
      ['an empty closed bottle', 'float', 'The bottle is full of air.'],
      ['an ice cube', 'float', 'Ice is a little lighter than the same space of water.'],
      ['a lemon', 'float', 'The thick peel of a lemon holds air.'],
      ['an apple', 'float', 'An apple has much air in it.'],
      ['a dry coconut', 'float', 'The husk holds air; coconuts travel over the sea.'],
      ['a candle', 'float', 'Wax is lighter than the same space of water.'],
      ['a blown-up balloon', 'float', 'The balloon is full of air.'],
      ['a paper boat', 'float', 'The boat is hollow and light.'],
      ['a marigold flower', 'float', 'A flower is very light for its size.'],
      ['an iron nail', 'sink', 'Iron is heavy for its size.'],
      ['a ₹5 coin', 'sink', 'A coin is of metal, heavy for its size.'],
      ['a pebble', 'sink', 'Stone is heavy for its size.'],
      ['a steel spoon', 'sink', 'Steel is heavy for its size.'],
      ['a lump of clay', 'sink', 'A lump of clay is heavy for its size, without air inside.'],
      ['a potato', 'sink', 'A potato is a little heavier than the same space of water.'],
      ['a glass marble', 'sink', 'Glass is heavy for its size.'],
      ['a door key', 'sink', 'A key is of metal, heavy for its size.'],
      ['a brick', 'sink', 'A brick is heavy for its size.'],
    ],
  },
  (thing) => `You put ${thing} into a tub of water. Does it float or sink?`,
  'Is it heavy for its size? Is there air inside?',
);

const floating = (draw: Draw): MadeQuestion => {
  const made = floatOrSink(draw);
  return { ...made, accept: [`${made.answer}s`, `it ${made.answer}s`] };
};

const spinning = countOf(
  {
    marks: {
      spins: 'A thing that spins turns round and round a point in its middle.',
      other: 'Other things slide, swing or go up and down.',
    },
    facts: [
      ['a ceiling fan', 'spins', 'The blades of a fan go round and round.'],
      ['a charkha', 'spins', 'The wheel of a charkha goes round and round.'],
      ['a lattu', 'spins', 'A lattu goes round on its point.'],
      ['a potter’s wheel', 'spins', 'The potter’s wheel goes round under the clay.'],
      ['a bicycle wheel', 'spins', 'A bicycle wheel goes round its axle.'],
      ['a merry-go-round', 'spins', 'A merry-go-round goes round its post.'],
      ['a paper windmill', 'spins', 'The wind turns a windmill round and round.'],
      ['the blade of a mixer', 'spins', 'The blade of a mixer goes round very fast.'],
      ['a swing', 'other', 'A swing goes to and fro.'],
      ['a drawer', 'other', 'A drawer slides in and out.'],
      ['a see-saw', 'other', 'A see-saw goes up and down.'],
      ['a zip', 'other', 'A zip slides along a line.'],
      ['a hammer', 'other', 'A hammer goes up and down.'],
      ['a slide in the park', 'other', 'On a slide one moves down in a line.'],
    ],
  },
  'spins',
  'How many of these work by spinning round and round',
);

const BUILDERS = ['Meher', 'Raju', 'Pari', 'Kunzang', 'Irfan', 'Selvi'] as const;

const boatLoad = (draw: Draw): MadeQuestion => {
  const [thing, each] = draw.pick([
    ['marbles', 5],
    ['coins', 4],
    ['pebbles', 8],
    ['buttons', 2],
    ['bolts', 6],
  ] as const);
  const [most, loaded] = [draw.whole(8, 20), draw.whole(2, 6)];
  const load = most * each;
  return {
    ask: `${draw.pick(BUILDERS)} builds a boat of foil. It carries ${load} g at most. ${loaded} ${thing} of ${each} g each lie in it already. How many more ${thing} can it carry?`,
    hint: `How many ${thing} can it carry in all?`,
    steps: [
      `In all: ${load} ÷ ${each} = ${most} ${thing}.`,
      `${most} − ${loaded} = ${most - loaded} more.`,
    ],
    answer: String(most - loaded),
    accept: [`${most - loaded} ${thing}`],
    check: `(${load} - ${loaded} * ${each}) / ${each}`,
    slips: [
      {
        answer: String(most),
        why: `That is all it can carry. ${loaded} ${thing} lie in it already.`,
        check: `${load} / ${each}`,
      },
    ],
  };
};

const trips = (draw: Draw): MadeQuestion => {
  const [seats, full] = [draw.whole(4, 8), draw.whole(3, 6)];
  const left = draw.whole(1, seats - 1);
  const people = seats * full + left;
  return {
    ask: `${people} people want to cross a river in a boat that takes ${seats} passengers at a time. How many trips across does the boat make with passengers?`,
    hint: 'Is the last trip full?',
    steps: [
      `${full} trips carry ${full} × ${seats} = ${seats * full} people.`,
      `${people} − ${seats * full} = ${left}, so one more trip is needed: ${full} + 1 = ${full + 1} trips.`,
    ],
    answer: `${full + 1} trips`,
    check: `ceil(${people} / ${seats})`,
    slips: [
      {
        answer: `${full} trips`,
        why: `After ${full} trips somebody still stands on the bank.`,
        check: `floor(${people} / ${seats})`,
      },
    ],
  };
};

const spins = (draw: Draw): MadeQuestion => {
  const [one, other, third] = [draw.whole(8, 20), draw.whole(21, 30), draw.whole(8, 20)];
  const best = other - Math.min(one, third);
  const who = draw.pick(BUILDERS);
  return {
    ask: `${who} spins a lattu three times: for ${one}, ${other} and ${third} seconds. How many seconds longer is the longest spin than the shortest?`,
    hint: 'Find the longest and the shortest first.',
    steps: [
      `Longest: ${other} seconds; shortest: ${Math.min(one, third)} seconds.`,
      `${other} − ${Math.min(one, third)} = ${best}.`,
    ],
    answer: `${best}`,
    check: `max(${one}, ${other}, ${third}) - min(${one}, ${other}, ${third})`,
    slips: [
      {
        answer: `${other}`,
        why: 'That is the longest spin. How much longer is it than the shortest?',
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'floating', level: 'know', make: floating },
  { id: 'boat-load', level: 'use', make: boatLoad },
  { id: 'spinning', level: 'use', make: spinning },
  { id: 'trips', level: 'think', make: trips },
  { id: 'longest-spin', level: 'use', make: spins },
] as const;

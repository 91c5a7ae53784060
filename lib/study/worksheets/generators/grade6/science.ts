import {
  FOOD_FACTS,
  HABITATS,
  IN_WATER,
  LEAF_VEINS,
  LIVING_FACTS,
  MAGNET_FACTS,
  MATERIAL_FACTS,
  NUTRIENTS,
  PLANT_GROUPS,
  PULLED,
  SEE_THROUGH,
  SEPARATION_FACTS,
  SEPARATIONS,
  SHINING,
  SOURCES,
  WHAT_IT_LACKS,
} from '@/data/study/worksheets/words/grade6/science';
import type { Draw } from '@/lib/study/worksheets/draw';
import { choicesFor } from '@/lib/study/worksheets/generators/choices';
import { classOf, fromBank } from '@/lib/study/worksheets/generators/primary/bank';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const YES_NO = ['yes', 'no'] as const;
const LIGHT = ['transparent', 'translucent', 'opaque'] as const;

/** Three of one kind and one of another; the row stands in the question. */
const stranger = (
  draw: Draw,
  pairs: readonly (readonly [string, string])[],
  kinds: readonly [string, string],
  ask: string,
): Question => {
  const [kind = '', other = ''] = draw.shuffle(kinds);
  const of = (wanted: string, many: number) =>
    draw.some(
      pairs.filter(([, own]) => own === wanted).map(([thing]) => thing),
      many,
    );
  const [odd = ''] = of(other, 1);
  const row = draw.shuffle([odd, ...of(kind, 3)]);
  return single(`${ask} ${row.join(', ')}`, odd, { choices: row });
};

const MATERIALS = inSlots(12, [
  (draw) =>
    classOf(draw, SEE_THROUGH, (thing) => `Is ${thing} transparent, translucent or opaque?`, LIGHT),
  (draw) => classOf(draw, IN_WATER, (thing) => `Does ${thing} dissolve in water?`, YES_NO),
  (draw) => fromBank(draw, MATERIAL_FACTS),
  (draw) => classOf(draw, SHINING, (thing) => `Does ${thing} have the shine of a metal?`, YES_NO),
  (draw) => stranger(draw, IN_WATER, ['yes', 'no'], 'Which behaves in another way in water?'),
  (draw) => fromBank(draw, MATERIAL_FACTS),
]);

const POLES = ['north', 'south'] as const;

const MAGNETS = inSlots(12, [
  (draw) => classOf(draw, PULLED, (thing) => `Does a magnet pull ${thing}?`, YES_NO),
  (draw) => fromBank(draw, MAGNET_FACTS),
  (draw) => {
    const [one, other] = [draw.pick(POLES), draw.pick(POLES)];
    return single(
      `The ${one} pole of a magnet comes near the ${other} pole of another. What happens?`,
      one === other ? 'they push each other away' : 'they pull each other',
      {
        choices: ['they pull each other', 'they push each other away', 'nothing'],
        how: 'Like poles repel, unlike poles attract',
      },
    );
  },
  (draw) => stranger(draw, PULLED, ['yes', 'no'], 'Which behaves in another way near a magnet?'),
  (draw) => {
    const pieces = draw.whole(2, 9);
    return single(
      `A bar magnet is broken into ${pieces} pieces. How many poles have the pieces together?`,
      String(2 * pieces),
      { how: 'Each piece is a magnet with two poles' },
    );
  },
  (draw) => fromBank(draw, MAGNET_FACTS),
]);

const WAYS = [
  'handpicking',
  'threshing',
  'winnowing',
  'sieving',
  'filtration',
  'evaporation',
  'magnetic separation',
  'churning',
] as const;

const SEPARATING = inSlots(12, [
  (draw) => {
    const [mixture, way] = draw.pick(SEPARATIONS);
    return single(`How do we part ${mixture}?`, way, { choices: choicesFor(draw, way, WAYS) });
  },
  (draw) => fromBank(draw, SEPARATION_FACTS),
  (draw) => {
    const [mixture, way] = draw.pick(SEPARATIONS);
    const others = SEPARATIONS.filter(([, own]) => own !== way).map(([other]) => other);
    return single(`What is parted by ${way}?`, mixture, {
      choices: choicesFor(draw, mixture, others, 2),
    });
  },
  (draw) => fromBank(draw, SEPARATION_FACTS),
]);

const GROWTHS = ['herb', 'shrub', 'tree'] as const;
const PLACES = ['desert', 'ocean', 'high mountains', 'pond'] as const;
const VEINS = ['net-like', 'parallel'] as const;

const LIVING = inSlots(12, [
  (draw) => fromBank(draw, LIVING_FACTS),
  (draw) => classOf(draw, LEAF_VEINS, (plant) => `Which veins has a leaf of ${plant}?`, VEINS),
  (draw) => classOf(draw, HABITATS, (name) => `Where does the ${name} live in nature?`, PLACES),
  (draw) => {
    const [plant, veins] = draw.pick(LEAF_VEINS);
    return single(
      `The leaves of ${plant} have ${veins} veins. Which root do you expect?`,
      veins === 'parallel' ? 'a fibrous root' : 'a taproot',
      {
        choices: ['a fibrous root', 'a taproot'],
        how: 'Parallel veins go with fibrous roots, net-like veins with taproots',
      },
    );
  },
  (draw) => fromBank(draw, LIVING_FACTS),
  (draw) => {
    const [first = PLANT_GROUPS[0]] = draw.some(PLANT_GROUPS, 1);
    return single(
      `What kind of plant is ${first?.[0]}: herb, shrub or tree?`,
      first?.[1] ?? 'herb',
      {
        choices: GROWTHS,
      },
    );
  },
]);

const STUFFS = ['carbohydrates', 'fats', 'proteins'] as const;
const LACKS = ['vitamin A', 'vitamin B1', 'vitamin C', 'vitamin D', 'iodine', 'iron'] as const;

const FOOD = inSlots(12, [
  (draw) => classOf(draw, NUTRIENTS, (food) => `Which nutrient do we value ${food} for?`, STUFFS),
  (draw) => fromBank(draw, FOOD_FACTS),
  (draw) => {
    const [illness, lack] = draw.pick(WHAT_IT_LACKS);
    return single(`What is missing in food that leads to ${illness}?`, lack, {
      choices: choicesFor(draw, lack, LACKS),
    });
  },
  (draw) => {
    const [food, vitamin] = draw.pick(SOURCES);
    return single(`What do we get from ${food}?`, vitamin, {
      choices: choicesFor(
        draw,
        vitamin,
        LACKS.filter((other) => other !== 'iron' && other !== 'vitamin B1'),
        2,
      ),
    });
  },
  (draw) =>
    stranger(
      draw,
      NUTRIENTS,
      ['carbohydrates', 'proteins'],
      'Which is valued for another nutrient?',
    ),
  (draw) => fromBank(draw, FOOD_FACTS),
]);

const CHANGES = [
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['cm', 'mm', 10],
  ['m', 'mm', 1000],
] as const;

const MEASURING = inSlots(12, [
  (draw) => {
    const [big, small, each] = draw.pick(CHANGES);
    const amount = draw.whole(2, 95);
    return single(`${show(amount / 10)} ${big} in ${small}`, show((amount * each) / 10), {
      unit: small,
    });
  },
  (draw) => {
    const [big, small, each] = draw.pick(CHANGES);
    const amount = draw.whole(2, 95);
    return single(`${show((amount * each) / 10)} ${small} in ${big}`, show(amount / 10), {
      unit: big,
    });
  },
  (draw) => {
    const [from, long] = [draw.whole(10, 45), draw.whole(23, 98)];
    return single(
      `The broken scale of a pupil begins at ${show(from / 10)} cm. A pencil lies from this mark to ${show((from + long) / 10)} cm. How long is it?`,
      show(long / 10),
      { unit: 'cm', how: `${show((from + long) / 10)} − ${show(from / 10)}` },
    );
  },
  (draw) => {
    const [thing, unit] = draw.pick([
      ['the thickness of a coin', 'mm'],
      ['the length of a pencil', 'cm'],
      ['the length of a classroom', 'm'],
      ['the distance between two cities', 'km'],
      ['the length of an ant', 'mm'],
      ['the height of a two-storey house', 'm'],
      ['the width of a notebook', 'cm'],
      ['the length of a river', 'km'],
      ['the thickness of a fingernail', 'mm'],
      ['the length of a cricket pitch', 'm'],
    ] as const);
    return single(`In which unit do we best give ${thing}?`, unit, {
      choices: ['mm', 'cm', 'm', 'km'],
    });
  },
  (draw) => {
    const [thing, motion] = draw.pick([
      ['an apple that falls from a tree', 'linear'],
      ['a train on a straight track', 'linear'],
      ['a lift', 'linear'],
      ['a parade that marches straight on', 'linear'],
      ['the tip of a clock’s hand', 'circular'],
      ['a child on a merry-go-round', 'circular'],
      ['the blade of a ceiling fan', 'circular'],
      ['a stone whirled round on a thread', 'circular'],
      ['a child on a swing', 'oscillatory'],
      ['the pendulum of a clock', 'oscillatory'],
      ['a hanging bell that is rung', 'oscillatory'],
    ] as const);
    return single(`What kind of motion has ${thing}?`, motion, {
      choices: ['linear', 'circular', 'oscillatory'],
    });
  },
  (draw) => {
    const [hand, many] = [draw.whole(12, 18), draw.whole(5, 12)];
    return single(
      `A handspan of ${hand} cm fits ${many} times along a table. How many metres is the table long?`,
      show((hand * many) / 100),
      { unit: 'm', how: `${hand} × ${many} = ${hand * many} cm` },
    );
  },
  (draw) => {
    const celsius = draw.whole(0, 20) * 5;
    return draw.chance()
      ? single(`${celsius} °C in °F`, show((celsius * 9) / 5 + 32), {
          unit: '°F',
          how: `${celsius} × 9 ÷ 5 + 32`,
        })
      : single(`${show((celsius * 9) / 5 + 32)} °F in °C`, String(celsius), {
          unit: '°C',
          how: `(${show((celsius * 9) / 5 + 32)} − 32) × 5 ÷ 9`,
        });
  },
  (draw) => {
    const [text, answer, ...wrong] = draw.pick([
      ['What does a healthy person’s body measure, about?', '37 °C', '27 °C', '47 °C'],
      ['At which temperature does pure water boil at sea level?', '100 °C', '50 °C', '212 °C'],
      ['At which temperature does ice melt?', '0 °C', '10 °C', '−10 °C'],
      [
        'Which thermometer measures fever?',
        'a clinical thermometer',
        'a laboratory thermometer',
        'a wall clock',
      ],
      ['What is the SI unit of length?', 'the metre', 'the foot', 'the handspan'],
      ['What is the SI unit of temperature?', 'the kelvin', 'the degree Fahrenheit', 'the metre'],
      [
        'Where should the eye be when a scale is read?',
        'straight above the mark',
        'far to the left',
        'far to the right',
      ],
      [
        'What measures the length of a curved line best?',
        'a thread and a scale',
        'a thermometer',
        'a balance',
      ],
    ] as const);
    return single(text, answer, { choices: draw.shuffle([answer, ...wrong]) });
  },
]);

export const GRADE_6_SCIENCE = {
  MTS: { count: 12, layout: 'list', make: MATERIALS },
  MGN: { count: 12, layout: 'list', make: MAGNETS },
  SEP: { count: 12, layout: 'list', make: SEPARATING },
  NAT: { count: 12, layout: 'list', make: LIVING },
  FDN: { count: 12, layout: 'list', make: FOOD },
  UNT: { count: 12, layout: 'list', make: MEASURING },
} as const satisfies Record<string, TopicGenerator>;

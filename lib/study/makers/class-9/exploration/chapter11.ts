import { fair } from '@/lib/study/makers/class-9/ganita-manjari/fair';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';
import { choiceOf } from './choiceOf';

const way = groupOf(
  {
    marks: {
      fission: 'In fission one cell splits into two or more.',
      budding: 'In budding a small outgrowth becomes a new being.',
      fragmentation: 'In fragmentation the body breaks up and each piece grows.',
      spores: 'Spores are light cells that spread and grow on their own.',
      'vegetative propagation':
        'In vegetative propagation a new plant grows from root, stem or leaf.',
    },
    facts: [
      ['Amoeba divides into two', 'fission', 'One cell has become two.'],
      ['a bacterium divides into two', 'fission', 'One cell has become two.'],
      ['Paramecium divides across into two', 'fission', 'One cell has become two.'],
      [
        'the parasite of malaria divides into many at once',
        'fission',
        'One cell has become many: multiple fission.',
      ],
      ['yeast grows a small bulge that pinches off', 'budding', 'The bulge is a bud.'],
      ['Hydra grows a small Hydra on its side', 'budding', 'The small Hydra is a bud.'],
      [
        'a long thread of Spirogyra breaks, and each piece grows on',
        'fragmentation',
        'Each piece is a fragment.',
      ],
      [
        'a filament of pond alga is torn by the current, and each part grows longer',
        'fragmentation',
        'Each part is a fragment.',
      ],
      ['bread mould sheds fine dust from its black dots', 'spores', 'The dust is spores.'],
      ['a fern has brown dots below its leaves', 'spores', 'The dots hold spores.'],
      ['a mushroom drops fine dust from its gills', 'spores', 'The dust is spores.'],
      [
        'a potato sprouts from its eyes',
        'vegetative propagation',
        'A potato is a stem, and the eyes are buds on it.',
      ],
      [
        'a leaf of Bryophyllum drops small plants from its edge',
        'vegetative propagation',
        'The new plants grow from a leaf.',
      ],
      [
        'a piece of rose stem is planted and takes root',
        'vegetative propagation',
        'The new plant grows from a stem.',
      ],
      [
        'a banana plant sends up suckers beside itself',
        'vegetative propagation',
        'The new plants grow from the underground stem.',
      ],
      [
        'a knob of ginger sprouts in the kitchen',
        'vegetative propagation',
        'Ginger is an underground stem.',
      ],
    ],
  },
  (thing) => `${thing}. Is this fission, budding, fragmentation, spores or vegetative propagation?`,
  'Does a cell split, does something grow out, does a thread break, or does a part of a plant grow on?',
);

const organ = choiceOf(
  [
    [
      'makes the pollen of a flower',
      'anther',
      'stigma',
      'Pollen is made in the anther.',
      'The stigma receives the pollen.',
    ],
    [
      'receives the pollen',
      'stigma',
      'anther',
      'Pollen lands on the sticky stigma.',
      'The anther makes the pollen.',
    ],
    [
      'of a flower becomes the fruit',
      'ovary',
      'ovule',
      'The ovary ripens into the fruit.',
      'The ovule becomes the seed.',
    ],
    [
      'of a flower becomes a seed',
      'ovule',
      'ovary',
      'Each fertilised ovule becomes a seed.',
      'The ovary becomes the fruit around the seeds.',
    ],
    [
      'mostly draws the insects with its colour',
      'petal',
      'sepal',
      'Petals are bright and attract insects.',
      'Sepals are mostly green and protect the bud.',
    ],
    [
      'protects the flower while it is a bud',
      'sepal',
      'petal',
      'Sepals enclose the bud.',
      'Petals unfold later and attract insects.',
    ],
    [
      'of a flower carries the pollen tube down to the ovary',
      'style',
      'filament',
      'The pollen tube grows through the style.',
      'The filament holds up the anther.',
    ],
    [
      'of a flower holds up the anther',
      'filament',
      'style',
      'The filament is the stalk of the anther.',
      'The style joins stigma and ovary.',
    ],
    [
      'of the human body makes sperm',
      'testis',
      'ovary',
      'Sperm are made in the testes.',
      'The ovary makes egg cells.',
    ],
    [
      'of the human body makes egg cells',
      'ovary',
      'uterus',
      'Egg cells ripen in the ovaries.',
      'In the uterus the baby grows.',
    ],
    [
      'of the human body is the place where the baby grows',
      'uterus',
      'ovary',
      'The baby grows in the uterus.',
      'The ovary makes egg cells.',
    ],
    [
      'of the human body is the place where sperm and egg cell usually meet',
      'oviduct',
      'uterus',
      'Fertilisation takes place in the oviduct, the fallopian tube.',
      'The embryo settles in the uterus afterwards.',
    ],
    [
      'passes food and oxygen from the mother to the unborn baby',
      'placenta',
      'oviduct',
      'The placenta joins the blood supply of mother and baby without mixing it.',
      'The oviduct brings the egg cell to the uterus.',
    ],
  ],
  (about, one, other) => `Which part ${about}: the ${one} or the ${other}?`,
  'Recall what each of the two is there for.',
);

const CROPS = ['gram', 'maize', 'moong', 'okra', 'sunflower', 'tomato'] as const;

const FARMERS = ['Savita', 'Mohan', 'Rehmat', 'Lakshmi', 'Gurdev', 'Teresa'] as const;

const germination = (draw: Draw): MadeQuestion => {
  const [percent, tens] = [draw.pick([60, 70, 75, 80, 85, 90]), draw.whole(3, 24)];
  const wanted = percent * tens;
  const answer = tens * 100;
  const crop = draw.pick(CROPS);
  return fair({
    ask: `${percent}% of a packet of ${crop} seeds germinate. ${draw.pick(FARMERS)} wants ${show(wanted)} plants. How many seeds must be sown?`,
    hint: `${percent} plants come from 100 seeds.`,
    steps: [
      `${show(wanted)} ÷ ${percent} = ${tens}, so ${tens} times 100 seeds.`,
      `That is ${show(answer)} seeds.`,
    ],
    answer: `${show(answer)} seeds`,
    check: `${wanted} / (${percent} / 100)`,
    slips: [
      {
        answer: `${show((wanted * percent) / 100)} seeds`,
        why: 'You took the percentage of the plants. Some seeds fail, so more seeds than plants are needed.',
        check: `${wanted} * ${percent} / 100`,
      },
      {
        answer: `${show(wanted)} seeds`,
        why: 'With as many seeds as plants, those that fail would be missing.',
        check: `${wanted}`,
      },
    ],
  });
};

const pods = (draw: Draw): MadeQuestion => {
  const [flowers, ovules] = [draw.whole(4, 20) * 10, draw.whole(5, 10)];
  const percent = draw.pick([40, 50, 60, 70, 80, 90]);
  const set = (flowers * percent) / 100;
  const plant = draw.pick(['A pea plant', 'A bean plant', 'A patch of gram', 'A patch of moong']);
  return {
    ask: `${plant} has ${flowers} flowers, and ${percent}% of them are pollinated and form a pod. In each of these ovaries ${ovules} ovules become seeds. How many seeds are there in all?`,
    hint: 'First the pods, then the seeds in them.',
    steps: [
      `Pods: ${flowers} × ${percent} ÷ 100 = ${set}.`,
      `Seeds: ${set} × ${ovules} = ${show(set * ovules)}.`,
    ],
    answer: `${show(set * ovules)} seeds`,
    check: `${flowers} * ${percent} / 100 * ${ovules}`,
    slips: [
      {
        answer: `${show(flowers * ovules)} seeds`,
        why: 'You let every flower form a pod. Those without pollen form none.',
        check: `${flowers} * ${ovules}`,
      },
      {
        answer: `${set} seeds`,
        why: 'These are the pods. Each of them has several seeds.',
        check: `${flowers} * ${percent} / 100`,
      },
    ],
  };
};

const PLANTS = [
  ['a brinjal plant', 24],
  ['a pea plant', 14],
  ['a maize plant', 20],
  ['a rice plant', 24],
  ['an onion plant', 16],
  ['a mango tree', 40],
  ['a chilli plant', 24],
  ['a papaya tree', 18],
  ['a radish plant', 18],
  ['a lemon tree', 18],
] as const;

const half = { full: false, is: 'comes from meiosis and has half the number' } as const;
const whole = { full: true, is: 'has the full number' } as const;

const PARTS = [
  ['a cell of the leaf', whole],
  ['an egg cell in the ovule', half],
  ['a male gamete from the pollen', half],
  ['the zygote after fertilisation', whole],
  ['a cell of the fruit wall', whole],
  ['a cell of the embryo in the seed', whole],
  ['a cell of a cutting of its stem', whole],
] as const;

const gametes = (draw: Draw): MadeQuestion => {
  const [plant, full] = draw.pick(PLANTS);
  const [part, { full: isFull, is }] = draw.pick(PARTS);
  const [known, other] = isFull ? ['an egg cell', full / 2] : ['a cell of the root', full];
  const answer = isFull ? full : full / 2;
  return {
    ask: `In ${plant} ${known} has ${other} chromosomes. How many chromosomes has ${part}?`,
    hint: 'Which cells come from meiosis? Fertilisation brings two of them together.',
    steps: [
      `This cell ${is}.`,
      isFull ? `2 × ${other} = ${answer} chromosomes.` : `${other} ÷ 2 = ${answer} chromosomes.`,
    ],
    answer: `${answer} chromosomes`,
    check: isFull ? `2 * ${other}` : `${other} / 2`,
    slips: [
      {
        answer: `${other} chromosomes`,
        why: isFull
          ? 'An egg cell has only half. This cell has a set from each parent.'
          : 'A root cell has the full number. A gamete has only half of it.',
        check: String(other),
      },
      {
        answer: `${isFull ? other / 2 : other * 2} chromosomes`,
        why: 'The wrong way round: gametes have half the number of all other cells.',
        check: isFull ? `${other} / 2` : `${other} * 2`,
      },
    ].filter((slip) => Number.isInteger(Number.parseFloat(slip.answer))),
  };
};

const MONTHS = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
] as const;

const cycle = (draw: Draw): MadeQuestion => {
  const at = draw.whole(0, MONTHS.length - 2);
  const [month, days] = MONTHS[at] ?? MONTHS[0];
  const [next] = MONTHS[at + 1] ?? MONTHS[1];
  const [start, length] = [draw.whole(5, 24), draw.whole(26, 32)];
  const answer = start + length - days;
  const isSame = answer <= 0;
  const day = isSame ? start + length : answer;
  const year = month === 'February' || next === 'February' ? ' The year is no leap year.' : '';
  return fair({
    ask: `A menstrual cycle is counted from the first day of one period to the first day of the next. One period begins on ${start} ${month}, and this cycle has ${length} days.${year} On which day of ${isSame ? month : next} does the next period begin? Write the number.`,
    hint: `${month} has ${days} days.`,
    steps: isSame
      ? [`${start} + ${length} = ${day}, so on ${day} ${month}.`]
      : [
          `${start} + ${length} = ${start + length}.`,
          `${month} has ${days} days: ${start + length} − ${days} = ${day}, so on ${day} ${next}.`,
        ],
    answer: String(day),
    accept: [`${day} ${isSame ? month : next}`],
    check: isSame ? `${start} + ${length}` : `${start} + ${length} - ${days}`,
    slips: [
      {
        answer: String(day - 1),
        why: 'You counted the first day as one of those that pass. Add the whole cycle to its date.',
        check: `${day} - 1`,
      },
      ...(isSame
        ? []
        : [
            {
              answer: String(start + length - 30),
              why: `You took ${month} to have 30 days. It has ${days}.`,
              check: `${start} + ${length} - 30`,
            },
          ]),
    ],
  });
};

const alike = groupOf(
  {
    marks: {
      alike: 'With one parent the young have the same genes and are alike.',
      varied: 'With two parents the young have a mixture of genes and vary.',
    },
    facts: [
      [
        'rose bushes from cuttings of one bush',
        'alike',
        'All cuttings carry the genes of one bush.',
      ],
      ['potato plants from the eyes of one potato', 'alike', 'All eyes are parts of one plant.'],
      [
        'banana plants from the suckers of one plant',
        'alike',
        'All suckers are parts of one plant.',
      ],
      ['yeast cells budded from one cell', 'alike', 'A bud carries the genes of its one parent.'],
      ['bacteria that come from one by fission', 'alike', 'The genes are copied and shared.'],
      ['Hydra that have budded from one', 'alike', 'A bud carries the genes of its one parent.'],
      ['sugarcane from pieces of one stem', 'alike', 'All pieces are parts of one plant.'],
      ['money plants from pieces of one stem', 'alike', 'All pieces are parts of one plant.'],
      [
        'mango trees from seeds that insects helped to set',
        'varied',
        'Pollen came from other trees.',
      ],
      ['puppies of one litter', 'varied', 'Each has another mixture of the genes of two parents.'],
      ['kittens of one litter', 'varied', 'Each has another mixture of the genes of two parents.'],
      ['brothers and sisters, other than identical twins,', 'varied', 'Each got another mixture.'],
      [
        'maize plants from seeds of a field pollinated by the wind',
        'varied',
        'Pollen came from many plants.',
      ],
      [
        'chicks from the eggs of one hen',
        'varied',
        'Each has another mixture of the genes of two parents.',
      ],
      ['tadpoles from one clump of eggs', 'varied', 'Each egg was fertilised by another sperm.'],
    ],
  },
  (thing) => `Think of the genes of ${thing.replace(/,$/, '')}. Are they alike or varied?`,
  'Did one parent make them, or two?',
);

export const CHAPTER_11 = [
  { id: 'way', level: 'know', make: way },
  { id: 'organ', level: 'know', make: organ },
  { id: 'pods', level: 'use', make: pods },
  { id: 'gametes', level: 'think', make: gametes },
  { id: 'germination', level: 'use', make: germination },
  { id: 'cycle', level: 'use', make: cycle },
  { id: 'alike', level: 'think', make: alike },
] as const satisfies readonly Maker[];

import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'The steps from pollen to seed: pollen on the stigma, pollen tube, double fertilisation, zygote and endosperm, seed in a fruit.',
      caption: 'One sperm cell makes the zygote, the other the endosperm.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Pollen on the stigma' },
          { text: 'Pollen tube grows' },
          { text: 'Double fertilisation' },
          { text: 'Zygote and endosperm' },
          { text: 'Seed in a fruit' },
        ],
      },
    },
  ],
  2: [
    {
      alt: 'The days of a menstrual cycle of 28 days in four boxes of a ring: menstruation, days 1 to 5; follicles grow, to day 13; ovulation, day 14; luteal phase, to day 28.',
      caption: 'Ovulation comes about 14 days before the next bleeding.',
      draw: {
        kind: 'cycle',
        steps: [
          'Days 1 to 5: bleeding',
          'To day 13: follicle grows',
          'Day 14: ovulation',
          'To day 28: luteal phase',
        ],
        middle: '28 days',
      },
    },
  ],
  3: [
    {
      alt: 'A tree of methods of contraception: natural, barrier, intrauterine, hormonal and surgical.',
      caption: 'Only barrier methods also protect against infections.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Contraception',
          children: [
            { text: 'barrier', children: [{ text: 'condom' }] },
            { text: 'intrauterine', children: [{ text: 'copper-T' }] },
            { text: 'hormonal', children: [{ text: 'pill' }] },
            { text: 'surgical', children: [{ text: 'tubectomy' }] },
          ],
        },
      },
    },
  ],
  4: [
    {
      alt: 'A cross of pea plants: round yellow with wrinkled green gives round yellow; these give 9 round yellow, 3 round green, 3 wrinkled yellow and 1 wrinkled green among sixteen. The bars are named RY, Rg, wY and wg: R or w for round or wrinkled, Y or g for yellow or green.',
      caption: '9 : 3 : 3 : 1, since the two traits are inherited independently.',
      draw: {
        kind: 'bars',
        bars: [
          { name: 'RY', value: 9 },
          { name: 'Rg', value: 3 },
          { name: 'wY', value: 3 },
          { name: 'wg', value: 1 },
        ],
        step: 3,
        yLabel: 'of 16 plants',
      },
    },
  ],
  5: [
    {
      alt: 'The central dogma as boxes: DNA, by transcription to mRNA, by translation to protein; DNA also copies itself.',
      caption: 'Information goes from DNA to RNA to protein.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'DNA: copies itself', arrow: 'transcription' },
          { text: 'mRNA', arrow: 'translation' },
          { text: 'Protein' },
        ],
      },
    },
  ],
  6: [
    {
      alt: 'A tree: organs of the same origin and other work are homologous, such as a whale’s flipper and a bat’s wing; organs of other origin and the same work are analogous, such as a bird’s and a butterfly’s wing.',
      caption: 'Homologous tells of common descent, analogous of a common task.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Organs that are alike',
          children: [
            { text: 'same origin: homologous', children: [{ text: 'flipper, bat’s wing' }] },
            { text: 'same work: analogous', children: [{ text: 'bird’s wing, butterfly’s wing' }] },
          ],
        },
      },
    },
  ],
  7: [
    {
      alt: 'Antibodies in the blood after a first and a second contact with the same germ, as bars: 10 after the first, 100 after the second.',
      caption: 'The second answer is faster and far stronger: that is what a vaccine uses.',
      draw: {
        kind: 'bars',
        bars: [
          { name: 'first contact', value: 10 },
          { name: 'second contact', value: 100 },
        ],
        step: 20,
        yLabel: 'antibodies',
      },
    },
  ],
  8: [
    {
      alt: 'The stages of a sewage plant as boxes: sieving, settling, aeration with flocs of microbes, settling of the sludge, digester that gives biogas.',
      caption: 'Microbes lower the BOD; what they leave becomes biogas.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Sieved and settled' },
          { text: 'Aerated: flocs of microbes' },
          { text: 'Sludge settles' },
          { text: 'Digester: biogas' },
          { text: 'Clean water to the river' },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'The steps of making a recombinant plasmid: cut DNA and plasmid with the same enzyme, join them with ligase, bring the plasmid into a bacterium, select, and let it multiply.',
      caption: 'The same enzyme makes ends that fit each other.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Cut DNA and plasmid' },
          { text: 'Join with ligase' },
          { text: 'Into a bacterium' },
          { text: 'Select on an antibiotic' },
          { text: 'Multiply' },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'The way to insulin from bacteria: gene for chain A and gene for chain B each in its bacterium, chains made separately, joined by disulphide bonds.',
      caption: 'Two chains, made apart and then joined: human insulin from E. coli.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Genes for chain A and chain B' },
          { text: 'Each in its own bacteria' },
          { text: 'Chains are purified' },
          { text: 'Joined by disulphide bonds: insulin' },
        ],
      },
    },
  ],
  11: [
    {
      alt: 'Two curves of a population. The exponential one bends upwards ever more steeply; the logistic one bends over and becomes level at the carrying capacity K.',
      caption: 'With enough for all: a J; with limits: an S that ends at K.',
      draw: {
        kind: 'graph',
        x: [0, 10],
        y: [0, 10],
        grid: false,
        numbers: false,
        xLabel: 'time',
        yLabel: 'population',
        lines: [
          {
            points: [
              [0, 0.5],
              [2, 1.3],
              [3.5, 3],
              [4.6, 6],
              [5.4, 9.5],
            ],
            smooth: true,
          },
          {
            points: [
              [0, 0.5],
              [2, 1],
              [4, 2.8],
              [6, 5.2],
              [8, 6.6],
              [10, 6.9],
            ],
            smooth: true,
            tone: 'second',
          },
          {
            points: [
              [0, 7],
              [10, 7],
            ],
            dashed: true,
            tone: 'quiet',
          },
        ],
        texts: [
          { at: [3, 6.2], text: 'J' },
          { at: [7.6, 5], text: 'S', tone: 'second' },
          { at: [9.4, 7.8], text: 'K' },
        ],
      },
    },
  ],
  12: [
    {
      alt: 'Energy at four levels as boxes: producers 10,000 J, herbivores 1,000 J, small carnivores 100 J, top carnivores 10 J.',
      caption: 'A tenth goes on at each level, so few levels are possible.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Producers: 10,000 J', arrow: '10 %' },
          { text: 'Herbivores: 1,000 J', arrow: '10 %' },
          { text: 'Carnivores: 100 J', arrow: '10 %' },
          { text: 'Top carnivores: 10 J' },
        ],
      },
    },
  ],
  13: [
    {
      alt: 'A tree: conservation in place, in situ, such as national parks and sacred groves; and away from it, ex situ, such as zoos and seed banks.',
      caption: 'Best kept at home; where home is lost, kept elsewhere.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Conservation',
          children: [
            { text: 'in situ', children: [{ text: 'parks, sacred groves' }] },
            { text: 'ex situ', children: [{ text: 'zoos, seed banks' }] },
          ],
        },
      },
    },
  ],
};

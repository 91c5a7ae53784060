import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'Vapour pressure of a mixture against the share of B, from pure A with 40 kPa to pure B with 100 kPa: a straight line for an ideal solution, a curve above it for a positive deviation.',
      caption:
        'Raoult’s law is the straight line; weaker attraction in the mixture lifts the curve.',
      draw: {
        kind: 'graph',
        x: [0, 1],
        y: [0, 120],
        stepX: 0.5,
        stepY: 20,
        grid: false,
        xLabel: 'share of B',
        yLabel: 'pressure (kPa)',
        plots: [
          { of: (x) => 40 + 60 * x },
          { of: (x) => 40 + 60 * x + 80 * x * (1 - x), tone: 'second', dashed: true },
        ],
      },
    },
  ],
  2: [
    {
      alt: 'Boxes of the Daniell cell: zinc gives electrons through the wire to copper; through the salt bridge ions keep both solutions neutral.',
      caption: 'Zinc is the anode and negative, copper the cathode and positive: 1.10 V.',
      draw: {
        kind: 'web',
        columns: 2,
        rows: 2,
        boxes: {
          zinc: { at: [0, 0], text: 'zinc: anode (−)', fill: 'grey' },
          copper: { at: [1, 0], text: 'copper: cathode (+)', fill: 'pink' },
          zincIons: { at: [0, 1], text: 'Zn²⁺ solution', fill: 'water' },
          copperIons: { at: [1, 1], text: 'Cu²⁺ solution', fill: 'water' },
        },
        arrows: [
          { from: 'zinc', to: 'copper' },
          { from: 'zinc', to: 'zincIons' },
          { from: 'copperIons', to: 'copper' },
          { from: 'zincIons', to: 'copperIons', plain: true, dashed: true },
        ],
      },
    },
  ],
  3: [
    {
      alt: 'Concentration against time for a first-order reaction: from 0.8 it falls to 0.4 after 10 s, 0.2 after 20 s and 0.1 after 30 s.',
      caption: 'The half-life of a first-order reaction is the same at every stage: here 10 s.',
      draw: {
        kind: 'graph',
        x: [0, 30],
        y: [0, 0.8],
        stepX: 10,
        stepY: 0.2,
        xLabel: 't (s)',
        yLabel: 'mol/L',
        plots: [{ of: (x) => 0.8 * 0.5 ** (x / 10) }],
        points: [
          { at: [10, 0.4], label: '0.4', side: 'right' },
          { at: [20, 0.2], label: '0.2', side: 'right' },
        ],
      },
    },
  ],
  4: [
    {
      alt: 'Bars of the number of unpaired electrons in the ions M²⁺ of the first transition series: V 3, Cr 4, Mn 5, Fe 4, Co 3, Ni 2, Cu 1, Zn 0.',
      caption: 'Mn²⁺ has the most unpaired electrons and so the largest magnetic moment.',
      draw: {
        kind: 'bars',
        bars: [
          { name: 'V', value: 3 },
          { name: 'Cr', value: 4 },
          { name: 'Mn', value: 5 },
          { name: 'Fe', value: 4 },
          { name: 'Co', value: 3 },
          { name: 'Ni', value: 2 },
          { name: 'Cu', value: 1 },
          { name: 'Zn', value: 0 },
        ],
        step: 1,
        yLabel: 'unpaired',
      },
    },
  ],
  5: [
    {
      alt: 'A tree: isomers of complexes part into structural ones, such as ionisation and linkage isomers, and stereoisomers, which are geometrical or optical.',
      caption: 'Other bonds, or the same bonds arranged otherwise in space: two great families.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Isomers of complexes',
          children: [
            { text: 'Structural', children: [{ text: 'ionisation, linkage, hydrate' }] },
            { text: 'Stereo', children: [{ text: 'geometrical, optical' }] },
          ],
        },
      },
    },
  ],
  6: [
    {
      alt: 'Two rows of steps. SN2: the nucleophile comes from behind while the halogen leaves, in one step. SN1: first the halogen leaves and a carbocation is there, then the nucleophile comes.',
      caption: 'SN2 turns the molecule inside out; SN1 gives a mixture, since both sides are open.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'SN2, one step',
            draw: {
              kind: 'steps',
              across: true,
              steps: [{ text: 'R–X and Nu⁻' }, { text: 'R–Nu and X⁻' }],
            },
          },
          {
            title: 'SN1, two steps',
            draw: {
              kind: 'steps',
              across: true,
              steps: [{ text: 'R–X' }, { text: 'R⁺ and X⁻' }, { text: 'R–Nu' }],
            },
          },
        ],
      },
    },
  ],
  7: [
    {
      alt: 'Boxes: a primary alcohol is oxidised to an aldehyde and that to a carboxylic acid; a secondary alcohol to a ketone; a tertiary alcohol is not oxidised easily.',
      caption:
        'What oxidation makes of an alcohol tells whether it is primary, secondary or tertiary.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Oxidise an alcohol',
          children: [
            { text: 'primary', children: [{ text: 'aldehyde, then acid' }] },
            { text: 'secondary', children: [{ text: 'ketone' }] },
            { text: 'tertiary', children: [{ text: 'no easy reaction' }] },
          ],
        },
      },
    },
  ],
  8: [
    {
      alt: 'A tree of a test: with Tollens’ reagent an aldehyde gives a silver mirror, a ketone gives none.',
      caption: 'The silver mirror tells an aldehyde from a ketone.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Tollens’ reagent',
          children: [
            { text: 'silver mirror', children: [{ text: 'aldehyde' }] },
            { text: 'no mirror', children: [{ text: 'ketone' }] },
          ],
        },
      },
    },
  ],
  9: [
    {
      alt: 'Three steps: aniline with nitrous acid at 0 to 5 °C becomes a diazonium salt; that couples with phenol to an orange dye.',
      caption: 'Keep it below 5 °C: the diazonium salt falls apart when it gets warm.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Aniline', arrow: 'nitrous acid, 0 to 5 °C' },
          { text: 'Diazonium salt', arrow: 'phenol' },
          { text: 'Azo dye, orange' },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'A tree: carbohydrates part into monosaccharides, such as glucose, disaccharides, such as sucrose, and polysaccharides, such as starch.',
      caption: 'One, two or many sugar units: sweet, sweet, and not sweet at all.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Carbohydrates',
          children: [
            { text: 'one unit', children: [{ text: 'glucose, fructose' }] },
            { text: 'two units', children: [{ text: 'sucrose, lactose' }] },
            { text: 'many units', children: [{ text: 'starch, cellulose' }] },
          ],
        },
      },
    },
  ],
};

import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'Boxes one below the other: mass in grams, divided by the molar mass gives moles, times Avogadro’s number gives particles.',
      caption: 'Moles stand in the middle: from grams to particles there is no other way.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Mass in g', arrow: '÷ molar mass' },
          { text: 'Amount in mol', arrow: '× 6.022 × 10²³' },
          { text: 'Number of particles' },
        ],
      },
    },
  ],
  2: [
    {
      alt: 'Atoms of carbon and neon with their electrons in rings. Carbon: 2 and 4. Neon: 2 and 8.',
      caption: 'Carbon has four electrons outside, neon a full shell of eight.',
      draw: {
        kind: 'shells',
        atoms: [
          { symbol: 'C', electrons: [2, 4] },
          { symbol: 'Ne', electrons: [2, 8] },
        ],
      },
    },
  ],
  3: [
    {
      alt: 'Bars of the atomic radius in the second period, in picometres: Li 152, Be 111, B 88, C 77, N 74, O 66, F 64.',
      caption: 'From left to right the nucleus pulls harder, and the atoms get smaller.',
      draw: {
        kind: 'bars',
        bars: [
          { name: 'Li', value: 152 },
          { name: 'Be', value: 111 },
          { name: 'B', value: 88 },
          { name: 'C', value: 77 },
          { name: 'N', value: 74 },
          { name: 'O', value: 66 },
          { name: 'F', value: 64 },
        ],
        step: 40,
        yLabel: 'radius (pm)',
      },
    },
  ],
  4: [
    {
      alt: 'Two molecules. Ethyne: two carbon atoms joined by a triple bond, each with one hydrogen atom, all in a line. Water: an oxygen atom with two hydrogen atoms in a bent shape.',
      caption: 'Two lone pairs bend water to about 104.5°; ethyne has none and is straight.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'Ethyne',
            draw: {
              kind: 'molecule',
              atoms: [
                { at: [0, 0], symbol: 'H' },
                { at: [1, 0], symbol: 'C' },
                { at: [2, 0], symbol: 'C' },
                { at: [3, 0], symbol: 'H' },
              ],
              bonds: [{ between: [0, 1] }, { between: [1, 2], order: 3 }, { between: [2, 3] }],
            },
          },
          {
            title: 'Water',
            draw: {
              kind: 'molecule',
              atoms: [
                { at: [0, 0], symbol: 'H' },
                { at: [1, 0.77], symbol: 'O' },
                { at: [2, 0], symbol: 'H' },
              ],
              bonds: [{ between: [0, 1] }, { between: [1, 2] }],
            },
          },
        ],
      },
    },
  ],
  5: [
    {
      alt: 'An energy diagram of an exothermic reaction: the reactants stand higher than the products; a hill lies between them.',
      caption: 'The fall from reactants to products is ΔH, and it is negative here.',
      draw: {
        kind: 'graph',
        x: [0, 10],
        y: [0, 10],
        grid: false,
        numbers: false,
        xLabel: 'progress',
        yLabel: 'energy',
        lines: [
          {
            points: [
              [0.5, 5.5],
              [2.5, 5.5],
              [4.5, 8.6],
              [7, 2.5],
              [9.5, 2.5],
            ],
            smooth: true,
          },
        ],
        texts: [
          { at: [1.8, 6.5], text: 'reactants' },
          { at: [8.4, 3.6], text: 'products' },
        ],
      },
    },
  ],
  6: [
    {
      alt: 'Two curves against time: the speed of the forward reaction falls from high, the speed of the backward reaction rises from zero, and both become level at the same height.',
      caption: 'At equilibrium both reactions go on, equally fast.',
      draw: {
        kind: 'graph',
        x: [0, 6],
        y: [0, 10],
        grid: false,
        numbers: false,
        xLabel: 'time',
        yLabel: 'rate',
        plots: [
          { of: (x) => 5 + 4 * Math.exp(-x) },
          { of: (x) => 5 - 5 * Math.exp(-x), tone: 'second' },
        ],
        texts: [
          { at: [2, 7.2], text: 'forward' },
          { at: [2, 2.9], text: 'backward', tone: 'second' },
        ],
      },
    },
  ],
  7: [
    {
      alt: 'Boxes: zinc loses two electrons and becomes Zn²⁺; the electrons go to Cu²⁺, which becomes copper.',
      caption: 'Losing electrons is oxidation, gaining them reduction; neither happens alone.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Zn becomes Zn²⁺: oxidised', arrow: '2 electrons' },
          { text: 'Cu²⁺ becomes Cu: reduced' },
        ],
      },
    },
  ],
  8: [
    {
      alt: 'A tree: organic compounds part into open-chain and ring compounds. Rings part into alicyclic ones, such as cyclohexane, and aromatic ones, such as benzene.',
      caption: 'First question: chain or ring? Second: is the ring aromatic?',
      draw: {
        kind: 'tree',
        root: {
          text: 'Organic compounds',
          children: [
            { text: 'Open chains', children: [{ text: 'butane' }] },
            {
              text: 'Rings',
              children: [{ text: 'alicyclic: cyclohexane' }, { text: 'aromatic: benzene' }],
            },
          ],
        },
      },
    },
  ],
  9: [
    {
      alt: 'A molecule of benzene drawn as a ring of six carbon atoms with single and double bonds in turn.',
      caption: 'Drawn with three double bonds, yet all six bonds of benzene are equally long.',
      draw: {
        kind: 'molecule',
        atoms: [
          { at: [1, 0], symbol: 'C' },
          { at: [1.87, 0.5], symbol: 'C' },
          { at: [1.87, 1.5], symbol: 'C' },
          { at: [1, 2], symbol: 'C' },
          { at: [0.13, 1.5], symbol: 'C' },
          { at: [0.13, 0.5], symbol: 'C' },
        ],
        bonds: [
          { between: [0, 1], order: 2 },
          { between: [1, 2] },
          { between: [2, 3], order: 2 },
          { between: [3, 4] },
          { between: [4, 5], order: 2 },
          { between: [5, 0] },
        ],
      },
    },
  ],
};

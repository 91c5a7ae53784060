import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'A ruler of 10 cm. Above it lies a pencil stub from 0 to 6.5 cm and a pin from 2 to 5 cm.',
    caption: 'The pencil is 6 cm 5 mm long, that is 65 mm; the pin from 2 to 5 measures 3 cm.',
    draw: {
      kind: 'ruler',
      length: 10,
      things: [
        { from: 0, to: 6.5, label: 'pencil' },
        { from: 2, to: 5, label: 'pin' },
      ],
    },
  },
  {
    alt: 'Four boxes in a row from small to large: mm, cm, m and km. Ten millimetres make a centimetre, a hundred centimetres a metre, a thousand metres a kilometre.',
    caption: 'The three steps are 10, 100 and 1,000: every ladder has its own rungs.',
    draw: {
      kind: 'web',
      columns: 4,
      rows: 1,
      boxes: {
        mm: { at: [0, 0], text: 'mm' },
        cm: { at: [1, 0], text: 'cm' },
        m: { at: [2, 0], text: 'm' },
        km: { at: [3, 0], text: 'km' },
      },
      arrows: [
        { from: 'mm', to: 'cm', label: '10' },
        { from: 'cm', to: 'm', label: '100' },
        { from: 'm', to: 'km', label: '1,000' },
      ],
    },
  },
];

/** The page that lists all converters. */
export const CONVERTERS_TEXT = {
  lead: 'Units, land, numbers and words, each with its working, the reason behind it and three questions to try.',
  examples: { bases: { number: '1011', from: '2', to: '10' }, roman: '2024' },
  sections: [
    {
      title: 'One idea behind all of them',
      paragraphs: [
        'To convert is to say the same amount in another unit. If the new unit is smaller, you need more of them, so the number grows; if it is larger, the number shrinks. Checking this one thing catches most mistakes.',
        'These converters count with exact fractions. An answer that needs more than ten significant digits is rounded, and then it is marked with ≈.',
      ],
    },
  ],
} as const;

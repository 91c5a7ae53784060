/** What the converter of Roman numerals says. */
export const ROMAN_COPY = {
  label: 'Number or Roman numeral',
  hint: 'From 1 to 3999, such as 2024 or MMXXIV.',
  result: 'Result',
  working: 'How it is made',
  sum: (parts: string, value: string) => `${parts} = ${value}`,
  part: (sign: string, value: string) => `${sign} is ${value}`,
  errors: {
    empty: 'Type a number such as 2024, or a Roman numeral such as MMXXIV.',
    neither: 'Use digits, or the signs I, V, X, L, C, D and M.',
    'out-of-range':
      'Roman numerals here go from 1 to 3999: there is no zero, and four M are not written.',
    'not-whole': 'Roman numerals stand for whole numbers. Leave out the point and what follows.',
  },
  odd: (typed: string, roman: string, value: string) =>
    `${typed} is not written that way. ${value} is ${roman}.`,
  example: '1994',
} as const;

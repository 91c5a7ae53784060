/** The page of the number systems. */
export const NUMBER_SYSTEM_TEXT = {
  heading: 'Number system converter',
  lead: 'Binary, octal, decimal, hexadecimal and every other base from 2 to 36. Whole numbers of up to 64 digits, with nothing rounded.',
  sections: [
    {
      title: 'What a base is',
      paragraphs: [
        'In our usual numbers each place is worth ten times the place to its right, so ten is the base. In base 2 each place is worth twice the one to its right: 1, 2, 4, 8, 16 and so on. 1011 in base 2 is therefore 8 + 2 + 1 = 11.',
        'A base needs as many digits as its number says. Base 2 has 0 and 1. Base 16 needs six more than we have, so letters help out: A is ten, B eleven, up to F, fifteen. In base 36 the last digit is Z, thirty-five.',
      ],
    },
    {
      title: 'From base ten: divide and collect remainders',
      paragraphs: [
        'Divide the number by the new base and keep the remainder. Divide the quotient again, until it is 0. The remainders, read from the last to the first, are the digits. For 13 in base 2: 13 ÷ 2 = 6 remainder 1, 6 ÷ 2 = 3 remainder 0, 3 ÷ 2 = 1 remainder 1, 1 ÷ 2 = 0 remainder 1. Read upwards: 1101.',
        'Between base 2 and base 16 there is a short way: four binary digits make one hexadecimal digit, because 16 = 2 × 2 × 2 × 2. Group them from the right.',
      ],
    },
  ],
  mistakes: [
    'Using a digit that the base does not have. 128 cannot be an octal number, since base 8 ends at 7.',
    'Reading the remainders from the top. The first remainder is the ones digit and stands at the end.',
    'Grouping binary digits from the left. Start at the right and fill the last group with zeros in front.',
  ],
  practice: [
    {
      ask: 'Write 25 in binary.',
      hint: 'Divide by 2 again and again and keep the remainders.',
      number: '25',
      from: 10,
      to: 2,
    },
    {
      ask: 'What is the binary number 110110 in decimal?',
      hint: 'The places are worth 32, 16, 8, 4, 2 and 1.',
      number: '110110',
      from: 2,
      to: 10,
    },
    {
      ask: 'Write 255 in hexadecimal.',
      hint: 'Divide by 16. Fifteen is written F.',
      number: '255',
      from: 10,
      to: 16,
    },
  ],
} as const;

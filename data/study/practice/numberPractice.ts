import type { PracticeText } from './practiceText';

/** Below the number system converter. */
export const NUMBER_SYSTEM_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'Add the binary numbers 1011 and 110. Give the sum in binary.',
    hint: 'In binary 1 and 1 make 10: write 0 and carry 1.',
    steps: [
      'From the right: 1 and 0 give 1; 1 and 1 give 0, carry 1; 0, 1 and the carry give 0, carry 1.',
      'The last 1 and the carry give 10, so the sum is 10001.',
      'Check it in decimal: 11 + 6 = 17, and 16 + 1 = 17.',
    ],
    answer: '10001',
    check: 'number(bin(0b1011 + 0b110)[3:7])',
  },
  {
    ask: 'What is the hexadecimal number 2F in decimal?',
    hint: 'F is fifteen, and the 2 counts sixteens.',
    steps: ['2 × 16 + 15 = 47'],
    answer: '47',
    check: '0x2F',
  },
  {
    ask: 'Which decimal number is the largest that five binary digits can show?',
    hint: 'It is 11111 in binary, one less than 100000.',
    steps: ['16 + 8 + 4 + 2 + 1 = 31, or 32 − 1 = 31'],
    answer: '31',
    check: '2 ^ 5 - 1',
  },
];

/** Below the Roman numerals. */
export const ROMAN_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A stone above an old door bears the year MDCCXLIV. Which year is it?',
    hint: 'Look for the smaller signs that stand before larger ones.',
    steps: ['MDCC: 1000 + 500 + 100 + 100 = 1700', 'XL is 40 and IV is 4.', '1700 + 40 + 4 = 1744'],
    answer: '1744',
    check: '1000 + 500 + 2 * 100 + (50 - 10) + (5 - 1)',
  },
  {
    ask: 'Anil writes 490 as XD. How is it written correctly?',
    hint: 'X may stand only before L and C. Split 490 into 400 and 90.',
    steps: ['400 is CD.', '90 is XC.', 'Together: CDXC.'],
    answer: 'CDXC',
  },
  {
    ask: 'What is XIX + XXIII, as a Roman numeral?',
    hint: 'Turn both into our numbers, add, and turn the sum back.',
    steps: ['19 + 23 = 42', '40 is XL and 2 is II: XLII.'],
    answer: 'XLII',
  },
];

/** Below the numbers to words. */
export const NUMBER_WORDS_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A newspaper from London writes that 25 million people saw a match. How many crore is that?',
    hint: 'Ten million are one crore.',
    steps: ['25 ÷ 10 = 2.5'],
    answer: '2.5 crore',
    accept: ['2 1/2 crore', '2 1/2', '2 crore 50 lakh'],
    check: '25 * 10 ^ 6 / 10 ^ 7',
  },
  {
    ask: 'Write ten crore seventy thousand six in figures.',
    hint: 'There are no lakhs: zeros keep their places.',
    steps: [
      'Ten crore: 10,00,00,000. Seventy thousand: 70,000.',
      '10,00,00,000 + 70,000 + 6 = 10,00,70,006',
    ],
    answer: '10,00,70,006',
    check: '10 * 10 ^ 7 + 70 * 10 ^ 3 + 6',
  },
  {
    ask: 'On a cheque for ₹40 Neha has written “Fourty only”. How should she spell the number?',
    hint: 'Compare how four, fourteen and forty are written in a dictionary.',
    steps: ['Four and fourteen have a u, but forty has none.'],
    answer: 'forty',
    accept: ['forty only', 'rupees forty only', 'forty rupees only', 'forty rupees'],
  },
];

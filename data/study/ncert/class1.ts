import type { BookSet } from './book';

export const CLASS_1: BookSet = {
  since: '2023-24',
  solved: {
    maths: {
      title: 'Joyful Mathematics',
      lead: 'Sorting before counting, counting before sums: the year goes from what is near and far to tens and ones, with a first look at days, coins and picture tables.',
      chapters: [
        {
          name: 'Finding the Furry Cat! (Pre-number Concepts)',
          about: 'inside and outside, above and below, near and far, before and after',
        },
        {
          name: 'What is Long? What is Round? (Shapes)',
          about: 'sorting things by shape, rolling and sliding, corners and round edges',
        },
        {
          name: 'Mango Treat (Numbers 1 to 9)',
          about: 'counting up to nine things, writing the digits, more and less',
        },
        {
          name: 'Making 10 (Numbers 10 to 20)',
          about: 'pairs that make ten, a ten and some ones, numbers up to twenty',
        },
        {
          name: 'How Many? (Addition and Subtraction of Single Digit Numbers)',
          about: 'putting together and taking away with small numbers, and what zero does',
        },
        {
          name: 'Vegetable Farm (Addition and Subtraction up to 20)',
          about: 'adding and taking away up to twenty by counting on and back',
        },
        {
          name: "Lina's Family (Measurement)",
          about: 'longer and shorter, heavier and lighter, measuring with hands and steps',
        },
        {
          name: 'Fun with Numbers (Numbers 21 to 99)',
          about: 'tens and ones up to ninety-nine, which number is bigger',
        },
        {
          name: 'Utsav (Patterns)',
          about: 'patterns of shapes, sounds and numbers, and what comes next',
        },
        {
          name: 'How do I Spend my Day? (Time)',
          about: 'the order of a day, days of the week, what takes longer',
        },
        {
          name: 'How Many Times? (Multiplication)',
          about: 'equal groups, adding the same number again and again',
        },
        {
          name: 'How Much Can We Spend? (Money)',
          about: 'coins and notes, paying a price, and choosing what to buy',
        },
        {
          name: 'So Many Toys (Data Handling)',
          about: 'sorting, counting and comparing in a picture table',
        },
      ],
    },
  },
  english: [
    {
      title: 'Mridang',
      units: ['My Family and Me', 'Life Around Us', 'Food', 'Seasons'],
      parts: [
        {
          name: null,
          pieces: [
            { name: 'Two Little Hands' },
            { name: 'Greetings' },
            { name: 'Picture Time' },
            { name: 'The Cap-seller and the Monkeys' },
            { name: 'A Farm' },
            { name: 'Fun with Pictures' },
            { name: 'The Food we Eat' },
            { name: 'The Four Seasons' },
            { name: "Anandi's Rainbow" },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Sarangi'] },
};

import type { BookSet } from './book';

export const CLASS_2: BookSet = {
  since: '2023-24',
  solved: {
    maths: {
      title: 'Joyful Mathematics',
      lead: 'Numbers up to a hundred become tens and ones, sums need regrouping for the first time, and equal groups lead to the first tables.',
      chapters: [
        {
          name: 'A Day at the Beach (Counting in Groups)',
          about: 'counting in twos, fives and tens instead of one by one',
        },
        {
          name: 'Shapes Around Us (3D Shapes)',
          about: 'faces, edges and corners of boxes, balls, cones and cylinders',
        },
        {
          name: 'Fun with Numbers (Numbers 1 to 100)',
          about: 'tens and ones up to one hundred, order and number neighbours',
        },
        {
          name: 'Shadow Story (Togalu) (2D Shapes)',
          about: 'circles, squares, rectangles and triangles, their sides and corners',
        },
        {
          name: 'Playing with Lines (Orientations of a Line)',
          about: 'standing, sleeping and slanting lines in letters and things',
        },
        {
          name: 'Decoration for Festival (Addition and Subtraction)',
          about: 'adding and subtracting two-digit numbers, with and without regrouping',
        },
        {
          name: "Rani's Gift (Measurement)",
          about: 'length in hand spans and steps, weight on a balance, how much a jug holds',
        },
        {
          name: 'Grouping and Sharing (Multiplication and Division)',
          about: 'equal groups, first tables, and sharing into equal parts',
        },
        {
          name: 'Which Season is it? (Measurement of Time)',
          about: 'days, weeks, months and seasons, and how long things take',
        },
        {
          name: 'Fun at the Fair (Money)',
          about: 'coins and notes up to one hundred rupees, prices, bills and change',
        },
        {
          name: 'Data Handling',
          about: 'tally marks, picture tables and questions that they answer',
        },
      ],
    },
  },
  english: [
    {
      title: 'Mridang',
      units: [
        'Fun with Friends',
        'Welcome to My World',
        'Going Places',
        'Life Around Us',
        'Harmony',
      ],
      parts: [
        {
          name: null,
          pieces: [
            { name: 'My Bicycle' },
            { name: 'Picture Reading' },
            { name: 'It is Fun' },
            { name: 'Seeing without Seeing' },
            { name: 'Come Back Soon' },
            { name: 'Between Home and School' },
            { name: 'This is My Town' },
            { name: 'A Show of Clouds' },
            { name: 'My Name' },
            { name: 'The Crow' },
            { name: 'The Smart Monkey' },
            { name: 'Little Drops of Water' },
            { name: 'We are all Indians' },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Sarangi'] },
};

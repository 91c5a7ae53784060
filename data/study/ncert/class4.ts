import type { BookSet } from './book';

export const CLASS_4: BookSet = {
  since: '2025-26',
  solved: {
    maths: {
      title: 'Maths Mela',
      slug: 'maths-mela',
      lead: 'Numbers grow to thousands, shares get names, and sums are met in villages, forests and museums.',
      chapters: [
        {
          name: 'Shapes Around Us',
          about:
            'solid and flat shapes in buildings, boxes and toys, with their faces, edges and corners',
        },
        {
          name: 'Hide and Seek',
          about:
            'how things look from above, from the front and from the side, and ways on a simple map',
        },
        {
          name: 'Pattern Around Us',
          about:
            'patterns in numbers, in notes and coins, and in rows of shapes, and how they go on',
        },
        {
          name: 'Thousands Around Us',
          about: 'four-digit numbers as thousands, hundreds, tens and ones',
        },
        {
          name: 'Sharing and Measuring',
          about: 'halves, quarters, thirds and other equal parts of one thing or of many',
        },
        {
          name: 'Measuring Length',
          about: 'metres, centimetres and kilometres: estimating first, measuring after',
        },
        {
          name: 'The Cleanest Village',
          about: 'adding and subtracting three- and four-digit numbers of a village at work',
        },
        {
          name: 'Weigh it, Pour it',
          about: 'grams and kilograms, millilitres and litres, on scales and in bottles',
        },
        {
          name: 'Equal Groups',
          about: 'multiplying and dividing by making equal groups, rows and shares',
        },
        {
          name: 'Elephants, Tigers, and Leopards',
          about: 'larger sums and differences with the counts of wild animals',
        },
        {
          name: 'Fun with Symmetry',
          about: 'mirror halves, folded paper, masks and patterns in tiles',
        },
        {
          name: 'Ticking Clocks and Turning Calendar',
          about: 'hours and minutes, a.m. and p.m., days, weeks and months',
        },
        {
          name: 'The Transport Museum',
          about: 'multiplying and dividing larger numbers with seats, wheels and tickets',
        },
        { name: 'Data Handling', about: 'tally marks, tables, pictographs and first bar graphs' },
      ],
    },
    evs: {
      title: 'Our Wondrous World',
      slug: 'our-wondrous-world',
      lead: 'Ten chapters in five units: the people nearby, the living world, health, how things work, and land and sky.',
      chapters: [
        {
          name: 'Living Together',
          about: 'public places, people whose work a community needs, and work done together',
        },
        {
          name: 'Exploring Our Neighbourhood',
          about: 'places near home and what they are for, directions, landmarks and a simple map',
        },
        {
          name: 'Nature Trail',
          about: 'insects, birds, trees and the traces they leave, seen on a walk',
        },
        {
          name: 'Growing up with Nature',
          about:
            'what a village makes from plants, from dyes to medicines, and why it leaves a part',
        },
        {
          name: 'Food for Health',
          about: 'what different foods do for the body, and a plate with something of each',
        },
        {
          name: 'Happy and Healthy Living',
          about: 'clean habits, sleep, play, feelings and safe touch',
        },
        {
          name: 'How Things Work',
          about: 'why some things spin well, and why some float while others sink',
        },
        {
          name: 'How Things are Made',
          about: 'paper by hand and in a mill, colours from plants, and how to use less of it',
        },
        {
          name: 'Different Lands, Different Lives',
          about: 'mountains, deserts, plains and coasts, and how people live in each',
        },
        {
          name: 'Our Sky',
          about: 'the sun and its shadows, the moon with its changing shape, stars and planets',
        },
      ],
      groups: [
        { name: 'Unit 1: Our Community', from: 1, to: 2 },
        { name: 'Unit 2: Life Around Us', from: 3, to: 4 },
        { name: 'Unit 3: Health and Well-being', from: 5, to: 6 },
        { name: 'Unit 4: Things Around Us', from: 7, to: 8 },
        { name: 'Unit 5: Our Environment', from: 9, to: 10 },
      ],
    },
  },
  english: [
    {
      title: 'Santoor',
      parts: [
        {
          name: 'Unit 1: My Land',
          pieces: [
            { name: 'Together We Can' },
            { name: 'The Tinkling Bells' },
            { name: 'Be Smart, Be Safe' },
          ],
        },
        {
          name: 'Unit 2: My Beautiful World',
          pieces: [{ name: 'One Thing at a Time' }, { name: 'The Old Stag' }, { name: 'Braille' }],
        },
        {
          name: 'Unit 3: Fun with Games',
          pieces: [
            { name: 'Fit Body, Fit Mind, Fit Nation' },
            { name: 'The Lagori Champions' },
            { name: 'Hekko' },
          ],
        },
        {
          name: 'Unit 4: Up High',
          pieces: [
            { name: 'The Swing' },
            { name: 'A Journey to the Magical Mountains' },
            { name: 'Maheshwar' },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Veena'] },
};

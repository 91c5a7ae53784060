import type { BookSet } from './book';

export const CLASS_7: BookSet = {
  since: '2025-26',
  solved: {
    maths: {
      title: 'Ganita Prakash',
      slug: 'ganita-prakash',
      lead: 'In two parts: large numbers, expressions and angles first, then congruent figures, integers, decimals and equations.',
      chapters: [
        {
          name: 'Large Numbers Around Us',
          about:
            'lakhs and crores, the Indian and the international way of commas, rounding and estimating',
        },
        {
          name: 'Arithmetic Expressions',
          about: 'terms, brackets and the order in which an expression is worked out',
        },
        {
          name: 'A Peek Beyond the Point',
          about:
            'tenths, hundredths and thousandths: decimals read, compared, added and subtracted',
        },
        {
          name: 'Expressions using Letter-Numbers',
          about: 'letters that stand for numbers, formulas for patterns, like terms',
        },
        {
          name: 'Parallel and Intersecting Lines',
          about:
            'angles where lines meet, and the angles that a transversal makes with parallel lines',
        },
        {
          name: 'Number Play',
          about: "even and odd, magic squares, Virahanka's numbers and sums in letters",
        },
        {
          name: 'A Tale of Three Intersecting Lines',
          about: 'which three lengths make a triangle, how it is drawn, and its angle sum',
        },
        {
          name: 'Working with Fractions',
          about: 'multiplying and dividing fractions, with pictures and with rules',
        },
        {
          name: 'Geometric Twins',
          about: 'congruent figures, and what has to agree before two triangles are the same',
        },
        {
          name: 'Operations with Integers',
          about: 'multiplying and dividing positive and negative numbers, with tokens and patterns',
        },
        {
          name: 'Finding Common Ground',
          about: 'common factors and multiples, HCF and LCM by prime factors',
        },
        {
          name: 'Another Peek Beyond the Point',
          about: 'multiplying and dividing decimals, and where the point goes',
        },
        {
          name: 'Connecting the Dots...',
          about: 'mean, median and dot plots: what a heap of numbers says',
        },
        {
          name: 'Constructions and Tilings',
          about: 'bisectors and angles with ruler and compass, and shapes that fill a floor',
        },
        {
          name: 'Finding the Unknown',
          about: 'equations as balances, and how an unknown number is found and checked',
        },
      ],
      groups: [
        { name: 'Part 1', from: 1, to: 8 },
        { name: 'Part 2', from: 9, to: 15, restarts: true },
      ],
    },
    science: {
      title: 'Curiosity',
      slug: 'curiosity',
      lead: 'Twelve chapters that begin with a question each: circuits and metals, changes and heat, bodies, plants, light and the sky.',
      chapters: [
        {
          name: 'The Ever-Evolving World of Science',
          about: 'how questions lead to tests, and why what science knows keeps changing',
        },
        {
          name: 'Exploring Substances: Acidic, Basic, and Neutral',
          about:
            'litmus, turmeric and other indicators, and what an acid and a base do to each other',
        },
        {
          name: 'Electricity: Circuits and their Components',
          about: 'cell, lamp, switch and wire, their symbols, conductors and insulators',
        },
        {
          name: 'The World of Metals and Non-metals',
          about: 'shine, hammering, drawing, ringing and rusting: how materials are told apart',
        },
        {
          name: 'Changes Around Us: Physical and Chemical',
          about: 'changes that make a new substance and changes that do not, rusting and burning',
        },
        {
          name: 'Adolescence: A Stage of Growth and Change',
          about:
            'how body and feelings change between ten and nineteen, food, hygiene and safe habits',
        },
        {
          name: 'Heat Transfer in Nature',
          about:
            'conduction, convection and radiation, breezes, and how water moves through the ground',
        },
        {
          name: 'Measurement of Time and Motion',
          about: 'clocks from shadows to seconds, the pendulum, speed and its units',
        },
        {
          name: 'Life Processes in Animals',
          about: 'how food is digested and air is breathed, in people and in other animals',
        },
        {
          name: 'Life Processes in Plants',
          about: 'how leaves make food, how water rises and how plants breathe',
        },
        {
          name: 'Light: Shadows and Reflections',
          about: 'straight paths, shadows, plane mirrors, and a pinhole camera',
        },
        {
          name: 'Earth, Moon, and the Sun',
          about: 'day and night, seasons, and eclipses of the sun and the moon',
        },
      ],
    },
  },
  english: [
    {
      title: 'Poorvi',
      parts: [
        {
          name: 'Unit 1: Learning Together',
          pieces: [
            { name: 'The Day the River Spoke' },
            { name: 'Try Again' },
            { name: 'Three Days to See' },
          ],
        },
        {
          name: 'Unit 2: Wit and Humour',
          pieces: [
            { name: 'Animals, Birds, and Dr. Dolittle' },
            { name: 'A Funny Man' },
            { name: 'Say the Right Thing' },
          ],
        },
        {
          name: 'Unit 3: Dreams and Discoveries',
          pieces: [
            { name: "My Brother's Great Invention" },
            { name: 'Paper Boats' },
            { name: 'North, South, East, West' },
          ],
        },
        {
          name: 'Unit 4: Travel and Adventure',
          pieces: [{ name: 'The Tunnel' }, { name: 'Travel' }, { name: 'Conquering the Summit' }],
        },
        {
          name: 'Unit 5: Bravehearts',
          pieces: [
            { name: 'A Homage to Our Brave Soldiers' },
            { name: 'My Dear Soldiers' },
            { name: 'Rani Abbakka' },
          ],
        },
      ],
    },
  ],
  titles: {
    hindi: ['Malhar'],
    sanskrit: ['Deepakam'],
    socialScience: ['Exploring Society: India and Beyond, Part 1', 'Part 2'],
  },
};

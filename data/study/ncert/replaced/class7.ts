import type { BookSet } from '@/data/study/ncert/book';

export const REPLACED_7: BookSet = {
  since: '2023-24',
  until: '2024-25',
  solved: {
    maths: {
      title: 'Mathematics',
      lead: 'Negative numbers, fractions and letters for numbers become daily tools, and geometry begins to give reasons.',
      chapters: [
        {
          name: 'Integers',
          about: 'adding, multiplying and dividing integers, signs and properties',
        },
        {
          name: 'Fractions and Decimals',
          about: 'multiplying and dividing fractions and decimals',
        },
        { name: 'Data Handling', about: 'mean, median, mode, and double bar graphs' },
        { name: 'Simple Equations', about: 'setting up and solving equations in one variable' },
        {
          name: 'Lines and Angles',
          about: 'pairs of angles, parallel lines and the angles a transversal makes',
        },
        {
          name: 'The Triangle and its Properties',
          about: 'medians, altitudes, angle sum, exterior angle and Pythagoras',
        },
        {
          name: 'Comparing Quantities',
          about: 'ratios and percentages, profit and loss, simple interest',
        },
        {
          name: 'Rational Numbers',
          about: 'negative fractions, standard form, comparing and calculating',
        },
        {
          name: 'Perimeter and Area',
          about: 'area of parallelograms, triangles and circles, and circumference',
        },
        {
          name: 'Algebraic Expressions',
          about: 'terms, coefficients, like terms, and the value of an expression',
        },
        {
          name: 'Exponents and Powers',
          about: 'laws of exponents, and large numbers in standard form',
        },
        { name: 'Symmetry', about: 'line symmetry of regular polygons, and rotational symmetry' },
        {
          name: 'Visualising Solid Shapes',
          about: 'faces, edges, vertices, nets, sketches and cross-sections',
        },
      ],
    },
    science: {
      title: 'Science',
      lead: 'How plants and animals live, how heat, light and current behave, and what acids do: with trials that fit on a table.',
      chapters: [
        {
          name: 'Nutrition in Plants',
          about: 'photosynthesis, parasites, insect-eating plants, and fungi',
        },
        { name: 'Nutrition in Animals', about: 'digestion in people, grass-eaters and the amoeba' },
        {
          name: 'Heat',
          about: 'clinical and laboratory thermometers, conduction, convection, radiation',
        },
        {
          name: 'Acids, Bases and Salts',
          about: 'natural indicators, neutralisation, and its uses at home',
        },
        {
          name: 'Physical and Chemical Changes',
          about: 'changes that make a new substance and those that do not, rusting, crystals',
        },
        {
          name: 'Respiration in Organisms',
          about: 'breathing rate, aerobic and anaerobic respiration, gills and spiracles',
        },
        {
          name: 'Transportation in Animals and Plants',
          about: 'blood, heart, pulse, kidneys, and how plants lift water',
        },
        {
          name: 'Reproduction in Plants',
          about: 'budding, spores, pollination, fertilisation and travelling seeds',
        },
        { name: 'Motion and Time', about: 'speed, the simple pendulum, and distance-time graphs' },
        {
          name: 'Electric Current and its Effects',
          about: 'circuit symbols, heating and magnetic effects of current, electromagnets',
        },
        {
          name: 'Light',
          about: 'plane and curved mirrors, lenses, images, and the colours of light',
        },
        {
          name: 'Forests: Our Lifeline',
          about: 'layers of a forest, food chains, decomposers and why forests matter',
        },
        {
          name: 'Wastewater Story',
          about: 'sewage, what a treatment plant does, and sanitation at home',
        },
      ],
    },
  },
  english: [
    {
      title: 'Honeycomb',
      parts: [
        {
          name: 'Lessons',
          pieces: [
            { name: 'Three Questions', poems: ['The Squirrel'] },
            { name: 'A Gift of Chappals', poems: ['The Rebel'] },
            { name: 'Gopal and the Hilsa Fish', poems: ['The Shed'] },
            { name: 'The Ashes That Made Trees Bloom', poems: ['Chivvy'] },
            { name: 'Quality', poems: ['Trees'] },
            { name: 'Expert Detectives', poems: ['Mystery of the Talking Fan'] },
            { name: 'The Invention of Vita-Wonk' },
            { name: 'A Homage to our Brave Soldiers' },
          ],
        },
        {
          name: 'More poems',
          pieces: [
            { name: 'Dad and the Cat and the Tree' },
            { name: 'Garden Snake' },
            { name: 'Meadow Surprises' },
          ],
        },
      ],
    },
    {
      title: 'An Alien Hand',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'The Tiny Teacher' },
            { name: 'Bringing Up Kari' },
            { name: 'Golu Grows a Nose' },
            { name: 'Chandni' },
            { name: 'The Bear Story' },
            { name: 'A Tiger in the House' },
            { name: 'An Alien Hand' },
          ],
        },
      ],
    },
  ],
  titles: {
    hindi: ['Vasant Part 2'],
    sanskrit: ['Ruchira Part 2'],
    socialScience: ['Our Pasts II', 'Our Environment', 'Social and Political Life II'],
  },
};

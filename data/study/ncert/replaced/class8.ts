import type { BookSet } from '@/data/study/ncert/book';

export const REPLACED_8: BookSet = {
  since: '2023-24',
  until: '2024-25',
  solved: {
    maths: {
      title: 'Mathematics',
      lead: 'The last step before algebra proper: identities, factors, roots, exponents, and areas and volumes of solids.',
      chapters: [
        {
          name: 'Rational Numbers',
          about: 'properties of rational numbers under the four operations',
        },
        {
          name: 'Linear Equations in One Variable',
          about: 'equations with the variable on both sides, and how to reduce them',
        },
        {
          name: 'Understanding Quadrilaterals',
          about: 'polygons, their angles, and the kinds of parallelograms',
        },
        {
          name: 'Data Handling',
          about: 'pie charts, equally likely outcomes, and the chance of an event',
        },
        {
          name: 'Squares and Square Roots',
          about: 'patterns in square numbers, Pythagorean triplets, and finding roots',
        },
        {
          name: 'Cubes and Cube Roots',
          about: 'patterns in cubes, and cube roots by prime factors',
        },
        {
          name: 'Comparing Quantities',
          about: 'discount, sales tax and GST, and compound interest',
        },
        {
          name: 'Algebraic Expressions and Identities',
          about: 'multiplying expressions and using standard identities',
        },
        {
          name: 'Mensuration',
          about: 'area of polygons, surface area and volume of cuboids and cylinders',
        },
        {
          name: 'Exponents and Powers',
          about: 'negative exponents, laws of exponents, very small numbers',
        },
        {
          name: 'Direct and Inverse Proportions',
          about: 'quantities that grow together, and those that share a fixed product',
        },
        {
          name: 'Factorisation',
          about: 'common factors, regrouping, identities, and dividing expressions',
        },
        { name: 'Introduction to Graphs', about: 'line graphs and linear graphs, read and drawn' },
      ],
    },
    science: {
      title: 'Science',
      lead: 'Crops and microbes, fuels and flames, force, sound and light, and the changes of growing up.',
      chapters: [
        {
          name: 'Crop Production and Management',
          about: 'from preparing soil to storing grain, manure, fertilisers and irrigation',
        },
        {
          name: 'Microorganisms: Friend and Foe',
          about: 'bacteria, fungi, protozoa and viruses, useful and harmful',
        },
        {
          name: 'Coal and Petroleum',
          about: 'natural resources that run out, fractions of petroleum, natural gas',
        },
        {
          name: 'Combustion and Flame',
          about: 'conditions for burning, kinds of combustion, zones of a flame, fuels',
        },
        {
          name: 'Conservation of Plants and Animals',
          about: 'protected areas, endemic and endangered species, and migration',
        },
        {
          name: 'Reproduction in Animals',
          about: 'fertilisation, embryos, metamorphosis, budding and fission',
        },
        {
          name: 'Reaching the Age of Adolescence',
          about: 'changes of puberty, hormones and glands, and staying healthy',
        },
        {
          name: 'Force and Pressure',
          about: 'pushes and pulls, contact and non-contact forces, pressure in fluids',
        },
        {
          name: 'Friction',
          about: 'causes of friction, static, sliding and rolling, fluid friction',
        },
        { name: 'Sound', about: 'vibration, amplitude, frequency, hearing range and noise' },
        {
          name: 'Chemical Effects of Electric Current',
          about: 'liquids that conduct, what current does to them, electroplating',
        },
        {
          name: 'Some Natural Phenomena',
          about: 'charges, lightning and its dangers, and earthquakes',
        },
        { name: 'Light', about: 'laws of reflection, many images, the human eye, and Braille' },
      ],
    },
  },
  english: [
    {
      title: 'Honeydew',
      parts: [
        {
          name: 'Lessons',
          pieces: [
            { name: 'The Best Christmas Present in the World', poems: ['The Ant and the Cricket'] },
            { name: 'The Tsunami', poems: ['Geography Lesson'] },
            { name: 'Glimpses of the Past' },
            { name: "Bepin Choudhury's Lapse of Memory", poems: ['The Last Bargain'] },
            { name: 'The Summit Within', poems: ['The School Boy'] },
            { name: "This is Jody's Fawn" },
            { name: 'A Visit to Cambridge' },
            { name: 'A Short Monsoon Diary', poems: ['On the Grasshopper and Cricket'] },
          ],
        },
        { name: 'More poems', pieces: [{ name: 'When I set out for Lyonnesse' }] },
      ],
    },
    {
      title: 'It So Happened',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'How the Camel got his Hump' },
            { name: 'Children at Work' },
            { name: 'The Selfish Giant' },
            { name: 'The Treasure Within' },
            { name: 'Princess September' },
            { name: 'The Fight' },
            { name: 'Jalebis' },
            { name: 'Ancient Education System of India' },
          ],
        },
      ],
    },
  ],
  titles: {
    hindi: ['Vasant Part 3'],
    sanskrit: ['Ruchira Part 3'],
    socialScience: ['Our Pasts III', 'Resources and Development', 'Social and Political Life III'],
  },
};

import type { BookSet } from './book';

export const CLASS_5: BookSet = {
  since: '2025-26',
  solved: {
    maths: {
      title: 'Maths Mela',
      slug: 'maths-mela',
      lead: 'Large numbers on a journey, fractions that are compared, angles as turns, and the first areas and factors.',
      chapters: [
        {
          name: 'We the Travellers — I',
          about: 'five-digit numbers, their place values, rounding and comparing, on a journey',
        },
        {
          name: 'Fractions',
          about:
            'equal fractions, comparing them with one half and with one, and fractions of a group',
        },
        {
          name: 'Angles as Turns',
          about: 'angles as parts of a full turn: right, acute, obtuse and straight',
        },
        {
          name: 'We the Travellers — II',
          about: 'adding and subtracting large numbers, with distances, tickets and savings',
        },
        {
          name: 'Far and Near',
          about: 'millimetres to kilometres, changing one unit into another, and distances',
        },
        {
          name: 'The Dairy Farm',
          about: 'multiplying and dividing larger numbers with milk, cans and money',
        },
        {
          name: 'Shapes and Patterns',
          about: 'triangles, quadrilaterals and circles, tilings and repeating designs',
        },
        {
          name: 'Weight and Capacity',
          about:
            'grams, kilograms, millilitres and litres, and how they are changed into each other',
        },
        {
          name: 'Coconut Farm',
          about: 'division with remainders, and how multiplication checks it',
        },
        {
          name: 'Symmetrical Designs',
          about: 'mirror lines and turns that leave a design as it was',
        },
        {
          name: "Grandmother's Quilt",
          about: 'area by counting squares, and perimeter around the edge',
        },
        {
          name: 'Racing Seconds',
          about: 'seconds, minutes and hours, and how long something took',
        },
        {
          name: 'Animal Jumps',
          about: 'multiples, factors and common multiples on a line of jumps',
        },
        {
          name: 'Maps and Locations',
          about: 'reading maps: directions, a grid of squares, and distances by a scale',
        },
        {
          name: 'Data Through Pictures',
          about: 'pictographs with a scale, bar graphs, and questions that they answer',
        },
      ],
    },
    evs: {
      title: 'Our Wondrous World',
      slug: 'our-wondrous-world',
      lead: 'The last EVS year: water and rivers, food and school, the country, energy and clothes, and the earth as a whole.',
      chapters: [
        {
          name: 'Water — The Essence of Life',
          about: 'where water is, how it goes round, and how it is saved and cleaned',
        },
        {
          name: 'Journey of a River',
          about: 'from the source to the sea: banks, dams, floods and the towns along a river',
        },
        {
          name: 'The Mystery of Food',
          about: 'how food is digested, why it spoils and how it is kept from spoiling',
        },
        {
          name: 'Our School — A Happy Place',
          about: 'how a school becomes clean and safe, and how everyone feels included and heard',
        },
        {
          name: 'Our Vibrant Country',
          about: 'the flag, the languages, the festivals and the crafts of India',
        },
        {
          name: 'Some Unique Places',
          about: 'islands, coral reefs, mangroves, living root bridges and the Western Ghats',
        },
        {
          name: 'Energy — How Things Work',
          about: 'energy from food, fuel, wind, water and the sun, and how not to waste it',
        },
        {
          name: 'Clothes — How Things are Made',
          about: 'fibres from plants and animals, spinning, weaving, dyeing',
        },
        {
          name: 'Rhythms of Nature',
          about:
            'day and night, the six ritus, animals that travel, and clocks inside living things',
        },
        {
          name: 'Earth — Our Shared Home',
          about: 'the globe, land and oceans, and what we owe the only home we have',
        },
      ],
      groups: [
        { name: 'Unit 1: Life Around Us', from: 1, to: 2 },
        { name: 'Unit 2: Health and Well-being', from: 3, to: 4 },
        { name: 'Unit 3: Incredible India', from: 5, to: 6 },
        { name: 'Unit 4: Things Around Us', from: 7, to: 8 },
        { name: 'Unit 5: Our Amazing Planet', from: 9, to: 10 },
      ],
    },
  },
  english: [
    {
      title: 'Santoor',
      parts: [
        {
          name: "Unit 1: Let's Have Fun",
          pieces: [{ name: "Papa's Spectacles" }, { name: 'Gone with the Scooter' }],
        },
        {
          name: 'Unit 2: My Colourful World',
          pieces: [{ name: 'The Rainbow' }, { name: 'The Wise Parrot' }],
        },
        { name: 'Unit 3: Water', pieces: [{ name: 'The Frog' }, { name: 'What a Tank!' }] },
        {
          name: 'Unit 4: Ups and Downs',
          pieces: [{ name: 'Gilli Danda' }, { name: 'The Decision of the Panchayat' }],
        },
        {
          name: 'Unit 5: Work is Worship',
          pieces: [{ name: 'Vocation' }, { name: 'Glass Bangles' }],
        },
      ],
    },
  ],
  titles: { hindi: ['Veena'] },
};

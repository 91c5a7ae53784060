import type { BookSet } from './book';

export const CLASS_6: BookSet = {
  since: '2024-25',
  solved: {
    maths: {
      title: 'Ganita Prakash',
      lead: 'Patterns and puzzles first, then primes, fractions, angles and constructions, and numbers on the other side of zero.',
      chapters: [
        {
          name: 'Patterns in Mathematics',
          about: 'number sequences, shape sequences, and how the two explain each other',
        },
        {
          name: 'Lines and Angles',
          about: 'points, rays, angles and their measures, and using a protractor',
        },
        {
          name: 'Number Play',
          about: 'puzzles with digits, palindromes, and rules that always lead home',
        },
        {
          name: 'Data Handling and Presentation',
          about: 'tally tables, pictographs and bar graphs, read and drawn',
        },
        {
          name: 'Prime Time',
          about: 'common multiples, prime numbers, co-primes, factors and divisibility',
        },
        {
          name: 'Perimeter and Area',
          about: 'perimeter and area of rectangles, squares, triangles and joined shapes',
        },
        {
          name: 'Fractions',
          about: 'fractional units, equal fractions, comparing, adding and subtracting',
        },
        {
          name: 'Playing with Constructions',
          about: 'circles, squares and rectangles drawn with ruler and compass',
        },
        { name: 'Symmetry', about: 'lines of symmetry, folding, and angles of turning symmetry' },
        {
          name: 'The Other Side of Zero',
          about: 'integers as floors of a lift, zero pairs, adding and subtracting',
        },
      ],
    },
    science: {
      title: 'Curiosity',
      lead: 'The first science book: observe, measure, sort and test, from magnets and materials to food, water and the night sky.',
      chapters: [
        {
          name: 'The Wonderful World of Science',
          about: 'asking questions, guessing, testing, and how the method of science works',
        },
        {
          name: 'Diversity in the Living World',
          about: 'grouping plants and animals, monocots and dicots, habitats, adaptations',
        },
        {
          name: 'Mindful Eating: A Path to a Healthy Body',
          about: 'nutrients, tests for starch, fat and protein, and a balanced diet',
        },
        {
          name: 'Exploring Magnets',
          about: 'poles, attraction and repulsion, the compass, magnetic materials',
        },
        {
          name: 'Measurement of Length and Motion',
          about: 'SI units of length, measuring rightly, and kinds of motion',
        },
        {
          name: 'Materials Around Us',
          about: 'hard and soft, clear and opaque, soluble and not: sorting materials',
        },
        {
          name: 'Temperature and its Measurement',
          about: 'thermometers, the Celsius scale, and reading them rightly',
        },
        {
          name: 'A Journey through States of Water',
          about: 'melting, freezing, evaporation, condensation and the water cycle',
        },
        {
          name: 'Methods of Separation in Everyday Life',
          about: 'handpicking, sieving, filtering, evaporating, churning and magnets',
        },
        {
          name: 'Living Creatures: Exploring their Characteristics',
          about: 'what living things have in common, germination, and life cycles',
        },
        {
          name: "Nature's Treasures",
          about: 'air, water, energy, forests, soil and rocks, renewable or not',
        },
        { name: 'Beyond Earth', about: 'stars, constellations, the solar system, and our galaxy' },
      ],
    },
    'social-science': {
      title: 'Exploring Society: India and Beyond',
      lead: 'The first book of social science, in five themes: the land, the past, what India inherited, how people govern themselves, and how they work.',
      chapters: [
        {
          name: 'Locating Places on the Earth',
          about: 'maps and scale, latitude and longitude, and why clocks differ',
        },
        {
          name: 'Oceans and Continents',
          about: 'five names for one sea, seven continents, islands, and what oceans give',
        },
        {
          name: 'Landforms and Life',
          about: 'mountains, plateaus and plains, and how people live on them',
        },
        {
          name: 'Timeline and Sources of History',
          about: 'what tells of the past, BCE and CE, decades, centuries and timelines',
        },
        {
          name: 'India, That Is Bharat',
          about: 'the names of the country, from Sapta Sindhava to Article 1',
        },
        {
          name: 'The Beginnings of Indian Civilisation',
          short: 'Beginnings of Indian Civilisation',
          about: 'Harappan cities, bricks, weights, seals and trade, and how they ended',
        },
        {
          name: "India's Cultural Roots",
          about: 'Vedas and Upanishads, the Buddha, Mahavira, Charvakas and tribal roots',
        },
        {
          name: "Unity in Diversity, or 'Many in the One'",
          short: 'Unity in Diversity',
          about: 'food, saris, harvest festivals and epics: many forms, one theme',
        },
        {
          name: 'Family and Community',
          about: 'joint and nuclear families, fair shares of work, halma and commons',
        },
        {
          name: 'Grassroots Democracy — Part 1: Governance',
          short: 'Grassroots Democracy: Governance',
          about: 'three organs, three levels, and why power is divided',
        },
        {
          name: 'Grassroots Democracy — Part 2: Local Government in Rural Areas',
          short: 'Rural Local Government',
          about: 'gram sabha, gram panchayat, block and district, and reserved seats',
        },
        {
          name: 'Grassroots Democracy — Part 3: Local Government in Urban Areas',
          short: 'Urban Local Government',
          about: 'wards, councillors and mayors, water, waste and who reports a leak',
        },
        {
          name: 'The Value of Work',
          about: 'work for money and work for love, value added, and seva',
        },
        {
          name: 'Economic Activities Around Us',
          about: 'primary, secondary and tertiary work, and how Amul began',
        },
      ],
      groups: [
        { name: 'India and the World: Land and the People', from: 1, to: 3 },
        { name: 'Tapestry of the Past', from: 4, to: 6 },
        { name: 'Our Cultural Heritage and Knowledge Traditions', from: 7, to: 8 },
        { name: 'Governance and Democracy', from: 9, to: 12 },
        { name: 'Economic Life Around Us', from: 13, to: 14 },
      ],
    },
  },
  english: [
    {
      title: 'Poorvi',
      parts: [
        {
          name: 'Unit 1: Fables and Folk Tales',
          pieces: [
            { name: 'A Bottle of Dew' },
            { name: 'The Raven and the Fox' },
            { name: 'Rama to the Rescue' },
          ],
        },
        {
          name: 'Unit 2: Friendship',
          pieces: [
            { name: 'The Unlikely Best Friends' },
            { name: "A Friend's Prayer" },
            { name: 'The Chair' },
          ],
        },
        {
          name: 'Unit 3: Nurturing Nature',
          pieces: [
            { name: 'Neem Baba' },
            { name: 'What a Bird Thought' },
            { name: 'Spices that Heal Us' },
          ],
        },
        {
          name: 'Unit 4: Sports and Wellness',
          pieces: [
            { name: 'Change of Heart' },
            { name: 'The Winner' },
            { name: 'Yoga - A Way of Life' },
          ],
        },
        {
          name: 'Unit 5: Culture and Tradition',
          pieces: [
            { name: 'Hamara Bharat - Incredible India!' },
            { name: 'The Kites' },
            { name: 'Ila Sachani: Embroidering Dreams with her Feet' },
            { name: 'National War Memorial' },
          ],
        },
      ],
    },
  ],
  titles: {
    hindi: ['Malhar'],
    sanskrit: ['Deepakam'],
  },
};

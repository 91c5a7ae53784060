import type { BookSet } from './book';

export const CLASS_8: BookSet = {
  since: '2025-26',
  solved: {
    maths: {
      title: 'Ganita Prakash',
      slug: 'ganita-prakash',
      lead: 'In two parts: squares, powers and quadrilaterals first, then percentages, the theorem of Baudhayana and Pythagoras, data and area.',
      chapters: [
        {
          name: 'A Square and A Cube',
          about:
            'square and cube numbers, their roots, and the patterns of their last digits and differences',
        },
        {
          name: 'Power Play',
          about:
            'exponents, their laws, powers of ten, and numbers too large or too small to picture',
        },
        {
          name: 'A Story of Numbers',
          about:
            'how people have written numbers, from tally marks and Roman letters to place value',
        },
        {
          name: 'Quadrilaterals',
          about:
            'rectangle, square, parallelogram, rhombus, kite and trapezium, by sides, angles and diagonals',
        },
        {
          name: 'Number Play',
          about: 'divisibility, remainders, sums in a row and why the shortcuts work',
        },
        {
          name: 'We Distribute, Yet Things Multiply',
          about: 'the distributive property, and the squares and products that follow from it',
        },
        {
          name: 'Proportional Reasoning-1',
          about: 'ratios that stay the same, recipes, maps and shares',
        },
        {
          name: 'Fractions in Disguise',
          about: 'percentages as fractions of a hundred: profit, discount, interest and change',
        },
        {
          name: 'The Baudhayana-Pythagoras Theorem',
          about:
            'the square on the longest side, triples of whole numbers, and the square root of 2',
        },
        {
          name: 'Proportional Reasoning-2',
          about: 'inverse proportion, shares in a given ratio, and pie charts',
        },
        {
          name: 'Exploring Some Geometric Themes',
          about: 'fractals, nets, shadows and views of solids from three sides',
        },
        {
          name: 'Tales by Dots and Lines',
          about: 'mean and median when data change, and line graphs that tell a story',
        },
        { name: 'Algebra Play', about: 'number tricks, grids and puzzles explained with letters' },
        {
          name: 'Area',
          about: 'areas of triangles, parallelograms, rhombuses, trapeziums and any polygon',
        },
      ],
      groups: [
        { name: 'Part 1', from: 1, to: 7 },
        { name: 'Part 2', from: 8, to: 14, restarts: true },
      ],
    },
    science: {
      title: 'Curiosity',
      slug: 'curiosity',
      lead: 'Thirteen chapters from microbes and health through forces, matter and light to the sky and the earth.',
      chapters: [
        {
          name: 'Exploring the Investigative World of Science',
          about: 'how a question becomes a fair test with one thing changed at a time',
        },
        {
          name: 'The Invisible Living World: Beyond Our Naked Eye',
          about:
            'the microscope, cells, and bacteria, fungi, protozoa and algae, useful and harmful',
        },
        {
          name: 'Health: The Ultimate Treasure',
          about: 'diseases that pass on and those that do not, vaccines, antibiotics and habits',
        },
        {
          name: 'Electricity: Magnetic and Heating Effects',
          about: 'electromagnets, heating wires, and how cells make a current',
        },
        {
          name: 'Exploring Forces',
          about: 'contact and non-contact forces, friction, weight, and floating',
        },
        {
          name: 'Pressure, Winds, Storms, and Cyclones',
          about: 'pressure of liquids and air, why wind blows, lightning and cyclones',
        },
        {
          name: 'Particulate Nature of Matter',
          about: 'particles with spaces between them, in solids, liquids and gases',
        },
        {
          name: 'Nature of Matter: Elements, Compounds, and Mixtures',
          about: 'pure substances and mixtures, and how elements make compounds',
        },
        {
          name: 'The Amazing World of Solutes, Solvents, and Solutions',
          about: 'concentration, solubility and temperature, density, floating and sinking',
        },
        {
          name: 'Light: Mirrors and Lenses',
          about:
            'concave and convex mirrors, the laws of reflection, and converging and diverging lenses',
        },
        {
          name: 'Keeping Time with the Skies',
          about: 'phases of the moon, lunar and solar calendars, and festivals that follow them',
        },
        {
          name: 'How Nature Works in Harmony',
          about: 'food chains and webs, producers, consumers and decomposers, and how they balance',
        },
        {
          name: 'Our Home: Earth, a Unique Life Sustaining Planet',
          about: 'air, water, distance from the sun, and how life goes on by reproduction',
        },
      ],
    },
    'social-science': {
      title: 'Exploring Society: India and Beyond',
      lead: 'In two parts: resources, the map of India from the sultans to the Company, Parliament and production first, then the road to independence, buildings, courts, citizens, people, cities and songs.',
      chapters: [
        {
          name: 'Natural Resources and Their Use',
          short: 'Natural Resources',
          about: 'renewable or not, why they lie unevenly, and taking no more than grows back',
        },
        {
          name: "Reshaping India's Political Map",
          short: "India's Political Map",
          about: 'sultans, Vijayanagara, Mughals, Rajputs, Ahoms and Sikhs, 1206 to 1707',
        },
        {
          name: 'The Rise of the Marathas',
          about: 'Shivaji and his forts, the Peshwas, chauth, Panipat and Ahilyabai Holkar',
        },
        {
          name: 'The Colonial Era in India',
          about: 'from Vasco da Gama to 1858: trade, Plassey, drain of wealth and revolts',
        },
        {
          name: "Universal Franchise and India's Electoral System",
          short: "India's Electoral System",
          about: 'a vote for every adult, and how each House and the President are elected',
        },
        {
          name: 'The Parliamentary System: Legislature and Executive',
          short: 'The Parliamentary System',
          about: 'two Houses, how a bill becomes an Act, and ministers who answer to Parliament',
        },
        {
          name: 'Factors of Production',
          about: 'land, labour, capital and the entrepreneur, human capital and technology',
        },
        {
          name: 'World Geography: Some Glimpses',
          short: 'World Geography',
          about: 'continents, mountains, deserts, grasslands, rainforest, taiga and tundra',
        },
        {
          name: "India's Long Road to Independence",
          short: 'The Road to Independence',
          about: 'from 1857 through swadeshi and Quit India to 1947 and Partition',
        },
        {
          name: 'A Journey Through Indian Architecture',
          short: 'Indian Architecture',
          about: 'caves, stupas, temples of two styles, stepwells, domes and modern cities',
        },
        {
          name: 'The Role of the Judiciary in Our Society',
          short: 'The Judiciary',
          about: 'the courts of India, civil and criminal cases, judicial review, legal aid',
        },
        {
          name: 'Citizenship: Rights and Duties',
          short: 'Citizenship',
          about: 'who is a citizen, six groups of rights, eleven duties and their limits',
        },
        {
          name: 'Dynamics of Population',
          about: 'births, deaths and moves, density, sex ratio and the demographic dividend',
        },
        {
          name: "India's Urban Landscape",
          about: 'what makes a town, why people come to cities, and how they are governed',
        },
        {
          name: 'Cultural Currents: 13th to 17th Centuries',
          short: 'Cultural Currents',
          about: 'Bhakti and Sufi poets, languages, music, painting and mathematics',
        },
      ],
      groups: [
        { name: 'Part 1', from: 1, to: 7 },
        { name: 'Part 2', from: 8, to: 15, restarts: true },
      ],
    },
  },
  english: [
    {
      title: 'Poorvi',
      parts: [
        {
          name: 'Unit 1: Wit and Wisdom',
          pieces: [
            { name: 'The Wit that Won Hearts' },
            { name: 'A Concrete Example' },
            { name: 'Wisdom Paves the Way' },
          ],
        },
        {
          name: 'Unit 2: Values and Dispositions',
          pieces: [
            { name: 'A Tale of Valour: Major Somnath Sharma and the Battle of Badgam' },
            { name: "Somebody's Mother" },
            { name: 'Verghese Kurien — I Too Had a Dream' },
          ],
        },
        {
          name: 'Unit 3: Mystery and Magic',
          pieces: [
            { name: 'The Case of the Fifth Word' },
            { name: 'The Magic Brush of Dreams' },
            { name: 'Spectacular Wonders' },
          ],
        },
        {
          name: 'Unit 4: Environment',
          pieces: [
            { name: 'The Cherry Tree' },
            { name: 'Harvest Hymn' },
            { name: 'Waiting for the Rain' },
          ],
        },
        {
          name: 'Unit 5: Science and Curiosity',
          pieces: [
            { name: 'Feathered Friend' },
            { name: 'Magnifying Glass' },
            {
              name: 'Bibha Chowdhuri: The Beam of Light that Lit the Path for Women in Indian Science',
            },
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

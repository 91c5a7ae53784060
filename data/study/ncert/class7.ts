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
    'social-science': {
      title: 'Exploring Society: India and Beyond',
      lead: 'In two parts: land, weather, early empires, governments and money first, then farming, neighbours, kingdoms of the middle centuries, the state, roads and banks.',
      chapters: [
        {
          name: 'Geographical Diversity of India',
          short: 'Geographical Diversity',
          about: 'mountains, plains, desert, plateau, coasts and islands, and which way rivers run',
        },
        {
          name: 'Understanding the Weather',
          about: 'temperature, rain, pressure, wind and humidity, and how they are measured',
        },
        {
          name: 'Climates of India',
          about: 'latitude, height, sea and winds, the seasons, and how the climate is changing',
        },
        {
          name: 'New Beginnings: Cities and States',
          short: 'Cities and States',
          about: 'janapadas, mahajanapadas, iron, coins and roads after the Indus cities',
        },
        {
          name: 'The Rise of Empires',
          about: 'Magadha, Alexander, Chandragupta Maurya, and what Ashoka had carved in stone',
        },
        {
          name: 'The Age of Reorganisation',
          about: 'Satavahanas, Sangam poets, Indo-Greeks, Shakas and Kushanas, 185 BCE to 320 CE',
        },
        {
          name: 'The Gupta Era: An Age of Tireless Creativity',
          short: 'The Gupta Era',
          about: 'Samudragupta, Faxian, Aryabhata, an iron pillar, and who stood outside the gate',
        },
        {
          name: 'How the Land Becomes Sacred',
          about: 'pilgrim ways of many faiths, holy hills and groves, and roads of trade',
        },
        {
          name: 'From the Rulers to the Ruled: Types of Governments',
          short: 'Types of Governments',
          about: 'monarchy, dictatorship, theocracy, and two forms of democracy',
        },
        {
          name: 'The Constitution of India — An Introduction',
          short: 'The Constitution of India',
          about: 'who wrote it, what the Preamble promises, and how it is amended',
        },
        {
          name: 'From Barter to Money',
          about: 'why barter fails, cowries, coins and notes, and the four jobs of money',
        },
        {
          name: 'Understanding Markets',
          about: 'wholesale and retail, demand and supply, and what the state watches',
        },
        {
          name: 'The Story of Indian Farming',
          about: 'seeds, soils and seasons, the Green Revolution and its price, millets',
        },
        {
          name: 'India and Her Neighbours',
          about: 'land and sea borders, what is shared, what is disputed, SAARC and BIMSTEC',
        },
        {
          name: 'Empires and Kingdoms: 6th to 10th Centuries',
          short: 'Empires and Kingdoms',
          about: 'Harsha, Chalukyas, Pallavas, Rashtrakutas, Palas and the struggle for Kannauj',
        },
        {
          name: 'Turning Tides: 11th and 12th Centuries',
          short: 'Turning Tides',
          about: 'the Cholas at sea, Ghazni and Ghur, Basava, Al-Biruni and the Lilavati',
        },
        {
          name: 'India, a Home to Many',
          about: 'Jews, Parsis, Christians, Arabs, Ahoms, Siddis and refugees who found shelter',
        },
        {
          name: 'The State, the Government, and You',
          short: 'State, Government and You',
          about: 'what a state is, its organs and levels, taxes, and what a citizen may ask',
        },
        {
          name: "Infrastructure: Engine of India's Development",
          short: 'Infrastructure',
          about: 'roads, rails, power and networks, what they cost and set moving',
        },
        {
          name: 'Banks and the Magic of Finance',
          short: 'Banks and Finance',
          about: 'deposits and loans, simple and compound interest, inflation and insurance',
        },
      ],
      groups: [
        { name: 'Part 1', from: 1, to: 12 },
        { name: 'Part 2', from: 13, to: 20, restarts: true },
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
  },
};

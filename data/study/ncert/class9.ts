import type { BookSet } from './book';

export const CLASS_9: BookSet = {
  since: '2026-27',
  solved: {
    maths: {
      title: 'Ganita Manjari',
      slug: 'ganita-manjari',
      lead: 'In two parts, numbered through: coordinates, polynomials, real numbers and circles, then proofs, data, lines and solids.',
      chapters: [
        {
          name: 'Orienting Yourself: The Use of Coordinates',
          about: 'axes, the four quadrants, coordinates of a point, and distances between points',
        },
        {
          name: 'Introduction to Linear Polynomials',
          about: 'terms, coefficients and degree, values and zeroes, and straight-line patterns',
        },
        {
          name: 'The World of Numbers',
          about:
            'rational and irrational numbers, their decimals and their places on the number line',
        },
        {
          name: 'Exploring Algebraic Identities',
          about: 'squares and cubes of sums and differences, seen as areas, used for factorising',
        },
        {
          name: "I'm Up and Down, and Round and Round",
          about:
            'circles: chords, arcs, and the angles that they make at the centre and on the circle',
        },
        {
          name: 'Measuring Space: Perimeter and Area',
          about: "circumference, arcs and sectors, and Heron's formula for a triangle",
        },
        {
          name: 'The Mathematics of Maybe: Introduction to Probability',
          about: 'chances from trials and from equally likely outcomes, between 0 and 1',
        },
        {
          name: 'Predicting What Comes Next: Exploring Sequences and Progressions',
          about: 'rules for the nth term, arithmetic and geometric progressions',
        },
        {
          name: 'Propositions and their Converses',
          about: 'statements, proofs, converses and counterexamples',
        },
        {
          name: 'How Quantities Combine: Understanding Data',
          about: 'averages, weighted means and how groups of data are put together',
        },
        {
          name: 'The World of Algorithms',
          about: "step-by-step methods, from Euclid's for the HCF to square roots by trial",
        },
        {
          name: 'Quadrilaterals',
          about: 'properties of parallelograms and their proofs, and the mid-point theorem',
        },
        {
          name: 'Two Variables, One Line',
          about: 'linear equations in two variables, their solutions and their graphs',
        },
        {
          name: 'Math of Space: Surface Area and Volume',
          about: 'cuboids, cylinders, cones and spheres: surfaces and volumes',
        },
      ],
      groups: [
        { name: 'Part I', from: 1, to: 8 },
        { name: 'Part II', from: 9, to: 14 },
      ],
    },
    science: {
      title: 'Exploration',
      slug: 'exploration',
      lead: 'Cells and tissues, motion and forces, mixtures and atoms, sound, and the earth as one system.',
      chapters: [
        {
          name: 'Exploration: Entering the World of Secondary Science',
          about: 'models, measurements and estimates: how the sciences of the next years work',
        },
        {
          name: 'Cell: The Building Block of Life',
          about: 'parts of plant and animal cells, membranes, osmosis and division',
        },
        {
          name: 'Tissues in Action',
          about: 'tissues of plants and animals, and how their build fits their work',
        },
        {
          name: 'Describing Motion Around Us',
          about: 'distance and displacement, speed, velocity, acceleration and their graphs',
        },
        {
          name: 'Exploring Mixtures and their Separation',
          about:
            'solutions, suspensions and colloids, concentration, and how mixtures are separated',
        },
        {
          name: 'How Forces Affect Motion',
          about: 'inertia, the three laws of motion, and force as mass times acceleration',
        },
        {
          name: 'Work, Energy, and Simple Machines',
          about: 'work, kinetic and potential energy, power, levers, pulleys and slopes',
        },
        {
          name: 'Journey Inside the Atom',
          about: 'electrons, protons and neutrons, models of the atom, isotopes',
        },
        {
          name: 'Atomic Foundations of Matter',
          about: 'atoms, molecules and ions, formulas, valency and the laws of combination',
        },
        {
          name: 'Sound Waves: Characteristics and Applications',
          about: 'frequency, wavelength and speed of sound, loudness and pitch, and echoes',
        },
        {
          name: 'Reproduction: How Life Continues',
          about: 'asexual and sexual reproduction in plants, animals and people',
        },
        {
          name: 'Patterns in Life: Diversity and Classification',
          about: 'how living things are grouped, named and compared',
        },
        {
          name: 'Earth as a System: Energy, Matter, and Life',
          about: 'air, water, rocks and life as one system, with its cycles',
        },
      ],
    },
    'social-science': {
      title: 'Understanding Society: India and Beyond, Part 1',
      lead: 'The new book of 2026, its first part: how the land and the air work, how people became states, how a democracy votes, and how prices come about. The second part is awaited. Our pages teach the topics that the titles of the chapters name.',
      chapters: [
        {
          name: 'Understanding Social Science',
          about: 'evidence, samples and interpretation, and what each discipline asks',
        },
        {
          name: "Shaping of the Earth's Surface",
          about: 'plates, earthquakes and mountains, and how water, ice and wind wear them down',
        },
        {
          name: 'Atmosphere and Climate',
          about: 'layers of the air, pressure and winds, and how the monsoon comes',
        },
        {
          name: 'Early Humans and Beginning of Civilisation',
          short: 'Early Humans and Civilisation',
          about: 'stone tools, the first farmers, and cities on four great rivers',
        },
        {
          name: 'State and Society (up to 1000 CE)',
          about: 'mahajanapadas, assemblies and empires, guilds and village committees',
        },
        {
          name: 'Democracy',
          about: 'what makes a democracy, who may vote, and why majorities have limits',
        },
        {
          name: 'Elections',
          about: 'the Election Commission, first past the post, reserved seats and the secret vote',
        },
        {
          name: 'Building Blocks in Economics',
          about: 'scarcity, choice and opportunity cost, goods, services and incentives',
        },
        {
          name: 'The Price Puzzle: What Drives the Market',
          short: 'The Price Puzzle',
          about: 'demand, supply and equilibrium, and what moves a price',
        },
      ],
    },
  },
  english: [
    {
      title: 'Kaveri',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'How I Taught My Grandmother to Read' },
            { name: 'Bharat Our Land' },
            { name: 'The Pot Maker' },
            { name: 'Gifts of Grace: Honouring Our Vocations' },
            { name: 'Winds of Change' },
            { name: 'Canvas of Soil' },
            { name: 'Vitamin-M' },
            { name: 'I Cannot Remember My Mother' },
            { name: 'The World of Limitless Possibilities' },
            { name: 'Nine Gold Medals' },
            { name: 'Twin Melodies' },
            { name: 'A Friend Found in Music' },
            { name: 'Carrier of Words' },
            { name: 'Words' },
            { name: 'Follow That Dream' },
            { name: 'Believe in Yourself' },
          ],
        },
      ],
    },
  ],
  titles: {
    hindi: ['Ganga'],
    sanskrit: ['Sharada'],
  },
};

import type { BookSet } from './book';

export const CLASS_10: BookSet = {
  since: '2023-24',
  solved: {
    maths: {
      title: 'Mathematics',
      lead: 'The board year: equations, progressions, similar triangles, trigonometry, and statistics of grouped data.',
      chapters: [
        {
          name: 'Real Numbers',
          about: 'fundamental theorem of arithmetic, HCF, LCM, irrational numbers',
        },
        { name: 'Polynomials', about: 'zeroes of quadratic polynomials and their coefficients' },
        {
          name: 'Pair of Linear Equations in Two Variables',
          about: 'two equations by graph, substitution and elimination',
        },
        {
          name: 'Quadratic Equations',
          about: 'factorising, the quadratic formula, and the nature of roots',
        },
        {
          name: 'Arithmetic Progressions',
          about: 'the nth term and the sum of the first n terms of an AP',
        },
        { name: 'Triangles', about: 'similar triangles, and the basic proportionality theorem' },
        { name: 'Coordinate Geometry', about: 'the distance formula and the section formula' },
        {
          name: 'Introduction to Trigonometry',
          about: 'trigonometric ratios, standard angles and identities',
        },
        {
          name: 'Some Applications of Trigonometry',
          about: 'heights and distances by angles of elevation and depression',
        },
        { name: 'Circles', about: 'tangents to a circle and their lengths' },
        {
          name: 'Areas Related to Circles',
          about: 'areas of sectors and segments, and lengths of arcs',
        },
        {
          name: 'Surface Areas and Volumes',
          about: 'surface areas and volumes of solids joined together',
        },
        { name: 'Statistics', about: 'mean, mode and median of grouped data' },
        { name: 'Probability', about: 'theoretical probability of simple events' },
      ],
    },
    science: {
      title: 'Science',
      lead: 'The board year: reactions and carbon, life processes and heredity, light, electricity and our environment.',
      chapters: [
        {
          name: 'Chemical Reactions and Equations',
          about: 'balanced equations, kinds of reactions, corrosion and rancidity',
        },
        {
          name: 'Acids, Bases and Salts',
          about: 'indicators, the pH scale, and salts such as baking soda',
        },
        {
          name: 'Metals and Non-metals',
          about: 'reactivity series, ionic compounds, extraction and corrosion',
        },
        {
          name: 'Carbon and its Compounds',
          about: 'covalent bonds, homologous series, ethanol, soaps and detergents',
        },
        { name: 'Life Processes', about: 'nutrition, respiration, transport and excretion' },
        {
          name: 'Control and Coordination',
          about: 'nerves, reflexes, the brain, hormones in animals and plants',
        },
        {
          name: 'How do Organisms Reproduce?',
          about: 'asexual and sexual reproduction, and reproductive health',
        },
        {
          name: 'Heredity',
          about: "Mendel's experiments, dominant traits, and how sex is determined",
        },
        {
          name: 'Light - Reflection and Refraction',
          about: 'mirror and lens formulae, magnification, refraction, power',
        },
        {
          name: 'The Human Eye and the Colourful World',
          about: 'defects of vision, dispersion and scattering of light',
        },
        {
          name: 'Electricity',
          about: "Ohm's law, resistors in series and parallel, heating and power",
        },
        {
          name: 'Magnetic Effects of Electric Current',
          about: 'magnetic field lines, solenoids, force on a conductor, home circuits',
        },
        { name: 'Our Environment', about: 'ecosystems, food chains, energy flow, ozone and waste' },
      ],
    },
  },
  english: [
    {
      title: 'First Flight',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'A Letter to God', poems: ['Dust of Snow', 'Fire and Ice'] },
            { name: 'Nelson Mandela: Long Walk to Freedom', poems: ['A Tiger in the Zoo'] },
            {
              name: 'Two Stories about Flying',
              poems: ['How to Tell Wild Animals', 'The Ball Poem'],
            },
            { name: 'From the Diary of Anne Frank', poems: ['Amanda!'] },
            { name: 'Glimpses of India', poems: ['The Trees'] },
            { name: 'Mijbil the Otter', poems: ['Fog'] },
            { name: 'Madam Rides the Bus', poems: ['The Tale of Custard the Dragon'] },
            { name: 'The Sermon at Benares', poems: ['For Anne Gregory'] },
            { name: 'The Proposal' },
          ],
        },
      ],
    },
    {
      title: 'Footprints without Feet',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'A Triumph of Surgery' },
            { name: "The Thief's Story" },
            { name: 'The Midnight Visitor' },
            { name: 'A Question of Trust' },
            { name: 'Footprints without Feet' },
            { name: 'The Making of a Scientist' },
            { name: 'The Necklace' },
            { name: 'Bholi' },
            { name: 'The Book That Saved the Earth' },
          ],
        },
      ],
    },
  ],
  titles: {
    hindi: ['Kshitij 2 and Kritika 2', 'or Sparsh 2 and Sanchayan 2'],
    sanskrit: ['Shemushi 2'],
    socialScience: [
      'India and the Contemporary World II',
      'Contemporary India II',
      'Democratic Politics II',
      'Understanding Economic Development',
    ],
  },
};

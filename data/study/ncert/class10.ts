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
    history: {
      title: 'India and the Contemporary World II',
      lead: 'Five histories of the last three centuries: nations in Europe and in India, the world economy, factories and books. In 2026-27 the board’s paper asks only the first part of chapter 3, and nothing of chapter 4, which is for the school’s periodic tests.',
      chapters: [
        {
          name: 'The Rise of Nationalism in Europe',
          short: 'Nationalism in Europe',
          about: 'from the French Revolution and Napoleon to the making of Germany and Italy',
        },
        {
          name: 'Nationalism in India',
          about: 'Non-Cooperation, the salt march and what swaraj meant to different people',
        },
        {
          name: 'The Making of a Global World',
          about: 'silk routes, foods and germs, and the flows of trade, labour and capital',
        },
        {
          name: 'The Age of Industrialisation',
          about: 'work before factories, machines in Britain, weavers and mills in India',
        },
        {
          name: 'Print Culture and the Modern World',
          short: 'Print Culture',
          about: 'woodblocks, Gutenberg, and what printed books and newspapers changed',
        },
      ],
    },
    geography: {
      title: 'Contemporary India II',
      lead: 'What India has and what it makes of it: land, forests, water, crops, minerals, factories and roads. In 2026-27 chapter 7 is asked in the board’s paper on the map only.',
      chapters: [
        {
          name: 'Resources and Development',
          about: 'kinds of resources, land use, the soils of India and how they are saved',
        },
        {
          name: 'Forest and Wildlife Resources',
          about: 'reserved and protected forests, the Act of 1972, and people who guard forests',
        },
        {
          name: 'Water Resources',
          about: 'why water is scarce, what large dams give and take, and harvesting the rain',
        },
        {
          name: 'Agriculture',
          about: 'ways of farming, kharif, rabi and zaid crops, and reforms since independence',
        },
        {
          name: 'Minerals and Energy Resources',
          about: 'where ores, coal and oil are found, and energy that does not end',
        },
        {
          name: 'Manufacturing Industries',
          about: 'why a factory stands where it stands, textiles, sugar, steel and pollution',
        },
        {
          name: 'Lifelines of National Economy',
          about: 'roads, railways, pipelines, ports and airways, and the balance of trade',
        },
      ],
    },
    'political-science': {
      title: 'Democratic Politics II',
      lead: 'How democracies divide power, how people’s gender, religion and caste meet politics, what parties are for, and what democracy brings about.',
      chapters: [
        {
          name: 'Power-sharing',
          about: 'Belgium and Sri Lanka, why power is shared, and in which four ways',
        },
        {
          name: 'Federalism',
          about: 'the three lists, language and states, panchayats and municipalities',
        },
        {
          name: 'Gender, Religion and Caste',
          about: 'how social differences meet politics, and what a secular state is',
        },
        {
          name: 'Political Parties',
          about: 'what parties do, how they are recognised, and what is wrong with many of them',
        },
        {
          name: 'Outcomes of Democracy',
          about: 'answerable government, growth, inequality, accommodation and dignity',
        },
      ],
    },
    economics: {
      title: 'Understanding Economic Development',
      lead: 'How people’s lives get better and how that is measured, who works where, what money and loans do, and how markets have joined. In 2026-27 the board’s paper asks of chapter 4 only what globalisation is and what enabled it; chapter 5 is for the project.',
      chapters: [
        {
          name: 'Development',
          about: 'different goals, income a head and its limits, health and schooling',
        },
        {
          name: 'Sectors of the Indian Economy',
          about: 'primary, secondary and tertiary, GDP, and work that hides unemployment',
        },
        {
          name: 'Money and Credit',
          about: 'why money is accepted, what banks do, collateral, debt and self-help groups',
        },
        {
          name: 'Globalisation and the Indian Economy',
          short: 'Globalisation',
          about: 'multinational companies, technology, liberalisation and who gains',
        },
        {
          name: 'Consumer Rights',
          about: 'six rights of a buyer, the laws of 1986 and 2019, and marks of quality',
        },
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
  },
};

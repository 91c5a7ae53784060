import type { BookSet } from './book';

export const CLASS_11: BookSet = {
  since: '2023-24',
  solved: {
    maths: {
      title: 'Mathematics',
      lead: 'A new language of sets and functions, then trigonometry, complex numbers, conic sections and the first derivatives.',
      chapters: [
        { name: 'Sets', about: 'kinds of sets, subsets, union, intersection and complement' },
        {
          name: 'Relations and Functions',
          about: 'ordered pairs, Cartesian products, relations, domain and range',
        },
        {
          name: 'Trigonometric Functions',
          about: 'radian measure, graphs, and formulas for sums of angles',
        },
        {
          name: 'Complex Numbers and Quadratic Equations',
          about: 'the number i, algebra of complex numbers, modulus and conjugate',
        },
        {
          name: 'Linear Inequalities',
          about: 'inequalities in one variable and their solutions on a number line',
        },
        {
          name: 'Permutations and Combinations',
          about: 'the counting principle, factorials, arranging and choosing',
        },
        { name: 'Binomial Theorem', about: 'expanding a power of a sum, and its coefficients' },
        { name: 'Sequences and Series', about: 'geometric progressions, their sums, and means' },
        {
          name: 'Straight Lines',
          about: "slope, forms of a line's equation, and distance from a line",
        },
        { name: 'Conic Sections', about: 'circle, parabola, ellipse and hyperbola' },
        {
          name: 'Introduction to Three Dimensional Geometry',
          about: 'coordinates in space, octants, and distance of two points',
        },
        {
          name: 'Limits and Derivatives',
          about: 'limits, and derivatives from first principles and by rules',
        },
        { name: 'Statistics', about: 'range, mean deviation, variance and standard deviation' },
        {
          name: 'Probability',
          about: 'events, axioms of probability, and chances of combined events',
        },
      ],
    },
    physics: {
      title: 'Physics Part I and Part II',
      lead: 'Mechanics from units to gravitation in Part I; matter, heat, oscillations and waves in Part II.',
      groups: [
        { name: 'Part I', from: 1, to: 7 },
        { name: 'Part II', from: 8, to: 14 },
      ],
      chapters: [
        {
          name: 'Units and Measurements',
          about: 'SI units, significant figures, and dimensional analysis',
        },
        {
          name: 'Motion in a Straight Line',
          about: 'instantaneous velocity, acceleration, and motion under gravity',
        },
        {
          name: 'Motion in a Plane',
          about: 'vectors, projectile motion, and uniform circular motion',
        },
        {
          name: 'Laws of Motion',
          about: "momentum, Newton's laws, friction, and banking of roads",
        },
        {
          name: 'Work, Energy and Power',
          about: 'work by a force, kinetic and potential energy, power, collisions',
        },
        {
          name: 'System of Particles and Rotational Motion',
          about: 'centre of mass, torque, angular momentum, moment of inertia',
        },
        { name: 'Gravitation', about: "Kepler's laws, g above and below the surface, satellites" },
        {
          name: 'Mechanical Properties of Solids',
          about: "stress, strain, Hooke's law and elastic moduli",
        },
        {
          name: 'Mechanical Properties of Fluids',
          about: 'pressure, Pascal and Bernoulli, viscosity, surface tension',
        },
        {
          name: 'Thermal Properties of Matter',
          about: 'expansion, specific heat, change of state, heat transfer',
        },
        {
          name: 'Thermodynamics',
          about: 'laws of thermodynamics, processes of gases, and the Carnot engine',
        },
        { name: 'Kinetic Theory', about: 'ideal gases, degrees of freedom, and mean free path' },
        { name: 'Oscillations', about: 'simple harmonic motion, its energy, spring and pendulum' },
        { name: 'Waves', about: 'travelling and standing waves, organ pipes, and beats' },
      ],
    },
    chemistry: {
      title: 'Chemistry Part I and Part II',
      lead: 'Mole, atom, bond, energy and equilibrium in Part I; redox and the beginnings of organic chemistry in Part II.',
      groups: [
        { name: 'Part I', from: 1, to: 6 },
        { name: 'Part II', from: 7, to: 9 },
      ],
      chapters: [
        {
          name: 'Some Basic Concepts of Chemistry',
          about: 'the mole, percentage composition, limiting reagent, concentration',
        },
        {
          name: 'Structure of Atom',
          about: "Bohr's model, quantum numbers, orbitals, and configurations",
        },
        {
          name: 'Classification of Elements and Periodicity in Properties',
          about: 'the modern periodic law, and trends across periods and groups',
        },
        {
          name: 'Chemical Bonding and Molecular Structure',
          about: 'Lewis structures, VSEPR shapes, hybridisation, molecular orbitals',
        },
        {
          name: 'Thermodynamics',
          about: "first law, enthalpy, Hess's law, entropy and Gibbs energy",
        },
        {
          name: 'Equilibrium',
          about: 'equilibrium constants, Le Chatelier, pH, buffers, solubility product',
        },
        { name: 'Redox Reactions', about: 'oxidation numbers, and balancing redox equations' },
        {
          name: 'Organic Chemistry - Some Basic Principles and Techniques',
          about: 'IUPAC names, isomerism, electronic effects, purification',
        },
        {
          name: 'Hydrocarbons',
          about: 'alkanes, alkenes, alkynes and arenes, and their reactions',
        },
      ],
    },
    biology: {
      title: 'Biology',
      lead: 'From classification to cells, from plants to the human body: nineteen chapters with many names and a few deep ideas.',
      chapters: [
        {
          name: 'The Living World',
          about: 'diversity, binomial names, and the taxonomic categories',
        },
        {
          name: 'Biological Classification',
          about: 'the five kingdoms, viruses, viroids and lichens',
        },
        {
          name: 'Plant Kingdom',
          about: 'algae, bryophytes, pteridophytes, gymnosperms, angiosperms',
        },
        { name: 'Animal Kingdom', about: 'symmetry, body cavities, and the phyla of animals' },
        {
          name: 'Morphology of Flowering Plants',
          about: 'root, stem, leaf, inflorescence, flower, fruit and seed',
        },
        {
          name: 'Anatomy of Flowering Plants',
          about: 'tissue systems, and sections of roots, stems and leaves',
        },
        {
          name: 'Structural Organisation in Animals',
          about: 'organs and organ systems, and the body plan of the frog',
        },
        {
          name: 'Cell: The Unit of Life',
          about: 'cell theory, prokaryotes and eukaryotes, and organelles',
        },
        {
          name: 'Biomolecules',
          about: 'carbohydrates, proteins, lipids, nucleic acids and enzymes',
        },
        {
          name: 'Cell Cycle and Cell Division',
          about: 'the phases of the cell cycle, mitosis and meiosis',
        },
        {
          name: 'Photosynthesis in Higher Plants',
          about: 'pigments, light reaction, Calvin cycle, C4 plants',
        },
        {
          name: 'Respiration in Plants',
          about: 'glycolysis, Krebs cycle, electron transport, and ATP count',
        },
        {
          name: 'Plant Growth and Development',
          about: 'phases of growth, differentiation and plant growth regulators',
        },
        {
          name: 'Breathing and Exchange of Gases',
          about: 'the path of air, lung volumes, and transport of gases',
        },
        {
          name: 'Body Fluids and Circulation',
          about: 'blood groups, the heart, cardiac cycle, and ECG',
        },
        {
          name: 'Excretory Products and their Elimination',
          about: 'the nephron, urine formation, and its regulation',
        },
        {
          name: 'Locomotion and Movement',
          about: 'muscles, sliding filaments, the skeleton, and joints',
        },
        {
          name: 'Neural Control and Coordination',
          about: 'neurons, nerve impulses, synapses and the brain',
        },
        {
          name: 'Chemical Coordination and Integration',
          about: 'endocrine glands, their hormones, and how hormones act',
        },
      ],
    },
  },
  english: [
    {
      title: 'Hornbill',
      parts: [
        {
          name: 'Prose',
          pieces: [
            { name: 'The Portrait of a Lady' },
            { name: '"We\'re Not Afraid to Die... if We Can All Be Together"' },
            { name: 'Discovering Tut: the Saga Continues' },
            { name: 'The Adventure' },
            { name: 'Silk Road' },
          ],
        },
        {
          name: 'Poetry',
          pieces: [
            { name: 'A Photograph' },
            { name: 'The Laburnum Top' },
            { name: 'The Voice of the Rain' },
            { name: 'Childhood' },
            { name: 'Father to Son' },
          ],
        },
      ],
    },
    {
      title: 'Snapshots',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'The Summer of the Beautiful White Horse' },
            { name: 'The Address' },
            { name: "Mother's Day" },
            { name: 'Birth' },
            { name: 'The Tale of Melon City' },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Aroh 1', 'Vitan 1'] },
};

import type { ConceptTopic } from './topic';

/** Every lesson in science, in the order of learning. Not for the browser. */
export const SCIENCE_TOPICS: readonly ConceptTopic[] = [
  {
    slug: 'states-of-matter',
    name: 'States of matter',
    title: 'Solids, liquids and gases: the particle picture',
    description:
      'Why ice keeps its shape, water flows and vapour spreads: particles, melting and boiling, a heating curve read in steps, and what bubbles are made of.',
    band: '6-8',
    classes: 'Classes 6 to 9',
    names: ['solid liquid gas', 'matter', 'melting and boiling', 'evaporation'],
  },
  {
    slug: 'separating-mixtures',
    name: 'Separating mixtures',
    title: 'Separating mixtures: sieve, filter, evaporate, magnet',
    description:
      'Which difference between two substances separates them: methods from kitchen and field in one table, a mixture of four things taken apart, and questions.',
    band: '6-8',
    classes: 'Classes 6 and 7',
    names: ['methods of separation', 'filtration', 'decantation', 'winnowing'],
  },
  {
    slug: 'magnets',
    name: 'Magnets',
    title: 'Magnets: poles, attraction, repulsion and the compass',
    description:
      'What a magnet pulls and what it leaves, why only repulsion proves a magnet, how a compass finds north, and what happens to a magnet that is cut.',
    band: '6-8',
    classes: 'Classes 6 and 7',
    names: ['magnetism', 'magnetic poles', 'compass'],
  },
  {
    slug: 'heat-and-temperature',
    name: 'Heat and temperature',
    title: 'Heat and temperature: how heat travels',
    description:
      'Heat is not the same as temperature: thermometers, conduction, convection and radiation, two waters mixed in a worked example, and why wool feels warm.',
    band: '6-8',
    classes: 'Classes 6 and 7',
    names: ['heat', 'temperature', 'conduction', 'convection', 'radiation'],
  },
  {
    slug: 'photosynthesis',
    name: 'Photosynthesis',
    title: 'Photosynthesis: how a leaf makes food from light',
    description:
      'What goes into a leaf and what comes out, the word equation, a starch test reasoned through step by step, and why plants breathe by day as well.',
    band: '6-8',
    classes: 'Classes 7 to 10',
    names: ['nutrition in plants', 'chlorophyll', 'how plants make food'],
  },
  {
    slug: 'human-digestion',
    name: 'Human digestion',
    title: 'Human digestion: the way of a roti, organ by organ',
    description:
      'Mouth, stomach, small and large intestine: what each adds and takes, where starch, protein and fat are digested, and why the stomach is not the main place.',
    band: '6-8',
    classes: 'Classes 7 to 10',
    names: ['digestion', 'digestive system', 'nutrition in animals'],
  },
  {
    slug: 'acids-and-bases',
    name: 'Acids and bases',
    title: 'Acids and bases: indicators, pH and neutralisation',
    description:
      'Lemon, soap and litmus, three bottles told apart by one paper, the pH scale from 0 to 14, and neutralisation with a salt as the product.',
    band: '6-8',
    classes: 'Classes 7 to 10',
    names: ['acids', 'bases', 'ph', 'litmus', 'neutralisation', 'indicators'],
  },
  {
    slug: 'physical-and-chemical-changes',
    name: 'Physical and chemical changes',
    title: 'Physical and chemical changes: how to tell them apart',
    description:
      'Torn paper and burnt paper: signs of a new substance, rusting and how to stop it, a candle that shows both kinds of change, and three questions.',
    band: '6-8',
    classes: 'Class 7',
    names: ['chemical change', 'physical change', 'rusting'],
  },
  {
    slug: 'electric-circuits',
    name: 'Electric circuits',
    title: 'Electric circuits: cells, switches, series, parallel',
    description:
      'Why a circuit must be closed, what conducts, bulbs in one row and in branches, a fault found by thinking, and why current is not used up in a bulb.',
    band: '6-8',
    classes: 'Classes 6 to 8',
    names: ['circuit', 'electric current', 'conductors and insulators'],
  },
  {
    slug: 'force-and-pressure',
    name: 'Force and pressure',
    title: 'Force and pressure: why a sharp knife cuts better',
    description:
      'What forces do, pressure as force on area with its unit pascal, a camel and a heel compared by calculation, and pressure in water and air.',
    band: '6-8',
    classes: 'Class 8',
    names: ['pressure', 'pascal', 'atmospheric pressure'],
  },
  {
    slug: 'sound',
    name: 'Sound',
    title: 'Sound: vibrations, pitch, loudness and echo',
    description:
      'What vibrates and what carries sound, pitch and loudness kept apart, the distance of lightning and of a cliff by echo, and three calculations.',
    band: '6-8',
    classes: 'Classes 8 and 9',
    names: ['echo', 'pitch and loudness', 'frequency', 'vibration'],
  },
  {
    slug: 'reflection-of-light',
    name: 'Reflection of light',
    title: 'Reflection of light: the law and the plane mirror',
    description:
      'The angle in equals the angle out: rays drawn and measured, where the image in a mirror stands, images in two mirrors, and the riddle of left and right.',
    band: '6-8',
    classes: 'Classes 7 to 10',
    names: ['reflection', 'plane mirror', 'laws of reflection'],
  },
  {
    slug: 'cells',
    name: 'The cell',
    title: 'Cells: parts of plant and animal cells and their work',
    description:
      'Membrane, nucleus, mitochondria, chloroplasts and vacuole with what each does, plant and animal cell compared, and osmosis seen on raisins.',
    band: '9-10',
    classes: 'Classes 8 and 9',
    names: ['cell', 'cell structure', 'organelles', 'osmosis', 'plant and animal cell'],
  },
  {
    slug: 'motion-graphs',
    name: 'Motion graphs',
    title: 'Motion graphs: distance and speed against time',
    description:
      'How to read rest, steady and changing speed from a graph, slope as speed, area as distance, a bus ride worked out, and why the line is not the road.',
    band: '9-10',
    classes: 'Classes 7 to 9',
    names: ['distance time graph', 'velocity time graph', 'motion', 'acceleration'],
  },
  {
    slug: 'laws-of-motion',
    name: 'Laws of motion',
    title: 'Newton’s three laws of motion with examples',
    description:
      'Inertia, F = ma, and action with reaction: a carrom coin, a braking car calculated in steps, and why the two forces of a pair never cancel.',
    band: '9-10',
    classes: 'Classes 9 and 11',
    names: ['newtons laws', 'newton’s laws of motion', 'inertia', 'force'],
  },
  {
    slug: 'gravity-and-weight',
    name: 'Gravity, mass and weight',
    title: 'Gravity: mass and weight, free fall and the Moon',
    description:
      'Why all things fall alike, what weight is and why it changes on the Moon, a stone dropped from a bridge calculated, and mass never given in newtons.',
    band: '9-10',
    classes: 'Class 9',
    names: ['gravitation', 'weight', 'free fall', 'gravity'],
  },
  {
    slug: 'structure-of-the-atom',
    name: 'Structure of the atom',
    title: 'Structure of the atom: shells, numbers and isotopes',
    description:
      'Protons, neutrons and electrons, atomic and mass number, electrons filled into shells, valency, isotopes of chlorine in a worked average, and questions.',
    band: '9-10',
    classes: 'Class 9',
    names: ['atom', 'atomic structure', 'isotopes', 'electron configuration', 'valency'],
  },
  {
    slug: 'chemical-equations',
    name: 'Chemical equations',
    title: 'Balancing chemical equations step by step',
    description:
      'Why atoms are counted on both sides, a method that works for most equations, propane burnt in a worked example, five types of reactions, and practice.',
    band: '9-10',
    classes: 'Class 10',
    names: ['balancing equations', 'chemical reactions', 'types of reactions'],
  },
  {
    slug: 'ohms-law',
    name: 'Ohm’s law and resistance',
    title: 'Ohm’s law: current, voltage and resistance',
    description:
      'What volt, ampere and ohm mean, resistors in series and parallel, the power of a geyser and units on the bill, a circuit solved in steps, and practice.',
    band: '9-10',
    classes: 'Classes 10 and 12',
    names: ['ohms law', 'electricity', 'resistance', 'series and parallel', 'voltage'],
  },
  {
    slug: 'refraction-and-lenses',
    name: 'Refraction and lenses',
    title: 'Refraction of light and lenses, with a ray diagram',
    description:
      'Why a coin under water seems to rise, refractive index, convex and concave lenses, the lens formula with its signs in a worked example, and practice.',
    band: '9-10',
    classes: 'Class 10',
    names: ['refraction', 'convex lens', 'lens formula', 'refractive index'],
  },
  {
    slug: 'heredity',
    name: 'Heredity',
    title: 'Heredity: Mendel’s peas and the Punnett square',
    description:
      'Genes come in pairs: dominant and recessive, a cross of tall and dwarf peas over two generations, why 3 : 1 is a chance, and how sex is decided.',
    band: '9-10',
    classes: 'Classes 10 and 12',
    names: ['genetics', 'mendel', 'punnett square', 'dominant and recessive'],
  },
  {
    slug: 'ecosystems',
    name: 'Ecosystems and food chains',
    title: 'Ecosystems: food chains, webs and the ten per cent law',
    description:
      'Producers, consumers and decomposers, why energy flows one way and matter goes round, a pond calculated, and what poisons do along a chain.',
    band: '9-10',
    classes: 'Classes 7 to 12',
    names: ['ecosystem', 'food chain', 'food web', 'trophic levels', 'ten percent law'],
  },
  {
    slug: 'periodic-table',
    name: 'The periodic table',
    title: 'The periodic table: groups, periods and trends',
    description:
      'How the table is built by electron shells, how size and ionisation energy change across and down, an unknown element placed, and three questions.',
    band: '11-12',
    classes: 'Classes 10 and 11',
    names: ['periodic classification', 'groups and periods', 'periodic trends', 'elements'],
  },
  {
    slug: 'mole-concept',
    name: 'The mole',
    title: 'The mole: counting atoms by weighing them',
    description:
      '6.022 × 10²³ explained with rice grains, molar mass, moles from grams and back, the limiting reactant in a worked example, and practice.',
    band: '11-12',
    classes: 'Class 11',
    names: ['mole concept', 'moles', 'molar mass', 'avogadro number', 'stoichiometry'],
  },
  {
    slug: 'projectile-motion',
    name: 'Projectile motion',
    title: 'Projectile motion: range, height and time of flight',
    description:
      'A thrown ball moves in two ways at once: components, time, height and range derived and used, why 45° goes farthest, and a common slip at the top.',
    band: '11-12',
    classes: 'Class 11',
    names: ['projectile', 'trajectory', 'motion in a plane'],
  },
  {
    slug: 'dna-and-genes',
    name: 'DNA and genes',
    title: 'DNA: base pairs, copying and from gene to protein',
    description:
      'The double helix and its four letters, how it is copied, transcription and the code of three letters, a percentage of bases worked out, and practice.',
    band: '11-12',
    classes: 'Class 12',
    names: ['dna', 'double helix', 'base pairing', 'genetic code', 'transcription'],
  },
];

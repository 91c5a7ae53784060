import type { Hub } from './hub';

type Rest = Omit<Hub, 'topic' | 'subjects'>;

const physics = (topic: string, rest: Rest): Hub => ({
  topic,
  subjects: ['science', 'physics'],
  ...rest,
});

const chemistry = (topic: string, rest: Rest): Hub => ({
  topic,
  subjects: ['science', 'chemistry'],
  ...rest,
});

const biology = (topic: string, rest: Rest): Hub => ({
  topic,
  subjects: ['science', 'biology'],
  ...rest,
});

const PHYSICS: readonly Hub[] = [
  physics('Motion', {
    words: ['motion', 'measurement of time', 'units and measurements'],
    sheets: ['speed'],
    lessons: ['science/motion-graphs', 'science/projectile-motion'],
    formulas: [
      'physics/classes-6-to-8',
      'physics/class-9/motion-and-force',
      'physics/class-11/motion-and-forces',
    ],
    calculators: ['physics/speed', 'physics/acceleration', 'physics/projectile'],
  }),
  physics('Force and Newton’s laws', {
    words: ['force', 'laws of motion', 'inertia', 'friction'],
    lessons: ['science/laws-of-motion', 'science/gravity-and-weight'],
    formulas: ['physics/class-9/motion-and-force', 'physics/class-11/motion-and-forces'],
    calculators: ['physics/force'],
  }),
  physics('Gravitation and rotation', {
    words: ['gravit', 'weight', 'rotational', 'kepler', 'beyond earth', 'moon'],
    lessons: ['science/gravity-and-weight'],
    formulas: ['physics/class-11/rotation-and-gravitation'],
    calculators: ['physics/potential-energy'],
  }),
  physics('Work, energy and power', {
    words: ['work', 'kinetic', 'energy and power', 'simple machines'],
    classes: [8, 12],
    lessons: ['science/laws-of-motion'],
    formulas: ['physics/class-9/work-energy-and-sound', 'physics/class-11/motion-and-forces'],
    calculators: ['physics/kinetic-energy', 'physics/potential-energy', 'physics/power'],
  }),
  physics('Pressure, density and floating', {
    words: ['pressure', 'density', 'fluids', 'floating', 'solids', 'winds'],
    lessons: ['science/force-and-pressure'],
    formulas: ['physics/classes-6-to-8', 'physics/class-11/matter-heat-and-waves'],
    calculators: ['physics/pressure', 'physics/density'],
  }),
  physics('Heat and temperature', {
    words: ['heat', 'temperature', 'thermal', 'thermodynamics'],
    lessons: ['science/heat-and-temperature'],
    formulas: ['physics/classes-6-to-8', 'physics/class-11/matter-heat-and-waves'],
    calculators: ['chemistry/ideal-gas'],
  }),
  physics('Sound, waves and oscillations', {
    words: ['sound', 'waves', 'oscillation', 'echo'],
    lessons: ['science/sound'],
    formulas: ['physics/class-9/work-energy-and-sound', 'physics/class-11/matter-heat-and-waves'],
    calculators: ['physics/speed'],
  }),
  physics('Light', {
    words: ['light', 'optic', 'mirror', 'lens', 'the human eye', 'shadow'],
    lessons: ['science/reflection-of-light', 'science/refraction-and-lenses'],
    formulas: ['physics/class-10/light', 'physics/class-12/optics-and-modern-physics'],
    calculators: ['physics/lens'],
  }),
  physics('Electricity', {
    words: ['electric', 'circuit', 'current', 'resistor', 'capacit'],
    lessons: ['science/electric-circuits', 'science/ohms-law'],
    formulas: ['physics/class-10/electricity', 'physics/class-12/electrostatics-and-current'],
    calculators: ['physics/ohms-law', 'physics/electric-power'],
  }),
  physics('Magnetism', {
    words: ['magnet', 'electromagnetic', 'alternating'],
    lessons: ['science/magnets', 'science/electric-circuits'],
    formulas: ['physics/class-12/magnetism-and-alternating-current'],
  }),
  physics('Modern physics', {
    words: ['nuclei', 'dual nature', 'atoms', 'semiconductor', 'photoelectric', 'rutherford'],
    classes: [12, 12],
    lessons: ['science/structure-of-the-atom'],
    formulas: ['physics/class-12/optics-and-modern-physics'],
  }),
];

const CHEMISTRY: readonly Hub[] = [
  chemistry('States of matter and gases', {
    words: ['states of', 'particles', 'gases', 'kinetic theory', 'materials', 'solids'],
    lessons: ['science/states-of-matter'],
    formulas: ['chemistry/classes-6-to-8', 'chemistry/class-11/heat-and-equilibrium'],
    calculators: ['chemistry/ideal-gas'],
  }),
  chemistry('Mixtures and solutions', {
    words: ['mixture', 'solution', 'separation', 'solvent', 'solut', 'colloid'],
    lessons: ['science/separating-mixtures'],
    formulas: [
      'chemistry/classes-6-to-8',
      'chemistry/class-9',
      'chemistry/class-12/solutions-and-electrochemistry',
    ],
    calculators: ['chemistry/molarity', 'chemistry/dilution'],
  }),
  chemistry('Physical and chemical changes', {
    words: ['changes', 'chemical reaction', 'redox', 'combustion', 'corrosion'],
    lessons: ['science/physical-and-chemical-changes', 'science/chemical-equations'],
    formulas: ['chemistry/classes-6-to-8', 'chemistry/class-10'],
    calculators: ['chemistry/balance'],
  }),
  chemistry('Acids, bases and pH', {
    words: ['acid', 'indicator', 'equilibrium'],
    lessons: ['science/acids-and-bases'],
    formulas: ['chemistry/class-10', 'chemistry/class-11/heat-and-equilibrium'],
    calculators: ['chemistry/ph'],
  }),
  chemistry('Atoms and the mole', {
    words: ['atom', 'molecule', 'mole ', 'basic concepts of chemistry', 'elements'],
    lessons: ['science/structure-of-the-atom', 'science/mole-concept'],
    formulas: [
      'chemistry/class-9',
      'chemistry/class-11/mole-concept',
      'chemistry/class-11/structure-of-the-atom',
    ],
    calculators: ['chemistry/molar-mass', 'chemistry/moles'],
  }),
  chemistry('Elements, metals and the periodic table', {
    words: [
      'metal',
      'periodic',
      'block',
      'bonding',
      'elements and',
      'coordination compounds',
      'mineral',
    ],
    lessons: ['science/periodic-table'],
    formulas: ['chemistry/class-10', 'chemistry/class-12/kinetics-and-complexes'],
    calculators: ['chemistry/molar-mass'],
  }),
  chemistry('Carbon and organic chemistry', {
    words: [
      'carbon',
      'coal',
      'petroleum',
      'hydrocarbon',
      'organic',
      'alcohol',
      'haloalkane',
      'aldehyde',
      'amine',
      'biomolecules',
    ],
    lessons: ['science/chemical-equations'],
    formulas: ['chemistry/class-10'],
    calculators: ['chemistry/balance', 'chemistry/molar-mass'],
  }),
  chemistry('Speed and energy of reactions', {
    words: ['kinetics', 'electrochem', 'thermodynamics', 'rate'],
    classes: [11, 12],
    lessons: ['science/chemical-equations'],
    formulas: [
      'chemistry/class-12/kinetics-and-complexes',
      'chemistry/class-12/solutions-and-electrochemistry',
      'chemistry/class-11/heat-and-equilibrium',
    ],
    calculators: ['chemistry/balance'],
  }),
];

const BIOLOGY: readonly Hub[] = [
  biology('Cells and tissues', {
    words: ['cell', 'tissue', 'microscope', 'anatomy', 'structural organisation'],
    lessons: ['science/cells'],
  }),
  biology('Plants and photosynthesis', {
    words: ['plant', 'photosynthesis', 'flower', 'crop'],
    lessons: ['science/photosynthesis'],
  }),
  biology('Food and digestion', {
    words: ['food', 'eating', 'nutrition', 'digest', 'life processes'],
    lessons: ['science/human-digestion'],
  }),
  biology('Body and health', {
    words: [
      'health',
      'disease',
      'breath',
      'circulation',
      'excret',
      'respiration',
      'coordination',
      'locomotion',
      'microb',
      'microorganism',
      'immun',
    ],
    lessons: ['science/human-digestion', 'science/cells'],
  }),
  biology('Reproduction and growth', {
    words: ['reproduc', 'adolescence', 'growth'],
    lessons: ['science/heredity', 'science/cells'],
  }),
  biology('Heredity and evolution', {
    words: ['heredity', 'inherit', 'evolution', 'mendel', 'biotechnolog', 'gene', 'biomolecules'],
    lessons: ['science/heredity', 'science/dna-and-genes'],
  }),
  biology('Living things and ecosystems', {
    words: [
      'ecosystem',
      'environment',
      'organisms',
      'diversity',
      'classification',
      'harmony',
      'kingdom',
      'living',
      'earth',
      'biodiversity',
    ],
    lessons: ['science/ecosystems'],
  }),
];

const evs = (
  topic: string,
  words: readonly string[],
  lessons: readonly string[],
  sheets: readonly string[] = [],
): Hub => ({
  topic,
  subjects: ['evs'],
  words,
  sheets,
  lessons: lessons.map((lesson) => `evs/${lesson}`),
});

const EVS: readonly Hub[] = [
  evs(
    'Family and festivals',
    [
      'famil',
      'festival',
      'friends',
      'grandmother',
      'together',
      'neighbour',
      'mela',
      'school',
      'people',
      'job',
      'sport',
      'game',
    ],
    ['my-family', 'festivals-of-our-neighbours'],
    ['kind words'],
  ),
  evs(
    'Plants and seeds',
    ['plant', 'seed', 'flower', 'tree', 'forest', 'nature', 'farm', 'garden', 'vegetable'],
    ['parts-of-a-plant', 'how-seeds-travel'],
  ),
  evs(
    'Animals and birds',
    ['animal', 'bird', 'bees', 'elephant', 'snake', 'ears', 'nest', 'senses', 'camel', 'horse'],
    ['animals-and-their-homes', 'birds-beaks-and-feet', 'five-senses'],
    ['moo'],
  ),
  evs(
    'Food',
    ['food', 'eat', 'spice', 'mango', 'cook', 'taste', 'tasting', 'kitchen', 'digest'],
    ['food-we-eat', 'keeping-food-fresh'],
  ),
  evs(
    'Water',
    ['water', 'river', 'pond', 'rain', 'drop', 'fish', 'sea'],
    ['saving-water', 'floating-and-dissolving'],
  ),
  evs(
    'Health',
    [
      'health',
      'mosquito',
      'doctor',
      'yoga',
      'breath',
      'blow',
      'body',
      'fever',
      'disabilit',
      'braille',
    ],
    ['mosquitoes-and-health', 'five-senses'],
    ['safe or', 'habits', 'colours'],
  ),
  evs(
    'Houses, clothes and things',
    [
      'house',
      'home',
      'cloth',
      'shelter',
      'made',
      'making',
      'wool',
      'weav',
      'things',
      'walls',
      'earthquake',
      'pochampalli',
      'building',
      'brick',
    ],
    ['houses-for-every-weather', 'weather-and-clothes'],
    ['wear', 'weather', 'winter', 'sun, rain'],
  ),
  evs(
    'Waste, fuel and energy',
    ['waste', 'fuel', 'energy', 'petrol', 'clean', 'oil'],
    ['sorting-waste', 'saving-water'],
  ),
  evs(
    'Maps, travel and places',
    [
      'map',
      'travel',
      'journey',
      'country',
      'place',
      'lands',
      'train',
      'space',
      'sky',
      'mountain',
      'city',
      'mumbai',
      'abroad',
      'earth',
      'move',
      'bridge',
    ],
    ['maps-and-directions', 'travel-and-transport'],
    ['road', 'states'],
  ),
];

const METHOD: readonly Hub[] = [
  {
    topic: 'How science works',
    subjects: ['science'],
    words: ['world of science', 'investigative', 'secondary science'],
    lessons: ['science/states-of-matter'],
  },
];

/** The topics of the sciences and of environmental studies. */
export const SCIENCE_HUBS: readonly Hub[] = [
  ...METHOD,
  ...PHYSICS,
  ...CHEMISTRY,
  ...BIOLOGY,
  ...EVS,
];

type Nature = 'acidic' | 'basic' | 'neutral';

/** What an indicator tells about things from the kitchen and the bathroom. */
export const SUBSTANCES = [
  ['lemon juice', 'acidic'],
  ['vinegar', 'acidic'],
  ['curd', 'acidic'],
  ['tamarind water', 'acidic'],
  ['orange juice', 'acidic'],
  ['amla juice', 'acidic'],
  ['soap solution', 'basic'],
  ['baking soda solution', 'basic'],
  ['washing soda solution', 'basic'],
  ['limewater', 'basic'],
  ['milk of magnesia', 'basic'],
  ['sugar solution', 'neutral'],
  ['common salt solution', 'neutral'],
  ['distilled water', 'neutral'],
] as const satisfies readonly (readonly [string, Nature])[];

export const ACID_FACTS = [
  [
    'What forms when an acid and a base neutralise each other?',
    'salt and water',
    'only water',
    'another acid',
  ],
  ['The sting of an ant is acidic. What eases it?', 'moist baking soda', 'vinegar', 'lemon juice'],
  ['A soil is too acidic for the crop. What does a farmer add?', 'lime', 'vinegar', 'salt'],
  ['A soil is too basic for the crop. What does a farmer add?', 'compost', 'lime', 'washing soda'],
  [
    'The stomach makes too much acid. Which of these is a remedy?',
    'milk of magnesia',
    'lemon juice',
    'tamarind water',
  ],
  ['What is litmus made from?', 'lichens', 'turmeric', 'lemons'],
  ['How do acids taste that we may eat?', 'sour', 'bitter', 'salty'],
  ['How do basic solutions feel between the fingers?', 'slippery', 'rough', 'sticky'],
  [
    'An acid and a base are mixed. What happens to the temperature?',
    'it rises',
    'it falls',
    'it stays the same',
  ],
  [
    'Factory waste is acidic. What is added before it flows into a river?',
    'a base',
    'another acid',
    'sugar',
  ],
] as const;

/** Things that may close the gap of a circuit. */
export const PIECES = [
  ['a copper wire', 'conductor'],
  ['a steel spoon', 'conductor'],
  ['an iron nail', 'conductor'],
  ['a strip of aluminium foil', 'conductor'],
  ['a brass key', 'conductor'],
  ['a silver ring', 'conductor'],
  ['the graphite of a pencil', 'conductor'],
  ['a plastic scale', 'insulator'],
  ['a rubber eraser', 'insulator'],
  ['a dry wooden stick', 'insulator'],
  ['a glass rod', 'insulator'],
  ['a dry cotton thread', 'insulator'],
  ['a strip of paper', 'insulator'],
  ['a wax candle', 'insulator'],
] as const;

export const CIRCUIT_FACTS = [
  [
    'What does the longer line in the symbol of a cell stand for?',
    'the positive terminal',
    'the negative terminal',
    'the switch',
  ],
  [
    'Which part of an incandescent lamp glows?',
    'the filament',
    'the glass bulb',
    'the metal casing',
  ],
  [
    'Which way does the current flow in a circuit, as we agree to say?',
    'from plus to minus outside the cell',
    'from minus to plus outside the cell',
    'from the lamp to both terminals',
  ],
  ['What are two or more cells joined together called?', 'a battery', 'a switch', 'a filament'],
  [
    'Why are electric wires covered with plastic?',
    'plastic is an insulator',
    'plastic is a conductor',
    'plastic gives out light',
  ],
  [
    'Which change does an electric cell make?',
    'chemical energy to electrical energy',
    'light to heat',
    'heat to sound',
  ],
  [
    'What does a switch do when it is opened?',
    'it breaks the path of the current',
    'it makes the cell empty',
    'it turns the cell round',
  ],
  ['How many terminals has a cell?', 'two', 'one', 'four'],
] as const;

import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';

/** A part of the explanation of a page. */
export type PageNote = { heading: string; paragraphs: readonly string[] };

/** Words on more than one page with calculators. */
export const CALCULATOR_PAGE_COPY = {
  home: 'Home',
  all: 'Calculators',
  about: 'What it works out',
  examples: 'Worked examples',
  answer: 'Answer:',
  mistakes: 'Common mistakes',
} as const;

/** Words of the filter on a list of calculators. */
export const TOOL_FILTER_COPY = {
  label: 'Filter the calculators',
  words: 'What do you look for?',
  hint: 'Such as interest, area or volt.',
  group: 'Group',
  allGroups: 'All groups',
  clear: 'Show all',
  all: (total: number) => `All ${total} calculators are shown.`,
  some: (shown: number, total: number) => `${shown} of ${total} calculators are shown.`,
  none: 'No calculator has all these words. Try one shorter word.',
} as const;

/** What each page says besides its calculators. */
export const CALCULATOR_PAGES = {
  all: {
    crumb: 'Calculators',
    heading: 'Calculators that show the working',
    lead: 'Type your numbers and read how the answer comes about, line by line, as you would write it in your notebook.',
    notes: [
      {
        heading: 'How to get the most out of them',
        paragraphs: [
          'Guess first. Round the numbers in your head and say roughly what the answer should be. If the calculator says something quite different, a digit or a unit was typed wrongly.',
          'Then cover the working and do the sum yourself. Compare line by line: the line where you differ is the one to practise.',
          'Each calculator has a link that carries your numbers. Send it to a friend or a teacher, and they see the same question worked out.',
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          'Nothing that you type leaves your device. Decimals are kept exact, so 0.1 + 0.2 is 0.3. An = sign stands before an exact value and ≈ before a rounded one.',
        ],
      },
    ],
  },
  basic: {
    crumb: 'Basic calculator',
    heading: 'Basic calculator',
    lead: 'Type a whole sum with brackets, by keys or keyboard. Multiplication and division come before addition and subtraction.',
    notes: [
      {
        heading: 'Which part comes first',
        paragraphs: [
          'Brackets are worked out first, then × and ÷ from left to right, then + and − from left to right. This is the order of BODMAS, and it is why 2 + 3 × 4 is 14 and (2 + 3) × 4 is 20. Watch division: 24 ÷ 4 × 2 goes from left to right and gives 12.',
        ],
      },
      {
        heading: 'The % key',
        paragraphs: [
          'A number with % is that many hundredths: 200 × 10% is 20. Straight after + or − it means that share of what stands before it, as on a shop’s calculator: 200 + 10% is 220 and 200 − 10% is 180. So a price with 18% tax is simply the price + 18%.',
        ],
      },
      {
        heading: 'Memory and the last answer',
        paragraphs: [
          'M+ adds the answer to the memory, M− takes it away, MR puts M into your sum and MC empties the memory. Ans stands for the last answer. Both keep every digit: 1 ÷ 3 shows 0.333333333333, and Ans × 3 is exactly 1.',
        ],
      },
      {
        heading: 'By keyboard',
        paragraphs: [
          'Type the sum as it is; * and x mean ×, / means ÷. Enter works it out, Escape clears it, and the arrow keys move inside it to mend a slip.',
        ],
      },
      {
        heading: 'Common mistakes',
        paragraphs: [
          'Leaving out brackets below a fraction line: 12 over 2 + 4 is 12 ÷ (2 + 4) = 2, while 12 ÷ 2 + 4 is 10.',
          'Adding percentages of different things: + 10% and then − 10% does not come back to the start. 200 + 10% − 10% is 198.',
        ],
      },
    ],
  },
  maths: {
    crumb: 'Maths',
    heading: 'Maths calculators',
    lead: 'From percentage to quadratic equations: type your numbers and follow each step to the answer.',
    notes: [
      {
        heading: 'How numbers are read and rounded',
        paragraphs: [
          'Write numbers as you do in class: 1,00,000 or 100000, decimals with a point, fractions as 3/4 or 1 1/2. The sums are done with exact fractions and rounded only for display; ≈ marks a rounded value, and money is rounded to the nearest paisa.',
        ],
      },
    ],
  },
  physics: {
    crumb: 'Physics',
    heading: 'Physics calculators',
    lead: 'Fill in what your question gives, leave one box empty, and see the formula turned round, the numbers put in and the answer with its unit.',
    notes: [
      {
        heading: 'Units',
        paragraphs: [
          'A bare number is taken in the unit behind the box. You may also type a unit, such as 72 km/h, 250 g or 1.5 h, and the first lines of the working turn it into the SI unit. Very small and very large numbers can be written as 1.6e-19 or 3 × 10^8.',
          'Answers are shown with six digits. Your own should have as many as the least exact number in the question, often two or three.',
        ],
      },
    ],
  },
  chemistry: {
    crumb: 'Chemistry',
    heading: 'Chemistry calculators',
    lead: 'Molar mass of any formula, equations balanced with exact numbers, moles, solutions, pH and gases, with the working.',
    notes: [
      {
        heading: 'How to type formulas',
        paragraphs: [
          'Element symbols begin with a capital letter: Co is cobalt, CO is carbon monoxide. Numbers stand on the line, as in Al2(SO4)3, with round, square or curly brackets. Put a dot before water of crystallisation, · or a full stop, and a charge at the end after ^, as in SO4^2-.',
        ],
      },
      {
        heading: 'Where the atomic masses come from',
        paragraphs: [
          'They are the abridged standard atomic weights that IUPAC published in 2021, so water is 18.015 g/mol. School books often round H to 1 and O to 16, which gives 18. Use the masses that your question gives where it names them. For elements without a standard atomic weight, such as radon, the mass number of the longest-lived isotope stands in, and the working says so.',
        ],
      },
    ],
  },
} as const;

/** Where readers of these pages may go on. */
export const CALCULATOR_RELATED = {
  basic: {
    title: 'Basic calculator',
    path: CALCULATOR_PATHS.basic,
    note: 'Brackets, per cent, memory and history.',
  },
  maths: {
    title: 'Maths calculators',
    path: CALCULATOR_PATHS.maths,
    note: 'From percentage to quadratic equations.',
  },
  physics: {
    title: 'Physics calculators',
    path: CALCULATOR_PATHS.physics,
    note: 'Motion, energy, electricity and lenses.',
  },
  chemistry: {
    title: 'Chemistry calculators',
    path: CALCULATOR_PATHS.chemistry,
    note: 'Molar mass, balancing, solutions and pH.',
  },
  formulas: { title: 'Formulas', path: '/formula', note: 'Maths, physics and chemistry by topic.' },
  converters: {
    title: 'Converters',
    path: '/converters',
    note: 'Units, number systems and numbers in words.',
  },
} as const;

/** The basic calculator’s own words. */
export const BASIC_COPY = {
  title: 'Calculator',
  sum: 'Your sum',
  keys: 'Keys',
  memory: 'Memory',
  memoryEmpty: 'empty',
  history: 'History',
  historyEmpty: 'Your sums will stand here.',
  takeAgain: (sum: string) => `Use ${sum} again`,
  clearHistory: 'Clear history',
  exactly: (fraction: string) => `exactly ${fraction}`,
  needsScript:
    'The keys need JavaScript, which is off or blocked here. The explanation below can be read without it.',
  keyNames: {
    MC: 'Memory clear',
    MR: 'Memory recall',
    'M+': 'Add to memory',
    'M−': 'Take from memory',
    AC: 'Clear all',
    '⌫': 'Delete',
    '÷': 'Divide',
    '×': 'Multiply',
    '−': 'Minus',
    '+': 'Plus',
    '%': 'Per cent',
    '=': 'Equals',
    '.': 'Point',
    '(': 'Open bracket',
    ')': 'Close bracket',
    Ans: 'Last answer',
  },
} as const;

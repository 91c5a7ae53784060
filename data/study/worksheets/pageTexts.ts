import type { WorksheetSlug } from './slugs';

export type WorksheetPageText = {
  /** Title and description for search engines. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** For whoever sits beside the child. */
  advice: readonly string[];
};

export const WORKSHEET_PAGE_TEXTS: Readonly<Record<WorksheetSlug, WorksheetPageText>> = {
  'pre-nursery': {
    title: 'Pre-Nursery worksheets: count, match, trace',
    description:
      'Printable Pre-Nursery sheets in our own drawings: counting to 5, shapes, patterns, matching, animals and first strokes. A new sheet every time.',
    heading: 'Worksheets for Pre-Nursery',
    lead: 'Two minutes with a crayon: count, match, find the different one, trace the first lines.',
    advice: [
      'At two and three a sheet is a conversation, not a test. Name the pictures together first; the pencil comes last.',
      'One sheet is enough for a day. Stop while it is still fun, even in the middle of a page.',
      'Tracing trains the arm before the fingers: let the child draw the same line in the air, in flour on a plate, then on paper.',
    ],
  },
  nursery: {
    title: 'Nursery worksheets: letters, numbers to 10',
    description:
      'Nursery worksheets to print: capital and small letters to trace, first sounds, counting to 10, patterns of three and things that do not belong.',
    heading: 'Worksheets for Nursery',
    lead: 'Letters to trace, first sounds to hear, numbers to 10 to count. The key is on its own page.',
    advice: [
      'Say the sound of a letter, not only its name: mmm for mango. That is what reading is built on later.',
      'Counting is touching. A child who counts nine mangoes as ten has usually touched one of them twice.',
      'Look at how the pencil is held before you look at the line: thumb and first finger hold, the middle finger supports.',
    ],
  },
  k1: {
    title: 'LKG worksheets (K1): numbers, sounds, words',
    description:
      'LKG worksheets to print with keys: counting to 20, missing numbers, adding with pictures, shape patterns, short words, rhymes, days and family.',
    heading: 'Worksheets for LKG (K1)',
    lead: 'Numbers to 20, first sums with pictures, short words to trace and read, and the world of a four-year-old.',
    advice: [
      'Let the child tell you each number story again with other names. Who can tell it has understood it.',
      'A sheet may lie on the floor: four-year-olds write better when the whole arm can move.',
      'Read the questions aloud, and let the child answer aloud before anything is written.',
    ],
  },
  k2: {
    title: 'UKG worksheets (K2): sums to 10, reading',
    description:
      'UKG worksheets with answer keys: sums to 10, doubles, counting in twos and fives, coins, o’clock, opposites, he and she, seasons, plants, safety.',
    heading: 'Worksheets for UKG (K2)',
    lead: 'Sums up to 10, numbers to 100, first sentences and good sense: what a child takes along into Grade 1.',
    advice: [
      'Six and three more: if the child begins at one again, cover the six with your hand and ask what comes next.',
      'Reading grows from listening. Say the three sounds of a word slowly, and let the child push them together.',
      'Five minutes on most days do more than half an hour on Sunday.',
    ],
  },
  'grade-1': {
    title: 'Grade 1 worksheets: maths, English and EVS',
    description:
      'Free Grade 1 worksheets with answer keys: addition and subtraction to 20, tens and ones, vowels, a or an, rhymes, senses. New numbers each time.',
    heading: 'Worksheets for Grade 1',
    lead: 'Sums to 20, first stories and puzzles, sentences, plants and weather. Print a sheet with its key, or let your child type the answers here.',
    advice: [
      'Let the child check a subtraction by adding back: it takes ten seconds and turns a guess into knowledge.',
      'If 8 + 5 is still counted on fingers, put eight and five buttons on the table and move two across to make ten.',
      'In “a or an” the ear decides: an hour, but a uniform. Read the word aloud each time.',
    ],
  },
  'grade-2': {
    title: 'Grade 2 worksheets: sums, tables, clock, words',
    description:
      'Grade 2 worksheets to print or answer on the phone: carrying and borrowing, tables, sharing, the clock, rupees, plurals, opposites, helpers.',
    heading: 'Worksheets for Grade 2',
    lead: 'Carrying, borrowing, first tables, the clock, stories in two steps, words and sentences, food, plants and the road.',
    advice: [
      'Write sums in columns on squared paper, one digit in each square. Most mistakes with carrying are digits that have slipped.',
      'Tables stay when they are met as groups: four plates with three idlis each, then 4 × 3.',
      'Read the short hand of the clock first. Between 3 and 4 it is always three-something, also at 3:45.',
    ],
  },
  'grade-3': {
    title: 'Grade 3 worksheets: maths, English and EVS',
    description:
      'Grade 3 worksheets with answer keys: three-digit sums, stories, riddles, picture charts, maps, grammar, reading, plants and animals. New each time.',
    heading: 'Worksheets for Grade 3',
    lead: 'Sums and stories, riddles and charts, grammar and reading, plants, animals and maps. Every sheet has its code and its key.',
    advice: [
      'Ask for a rough answer before the exact one: is 398 + 205 nearer to 500 or to 600? A wild answer is then noticed at once.',
      'In 402 − 167 the zero cannot lend. Change one hundred into nine tens and ten ones, and say it aloud.',
      'A story problem is half solved when the child can tell it without the numbers. Ask for that first.',
    ],
  },
  'grade-4': {
    title: 'Grade 4 worksheets: maths, English and EVS',
    description:
      'Grade 4 worksheets with keys: sums to 99,999, long division, two-step stories, timetables, find the mistake, spelling, reading, food, lands and sky.',
    heading: 'Worksheets for Grade 4',
    lead: 'Large numbers, two-step stories, timetables and mistakes to find, with spelling, reading, food, lands and sky beside them.',
    advice: [
      'Check a division by multiplying: quotient × divisor + remainder has to give the number again.',
      '“Always, sometimes, never” is best done by two: one looks for a number for which it is true, the other for one for which it is not.',
      'Perimeter is walked, area is covered: walk around the table once, then cover it with newspaper.',
    ],
  },
  'grade-5': {
    title: 'Grade 5 worksheets: maths, English and EVS',
    description:
      'Grade 5 worksheets with answers: lakhs, HCF and LCM, fractions, decimals, turns, maps with a scale, tenses, word building, reading, India, water.',
    heading: 'Worksheets for Grade 5',
    lead: 'Lakhs, fractions, decimals and maps with a scale, tenses and word building, India, water, energy and the body.',
    advice: [
      'HCF × LCM equals the product of the two numbers. If it does not, one of them is wrong.',
      'Before adding fractions, ask whether the answer should be more or less than one half, more or less than one.',
      'On a map the scale is the first thing to read: how far is one square on the ground?',
    ],
  },
  'grade-6': {
    title: 'Grade 6 worksheets: maths and science',
    description:
      'Grade 6 worksheets: integers, primes, fractions, ratio, lines and angles, patterns, data, find the mistake; materials, magnets, measuring, separation.',
    heading: 'Worksheets for Grade 6',
    lead: 'Integers, primes, ratio, angles and patterns, and the first year of science, with a line of working in the key.',
    advice: [
      'Taking away a negative number is adding: a debt that is cancelled makes you richer.',
      'An equation is a balance. Whatever is done to one side is done to the other, and written down.',
      'In science ask first “How could we find out?” and only then “What is the answer?”',
    ],
  },
  'grade-7': {
    title: 'Grade 7 worksheets: maths and science practice',
    description:
      'Grade 7 worksheets and keys: integers, equations, percentages, parallel lines, word problems, find the mistake; speed, acids and bases, circuits.',
    heading: 'Worksheets for Grade 7',
    lead: 'Rational numbers, equations, percentages and angles, word problems and reasoning, and science to think about. A new sheet whenever you like.',
    advice: [
      'Put the answer of an equation back into it. It costs one line and no mark is lost to a slip any more.',
      'Profit and loss per cent are reckoned on the cost price, never on the selling price.',
      'Dividing by a fraction is multiplying by its reciprocal: turn the second one round, never the first.',
    ],
  },
  'grade-8': {
    title: 'Grade 8 worksheets: maths and science practice',
    description:
      'Grade 8 worksheets with keys: squares and cubes, identities, interest, Pythagoras, word problems, find the mistake; pressure, cells, solubility, atoms.',
    heading: 'Worksheets for Grade 8',
    lead: 'Maths from squares and identities to compound interest and Pythagoras, word problems and reasoning, and the sums of Class 8 science. A key with steps each time.',
    advice: [
      '(a + b)² has three terms. Whoever writes a² + b² has lost the two rectangles in the middle: draw the square once.',
      'Expand every factorisation again. It is the quickest check there is.',
      'Before a proportion, ask: if one grows, does the other grow or shrink? Only then multiply.',
    ],
  },
  'grade-9': {
    title: 'Grade 9 worksheets: maths and science practice',
    description:
      'Grade 9 worksheets and keys: surds, polynomials, coordinates, Heron’s formula, solids, word problems, find the mistake; motion, force, density.',
    heading: 'Worksheets for Grade 9',
    lead: 'The Class 9 maths course with exact answers, word problems and reasoning; motion, force, energy, density and chemical formulas. A key with steps each time.',
    advice: [
      'Type √ as “root”, π as “pi” and fractions with a stroke: 2 root 3, 12pi, 5/4. The page understands them.',
      'In Heron’s formula reckon s first, then the three differences; their sum is s again, which is a check.',
      'A remainder by the remainder theorem takes one line. Do the long division once, to see that both agree.',
    ],
  },
  'grade-10': {
    title: 'Grade 10 worksheets: maths and science practice',
    description:
      'Grade 10 worksheets and keys: quadratics, APs, trigonometry, solids, word problems, find the mistake; electricity, lenses, balancing equations.',
    heading: 'Worksheets for Grade 10',
    lead: 'The Class 10 maths course with exact answers, word problems and reasoning, and the sums of physics and chemistry. A key with steps each time.',
    advice: [
      'Time yourself on a sheet, then mark it. Speed comes from steps that no longer need thinking, not from hurrying.',
      'Give exact answers unless a value of π or of a root is stated: 12√3 m, not 20.8 m.',
      'For a pair of equations put both answers into both equations: a wrong x often satisfies one of them.',
    ],
  },
};

/** The page that leads to all classes. */
export const WORKSHEETS_INDEX = {
  title: 'Worksheets with answer keys, Pre-Nursery to 10',
  description:
    'Free printable worksheets from Pre-Nursery and LKG to Grade 10. Each sheet has a code that makes it again, and a twin answer key. Marked on the phone, too.',
  heading: 'Worksheets',
  lead: 'A new sheet each time, printed with its answer key or marked here on the screen. Choose a class.',
  codeTitle: 'Do you have a code?',
  codeIntro: 'Type the code of a printed sheet to get the same sheet and its key again.',
  howTitle: 'How the sheets work',
  how: [
    'Each sheet is made by the page from its code. The code G3-ADD-7F2K, for example, is Grade 3 (G3), addition (ADD), and the four signs 7F2K draw its numbers. The same code gives the same sheet next week and on any other phone or computer.',
    'That makes it easy to share: read the code out to a classmate, write it on the board, or set the same sheet again after a fortnight and compare.',
    'Every sheet has a twin: its answer key, printed on a page of its own. The answers are computed together with the questions, and from Grade 3 most of them come with a line of working.',
    'On the screen, type or choose the answers and press “Check my answers”. What you type stays in your browser; we neither store nor send it.',
  ],
  topicsTitle: 'What is in each class',
  whatHelps: 'Sitting beside the child',
  inClass: 'Topics of this class',
} as const;

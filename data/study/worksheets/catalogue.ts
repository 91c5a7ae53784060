/**
 * Every worksheet topic, class by class. A topic's code stands in sheet codes that families have
 * written down: never rename one. Codes avoid I, L and O, which read like digits.
 */

import type { WorksheetSlug } from './slugs';

export type WorksheetSubject = 'maths' | 'english' | 'evs';

export type WorksheetTopic = {
  code: string;
  subject: WorksheetSubject;
  title: string;
  /** What the sheet trains, and how to help at home: one or two sentences. */
  note: string;
};

export type WorksheetGrade = {
  /** First part of a sheet code. */
  prefix: string;
  name: string;
  topics: readonly WorksheetTopic[];
};

const topic = <Code extends string>(
  subject: WorksheetSubject,
  code: Code,
  title: string,
  note: string,
) => ({ subject, code, title, note });

export const WORKSHEET_GRADES = {
  'pre-nursery': {
    prefix: 'PN',
    name: 'Pre-Nursery',
    topics: [
      topic(
        'maths',
        'CNT',
        'Count to 5',
        'Touch each picture once and say one number for each touch. The last number said is the answer.',
      ),
      topic(
        'maths',
        'BGS',
        'Big and small',
        'Two pictures of the same thing: which one is bigger, which one smaller? Ask the same about two spoons or two leaves.',
      ),
      topic(
        'maths',
        'NXT',
        'What comes next?',
        'Rows that repeat two pictures. Read the row aloud like a song and the next one says itself.',
      ),
      topic(
        'maths',
        'TNM',
        'Trace the numbers 1 to 5',
        'Start at the dot. A finger first, a thick crayon next, a pencil last.',
      ),
      topic(
        'english',
        'TRC',
        'Trace the lines',
        'Standing, sleeping and slanting lines, waves and hills: the strokes that every letter is made of.',
      ),
      topic(
        'evs',
        'MTC',
        'Match the same',
        'Find the twin of each picture. On paper join the twins with a line; on the phone choose the letter.',
      ),
      topic(
        'evs',
        'DFF',
        'Find the different one',
        'Three pictures are the same and one is not. Let the child say why it is different.',
      ),
    ],
  },
  nursery: {
    prefix: 'NU',
    name: 'Nursery',
    topics: [
      topic(
        'maths',
        'CNT',
        'Count to 10',
        'Rows of up to ten pictures. Cross out each one while counting, so that none is counted twice.',
      ),
      topic(
        'maths',
        'TNM',
        'Trace the numbers 0 to 10',
        'Say the number, trace it, then clap that many times.',
      ),
      topic(
        'maths',
        'AFT',
        'Before and after',
        'The number that comes just before or just after, up to 10. Ten stairs or ten stones make a good number line.',
      ),
      topic(
        'maths',
        'NXT',
        'Patterns of three',
        'Rows that repeat two or three pictures. Find the part that repeats before choosing.',
      ),
      topic(
        'english',
        'CAP',
        'Trace capital letters',
        'Six capital letters with the place to begin. Three good ones are better than a full page.',
      ),
      topic(
        'english',
        'SMA',
        'Trace small letters',
        'Six small letters on their lines: some are tall, some hang below.',
      ),
      topic(
        'english',
        'ABC',
        'The letter that follows',
        'Which letter comes next, or before? Sing only a part of the alphabet, not the whole song.',
      ),
      topic(
        'english',
        'CPS',
        'Match capital and small letters',
        'Four capital letters and their small partners in another order.',
      ),
      topic(
        'english',
        'SND',
        'First sounds',
        'Say the name of the picture slowly and listen to how it starts.',
      ),
      topic(
        'evs',
        'DFF',
        'Which does not belong?',
        'Three of a family and a stranger: things in the sky, things from plants, things that people make.',
      ),
    ],
  },
  'grade-1': {
    prefix: 'G1',
    name: 'Grade 1',
    topics: [
      topic(
        'maths',
        'ADD',
        'Addition up to 20',
        'Adding two numbers with an answer up to 20. Make ten first: 8 + 5 is 8 + 2 + 3.',
      ),
      topic(
        'maths',
        'SUB',
        'Subtraction up to 20',
        'Taking away within 20. Check each answer by adding it back.',
      ),
      topic(
        'maths',
        'CMP',
        'Greater, smaller, equal',
        'Numbers up to 99 side by side. Compare the tens first, the ones only when the tens are equal.',
      ),
      topic(
        'maths',
        'AFB',
        'Before, after, between',
        'Neighbours of a number up to 100, also across the tens: 39, 40, 41.',
      ),
      topic(
        'maths',
        'TNS',
        'Tens and ones',
        'A two-digit number as tens and ones, and back. Bundles of ten matchsticks show the same.',
      ),
      topic(
        'maths',
        'SKP',
        'Skip counting',
        'Forwards in twos, fives and tens: the beginning of the tables.',
      ),
      topic(
        'maths',
        'MNY',
        'Coins and notes',
        'Rupees up to ₹20 put together from coins and a note.',
      ),
      topic(
        'maths',
        'SHP',
        'Shapes',
        'Circle, triangle, square, rectangle and more, by their sides and corners.',
      ),
      topic(
        'english',
        'VWE',
        'Missing vowel',
        'A short word with one vowel missing and a clue that leaves only one answer.',
      ),
      topic(
        'english',
        'ARN',
        'A or an',
        'Listen to the first sound of the word, not to its first letter.',
      ),
      topic(
        'english',
        'RHY',
        'Rhyming words',
        'Which word ends with the same sound? Read all of them aloud.',
      ),
      topic(
        'evs',
        'SNS',
        'Our senses',
        'Eyes, ears, nose, tongue and skin: which one tells us what?',
      ),
      topic(
        'evs',
        'DFF',
        'Odd one out',
        'Three of a kind and one that is not: fruit, birds, vehicles, things in class.',
      ),
    ],
  },
  'grade-2': {
    prefix: 'G2',
    name: 'Grade 2',
    topics: [
      topic(
        'maths',
        'ADD',
        'Two-digit addition',
        'Adding numbers up to 99, with carrying in most sums. Ones under ones, tens under tens.',
      ),
      topic(
        'maths',
        'SUB',
        'Two-digit subtraction',
        'Taking away up to 99, with borrowing in most sums. The answer plus what was taken gives the first number.',
      ),
      topic(
        'maths',
        'TMS',
        'Tables of 2 to 5 and 10',
        'Multiplication facts as groups: 4 × 3 is four groups of three.',
      ),
      topic(
        'maths',
        'SHR',
        'Equal sharing',
        'Sharing things between children with nothing left over: the tables, read backwards.',
      ),
      topic(
        'maths',
        'PVE',
        'Place value to 999',
        'Hundreds, tens and ones, and what a digit is worth where it stands.',
      ),
      topic(
        'maths',
        'TME',
        'Read the clock',
        'Hours, half hours and quarter hours on a clock face. The short hand is read first.',
      ),
      topic(
        'maths',
        'MNY',
        'Shopping with rupees',
        'What two things cost together, and how much comes back from a note.',
      ),
      topic(
        'maths',
        'CMP',
        'Largest and smallest',
        'Four numbers up to 999: find the largest or the smallest, hundreds first.',
      ),
      topic(
        'english',
        'MRE',
        'One and many',
        'Plurals with -s, -es and -ies, and a few that change altogether.',
      ),
      topic(
        'english',
        'ANT',
        'Opposites',
        'The word that means just the opposite: hot and cold, early and late.',
      ),
      topic(
        'english',
        'HVE',
        'Is or are, has or have',
        'The small word that fits one person or many.',
      ),
      topic('evs', 'HMS', 'Animals and their homes', 'Nest, den, hive, burrow: who lives where?'),
      topic(
        'evs',
        'HPR',
        'People who help us',
        'Who brings letters, treats the ill, grows our food?',
      ),
    ],
  },
  'grade-3': {
    prefix: 'G3',
    name: 'Grade 3',
    topics: [
      topic(
        'maths',
        'ADD',
        'Three-digit addition',
        'Adding numbers up to 999, with carrying. Estimate first: 398 + 205 is close to 600.',
      ),
      topic(
        'maths',
        'SUB',
        'Three-digit subtraction',
        'Subtraction with borrowing, also across a zero as in 402 − 167.',
      ),
      topic(
        'maths',
        'TMS',
        'Multiplication by one digit',
        'Tables to 10, then two digits times one: 47 × 6 as 40 × 6 and 7 × 6.',
      ),
      topic(
        'maths',
        'DVD',
        'Division with remainder',
        'Sharing by tables when something is left over. The remainder is always smaller than the divisor.',
      ),
      topic(
        'maths',
        'FRC',
        'Fractions of a whole',
        'What part of the bar is shaded, and a half, a third or a quarter of a number.',
      ),
      topic(
        'maths',
        'TME',
        'Time to five minutes',
        'Reading a clock to five minutes, and how many minutes pass between two times.',
      ),
      topic(
        'maths',
        'MNY',
        'Bills and change',
        'Several things at one price, the bill for it and the change.',
      ),
      topic(
        'maths',
        'MSR',
        'Metres, kilograms, litres',
        'Between m and cm, kg and g, L and mL: one thousand grams, but only one hundred centimetres.',
      ),
    ],
  },
  'grade-4': {
    prefix: 'G4',
    name: 'Grade 4',
    topics: [
      topic(
        'maths',
        'ASB',
        'Addition and subtraction to 99,999',
        'Four- and five-digit sums written with Indian commas.',
      ),
      topic(
        'maths',
        'TMS',
        'Multiplication by two digits',
        'Two or three digits times two digits, as two easy products added.',
      ),
      topic(
        'maths',
        'DVD',
        'Long division',
        'Three- and four-digit numbers divided by one digit, with quotient and remainder.',
      ),
      topic(
        'maths',
        'PVE',
        'Large numbers',
        'Place value up to 99,999, the number before and after, numbers built from their places.',
      ),
      topic(
        'maths',
        'FCT',
        'Factors and multiples',
        'Is it a factor, is it a multiple, and how many factors are there in all?',
      ),
      topic(
        'maths',
        'FRC',
        'Fractions with one denominator',
        'Adding, subtracting and comparing like fractions, and equal fractions.',
      ),
      topic(
        'maths',
        'PRM',
        'Perimeter and area',
        'Fence and floor of rectangles and squares: perimeter in cm, area in square cm.',
      ),
      topic(
        'maths',
        'TME',
        'Hours, minutes and the 24-hour clock',
        'Railway time, and how long a journey takes.',
      ),
      topic(
        'maths',
        'BAR',
        'Reading a bar chart',
        'A bar chart of one class: read it, compare bars and add them up.',
      ),
    ],
  },
  'grade-5': {
    prefix: 'G5',
    name: 'Grade 5',
    topics: [
      topic(
        'maths',
        'NMB',
        'Lakhs and rounding',
        'Numbers up to 99,99,999: place value and rounding to tens, hundreds and thousands.',
      ),
      topic(
        'maths',
        'RDR',
        'Four operations in order',
        'Brackets first, then × and ÷, then + and −.',
      ),
      topic(
        'maths',
        'HCM',
        'HCF and LCM',
        'Highest common factor and lowest common multiple of two numbers. HCF × LCM = product of the two: a check worth knowing.',
      ),
      topic(
        'maths',
        'FRC',
        'Unlike fractions',
        'Adding and subtracting fractions with different denominators, in simplest form.',
      ),
      topic(
        'maths',
        'DEC',
        'Decimals',
        'Addition, subtraction and easy products of decimals, point under point.',
      ),
      topic(
        'maths',
        'ANG',
        'Angles',
        'Acute, right, obtuse, straight or reflex, and the missing part of a right or straight angle.',
      ),
      topic(
        'maths',
        'PRA',
        'Area and its boundary',
        'Area, perimeter and a missing side of rectangles.',
      ),
      topic('maths', 'AVG', 'Average', 'Add them all, divide by how many there are.'),
      topic(
        'maths',
        'CST',
        'Cost of many from cost of some',
        'The price of one first, then the price of as many as you need.',
      ),
    ],
  },
  'grade-6': {
    prefix: 'G6',
    name: 'Grade 6',
    topics: [
      topic(
        'maths',
        'NEG',
        'Integers',
        'Adding and subtracting below zero. Taking away a negative number is adding.',
      ),
      topic(
        'maths',
        'PRM',
        'Prime factors',
        'Numbers written as a product of primes, and prime numbers found in a row.',
      ),
      topic(
        'maths',
        'FRC',
        'Fractions: add, subtract, multiply',
        'Unlike fractions and products, answers in simplest form.',
      ),
      topic(
        'maths',
        'DEC',
        'Decimals: four operations',
        'Sums, differences, products and quotients that come out exactly.',
      ),
      topic(
        'maths',
        'RAT',
        'Ratio and proportion',
        'Ratios in simplest form, equal ratios and sharing in a ratio.',
      ),
      topic(
        'maths',
        'EQN',
        'Simple equations',
        'One step to undo: whatever you do, do it on both sides.',
      ),
      topic(
        'maths',
        'MNS',
        'Perimeter and area',
        'Rectangles, squares and triangles, and shapes made of two rectangles.',
      ),
      topic('maths', 'STT', 'Data handling', 'Mean, range and totals read from a bar chart.'),
    ],
  },
  'grade-7': {
    prefix: 'G7',
    name: 'Grade 7',
    topics: [
      topic(
        'maths',
        'NEG',
        'Integers: multiply and divide',
        'Equal signs give plus, different signs give minus; then the order of operations.',
      ),
      topic(
        'maths',
        'RTN',
        'Rational numbers',
        'The four operations with positive and negative fractions.',
      ),
      topic(
        'maths',
        'EQN',
        'Equations in two steps',
        'Undo the addition first, the multiplication next, and check by putting the answer back.',
      ),
      topic(
        'maths',
        'XPR',
        'Algebraic expressions',
        'Like terms collected, and the value of an expression for given numbers.',
      ),
      topic(
        'maths',
        'PCT',
        'Percentages',
        'A percentage of a number, one number as a percentage of another, and increase or decrease.',
      ),
      topic(
        'maths',
        'PRF',
        'Profit and loss',
        'Profit, loss and their percentage, always reckoned on the cost price.',
      ),
      topic(
        'maths',
        'SNT',
        'Simple interest',
        'Interest and amount for whole years at a yearly rate.',
      ),
      topic(
        'maths',
        'ANG',
        'Angles and triangles',
        'Complementary and supplementary angles, angles of a triangle and its exterior angle.',
      ),
      topic('maths', 'PWR', 'Exponents', 'Laws of exponents with whole-number powers.'),
    ],
  },
  'grade-8': {
    prefix: 'G8',
    name: 'Grade 8',
    topics: [
      topic(
        'maths',
        'EQN',
        'Equations with x on both sides',
        'Bring the x to one side and the numbers to the other.',
      ),
      topic(
        'maths',
        'SQR',
        'Squares and square roots',
        'Perfect squares, their roots, and the smallest factor that makes a number a perfect square.',
      ),
      topic(
        'maths',
        'CUB',
        'Cubes and cube roots',
        'Perfect cubes and their roots by prime factors.',
      ),
      topic(
        'maths',
        'XPN',
        'Expanding with identities',
        '(a + b)², (a − b)² and (a + b)(a − b), and the product of two brackets.',
      ),
      topic(
        'maths',
        'FAC',
        'Factorisation',
        'Common factors, differences of squares and quadratic expressions with whole-number factors.',
      ),
      topic(
        'maths',
        'CMD',
        'Compound interest and discount',
        'Interest on interest for two years, discounts and tax on a bill.',
      ),
      topic(
        'maths',
        'PRP',
        'Direct and inverse proportion',
        'More workers need fewer days; more notebooks cost more. Decide which before you calculate.',
      ),
      topic(
        'maths',
        'MNS',
        'Surface area and volume',
        'Cubes and cuboids, and the area of a trapezium.',
      ),
      topic(
        'maths',
        'QAD',
        'Angles of polygons',
        'Missing angles of quadrilaterals, interior and exterior angles of regular polygons.',
      ),
      topic(
        'maths',
        'PWR',
        'Negative exponents',
        'Powers with negative exponents written as whole numbers or fractions.',
      ),
    ],
  },
  'grade-9': {
    prefix: 'G9',
    name: 'Grade 9',
    topics: [
      topic(
        'maths',
        'SRD',
        'Surds',
        'Square roots in simplest form, like surds added, and denominators made rational.',
      ),
      topic(
        'maths',
        'PYN',
        'Polynomials',
        'Values, zeroes, remainders and the missing coefficient that makes x − a a factor.',
      ),
      topic(
        'maths',
        'NEQ',
        'Linear equations in two variables',
        'Solutions of ax + by = c: the missing coordinate and the missing constant.',
      ),
      topic(
        'maths',
        'CRD',
        'Coordinate geometry',
        'Quadrants, mirror images in the axes and distances from them.',
      ),
      topic(
        'maths',
        'ANG',
        'Lines, angles and triangles',
        'Parallel lines with a transversal, isosceles triangles and angles given in x.',
      ),
      topic('maths', 'HRN', 'Heron’s formula', 'Area of a triangle from its three sides, exact.'),
      topic(
        'maths',
        'SAV',
        'Cones, spheres and hemispheres',
        'Surface areas and volumes, answers left in π.',
      ),
      topic(
        'maths',
        'STT',
        'Mean, median and mode',
        'The three averages of ungrouped data, exact.',
      ),
    ],
  },
  'grade-10': {
    prefix: 'G10',
    name: 'Grade 10',
    topics: [
      topic(
        'maths',
        'HCM',
        'HCF and LCM by prime factors',
        'Larger numbers, and word problems that ask for one or the other.',
      ),
      topic(
        'maths',
        'PYN',
        'Zeroes of a polynomial',
        'Sum and product of zeroes, and the quadratic that has given zeroes.',
      ),
      topic(
        'maths',
        'PRS',
        'Pairs of linear equations',
        'Two equations, two unknowns: eliminate one and put the answer back into both.',
      ),
      topic(
        'maths',
        'QDR',
        'Quadratic equations',
        'Roots by factorising, the discriminant and the nature of the roots.',
      ),
      topic(
        'maths',
        'APN',
        'Arithmetic progressions',
        'The nth term, the number of terms and the sum.',
      ),
      topic(
        'maths',
        'CRD',
        'Distance, midpoint, section',
        'Between two points: how far, the middle, and the point that divides in a ratio.',
      ),
      topic(
        'maths',
        'TRG',
        'Trigonometric ratios',
        'Ratios from a right triangle and exact values at 0°, 30°, 45°, 60° and 90°.',
      ),
      topic(
        'maths',
        'HGT',
        'Heights and distances',
        'One right triangle, one angle of 30°, 45° or 60°; answers as exact surds.',
      ),
      topic(
        'maths',
        'CRC',
        'Tangents and sectors',
        'Lengths of tangents, and arcs and sectors with π = 22/7.',
      ),
      topic(
        'maths',
        'STT',
        'Mean, median and mode of grouped data',
        'Frequency tables of classes with exact fractions where the answer is not whole.',
      ),
      topic(
        'maths',
        'PRB',
        'Probability',
        'Dice, coins, cards and coloured balls: favourable over all, in simplest form.',
      ),
    ],
  },
} as const satisfies Record<WorksheetSlug, WorksheetGrade>;

/** The codes of the topics of a class. */
export type TopicCode<Slug extends WorksheetSlug> =
  (typeof WORKSHEET_GRADES)[Slug]['topics'][number]['code'];

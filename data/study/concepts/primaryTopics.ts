import type { ConceptTopic } from './topic';

/** Lessons in mathematics up to class 5. */
export const PRIMARY_TOPICS: readonly ConceptTopic[] = [
  {
    slug: 'tens-and-ones',
    name: 'Tens and ones',
    title: 'Tens and ones: place value up to 99',
    description:
      'What the two digits of a number mean, shown with bundles of ten: the idea, a worked example with laddoos, a common mistake and three questions to try.',
    band: '1-2',
    classes: 'Classes 1 and 2',
    names: ['place value class 1', 'two digit numbers'],
  },
  {
    slug: 'addition-by-making-ten',
    name: 'Adding by making ten',
    title: 'Addition up to 20 by making a ten first',
    description:
      'Add 8 and 5 in your head without counting fingers: the pairs that make ten, how to split the second number, and three sums with hints and steps.',
    band: '1-2',
    classes: 'Classes 1 and 2',
    names: ['addition', 'making ten', 'add up to 20'],
  },
  {
    slug: 'subtraction-two-ways',
    name: 'Subtraction in two ways',
    title: 'Subtraction: taking away and finding the difference',
    description:
      'When to count down and when to count up: both pictures of subtraction, a worked example, how addition checks it, and three questions with answers.',
    band: '1-2',
    classes: 'Classes 1 and 2',
    names: ['subtraction', 'difference', 'take away'],
  },
  {
    slug: 'shapes-around-us',
    name: 'Shapes around us',
    title: 'Shapes: sides, corners, faces and edges',
    description:
      'Flat and solid shapes for young children: what to count on a triangle, a square, a cube or a cone, why a turned square is still a square, and practice.',
    band: '1-2',
    classes: 'Classes 1 and 2',
    names: ['shapes', '2d shapes', '3d shapes', 'solid shapes'],
  },
  {
    slug: 'skip-counting',
    name: 'Skip counting',
    title: 'Skip counting: from adding to multiplying',
    description:
      'Jumps of 2, 5, 6 and 9 on the number line lead from repeated addition to the times tables: patterns, eggs in boxes, a common slip and questions.',
    band: '1-2',
    classes: 'Classes 1 and 2',
    names: ['counting in twos', 'multiplication for beginners', 'repeated addition'],
  },
  {
    slug: 'telling-the-time',
    name: 'Telling the time',
    title: 'Telling the time on a clock with two hands',
    description:
      'Read the short hand and the long hand, count minutes in fives and add minutes past the hour, with a worked example and the mistake at five to three.',
    band: '1-2',
    classes: 'Classes 1 to 3',
    names: ['reading a clock', 'clock', 'time class 2'],
  },
  {
    slug: 'counting-money',
    name: 'Counting money',
    title: 'Counting money: rupees, coins and change',
    description:
      'Pay any amount with the fewest notes and coins, count a heap of money in order and check the change, with prices from a school fair and practice.',
    band: '1-2',
    classes: 'Classes 1 to 3',
    names: ['money', 'rupees and paise', 'change'],
  },
  {
    slug: 'indian-place-value',
    name: 'Lakhs and crores',
    title: 'Place value: thousands, lakhs and crores',
    description:
      'Read and write large numbers in the Indian system, set the commas right, compare with millions, and avoid the missing zero of two lakh fifty.',
    band: '3-5',
    classes: 'Classes 4 to 6',
    names: ['indian number system', 'place value', 'lakh and crore', 'large numbers'],
  },
  {
    slug: 'carrying-and-borrowing',
    name: 'Carrying and borrowing',
    title: 'Column addition and subtraction explained',
    description:
      'Why we carry and borrow: ten ones traded for a ten and back, also across a zero as in 705 − 268, with estimates, checks and three sums to do.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['carrying', 'borrowing', 'regrouping', 'column addition'],
  },
  {
    slug: 'multiplying-large-numbers',
    name: 'Multiplying large numbers',
    title: 'Multiplying large numbers by splitting them',
    description:
      'Split 23 × 47 into four easy pieces, see why the second line moves by one place, learn short cuts for 5, 9 and 25, and practise three products.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['multiplication', 'long multiplication', 'area model', 'box method'],
  },
  {
    slug: 'long-division',
    name: 'Long division',
    title: 'Long division step by step, with remainders',
    description:
      'Share hundreds, then tens, then ones: what each line of a long division means, what to do with the remainder and why 612 ÷ 6 is not 12.',
    band: '3-5',
    classes: 'Classes 4 and 5',
    names: ['division', 'remainder', 'quotient'],
  },
  {
    slug: 'factors-and-multiples',
    name: 'Factors and multiples',
    title: 'Factors and multiples: which is which',
    description:
      'Find all factors of a number in pairs, tell factors from multiples for good, and seat 48 wedding guests, with three questions and full steps.',
    band: '3-5',
    classes: 'Classes 4 to 6',
    names: ['factors', 'multiples', 'factor pairs'],
  },
  {
    slug: 'fractions',
    name: 'Fractions',
    title: 'Fractions: equal parts of one whole',
    description:
      'Numerator and denominator, a fraction of a number, which of two fractions is larger and why 1/8 is less than 1/4, with bars to look at and practice.',
    band: '3-5',
    classes: 'Classes 3 to 6',
    names: ['fraction', 'half and quarter', 'numerator', 'denominator'],
  },
  {
    slug: 'equivalent-fractions',
    name: 'Equivalent fractions',
    title: 'Equivalent fractions and simplest form',
    description:
      'One half, two quarters, four eighths: how to find equal fractions, reduce them, compare them crosswise, and why adding above and below is wrong.',
    band: '3-5',
    classes: 'Classes 5 and 6',
    names: ['simplest form', 'lowest terms', 'comparing fractions'],
  },
  {
    slug: 'decimals',
    name: 'Decimals',
    title: 'Decimals: tenths, hundredths and the point',
    description:
      'What the digits after the point are worth, how to add and subtract decimals, times and divided by 10, and why 0.35 is less than 0.4.',
    band: '3-5',
    classes: 'Classes 5 to 7',
    names: ['decimal numbers', 'tenths', 'decimal point'],
  },
  {
    slug: 'perimeter-and-area',
    name: 'Perimeter and area',
    title: 'Perimeter and area of rectangles and squares',
    description:
      'The fence and the field: length around and surface inside, same fence with different fields, an L-shaped garden and tiles for a floor.',
    band: '3-5',
    classes: 'Classes 4 to 6',
    names: ['area', 'perimeter', 'area of a rectangle'],
  },
  {
    slug: 'angles',
    name: 'Angles',
    title: 'Angles: acute, right, obtuse and how to measure',
    description:
      'An angle is a turn: names and sizes, how to read a protractor without mixing up its scales, angles between clock hands, and three questions.',
    band: '3-5',
    classes: 'Classes 5 to 7',
    names: ['acute angle', 'obtuse angle', 'right angle', 'protractor'],
  },
  {
    slug: 'bar-graphs',
    name: 'Bar graphs and pictographs',
    title: 'Bar graphs and pictographs: read and draw them',
    description:
      'From tally marks to a graph: choosing a scale, reading what a class says about its way to school, and how a cut axis can mislead.',
    band: '3-5',
    classes: 'Classes 3 to 6',
    names: ['bar graph', 'pictograph', 'data handling', 'tally marks'],
  },
];

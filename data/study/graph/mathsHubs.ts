import type { Hub } from './hub';

const hub = (topic: string, rest: Omit<Hub, 'topic' | 'subjects'>): Hub => ({
  topic,
  subjects: ['maths'],
  ...rest,
});

const ARITHMETIC: readonly Hub[] = [
  hub('Counting and small numbers', {
    words: [
      'numbers 1 to 9',
      'pre-number',
      'numbers 10 to 20',
      'numbers 21',
      'numbers 1 to 100',
      'counting in groups',
      'numbers from 100',
    ],
    sheets: [
      'count to',
      'count in',
      'trace the numbers',
      'missing numbers to',
      'missing number',
      'pictures and numbers',
      'groups and numbers',
      'more or fewer',
      'more, fewer',
      'one or many',
      'before',
      'first, second',
      'places up',
      'number names',
      'greater',
      'largest and',
      'even and odd',
      'tens and ones',
      'skip counting',
    ],
    lessons: ['maths/tens-and-ones', 'maths/skip-counting'],
  }),
  hub('Place value and large numbers', {
    words: ['place value', 'lakh', 'crore', 'thousand', 'large numbers', 'hundreds'],
    lessons: ['maths/indian-place-value', 'maths/tens-and-ones'],
  }),
  hub('Adding and subtracting', {
    words: ['addition', 'adding', 'subtract', 'carrying', 'give and take'],
    sheets: [
      'add ',
      'take away',
      'number stories',
      'stories to add',
      'word problems',
      'doubles',
      'one more',
      'stories in two steps',
    ],
    classes: [1, 5],
    lessons: [
      'maths/addition-by-making-ten',
      'maths/carrying-and-borrowing',
      'maths/subtraction-two-ways',
    ],
  }),
  hub('Multiplying', {
    words: ['multipl', 'equal groups', 'tables'],
    sheets: ['four operations', 'two-step', 'in several steps'],
    classes: [1, 5],
    lessons: ['maths/multiplying-large-numbers', 'maths/skip-counting'],
  }),
  hub('Dividing', {
    words: ['division', 'sharing', 'divide', 'remainder'],
    classes: [1, 8],
    lessons: ['maths/long-division'],
    calculators: ['maths/hcf-lcm'],
  }),
  hub('Factors, multiples and primes', {
    words: ['factors', 'multiples', 'prime', 'hcf', 'lcm', 'divisib', 'euclid', 'common ground'],
    sheets: ['number play', 'riddle'],
    classes: [4, 10],
    lessons: ['maths/factors-and-multiples', 'maths/hcf-and-lcm', 'maths/prime-factorisation'],
    formulas: ['maths/class-6', 'maths/class-7'],
    calculators: ['maths/hcf-lcm'],
  }),
  hub('Fractions', {
    words: ['fraction', 'halves', 'quarters', 'parts of', 'parts and wholes'],
    classes: [2, 8],
    lessons: ['maths/fractions', 'maths/equivalent-fractions', 'maths/adding-fractions'],
    formulas: ['maths/class-6', 'maths/class-7'],
    calculators: ['maths/fractions'],
  }),
  hub('Decimals', {
    words: ['decimal', 'tenths', 'hundredths', 'beyond the point'],
    classes: [4, 9],
    lessons: ['maths/decimals'],
    calculators: ['maths/fractions'],
  }),
  hub('Integers', {
    words: ['integers', 'negative', 'below zero', 'side of zero'],
    classes: [5, 8],
    lessons: ['maths/integers'],
  }),
  hub('Exponents, squares and cubes', {
    words: [
      'exponent',
      'powers',
      'square numbers',
      'squares and',
      'square roots',
      'cube',
      'power play',
    ],
    classes: [6, 9],
    lessons: ['maths/exponents', 'maths/irrational-numbers'],
    formulas: ['maths/class-8/powers-and-identities'],
  }),
  hub('Real numbers', {
    words: ['irrational', 'real numbers', 'rational numbers', 'number line'],
    sheets: ['surds'],
    classes: [6, 10],
    lessons: ['maths/irrational-numbers', 'maths/decimals'],
  }),
  hub('Percentages', {
    words: ['percent', 'discount', 'profit', 'comparing quantities'],
    sheets: ['simple interest'],
    classes: [6, 8],
    lessons: ['maths/percentage', 'maths/profit-and-loss', 'maths/simple-and-compound-interest'],
    formulas: ['maths/class-8/percentages-and-proportion'],
    calculators: ['maths/percentage', 'maths/simple-interest', 'maths/compound-interest'],
  }),
  hub('Ratio and proportion', {
    words: ['ratio', 'proportion'],
    classes: [5, 8],
    lessons: ['maths/ratio-and-proportion'],
    formulas: ['maths/class-8/percentages-and-proportion'],
    calculators: ['maths/ratio'],
  }),
  hub('Money', {
    words: ['money', 'rupee', 'spend', 'price', 'fair', 'buying'],
    sheets: ['coins', 'bills', 'cost of'],
    classes: [1, 5],
    lessons: ['maths/counting-money'],
  }),
  hub('Time and dates', {
    words: ['time', 'clock', 'calendar', 'months', 'seconds'],
    sheets: ['hours', 'week', 'days'],
    classes: [1, 5],
    lessons: ['maths/telling-the-time'],
    calculators: ['maths/age'],
  }),
];

const SHAPES: readonly Hub[] = [
  hub('Shapes and solids', {
    words: ['shape', 'solid', 'symmetr', '3d', '2d', 'faces', 'pattern', 'brick', 'boxes'],
    sheets: ['what comes next'],
    classes: [1, 8],
    lessons: ['maths/shapes-around-us'],
  }),
  hub('Lines and angles', {
    words: ['angle', 'lines', 'turn', 'transversal', 'construction'],
    classes: [2, 9],
    lessons: ['maths/angles', 'maths/angle-sum-of-a-triangle'],
    formulas: ['maths/class-7'],
  }),
  hub('Triangles', {
    words: ['triangle', 'congruen', 'similar', 'pythagoras', 'geometric twins'],
    sheets: ['heron'],
    classes: [6, 10],
    lessons: ['maths/pythagoras-theorem', 'maths/angle-sum-of-a-triangle'],
    formulas: [
      'maths/class-7',
      'maths/class-8/polygons-and-areas',
      'maths/class-9/triangles-and-circles',
    ],
    calculators: ['maths/triangle'],
  }),
  hub('Quadrilaterals', {
    words: ['quadrilateral', 'parallelogram', 'trapezium', 'polygon', 'rhombus'],
    classes: [6, 9],
    lessons: ['maths/angle-sum-of-a-triangle'],
    formulas: ['maths/class-8/polygons-and-areas'],
    calculators: ['maths/trapezium', 'maths/rectangle'],
  }),
  hub('Perimeter and area', {
    words: ['perimeter', 'area', 'fences', 'boundary', 'squares on a grid'],
    classes: [4, 9],
    lessons: ['maths/perimeter-and-area'],
    formulas: [
      'maths/class-6',
      'maths/class-8/polygons-and-areas',
      'maths/class-9/triangles-and-circles',
    ],
    calculators: ['maths/rectangle', 'maths/triangle', 'maths/trapezium', 'maths/circle'],
  }),
  hub('Circles', {
    words: ['circle', 'sector', 'arc', 'tangents', 'round and round'],
    classes: [6, 11],
    lessons: ['maths/perimeter-and-area'],
    formulas: ['maths/class-9/triangles-and-circles', 'maths/class-10/circles-and-coordinates'],
    calculators: ['maths/circle'],
  }),
  hub('Surface area and volume', {
    words: ['volume', 'surface area', 'cuboid', 'nets', 'capacity'],
    sheets: ['cones'],
    classes: [5, 10],
    lessons: ['maths/surface-area-and-volume'],
    formulas: ['maths/class-9/surface-area-and-volume'],
    calculators: ['maths/circle', 'maths/rectangle'],
  }),
  hub('Measuring length, weight and capacity', {
    words: [
      'length',
      'measure',
      'weight',
      'litre',
      'heavy',
      'long and short',
      'metre',
      'jugs',
      'kilogram',
    ],
    sheets: ['tall', 'longest', 'big and small', 'weighing'],
    classes: [1, 6],
    lessons: ['maths/perimeter-and-area'],
    calculators: ['maths/rectangle'],
  }),
  hub('Coordinates and maps', {
    words: ['coordinate', 'maps', 'mapping', 'location', 'distance formula', 'straight lines'],
    sheets: ['distance'],
    classes: [4, 11],
    lessons: ['maths/distance-between-points', 'maths/slope-of-a-line'],
    formulas: [
      'maths/class-10/circles-and-coordinates',
      'maths/class-9/identities-coordinates-and-chance',
      'maths/class-11/lines-limits-and-statistics',
    ],
  }),
  hub('Trigonometry', {
    words: ['trigonometr', 'elevation'],
    sheets: ['heights and'],
    classes: [10, 12],
    lessons: ['maths/trigonometric-ratios'],
    formulas: [
      'maths/class-10/trigonometry',
      'maths/class-11/trigonometric-functions',
      'maths/class-12/relations-and-inverse-trigonometry',
    ],
  }),
];

const ALGEBRA: readonly Hub[] = [
  hub('Expressions and simple equations', {
    words: ['expression', 'letter', 'equation', 'unknown', 'algebra'],
    classes: [6, 8],
    lessons: ['maths/simple-equations', 'maths/algebraic-identities'],
    formulas: ['maths/class-8/powers-and-identities'],
  }),
  hub('Identities and polynomials', {
    words: ['identit', 'polynomial', 'factoris', 'distributive', 'binomial'],
    classes: [8, 11],
    lessons: ['maths/algebraic-identities'],
    formulas: [
      'maths/class-8/powers-and-identities',
      'maths/class-9/identities-coordinates-and-chance',
      'maths/class-10/quadratics-and-progressions',
    ],
    calculators: ['maths/quadratic'],
  }),
  hub('Linear equations in two variables', {
    words: ['linear', 'two variables', 'inequalit', 'straight-line'],
    classes: [8, 12],
    lessons: ['maths/linear-equations-in-two-variables', 'maths/slope-of-a-line'],
    formulas: ['maths/class-12/probability-and-linear-programming'],
  }),
  hub('Quadratic equations', {
    words: ['quadratic', 'complex numbers'],
    classes: [9, 11],
    lessons: ['maths/quadratic-equations', 'maths/complex-numbers'],
    formulas: [
      'maths/class-10/quadratics-and-progressions',
      'maths/class-11/sets-numbers-and-series',
    ],
    calculators: ['maths/quadratic'],
  }),
  hub('Progressions and series', {
    words: ['progression', 'sequence', 'series'],
    classes: [9, 11],
    lessons: ['maths/arithmetic-progressions'],
    formulas: [
      'maths/class-10/quadratics-and-progressions',
      'maths/class-11/sets-numbers-and-series',
    ],
  }),
  hub('Sets, relations and counting', {
    words: ['sets', 'relations', 'functions and', 'permutation', 'mapping'],
    classes: [11, 12],
    lessons: ['maths/sets', 'maths/permutations-and-combinations'],
    formulas: [
      'maths/class-11/sets-numbers-and-series',
      'maths/class-12/relations-and-inverse-trigonometry',
    ],
  }),
  hub('Conic sections and space', {
    words: ['conic', 'three dimension', 'vector'],
    classes: [11, 12],
    lessons: ['maths/distance-between-points'],
    formulas: [
      'maths/class-11/lines-limits-and-statistics',
      'maths/class-12/vectors',
      'maths/class-12/three-dimensional-geometry',
    ],
  }),
  hub('Matrices and determinants', {
    words: ['matri', 'determinant'],
    classes: [12, 12],
    lessons: ['maths/matrices'],
    formulas: ['maths/class-12/matrices-and-determinants'],
  }),
  hub('Derivatives', {
    words: ['derivative', 'differentiab', 'limits'],
    classes: [11, 12],
    lessons: ['maths/derivatives', 'maths/limits'],
    formulas: [
      'maths/class-12/derivatives',
      'maths/class-12/uses-of-derivatives-and-differential-equations',
      'maths/class-11/lines-limits-and-statistics',
    ],
  }),
  hub('Integrals', {
    words: ['integral', 'differential equation'],
    classes: [12, 12],
    lessons: ['maths/integrals'],
    formulas: [
      'maths/class-12/integrals',
      'maths/class-12/definite-integrals-and-areas',
      'maths/class-12/uses-of-derivatives-and-differential-equations',
    ],
  }),
];

const DATA: readonly Hub[] = [
  hub('Data and graphs', {
    words: ['data', 'into a table', 'chart', 'graph', 'tally', 'pictograph'],
    sheets: ['average'],
    classes: [1, 8],
    lessons: ['maths/bar-graphs', 'maths/mean-median-mode'],
    calculators: ['maths/average'],
  }),
  hub('Averages and statistics', {
    words: ['mean', 'median', 'average', 'statistics', 'deviation'],
    classes: [6, 11],
    lessons: ['maths/mean-median-mode'],
    formulas: [
      'maths/class-7',
      'maths/class-10/statistics-and-probability',
      'maths/class-11/lines-limits-and-statistics',
    ],
    calculators: ['maths/average'],
  }),
  hub('Probability', {
    words: ['probab', 'chance'],
    classes: [7, 12],
    lessons: ['maths/probability'],
    formulas: [
      'maths/class-9/identities-coordinates-and-chance',
      'maths/class-10/statistics-and-probability',
      'maths/class-12/probability-and-linear-programming',
    ],
  }),
];

/** The topics of mathematics. */
export const MATHS_HUBS: readonly Hub[] = [...ARITHMETIC, ...SHAPES, ...ALGEBRA, ...DATA];

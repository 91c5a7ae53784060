import type { ConceptTopic } from './topic';

/** Lessons in mathematics from class 6. */
export const SENIOR_TOPICS: readonly ConceptTopic[] = [
  {
    slug: 'prime-factorisation',
    name: 'Prime factorisation',
    title: 'Prime numbers and prime factorisation',
    description:
      'What a prime is, why 1 is none, how far to test a number, factor trees, 756 as a product of primes and the trap of 91, with practice.',
    band: '6-8',
    classes: 'Classes 6 to 8',
    names: ['prime numbers', 'composite numbers', 'factor tree', 'prime factorization'],
  },
  {
    slug: 'hcf-and-lcm',
    name: 'HCF and LCM',
    title: 'HCF and LCM: methods and how to tell them apart',
    description:
      'Find the highest common factor and the lowest common multiple by lists, primes and Euclid’s way, and know from the question which is wanted.',
    band: '6-8',
    classes: 'Classes 6 to 10',
    names: ['hcf', 'lcm', 'gcd', 'highest common factor', 'lowest common multiple'],
  },
  {
    slug: 'integers',
    name: 'Integers',
    title: 'Integers: rules of signs for negative numbers',
    description:
      'Add, subtract and multiply negative numbers and see why minus times minus is plus, with a diver, a thermometer and three questions.',
    band: '6-8',
    classes: 'Classes 6 and 7',
    names: ['negative numbers', 'directed numbers', 'rules of signs'],
  },
  {
    slug: 'adding-fractions',
    name: 'Adding fractions',
    title: 'Adding and subtracting unlike fractions',
    description:
      'Bring fractions to one denominator with the LCM, add mixed numbers, check that the answer makes sense, and see why 1/2 + 1/3 is not 2/5.',
    band: '6-8',
    classes: 'Classes 6 and 7',
    names: ['addition of fractions', 'unlike fractions', 'subtracting fractions'],
  },
  {
    slug: 'ratio-and-proportion',
    name: 'Ratio and proportion',
    title: 'Ratio and proportion with the unitary method',
    description:
      'Compare by how many times, share an amount in a ratio, read the scale of a map, and tell direct from inverse proportion before you calculate.',
    band: '6-8',
    classes: 'Classes 6 to 8',
    names: ['ratio', 'proportion', 'unitary method', 'inverse proportion'],
  },
  {
    slug: 'percentage',
    name: 'Percentage',
    title: 'Percentage: find part, per cent and whole',
    description:
      'Three kinds of percentage questions, per cents in your head, discount and tax on a kurta, and why 10% up and 10% down is not the same as before.',
    band: '6-8',
    classes: 'Classes 7 and 8',
    names: ['percent', 'per cent', 'percentages'],
  },
  {
    slug: 'profit-and-loss',
    name: 'Profit, loss and discount',
    title: 'Profit and loss, marked price and discount',
    description:
      'Cost, selling and marked price, profit per cent, discount and going backwards from the selling price, worked out on an old scooter.',
    band: '6-8',
    classes: 'Classes 7 and 8',
    names: ['profit', 'loss', 'discount', 'cost price', 'selling price'],
  },
  {
    slug: 'simple-and-compound-interest',
    name: 'Interest',
    title: 'Simple and compound interest compared',
    description:
      'How both kinds of interest grow, half-yearly compounding, a loan of ₹40,000 in steps, and the mix-up of amount and interest.',
    band: '6-8',
    classes: 'Classes 7 to 9',
    names: ['simple interest', 'compound interest', 'principal', 'rate of interest'],
  },
  {
    slug: 'simple-equations',
    name: 'Simple equations',
    title: 'Simple equations: solving by keeping balance',
    description:
      'Solve equations with one unknown on one side or both, turn a riddle about ages into an equation, and check every solution by putting it in.',
    band: '6-8',
    classes: 'Classes 6 to 8',
    names: ['linear equation in one variable', 'solve for x', 'equation'],
  },
  {
    slug: 'algebraic-identities',
    name: 'Algebraic identities',
    title: 'Algebraic identities: (a + b)² and its family',
    description:
      'Three identities seen in a drawing, used to find 97² or 105 × 95 in the head and to factorise, and why (a + b)² is not a² + b².',
    band: '6-8',
    classes: 'Classes 8 and 9',
    names: ['identities', 'a plus b whole square', 'factorisation'],
  },
  {
    slug: 'exponents',
    name: 'Exponents and powers',
    title: 'Exponents and powers: the laws explained',
    description:
      'Why powers of the same base add their exponents, what a zero or negative exponent means, standard form, and the sign in −3².',
    band: '6-8',
    classes: 'Classes 7 to 9',
    names: ['laws of exponents', 'indices', 'powers', 'standard form'],
  },
  {
    slug: 'angle-sum-of-a-triangle',
    name: 'Angle sum of a triangle',
    title: 'Angle sum of a triangle: proof and problems',
    description:
      'Tear off three corners, then prove with a parallel line that they make 180°; exterior angles, quadrilaterals and three problems in steps.',
    band: '6-8',
    classes: 'Classes 7 to 9',
    names: ['angle sum property', 'exterior angle', 'triangle angles'],
  },
  {
    slug: 'mean-median-mode',
    name: 'Mean, median and mode',
    title: 'Mean, median and mode: which one to use',
    description:
      'Three kinds of typical value, how one large number pulls the mean but not the median, the runs of a batter, and why a zero counts.',
    band: '6-8',
    classes: 'Classes 7 to 10',
    names: ['average', 'mean', 'median', 'mode', 'statistics'],
  },
  {
    slug: 'irrational-numbers',
    name: 'Irrational numbers',
    title: 'Irrational numbers: why √2 is no fraction',
    description:
      'Decimals that end, repeat or do neither, the proof that √2 is irrational line by line, rationalising a denominator, and what 22/7 really is.',
    band: '9-10',
    classes: 'Classes 9 and 10',
    names: ['real numbers', 'rational numbers', 'root 2 irrational', 'surds'],
  },
  {
    slug: 'linear-equations-in-two-variables',
    name: 'Pair of linear equations',
    title: 'Linear equations in two variables, solved',
    description:
      'Two lines and where they meet: one, none or endlessly many solutions, substitution, elimination, and a boat going up and down a river.',
    band: '9-10',
    classes: 'Classes 9 and 10',
    names: ['pair of linear equations', 'simultaneous equations', 'elimination', 'substitution'],
  },
  {
    slug: 'quadratic-equations',
    name: 'Quadratic equations',
    title: 'Quadratic equations: three ways to solve them',
    description:
      'Factorising, completing the square and the formula, what the discriminant tells, a train problem in steps, and the solution lost by dividing.',
    band: '9-10',
    classes: 'Classes 9 and 10',
    names: ['quadratic formula', 'discriminant', 'roots of a quadratic equation'],
  },
  {
    slug: 'arithmetic-progressions',
    name: 'Arithmetic progressions',
    title: 'Arithmetic progressions: nth term and sum',
    description:
      'Terms and sums with equal steps, why the sum formula is half a rectangle, seats in a hall, and the slip of n instead of n − 1.',
    band: '9-10',
    classes: 'Class 10',
    names: ['ap', 'nth term', 'sum of n terms', 'sequence'],
  },
  {
    slug: 'pythagoras-theorem',
    name: 'Pythagoras theorem',
    title: 'Pythagoras theorem with proof and examples',
    description:
      'The Baudhayana or Pythagoras theorem: squares on the sides, a proof to cut out, the converse, triples, poles and ladders, and a common slip.',
    band: '9-10',
    classes: 'Classes 7 to 10',
    names: ['baudhayana theorem', 'right triangle', 'hypotenuse'],
  },
  {
    slug: 'trigonometric-ratios',
    name: 'Trigonometric ratios',
    title: 'Trigonometric ratios: sin, cos and tan',
    description:
      'What sine, cosine and tangent mean in a right triangle, the table from 0° to 90° and where it comes from, heights and distances, and practice.',
    band: '9-10',
    classes: 'Class 10',
    names: ['trigonometry', 'sin cos tan', 'heights and distances', 'angle of elevation'],
  },
  {
    slug: 'distance-between-points',
    name: 'Coordinate geometry',
    title: 'Distance, midpoint and section formula',
    description:
      'Distance by Pythagoras, midpoint as a mean, the section formula as part of the way, four points tested for a square, and three questions.',
    band: '9-10',
    classes: 'Classes 9 and 10',
    names: ['distance formula', 'midpoint formula', 'section formula', 'coordinate geometry'],
  },
  {
    slug: 'surface-area-and-volume',
    name: 'Surface area and volume',
    title: 'Surface area and volume of solids',
    description:
      'Unroll a tin and fill a tank: cuboid, cylinder, cone and sphere with all formulas, litres from cubic metres, and the radius mix-up.',
    band: '9-10',
    classes: 'Classes 8 to 10',
    names: ['cylinder', 'cone', 'sphere', 'mensuration', 'volume'],
  },
  {
    slug: 'probability',
    name: 'Probability',
    title: 'Probability: equally likely outcomes',
    description:
      'Coins, dice and marbles: count favourable among all outcomes, use the opposite event, compare sums of two dice, and why a coin has no memory.',
    band: '9-10',
    classes: 'Classes 9 and 10',
    names: ['chance', 'dice', 'coin toss'],
  },
  {
    slug: 'sets',
    name: 'Sets and Venn diagrams',
    title: 'Sets and Venn diagrams: union and overlap',
    description:
      'Union, intersection, complement and subsets, counting without counting twice, De Morgan’s laws, and the signs ∈ and ⊆ kept apart.',
    band: '11-12',
    classes: 'Class 11',
    names: ['set theory', 'venn diagram', 'union', 'intersection'],
  },
  {
    slug: 'permutations-and-combinations',
    name: 'Permutations and combinations',
    title: 'Permutations and combinations explained',
    description:
      'When order matters and when not: nPr and nCr from first thoughts, a committee with at least three women, and how double counting creeps in.',
    band: '11-12',
    classes: 'Class 11',
    names: ['ncr', 'npr', 'factorial', 'counting principle'],
  },
  {
    slug: 'complex-numbers',
    name: 'Complex numbers',
    title: 'Complex numbers: i, conjugate and modulus',
    description:
      'Why i is added, how to multiply and divide, powers of i, the plane where multiplying by i is a quarter turn, and a false rule for roots.',
    band: '11-12',
    classes: 'Class 11',
    names: ['imaginary numbers', 'iota', 'argand plane', 'modulus'],
  },
  {
    slug: 'slope-of-a-line',
    name: 'Slope and straight lines',
    title: 'Slope and the equations of a straight line',
    description:
      'Rise by run, four forms of one line, parallel and perpendicular slopes, a worked problem, and the order of coordinates in the slope.',
    band: '11-12',
    classes: 'Class 11',
    names: ['straight lines', 'gradient', 'equation of a line'],
  },
  {
    slug: 'limits',
    name: 'Limits',
    title: 'Limits: 0/0, left and right, and sin x by x',
    description:
      'What a limit is, in a table and a graph with a hole, tools for 0/0, the limit of (1 − cos x)/x² in steps, and three limits to find.',
    band: '11-12',
    classes: 'Class 11',
    names: ['limit of a function', 'calculus', 'sin x by x'],
  },
  {
    slug: 'derivatives',
    name: 'Derivatives',
    title: 'Derivatives: from first principles to maxima',
    description:
      'From average to momentary speed, the derivative of x², rules in one table, the largest field for a fence, and why (uv)′ is not u′v′.',
    band: '11-12',
    classes: 'Classes 11 and 12',
    names: ['differentiation', 'maxima and minima', 'product rule'],
  },
  {
    slug: 'integrals',
    name: 'Integrals',
    title: 'Integrals: area, antiderivative, substitution',
    description:
      'Areas as sums of strips, the fundamental theorem and why it is true, basic integrals, a substitution in steps, and areas below the axis.',
    band: '11-12',
    classes: 'Class 12',
    names: ['integration', 'area under a curve', 'definite integral', 'antiderivative'],
  },
  {
    slug: 'matrices',
    name: 'Matrices and determinants',
    title: 'Matrices: product, inverse and determinant',
    description:
      'Why matrices multiply row by column, shown on shopping bills; determinant, inverse, a system of equations in steps, and AB against BA.',
    band: '11-12',
    classes: 'Class 12',
    names: ['matrix multiplication', 'determinant', 'inverse matrix'],
  },
];

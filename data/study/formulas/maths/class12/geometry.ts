import type { FormulaTopic } from '@/data/study/formulas/formula';

export const VECTORS: FormulaTopic = {
  title: 'Vectors',
  formulas: [
    {
      name: 'Length of a vector',
      tex: '|\\vec{a}| = \\sqrt{a_1^2 + a_2^2 + a_3^2}',
      symbols: [
        ['|\\vec{a}|', 'length', '', 7],
        ['a_1', 'part along i', '', 2],
        ['a_2', 'along j', '', 3],
        ['a_3', 'along k', '', 6],
      ],
      use: { given: 'a = 2i + 3j + 6k.', work: '√(2² + 3² + 6²)', answer: '7' },
    },
    {
      name: 'Unit vector',
      tex: '\\hat{a} = \\frac{\\vec{a}}{|\\vec{a}|}',
      symbols: [
        ['\\hat{a}', 'vector of length 1 in the direction of a'],
        ['|\\vec{a}|', 'length of a'],
      ],
      use: { given: 'a = 2i + 3j + 6k: the part along i.', work: '2 ÷ 7', answer: '2/7' },
      limits: 'The zero vector has none.',
      check: 'abs(norm([2, 3, 6] / norm([2, 3, 6])) - 1) < 1e-9',
    },
    {
      name: 'Vector between two points',
      tex: '\\vec{AB} = \\vec{b} - \\vec{a}',
      symbols: [
        ['\\vec{AB}', 'from A to B'],
        ['\\vec{a}', 'position vector of A'],
        ['\\vec{b}', 'position vector of B'],
      ],
      use: { given: 'A(1, 2, 3), B(5, 4, 9): the first part.', work: '5 − 1', answer: '4' },
      limits: 'End minus beginning.',
      check: 'deepEqual([1, 2, 3] + ([5, 4, 9] - [1, 2, 3]), [5, 4, 9])',
    },
    {
      name: 'Section formula for vectors',
      tex: '\\vec{r} = \\frac{m \\vec{b} + n \\vec{a}}{m + n}',
      symbols: [
        ['\\vec{r}', 'first part of the dividing point', '', 4],
        ['\\vec{a}', 'of the first end', '', 1],
        ['\\vec{b}', 'of the second end', '', 6],
        ['m', 'first part of the ratio, next to a', '', 3],
        ['n', 'second part of the ratio', '', 2],
      ],
      use: {
        given: 'Ends (1, …) and (6, …) in the ratio 3 : 2, from the first.',
        work: '(3 × 6 + 2 × 1) ÷ (3 + 2)',
        answer: '4',
      },
      limits: 'Inside the segment. The same for each part; m = n gives the midpoint.',
    },
    {
      name: 'Dot product',
      tex: '\\vec{a} \\cdot \\vec{b} = a_1 b_1 + a_2 b_2 + a_3 b_3',
      symbols: [
        ['\\vec{a} \\cdot \\vec{b}', 'dot product', '', 11],
        ['a_1', 'first part of a', '', 1],
        ['a_2', 'second part of a', '', 2],
        ['a_3', 'third part of a', '', 2],
        ['b_1', 'first part of b', '', 3],
        ['b_2', 'second part of b', '', 0],
        ['b_3', 'third part of b', '', 4],
      ],
      use: {
        given: 'a is (1, 2, 2) and b is (3, 0, 4).',
        work: '1 × 3 + 2 × 0 + 2 × 4',
        answer: '11',
      },
      limits: '0 means a right angle, if neither is the zero vector.',
    },
    {
      name: 'Angle between two vectors',
      tex: '\\cos\\theta = \\frac{\\vec{a} \\cdot \\vec{b}}{|\\vec{a}||\\vec{b}|}',
      symbols: [
        ['\\theta', 'angle between them', '°', 42.833],
        ['\\vec{a} \\cdot \\vec{b}', 'dot product', '', 11],
        ['|\\vec{a}|', 'length of a', '', 3],
        ['|\\vec{b}|', 'length of b', '', 5],
      ],
      use: {
        given: 'The lengths are 3 and 5, the dot product is 11.',
        work: '11 ÷ (3 × 5)',
        answer: 'about 0.733, so θ is about 42.8°',
      },
    },
    {
      name: 'Projection on a vector',
      tex: 'p = \\frac{\\vec{a} \\cdot \\vec{b}}{|\\vec{b}|}',
      symbols: [
        ['p', 'projection of a on b', '', 2.2],
        ['\\vec{a} \\cdot \\vec{b}', 'dot product', '', 11],
        ['|\\vec{b}|', 'length of b', '', 5],
      ],
      use: { given: 'a is (1, 2, 2), b is (3, 0, 4).', work: '11 ÷ 5', answer: '2.2' },
      limits: 'Divide by the length of the vector on which you project.',
    },
    {
      name: 'Cross product',
      tex: '\\vec{a} \\times \\vec{b} = \\begin{vmatrix} \\hat{i} & \\hat{j} & \\hat{k} \\\\ a_1 & a_2 & a_3 \\\\ b_1 & b_2 & b_3 \\end{vmatrix}',
      symbols: [
        ['a_1, a_2, a_3', 'parts of a'],
        ['b_1, b_2, b_3', 'parts of b'],
      ],
      use: {
        given: 'a is (2, 1, −1), b is (1, −1, 2): the part along i.',
        work: '1 × 2 − (−1) × (−1)',
        answer: '1',
      },
      limits: 'At right angles to both. b × a is its negative.',
      check: 'deepEqual(cross([2, 1, -1], [1, -1, 2]), [1, -5, -3])',
    },
    {
      name: 'Size of the cross product',
      tex: '|\\vec{a} \\times \\vec{b}| = |\\vec{a}||\\vec{b}|\\sin\\theta',
      symbols: [
        ['|\\vec{a} \\times \\vec{b}|', 'area of the parallelogram', '', 12],
        ['|\\vec{a}|', 'length of a', '', 4],
        ['|\\vec{b}|', 'length of b', '', 6],
        ['\\theta', 'angle between them', '°', 30],
      ],
      use: {
        given: 'Lengths 4 and 6 at an angle of 30°.',
        work: '4 × 6 × sin 30°',
        answer: '12',
      },
      limits: '0 means parallel, if neither is the zero vector.',
    },
    {
      name: 'Area of a triangle by vectors',
      tex: 'A = \\frac{1}{2} |\\vec{a} \\times \\vec{b}|',
      symbols: [
        ['A', 'area', '', 3.5],
        ['|\\vec{a} \\times \\vec{b}|', 'size of the cross product of two sides', '', 7],
      ],
      use: {
        given: 'Two sides have the cross product 2i + 3j + 6k.',
        work: '1/2 × √(2² + 3² + 6²)',
        answer: '3.5',
      },
      limits: 'Both sides from the same corner.',
    },
    {
      name: 'Parallelogram from its diagonals',
      tex: 'A = \\frac{1}{2} |\\vec{d_1} \\times \\vec{d_2}|',
      symbols: [
        ['A', 'area', '', 10],
        ['|\\vec{d_1} \\times \\vec{d_2}|', 'size of the cross product of the diagonals', '', 20],
      ],
      use: {
        given: 'Diagonals of 5 and 4 at a right angle.',
        work: '1/2 × 5 × 4',
        answer: '10',
      },
    },
  ],
};

export const SPACE: FormulaTopic = {
  title: 'Three-dimensional geometry',
  formulas: [
    {
      name: 'Direction cosines',
      tex: 'l^2 + m^2 + n^2 = 1',
      symbols: [
        ['l', 'cosine of the angle with the x-axis', '', 0.33333],
        ['m', 'with the y-axis', '', 0.66667],
        ['n', 'with the z-axis', '', 0.66667],
      ],
      use: {
        given: 'l and m are 1/3 and 2/3, and n is positive. Find n.',
        work: '√(1 − (1/3)² − (2/3)²)',
        answer: '2/3',
      },
    },
    {
      name: 'Direction cosines from ratios',
      tex: 'l = \\frac{a}{\\sqrt{a^2 + b^2 + c^2}}',
      symbols: [
        ['l', 'cosine of the angle with the x-axis', '', 0.28571],
        ['a', 'first direction ratio', '', 2],
        ['b', 'second', '', 3],
        ['c', 'third', '', 6],
      ],
      use: { given: 'Direction ratios 2, 3, 6.', work: '2 ÷ √(2² + 3² + 6²)', answer: '2/7' },
      limits: 'm and n with b and c above. All three signs may be turned.',
    },
    {
      name: 'Line in vector form',
      tex: '\\vec{r} = \\vec{a} + \\lambda \\vec{b}',
      symbols: [
        ['\\vec{r}', 'y of a point of the line', '', 1],
        ['\\vec{a}', 'y of the given point', '', 5],
        ['\\lambda', 'any number, one for each point', '', 2],
        ['\\vec{b}', 'y of the direction', '', -2],
      ],
      use: {
        given: 'Through (1, 5, −6) along i − 2j + 3k: y of the point with λ = 2.',
        work: '5 + 2 × (−2)',
        answer: '1',
      },
      limits: 'x and z in the same way: it is the point (3, 1, 0).',
    },
    {
      name: 'Line in Cartesian form',
      tex: '\\frac{x - x_1}{a} = \\frac{y - y_1}{b} = \\frac{z - z_1}{c}',
      symbols: [
        ['x', 'point of the line: x', '', 3],
        ['y', 'its y', '', 1],
        ['z', 'its z', '', 0],
        ['x_1', 'given point: x', '', 1],
        ['y_1', 'its y', '', 5],
        ['z_1', 'its z', '', -6],
        ['a', 'direction ratios: first', '', 1],
        ['b', 'second', '', -2],
        ['c', 'third', '', 3],
      ],
      use: {
        given: 'Through (1, 5, −6) with the ratios 1, −2, 3: is (3, 1, 0) on it?',
        work: '(3 − 1) ÷ 1 = (1 − 5) ÷ (−2) = (0 − (−6)) ÷ 3',
        answer: '2, three times: yes',
      },
      limits: 'A ratio of 0 below means that this coordinate does not change.',
    },
    {
      name: 'Line through two points',
      tex: '\\vec{r} = \\vec{a} + \\lambda (\\vec{b} - \\vec{a})',
      symbols: [
        ['\\vec{r}', 'x of a point of the line', '', 9],
        ['\\vec{a}', 'x of the first point', '', 3],
        ['\\vec{b}', 'x of the second point', '', 5],
        ['\\lambda', 'any number', '', 3],
      ],
      use: {
        given: 'Through (3, …) and (5, …): x of the point with λ = 3.',
        work: '3 + 3 × (5 − 3)',
        answer: '9',
      },
    },
    {
      name: 'Angle between two lines',
      tex: '\\cos\\theta = \\frac{|\\vec{b_1} \\cdot \\vec{b_2}|}{|\\vec{b_1}||\\vec{b_2}|}',
      symbols: [
        ['\\theta', 'angle, at most 90°', '°', 60],
        ['|\\vec{b_1} \\cdot \\vec{b_2}|', 'size of the dot product of the directions', '', 3],
        ['|\\vec{b_1}|', 'length of the first direction', '', 2],
        ['|\\vec{b_2}|', 'of the second', '', 3],
      ],
      use: {
        given: 'Directions of lengths 2 and 3 with the dot product −3.',
        work: '3 ÷ (2 × 3)',
        answer: '0.5, so θ is 60°',
      },
      limits: 'Perpendicular when the dot product is 0.',
    },
    {
      name: 'Shortest distance of skew lines',
      tex: 'd = \\frac{|(\\vec{b_1} \\times \\vec{b_2}) \\cdot (\\vec{a_2} - \\vec{a_1})|}{|\\vec{b_1} \\times \\vec{b_2}|}',
      symbols: [
        ['d', 'shortest distance', '', 3],
        ['|(\\vec{b_1} \\times \\vec{b_2}) \\cdot (\\vec{a_2} - \\vec{a_1})|', 'above', '', 27],
        ['|\\vec{b_1} \\times \\vec{b_2}|', 'size of the cross product of the directions', '', 9],
      ],
      use: {
        given: 'Cross product −6i + 6j − 3k; from point to point i + 5j − k.',
        work: '(−6 × 1 + 6 × 5 + (−3) × (−1)) ÷ √((−6)² + 6² + (−3)²)',
        answer: '3',
      },
      limits: '0 means that the lines meet. Parallel lines have a formula of their own.',
      check:
        'abs(dot(cross([1, 2, 2], [2, 1, -2]), [1, 5, -1])) / norm(cross([1, 2, 2], [2, 1, -2])) == 3',
    },
    {
      name: 'Distance of parallel lines',
      tex: 'd = \\frac{|\\vec{b} \\times (\\vec{a_2} - \\vec{a_1})|}{|\\vec{b}|}',
      symbols: [
        ['d', 'distance', '', 2],
        ['|\\vec{b} \\times (\\vec{a_2} - \\vec{a_1})|', 'size of the cross product', '', 6],
        ['|\\vec{b}|', 'length of the common direction', '', 3],
      ],
      use: {
        given: 'The cross product has size 6, the direction length 3.',
        work: '6 ÷ 3',
        answer: '2',
      },
      check: 'norm(cross([3, 0, 0], [5, 2, 0])) / norm([3, 0, 0]) == 2',
    },
  ],
};

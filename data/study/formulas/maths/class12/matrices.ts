import type { FormulaTopic } from '@/data/study/formulas/formula';

export const MATRICES: FormulaTopic = {
  title: 'Matrices',
  formulas: [
    {
      name: 'Entry of a product',
      tex: 'c_{12} = a_{11} b_{12} + a_{12} b_{22}',
      symbols: [
        ['c_{12}', 'entry of AB in row 1, column 2', '', 22],
        ['a_{11}', 'row 1 of A: first entry', '', 2],
        ['a_{12}', 'second entry', '', 3],
        ['b_{12}', 'column 2 of B: first entry', '', 5],
        ['b_{22}', 'second entry', '', 4],
      ],
      use: {
        given: 'Row 1 of A is 2, 3; column 2 of B is 5, 4.',
        work: '2 × 5 + 3 × 4',
        answer: '22',
      },
      limits: 'A needs as many columns as B has rows. AB and BA usually differ.',
    },
    {
      name: 'Number of entries',
      tex: 'N = m n',
      symbols: [
        ['N', 'entries', '', 12],
        ['m', 'rows', '', 3],
        ['n', 'columns', '', 4],
      ],
      use: { given: 'The order is 3 × 4.', work: '3 × 4', answer: '12 entries' },
    },
    {
      name: 'Transpose of a product',
      tex: '(AB)^T = B^T A^T',
      symbols: [
        ['A, B', 'matrices whose product exists'],
        ['^T', 'rows and columns exchanged'],
      ],
      use: {
        given:
          'A has order 2 × 3, B 3 × 4. How many entries has the transpose of AB, of order 4 × 2?',
        work: '4 × 2',
        answer: '8 entries',
      },
      limits: 'The order turns round.',
      check:
        'deepEqual(transpose([[1, 2], [3, 4]] * [[0, 5], [6, 7]]), transpose([[0, 5], [6, 7]]) * transpose([[1, 2], [3, 4]]))',
    },
    {
      name: 'Symmetric part of a matrix',
      tex: 'P = \\frac{1}{2}(A + A^T)',
      symbols: [
        ['P', 'symmetric: equal to its transpose'],
        ['A', 'square matrix'],
        ['A^T', 'its transpose'],
      ],
      use: {
        given: 'Rows 2, 7 and 3, 5: the entry of P in row 1, column 2.',
        work: '(7 + 3) ÷ 2',
        answer: '5',
      },
      check: 'deepEqual(([[2, 7], [3, 5]] + transpose([[2, 7], [3, 5]])) / 2, [[2, 5], [5, 5]])',
    },
    {
      name: 'Skew symmetric part of a matrix',
      tex: 'Q = \\frac{1}{2}(A - A^T)',
      symbols: [
        ['Q', 'skew symmetric: its transpose is −Q'],
        ['A', 'square matrix; A = P + Q'],
        ['A^T', 'its transpose'],
      ],
      use: {
        given: 'Rows 2, 7 and 3, 5: the entry of Q in row 1, column 2.',
        work: '(7 − 3) ÷ 2',
        answer: '2',
      },
      limits: 'Its diagonal is 0.',
      check: 'deepEqual(([[2, 7], [3, 5]] - transpose([[2, 7], [3, 5]])) / 2, [[0, 2], [-2, 0]])',
    },
  ],
};

export const DETERMINANTS: FormulaTopic = {
  title: 'Determinants and inverse',
  formulas: [
    {
      name: 'Determinant of order two',
      tex: '\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix} = ad - bc',
      symbols: [
        ['a, b', 'first row'],
        ['c, d', 'second row'],
      ],
      use: { given: 'First row 4, 3; second row 2, 5.', work: '4 × 5 − 3 × 2', answer: '14' },
      check: 'abs(det([[4, 3], [2, 5]]) - (4*5 - 3*2)) < 1e-9',
    },
    {
      name: 'Minor and cofactor',
      tex: 'A_{ij} = (-1)^{i + j} M_{ij}',
      symbols: [
        ['A_{ij}', 'cofactor', '', -7],
        ['M_{ij}', 'minor: the determinant without row i and column j', '', 7],
        ['i', 'row', '', 1],
        ['j', 'column', '', 2],
      ],
      use: { given: 'The minor of row 1, column 2 is 7.', work: '(−1)³ × 7', answer: '−7' },
    },
    {
      name: 'Determinant of order three',
      tex: '|A| = a_{11} A_{11} + a_{12} A_{12} + a_{13} A_{13}',
      symbols: [
        ['|A|', 'determinant', '', -2],
        ['a_{11}', 'row 1: first entry', '', 1],
        ['a_{12}', 'second', '', 1],
        ['a_{13}', 'third', '', 1],
        ['A_{11}', 'their cofactors: first', '', -4],
        ['A_{12}', 'second', '', -1],
        ['A_{13}', 'third', '', 3],
      ],
      use: {
        given: 'Rows 1, 1, 1; 2, 1, 3; 1, 2, 2.',
        work: '1 × (1 × 2 − 3 × 2) − 1 × (2 × 2 − 3 × 1) + 1 × (2 × 2 − 1 × 1)',
        answer: '−2',
      },
      limits: 'Any row or column gives the same. Entries times cofactors of another row give 0.',
      check: 'abs(det([[1, 1, 1], [2, 1, 3], [1, 2, 2]]) + 2) < 1e-9',
    },
    {
      name: 'Determinant of a product',
      tex: '|AB| = |A||B|',
      symbols: [
        ['|AB|', 'determinant of AB', '', -12],
        ['|A|', 'determinant of A', '', 3],
        ['|B|', 'determinant of B', '', -4],
      ],
      use: { given: '|A| is 3 and |B| is −4.', work: '3 × (−4)', answer: '−12' },
      limits: 'Square matrices of one order. |A + B| has no such rule.',
    },
    {
      name: 'Determinant of a multiple',
      tex: '|kA| = k^n |A|',
      symbols: [
        ['|kA|', 'determinant of kA', '', 40],
        ['k', 'number', '', 2],
        ['n', 'order of A', '', 3],
        ['|A|', 'determinant of A', '', 5],
      ],
      use: {
        given: 'A 3 × 3 matrix has the determinant 5. Find |2A|.',
        work: '2³ × 5',
        answer: '40',
      },
      limits: 'k stands in every row, so its power is the order.',
    },
    {
      name: 'Matrix times its adjoint',
      tex: 'A \\, \\text{adj}\\,A = |A| I',
      symbols: [
        ['\\text{adj}\\,A', 'adjoint: the transposed matrix of cofactors'],
        ['I', 'identity matrix'],
        ['|A|', 'determinant of A'],
      ],
      use: {
        given:
          'Rows 4, 3 and 2, 5; the adjoint begins with the column 5, −2. First entry of the product:',
        work: '4 × 5 + 3 × (−2)',
        answer: '14',
      },
      check: 'deepEqual([[4, 3], [2, 5]] * [[5, -3], [-2, 4]], [[14, 0], [0, 14]])',
    },
    {
      name: 'Determinant of the adjoint',
      tex: '|\\text{adj}\\,A| = |A|^{n - 1}',
      symbols: [
        ['|\\text{adj}\\,A|', 'determinant of the adjoint', '', 25],
        ['|A|', 'determinant of A', '', 5],
        ['n', 'order of A', '', 3],
      ],
      use: { given: 'A 3 × 3 matrix has the determinant 5.', work: '5²', answer: '25' },
      limits: 'Square matrices only.',
    },
    {
      name: 'Inverse of a matrix',
      tex: 'A^{-1} = \\frac{1}{|A|}\\,\\text{adj}\\,A',
      symbols: [
        ['|A|', 'determinant of A'],
        ['\\text{adj}\\,A', 'adjoint of A'],
      ],
      use: {
        given: 'Rows 4, 3 and 2, 5: the first entry of the inverse.',
        work: '5 ÷ (4 × 5 − 3 × 2)',
        answer: '5/14',
      },
      limits: 'No inverse when the determinant is 0.',
      check: 'norm(inv([[4, 3], [2, 5]]) - [[5, -3], [-2, 4]] / 14) < 1e-9',
    },
    {
      name: 'Determinant of the inverse',
      tex: '|A^{-1}| = \\frac{1}{|A|}',
      symbols: [
        ['|A^{-1}|', 'determinant of the inverse', '', 0.25],
        ['|A|', 'determinant of A, not 0', '', 4],
      ],
      use: { given: '|A| is 4.', work: '1 ÷ 4', answer: '1/4' },
    },
    {
      name: 'Inverse of a product',
      tex: '(AB)^{-1} = B^{-1} A^{-1}',
      symbols: [
        ['A^{-1}', 'inverse of A'],
        ['B^{-1}', 'inverse of B'],
      ],
      use: {
        given: '|A| is 2 and |B| is 5. Find the determinant of the inverse of AB.',
        work: '1/5 × 1/2',
        answer: '1/10',
      },
      limits: 'The order turns round, and both must have an inverse.',
      check:
        'norm(inv([[1, 2], [3, 4]] * [[2, 1], [1, 3]]) - inv([[2, 1], [1, 3]]) * inv([[1, 2], [3, 4]])) < 1e-9',
    },
    {
      name: 'Area of a triangle from its corners',
      tex: 'A = \\frac{1}{2} |x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)|',
      symbols: [
        ['A', 'area', '', 12],
        ['x_1', 'first x', '', 1],
        ['y_1', 'first y', '', 1],
        ['x_2', 'second x', '', 7],
        ['y_2', 'second y', '', 1],
        ['x_3', 'third x', '', 4],
        ['y_3', 'third y', '', 5],
      ],
      use: {
        given: 'Corners (1, 1), (7, 1) and (4, 5).',
        work: '1/2 × (1 × (1 − 5) + 7 × (5 − 1) + 4 × (1 − 1))',
        answer: '12',
      },
      limits: 'Area 0 means that the points lie on one line.',
    },
    {
      name: 'Solving equations by the inverse',
      tex: 'X = A^{-1} B',
      symbols: [
        ['X', 'column of the unknowns'],
        ['A', 'square matrix of the coefficients'],
        ['B', 'column of the right sides'],
      ],
      use: {
        given: 'x + y = 7, x − y = 3. The first row of the inverse is 1/2, 1/2. Find x.',
        work: '1/2 × 7 + 1/2 × 3',
        answer: '5',
      },
      limits: 'One solution only if |A| is not 0.',
      check: 'norm(inv([[1, 1], [1, -1]]) * [7, 3] - [5, 2]) < 1e-9',
    },
  ],
};

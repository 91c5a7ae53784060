import type { FormulaGrade, FormulaSubject } from './formula';

/** Topics of a class that share a page. */
export type FormulaGroup = {
  /** In its address, and of no other group of its class. */
  slug: string;
  title: string;
  /** Titles of topics; those that no group names stand with the last one. */
  topics: readonly string[];
};

/** The classes of one address below a list, and how their formulas are divided into pages. */
export type FormulaPlan = {
  grades: readonly [FormulaGrade, ...FormulaGrade[]];
  /** One page for all where there is none. */
  groups?: readonly [FormulaGroup, ...FormulaGroup[]];
};

const group = (slug: string, title: string, ...topics: readonly string[]): FormulaGroup => ({
  slug,
  title,
  topics: topics.length > 0 ? topics : [title],
});

/** About as many formulas as a phone scrolls through in ten screens stand on a page. */
export const FORMULA_PLANS: Readonly<Record<FormulaSubject, readonly FormulaPlan[]>> = {
  maths: [
    { grades: [6] },
    { grades: [7] },
    {
      grades: [8],
      groups: [
        group('powers-and-identities', 'Powers and identities', 'Powers', 'Algebraic identities'),
        group('percentages-and-proportion', 'Percentages and proportion'),
        group('polygons-and-areas', 'Polygons and plane areas'),
      ],
    },
    {
      grades: [9],
      groups: [
        group(
          'identities-coordinates-and-chance',
          'Identities, coordinates and chance',
          'Cubes and trinomials',
          'Coordinates',
          'Probability',
        ),
        group('surface-area-and-volume', 'Surface area and volume'),
        group('triangles-and-circles', 'Triangles, circles and plane areas'),
      ],
    },
    {
      grades: [10],
      groups: [
        group('quadratics-and-progressions', 'Quadratics and progressions'),
        group('trigonometry', 'Trigonometry'),
        group(
          'circles-and-coordinates',
          'Circles and coordinates',
          'Circles',
          'Coordinate geometry',
        ),
        group('statistics-and-probability', 'Statistics and probability'),
      ],
    },
    {
      grades: [11],
      groups: [
        group('trigonometric-functions', 'Trigonometric functions'),
        group(
          'sets-numbers-and-series',
          'Sets, complex numbers and series',
          'Sets and counting',
          'Complex numbers and series',
        ),
        group(
          'lines-limits-and-statistics',
          'Lines, conics, limits and statistics',
          'Lines and conics',
          'Calculus and statistics',
        ),
      ],
    },
    {
      grades: [12],
      groups: [
        group(
          'relations-and-inverse-trigonometry',
          'Relations and inverse trigonometry',
          'Relations and functions',
          'Inverse trigonometric functions',
        ),
        group(
          'matrices-and-determinants',
          'Matrices and determinants',
          'Matrices',
          'Determinants and inverse',
        ),
        group('derivatives', 'Derivatives', 'Continuity and differentiability'),
        group('integrals', 'Integrals'),
        group(
          'definite-integrals-and-areas',
          'Definite integrals and areas',
          'Definite integrals',
          'Areas by integration',
        ),
        group(
          'uses-of-derivatives-and-differential-equations',
          'Uses of derivatives, differential equations',
          'Applications of derivatives',
          'Differential equations',
        ),
        group('vectors', 'Vectors'),
        group('three-dimensional-geometry', 'Three-dimensional geometry'),
        group(
          'probability-and-linear-programming',
          'Probability and linear programming',
          'Probability',
          'Linear programming',
        ),
      ],
    },
  ],
  physics: [
    { grades: [6, 7, 8] },
    {
      grades: [9],
      groups: [
        group('motion-and-force', 'Motion and force', 'Motion', 'Force'),
        group('work-energy-and-sound', 'Work, energy and sound'),
      ],
    },
    { grades: [10], groups: [group('light', 'Light'), group('electricity', 'Electricity')] },
    {
      grades: [11],
      groups: [
        group(
          'motion-and-forces',
          'Motion, forces and energy',
          'Motion in a plane',
          'Forces and energy',
        ),
        group('rotation-and-gravitation', 'Rotation and gravitation'),
        group(
          'matter-heat-and-waves',
          'Matter, heat and waves',
          'Matter and heat',
          'Oscillations and waves',
        ),
      ],
    },
    {
      grades: [12],
      groups: [
        group(
          'electrostatics-and-current',
          'Electrostatics and current',
          'Electrostatics',
          'Current electricity',
        ),
        group('magnetism-and-alternating-current', 'Magnetism and alternating current'),
        group('optics-and-modern-physics', 'Optics and modern physics', 'Optics', 'Modern physics'),
      ],
    },
  ],
  chemistry: [
    { grades: [6, 7, 8] },
    { grades: [9] },
    { grades: [10] },
    {
      grades: [11],
      groups: [
        group('mole-concept', 'Mole concept'),
        group('structure-of-the-atom', 'Structure of the atom'),
        group('heat-and-equilibrium', 'Heat and equilibrium', 'Heat', 'Equilibrium'),
      ],
    },
    {
      grades: [12],
      groups: [
        group(
          'solutions-and-electrochemistry',
          'Solutions and electrochemistry',
          'Solutions',
          'Electrochemistry',
        ),
        group('kinetics-and-complexes', 'Kinetics and complexes', 'Chemical kinetics', 'Complexes'),
      ],
    },
  ],
};

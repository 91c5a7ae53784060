import { type SyllabusCourse, WITH_INTERNAL, WITH_PRACTICAL } from './course';
import { REST_PARTS } from './restParts';

export const COURSES_11: readonly SyllabusCourse[] = [
  {
    subject: 'maths',
    ...WITH_INTERNAL,
    restParts: REST_PARTS.maths,
    units: [
      { number: 'I', name: 'Sets and Functions', marks: 23, chapters: [1, 2, 3] },
      { number: 'II', name: 'Algebra', marks: 25, chapters: [4, 5, 6, 7, 8] },
      { number: 'III', name: 'Coordinate Geometry', marks: 12, chapters: [9, 10, 11] },
      { number: 'IV', name: 'Calculus', marks: 8, chapters: [12] },
      { number: 'V', name: 'Statistics and Probability', marks: 12, chapters: [13, 14] },
    ],
  },
  {
    subject: 'physics',
    ...WITH_PRACTICAL,
    restParts: REST_PARTS.physics,
    units: [
      {
        number: 'I to III',
        name: 'Physical World and Measurement; Kinematics; Laws of Motion',
        marks: 23,
        chapters: [1, 2, 3, 4],
      },
      {
        number: 'IV to VI',
        name: 'Work, Energy and Power; Motion of System of Particles and Rigid Body; Gravitation',
        marks: 17,
        chapters: [5, 6, 7],
      },
      {
        number: 'VII to IX',
        name: 'Properties of Bulk Matter; Thermodynamics; Behaviour of Perfect Gases and Kinetic Theory of Gases',
        marks: 20,
        chapters: [8, 9, 10, 11, 12],
      },
      { number: 'X', name: 'Oscillations and Waves', marks: 10, chapters: [13, 14] },
    ],
  },
  {
    subject: 'chemistry',
    ...WITH_PRACTICAL,
    restParts: REST_PARTS.chemistry,
    units: [
      { number: 'I', name: 'Some Basic Concepts of Chemistry', marks: 7, chapters: [1] },
      { number: 'II', name: 'Structure of Atom', marks: 9, chapters: [2] },
      {
        number: 'III',
        name: 'Classification of Elements and Periodicity in Properties',
        marks: 6,
        chapters: [3],
      },
      { number: 'IV', name: 'Chemical Bonding and Molecular Structure', marks: 7, chapters: [4] },
      { number: 'V', name: 'Chemical Thermodynamics', marks: 9, chapters: [5] },
      { number: 'VI', name: 'Equilibrium', marks: 7, chapters: [6] },
      { number: 'VII', name: 'Redox Reactions', marks: 4, chapters: [7] },
      {
        number: 'VIII',
        name: 'Organic Chemistry: Some Basic Principles and Techniques',
        marks: 11,
        chapters: [8],
      },
      { number: 'IX', name: 'Hydrocarbons', marks: 10, chapters: [9] },
    ],
  },
  {
    subject: 'biology',
    ...WITH_PRACTICAL,
    restParts: REST_PARTS.biology,
    units: [
      { number: 'I', name: 'Diversity of Living Organisms', marks: 15, chapters: [1, 2, 3, 4] },
      {
        number: 'II',
        name: 'Structural Organization in Plants and Animals',
        marks: 10,
        chapters: [5, 6, 7],
      },
      { number: 'III', name: 'Cell: Structure and Function', marks: 15, chapters: [8, 9, 10] },
      { number: 'IV', name: 'Plant Physiology', marks: 12, chapters: [11, 12, 13] },
      { number: 'V', name: 'Human Physiology', marks: 18, chapters: [14, 15, 16, 17, 18, 19] },
    ],
  },
];

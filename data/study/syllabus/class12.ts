import { type SyllabusCourse, WITH_INTERNAL, WITH_PRACTICAL } from './course';
import { REST_PARTS } from './restParts';

export const COURSES_12: readonly SyllabusCourse[] = [
  {
    subject: 'maths',
    ...WITH_INTERNAL,
    restParts: REST_PARTS.maths,
    units: [
      { number: 'I', name: 'Relations and Functions', marks: 8, chapters: [1, 2] },
      { number: 'II', name: 'Algebra', marks: 10, chapters: [3, 4] },
      { number: 'III', name: 'Calculus', marks: 35, chapters: [5, 6, 7, 8, 9] },
      {
        number: 'IV',
        name: 'Vectors and Three-Dimensional Geometry',
        marks: 14,
        chapters: [10, 11],
      },
      { number: 'V', name: 'Linear Programming', marks: 5, chapters: [12] },
      { number: 'VI', name: 'Probability', marks: 8, chapters: [13] },
    ],
  },
  {
    subject: 'physics',
    ...WITH_PRACTICAL,
    restParts: REST_PARTS.physics,
    units: [
      {
        number: 'I and II',
        name: 'Electrostatics; Current Electricity',
        marks: 16,
        chapters: [1, 2, 3],
      },
      {
        number: 'III and IV',
        name: 'Magnetic Effects of Current and Magnetism; Electromagnetic Induction and Alternating Currents',
        marks: 17,
        chapters: [4, 5, 6, 7],
      },
      {
        number: 'V and VI',
        name: 'Electromagnetic Waves; Optics',
        marks: 18,
        chapters: [8, 9, 10],
      },
      {
        number: 'VII and VIII',
        name: 'Dual Nature of Radiation and Matter; Atoms and Nuclei',
        marks: 12,
        chapters: [11, 12, 13],
      },
      { number: 'IX', name: 'Electronic Devices', marks: 7, chapters: [14] },
    ],
  },
  {
    subject: 'chemistry',
    ...WITH_PRACTICAL,
    restParts: REST_PARTS.chemistry,
    units: [
      { number: 'I', name: 'Solutions', marks: 7, chapters: [1] },
      { number: 'II', name: 'Electrochemistry', marks: 9, chapters: [2] },
      { number: 'III', name: 'Chemical Kinetics', marks: 7, chapters: [3] },
      { number: 'IV', name: 'd- and f-Block Elements', marks: 7, chapters: [4] },
      { number: 'V', name: 'Coordination Compounds', marks: 7, chapters: [5] },
      { number: 'VI', name: 'Haloalkanes and Haloarenes', marks: 6, chapters: [6] },
      { number: 'VII', name: 'Alcohols, Phenols and Ethers', marks: 6, chapters: [7] },
      {
        number: 'VIII',
        name: 'Aldehydes, Ketones and Carboxylic Acids',
        marks: 8,
        chapters: [8],
      },
      { number: 'IX', name: 'Amines', marks: 6, chapters: [9] },
      { number: 'X', name: 'Biomolecules', marks: 7, chapters: [10] },
    ],
  },
  {
    subject: 'biology',
    ...WITH_PRACTICAL,
    restParts: REST_PARTS.biology,
    units: [
      { number: 'VI', name: 'Reproduction', marks: 16, chapters: [1, 2, 3] },
      { number: 'VII', name: 'Genetics and Evolution', marks: 20, chapters: [4, 5, 6] },
      { number: 'VIII', name: 'Biology and Human Welfare', marks: 12, chapters: [7, 8] },
      { number: 'IX', name: 'Biotechnology and its Applications', marks: 12, chapters: [9, 10] },
      { number: 'X', name: 'Ecology and Environment', marks: 10, chapters: [11, 12, 13] },
    ],
  },
];

export const PROGRAM_NAMES = [
  'academics',
  'curriculum',
  'prePrimary',
  'primarySchool',
  'primaryAndSecondary',
  'digitalLearning',
  'robotics',
  'studentExchange',
  'specialEducation',
  'counselling',
  'rteInformation',
  'transferCertificates',
] as const;

export type ProgramName = (typeof PROGRAM_NAMES)[number];

/** The public address of every page about what and how the school teaches. */
export const PROGRAM_PATHS = {
  academics: '/academics',
  curriculum: '/curriculum',
  prePrimary: '/pre-primary',
  primarySchool: '/primary-school',
  primaryAndSecondary: '/primary-and-secondary',
  digitalLearning: '/digital-enhanced-learning-del',
  robotics: '/robotics-curriculum',
  studentExchange: '/student-exchange-program',
  specialEducation: '/special-education-inclusive-philosophy',
  counselling: '/psychology-counselling-old',
  rteInformation: '/rte-information',
  transferCertificates: '/transfer-certificates',
} as const satisfies Record<ProgramName, string>;

/** Shows the certificate that was asked for: for one visitor, so it is in no list of pages. */
export const CERTIFICATE_ANSWER_PATH = '/transfer-certificates/answer';

import { SESSIONS } from '@/data/school';
import type { FormulaSubject } from './formula';

export type SubjectText = {
  title: string;
  heading: string;
  lead: string;
  /** What a reader should know before using the list. */
  notes: readonly { title: string; text: readonly string[] }[];
};

/** The texts around each list. */
export const SUBJECT_TEXTS: Record<FormulaSubject, SubjectText> = {
  maths: {
    title: 'Maths formulas',
    heading: 'Maths formulas for classes 6 to 12',
    lead: 'Each formula with the meaning of its letters, one worked use, and where it stops being true.',
    notes: [
      {
        title: 'How to use a formula',
        text: [
          'Write the formula first, then the values of its letters with their units, and only then put the numbers in. In a board answer the formula and the substitution usually earn marks of their own, even when the arithmetic slips.',
          'Bring all lengths to one unit before you start. An area from centimetres is in cm², and 1 m² is 10,000 cm², not 100.',
        ],
      },
      {
        title: 'Which value of π',
        text: [
          'Where the question says 22/7, use 22/7; it is handy for radii such as 7, 14 and 21. Otherwise use 3.14, or leave π in the answer. 22/7 is a little more than π and 3.14 a little less, so never mix the two in one sum.',
        ],
      },
      {
        title: 'Learn what makes it true',
        text: [
          'A formula that you can find again is never forgotten. Cut a parallelogram along its height and move the piece: it is a rectangle, so its area is base times height. Cut it along a diagonal: each half is a triangle, so a triangle has half of that area.',
        ],
      },
    ],
  },
  physics: {
    title: 'Physics formulas',
    heading: 'Physics formulas for classes 6 to 12',
    lead: 'Each formula with its letters, their SI units, one worked use and the conditions under which it holds.',
    notes: [
      {
        title: 'Units come first',
        text: [
          'Turn every value into the unit named beside its letter before you put it in: km/h into m/s (times 5/18), minutes into seconds, cm into m. Check the unit of the result as well. If you look for a force and the units give a joule, a length is one too many.',
        ],
      },
      {
        title: 'Signs for mirrors and lenses',
        text: [
          'Measure all distances from the pole of the mirror or the centre of the lens. Those along the incoming light are positive, those against it negative. The object distance u is therefore negative in nearly every school problem, a concave mirror has a negative f and a convex lens a positive one.',
        ],
      },
      {
        title: 'The value of g',
        text: [
          'Near the ground g is about 9.8 m/s². Where an entry takes 10, it says so. Use the value that your question gives.',
        ],
      },
    ],
  },
  chemistry: {
    title: 'Chemistry formulas',
    heading: 'Chemistry formulas for classes 6 to 12',
    lead: 'Relations and balanced equations with the meaning of each symbol, one worked use and the usual traps.',
    notes: [
      {
        title: 'Atomic masses used here',
        text: [
          'The worked uses take the rounded masses of the school books, in u: H 1, C 12, N 14, O 16, Na 23, Mg 24, Al 27, S 32, Cl 35.5, Ca 40, Fe 56, Cu 63.5, Zn 65.',
        ],
      },
      {
        title: 'Balanced means counted',
        text: [
          'In a balanced equation each element has as many atoms on the right as on the left. Change only the numbers in front of the formulas. The small numbers inside belong to the substance: H₂O₂ is not water.',
        ],
      },
      {
        title: 'Kelvin, litres and bar',
        text: [
          'Gas laws need the temperature in kelvin: add 273.15 to the degrees Celsius. Choose the gas constant by the units: 0.08314 for litres and bar, 8.314 for joules.',
        ],
      },
    ],
  },
};

/** What belongs above all formulas of one class: by its list and its number. */
export const CLASS_NOTES: Partial<
  Record<FormulaSubject, Partial<Record<number, SubjectText['notes']>>>
> = {
  maths: {
    12: [
      {
        title: 'log and ln',
        text: [
          'The book of class 12 writes log for the logarithm to the base e. Here it is ln, as on most calculators, so that nobody takes 10 for the base. In your answers write log as the book does.',
        ],
      },
      {
        title: 'Degrees or radians',
        text: [
          'Derivatives and integrals of sine and its relatives hold in radians only. Where an angle is given in degrees, multiply by π ÷ 180 before you differentiate.',
        ],
      },
      {
        title: 'How they are checked',
        text: [
          'A program differentiates both sides in small steps at three places, puts numbers into every matrix and vector, and adds up the areas in thin strips. A formula that differs does not come onto this page.',
        ],
      },
    ],
  },
};

/** The leads of the pages below a list. */
export const PLACE_TEXT = {
  heading: (group: string, course: string) => `${group}: ${course} formulas`,
  classHeading: (course: string) => `${course} formulas`,
  lead: (count: number) =>
    `${count} formulas of the course of ${SESSIONS.study.label}: what each letter means, one worked line, and where it stops being true.`,
  groupsLead: (count: number, groups: number) =>
    `${count} formulas of the course of ${SESSIONS.study.label} on ${groups} pages, each short enough to learn in an evening and to print on a sheet.`,
} as const;

export const INDEX_TEXT: SubjectText = {
  title: 'Formulas',
  heading: 'Formulas for classes 6 to 12',
  lead: 'Maths, physics and chemistry, class by class. Every formula has its letters explained and a worked use; the arithmetic of every use is checked by a program.',
  notes: [
    {
      title: 'How these lists are made',
      text: [
        `Each class has the formulas of its CBSE course and NCERT books in ${SESSIONS.study.label}. What has left the course, or is assessed by the school only, stands at the end of its class under “Also useful”, with the session.`,
        'In other boards some formulas come a class earlier or later: the filter on each list finds them by name.',
        'Each list can be filtered by class or word, and each of its pages printed: a sheet for the wall, or for the last evening before a test.',
      ],
    },
  ],
};

/** Where to go on from the page of the three lists. */
export const INDEX_RELATED = [
  { title: 'Calculators', path: '/calculators', note: 'Put your numbers in and see the working' },
  { title: 'Maths concepts', path: '/maths-concepts', note: 'Lessons with worked examples' },
  { title: 'Science concepts', path: '/science-concepts', note: 'Lessons with worked examples' },
] as const;

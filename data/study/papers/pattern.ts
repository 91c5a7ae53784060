import type { PaperSubject } from './subjects';

type SeniorScience = 'physics' | 'chemistry' | 'biology';

/**
 * How a question is answered: one of four options (`assertion` judges a pair of sentences), in writing
 * (`answer`), in parts under a case, or on a map. Below class 9 a written one may stand as either
 * (`written`).
 */
export type QuestionKind = 'option' | 'assertion' | 'answer' | 'case' | 'map' | 'written';

export type PatternRow = {
  kind: QuestionKind;
  questions: number;
  /** For each question. */
  marks: number;
  /** What it is called where its kind and marks do not say it. */
  name?: string;
};

export type SectionPattern = {
  /** The section's letter. */
  name: string;
  /** In the order in which they are asked. */
  rows: readonly PatternRow[];
  /** What a section asks about that has a subject of its own: its name, and units of the syllabus. */
  about?: { subject: string; units: readonly string[] };
  /** How many of the questions with one of these marks offer a second to choose; none if not said. */
  choices?: readonly { marks: readonly number[]; questions: number }[];
  /** The marks of the parts of each case, where the pattern gives them. */
  parts?: readonly (readonly number[])[];
};

export type PaperPattern = {
  minutes: number;
  marks: number;
  sections: readonly SectionPattern[];
};

const PRIMARY: PaperPattern = {
  minutes: 90,
  marks: 40,
  sections: [
    { name: 'A', rows: [{ kind: 'option', questions: 8, marks: 1 }] },
    { name: 'B', rows: [{ kind: 'written', questions: 4, marks: 2 }] },
    { name: 'C', rows: [{ kind: 'written', questions: 4, marks: 3 }] },
    { name: 'D', rows: [{ kind: 'written', questions: 3, marks: 4 }] },
  ],
};

/** The marks of a case's parts; the last of them may offer a choice. */
const THREE_PARTS = [1, 1, 2] as const;

const IN_SECTION_A: SectionPattern = {
  name: 'A',
  rows: [
    { kind: 'option', questions: 18, marks: 1 },
    { kind: 'assertion', questions: 2, marks: 1 },
  ],
};

const answers = (name: string, questions: number, marks: number, choices: number) =>
  ({
    name,
    rows: [{ kind: 'answer', questions, marks }],
    choices: [{ marks: [marks], questions: choices }],
  }) satisfies SectionPattern;

const cases = (parts: readonly (readonly number[])[], choices: number): SectionPattern => ({
  name: 'E',
  rows: [{ kind: 'case', questions: parts.length, marks: 4 }],
  choices: [{ marks: [4], questions: choices }],
  parts,
});

const MATHS_10: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: [
    IN_SECTION_A,
    answers('B', 5, 2, 2),
    answers('C', 6, 3, 2),
    answers('D', 4, 5, 2),
    cases([THREE_PARTS, THREE_PARTS, THREE_PARTS], 3),
  ],
};

const MATHS_12: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: [
    IN_SECTION_A,
    answers('B', 5, 2, 2),
    answers('C', 6, 3, 3),
    answers('D', 4, 5, 2),
    cases([THREE_PARTS, THREE_PARTS, [2, 2]], 2),
  ],
};

/** Since the board examination of 2026 each subject of class 10 science has a section of its own. */
const SCIENCE_10: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: (
    [
      ['A', 'Biology', ['II', 'V'], [7, 2, 3, 2]],
      ['B', 'Chemistry', ['I'], [7, 1, 1, 2]],
      ['C', 'Physics', ['III', 'IV'], [2, 1, 2, 3]],
    ] as const
  ).map(([name, subject, units, [options, assertions, ofTwo, ofThree]]) => ({
    name,
    about: { subject, units },
    rows: [
      { kind: 'option', questions: options, marks: 1 },
      { kind: 'assertion', questions: assertions, marks: 1 },
      { kind: 'answer', questions: ofTwo, marks: 2 },
      { kind: 'answer', questions: ofThree, marks: 3 },
      { kind: 'case', questions: 1, marks: 4 },
      { kind: 'answer', questions: 1, marks: 5 },
    ],
    choices: [
      { marks: [2, 3], questions: 1 },
      { marks: [4], questions: 1 },
      { marks: [5], questions: 1 },
    ],
    parts: [THREE_PARTS],
  })),
};

type SocialSection = {
  name: string;
  subject: string;
  unit: string;
  options: number;
  assertions: number;
  ofTwo: number;
  ofThree: number;
  /** How many of them offer a choice. */
  choicesOfThree: number;
  cases: number;
  mapItems: number;
  choicesOnMap: number;
};

const NOTHING_ON_MAP = { mapItems: 0, choicesOnMap: 0 } as const;
const SOCIAL_SECTIONS: readonly SocialSection[] = [
  {
    ...{ name: 'A', subject: 'History', unit: 'I', options: 4, assertions: 0 },
    ...{ ofTwo: 1, ofThree: 1, choicesOfThree: 1, cases: 1, mapItems: 2, choicesOnMap: 0 },
  },
  {
    ...{ name: 'B', subject: 'Geography', unit: 'II', options: 5, assertions: 1 },
    ...{ ofTwo: 1, ofThree: 0, choicesOfThree: 0, cases: 1, mapItems: 3, choicesOnMap: 1 },
  },
  {
    ...{ name: 'C', subject: 'Political Science', unit: 'III', options: 3, assertions: 1 },
    ...{ ofTwo: 2, ofThree: 1, choicesOfThree: 0, cases: 1, ...NOTHING_ON_MAP },
  },
  {
    ...{ name: 'D', subject: 'Economics', unit: 'IV', options: 5, assertions: 1 },
    ...{ ofTwo: 0, ofThree: 3, choicesOfThree: 0, cases: 0, ...NOTHING_ON_MAP },
  },
];

/** Since the board examination of 2026 each subject of class 10 social science has a section of its own. */
const SOCIAL_SCIENCE_10: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: SOCIAL_SECTIONS.map((section) => ({
    name: section.name,
    about: { subject: section.subject, units: [section.unit] },
    rows: (
      [
        { kind: 'option', questions: section.options, marks: 1 },
        { kind: 'assertion', questions: section.assertions, marks: 1 },
        { kind: 'answer', questions: section.ofTwo, marks: 2 },
        { kind: 'answer', questions: section.ofThree, marks: 3 },
        { kind: 'case', questions: section.cases, marks: 4 },
        { kind: 'answer', questions: 1, marks: 5 },
        { kind: 'map', questions: section.mapItems > 0 ? 1 : 0, marks: section.mapItems },
      ] as const
    ).filter(({ questions }) => questions > 0),
    choices: [
      { marks: [3], questions: section.choicesOfThree },
      { marks: [section.mapItems], questions: section.choicesOnMap },
      { marks: [5], questions: 1 },
    ].filter(({ questions }) => questions > 0),
    parts: [
      ...(section.cases > 0 ? [THREE_PARTS] : []),
      ...(section.mapItems > 0 ? [Array.from({ length: section.mapItems }, () => 1)] : []),
    ],
  })),
};

/** English Language and Literature of class 10: reading, grammar and writing, literature. */
const ENGLISH_10: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: [
    {
      name: 'A',
      rows: [{ kind: 'case', questions: 2, marks: 10, name: 'Unseen passages with questions' }],
    },
    {
      name: 'B',
      rows: [
        { kind: 'case', questions: 1, marks: 10, name: 'Grammar, ten of twelve items' },
        { kind: 'answer', questions: 2, marks: 5, name: 'Formal letter, analytical paragraph' },
      ],
      choices: [
        { marks: [10], questions: 1 },
        { marks: [5], questions: 2 },
      ],
    },
    {
      name: 'C',
      rows: [
        { kind: 'case', questions: 2, marks: 5, name: 'Extracts with questions' },
        { kind: 'case', questions: 1, marks: 12, name: 'Four of five short answers' },
        { kind: 'case', questions: 1, marks: 6, name: 'Two of three short answers' },
        { kind: 'answer', questions: 2, marks: 6 },
      ],
      choices: [
        { marks: [5], questions: 2 },
        { marks: [12], questions: 1 },
        { marks: [6], questions: 3 },
      ],
    },
  ],
};

/** The school sets this paper: five sections by the length of the answers, as ours has them. */
const SCIENCE_9: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: [
    {
      name: 'A',
      rows: [
        { kind: 'option', questions: 16, marks: 1 },
        { kind: 'assertion', questions: 4, marks: 1 },
      ],
    },
    answers('B', 6, 2, 2),
    answers('C', 7, 3, 2),
    answers('D', 3, 5, 3),
    cases([THREE_PARTS, THREE_PARTS, THREE_PARTS], 3),
  ],
};

/** How many questions of each section offer a second to choose, and the parts of a case. */
const SENIOR_CHOICES: Record<
  SeniorScience,
  { ofTwo: number; ofThree: number; cases: number; parts: readonly number[] }
> = {
  physics: { ofTwo: 2, ofThree: 1, cases: 0, parts: [1, 1, 1, 1] },
  chemistry: { ofTwo: 1, ofThree: 1, cases: 2, parts: THREE_PARTS },
  biology: { ofTwo: 3, ofThree: 0, cases: 2, parts: THREE_PARTS },
};

const choicesOf = (marks: number, questions: number): Pick<SectionPattern, 'choices'> =>
  questions > 0 ? { choices: [{ marks: [marks], questions }] } : {};

const seniorScience = (subject: SeniorScience): PaperPattern => {
  const { ofTwo, ofThree, cases: ofCases, parts } = SENIOR_CHOICES[subject];
  return {
    minutes: 180,
    marks: 70,
    sections: [
      {
        name: 'A',
        rows: [
          { kind: 'option', questions: 12, marks: 1 },
          { kind: 'assertion', questions: 4, marks: 1 },
        ],
      },
      { name: 'B', rows: [{ kind: 'answer', questions: 5, marks: 2 }], ...choicesOf(2, ofTwo) },
      { name: 'C', rows: [{ kind: 'answer', questions: 7, marks: 3 }], ...choicesOf(3, ofThree) },
      {
        name: 'D',
        rows: [{ kind: 'case', questions: 2, marks: 4 }],
        ...choicesOf(4, ofCases),
        parts: [parts, parts],
      },
      answers('E', 3, 5, 3),
    ],
  };
};

/** Of classes 11 and 12. */
const SENIOR: Record<'maths' | SeniorScience, PaperPattern> = {
  maths: MATHS_12,
  physics: seniorScience('physics'),
  chemistry: seniorScience('chemistry'),
  biology: seniorScience('biology'),
};

const isSenior = (subject: PaperSubject): subject is keyof typeof SENIOR => subject in SENIOR;

/**
 * The pattern of sections: the board's in classes 10 and 12, in classes 9 and 11 on its model, and
 * below, where the board sets no paper, a lighter one of our own.
 */
export const patternOf = (classNumber: number, subject: PaperSubject): PaperPattern => {
  if (classNumber <= 8) return PRIMARY;
  if (classNumber >= 11 && isSenior(subject)) return SENIOR[subject];
  if (subject === 'social-science') return SOCIAL_SCIENCE_10;
  if (subject === 'english') return ENGLISH_10;
  if (subject === 'maths') return MATHS_10;
  return classNumber === 9 ? SCIENCE_9 : SCIENCE_10;
};

import type { infer as Infer } from 'zod';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { PAPER_SUBJECTS } from '@/data/study/papers/subjects';

// Papers are read while the server draws the page, which cannot wait for a module: as an import, this
// would be an ES module that loads asynchronously.
const { z }: Pick<typeof import('zod'), 'z'> = require('zod');

const text = z.string().trim().min(1);

/** Halves are allowed. */
const marks = z.number().multipleOf(0.5).positive();

const chapter = z.number().int().min(1);

const scheme = z.array(z.strictObject({ step: text, marks })).min(1);

const answered = {
  ask: text,
  answer: text,
  /** What earns the marks, one thought a step. */
  scheme,
  /** An expression that a test evaluates and compares with the numbers of the answer. */
  check: text.optional(),
  /** An answer written out, where the scheme says only what it needs: a letter, a paragraph. */
  model: text.optional(),
};

/** A question to choose instead: the same marks. */
const otherQuestion = z.strictObject({ chapter, ...answered });

const choiceQuestion = z.strictObject({
  kind: z.literal('choice'),
  marks,
  chapter,
  ...answered,
  options: z.array(text).length(4),
});

const openQuestion = z.strictObject({
  kind: z.literal('open'),
  marks,
  chapter,
  ...answered,
  or: otherQuestion.optional(),
});

const part = z.strictObject({ marks, ...answered, or: z.strictObject(answered).optional() });

const parts = z.array(part).min(2);

const caseQuestion = z.strictObject({
  kind: z.literal('case'),
  marks,
  chapter,
  ask: text,
  parts,
  /** How many of the parts are to be answered; all where it is not said. */
  pick: z.number().int().min(1).optional(),
  /** Another text with parts to choose instead. */
  or: z.strictObject({ chapter, ask: text, parts }).optional(),
  /** For who cannot see a map: questions in place of those that are answered on one. */
  withoutMap: z.strictObject({ ask: text, parts }).optional(),
});

/** The files do not say the kind: it shows from what a question has. */
const kindOf = (question: object): string => {
  if ('parts' in question) return 'case';
  return 'options' in question ? 'choice' : 'open';
};

const addKind = (question: unknown): unknown =>
  typeof question === 'object' && question !== null
    ? { kind: kindOf(question), ...question }
    : question;

const question = z.preprocess(
  addKind,
  z.discriminatedUnion('kind', [choiceQuestion, openQuestion, caseQuestion]),
);

const section = z.strictObject({
  name: z.string().regex(/^[A-E]$/),
  title: text,
  note: text,
  questions: z.array(question).min(1),
});

/** A sample paper: all of it is front matter. */
export const paperFront = z.strictObject({
  class: z.literal(CLASS_NUMBERS),
  subject: z.enum(PAPER_SUBJECTS),
  /** From the second paper of the class and subject on. */
  set: z.number().int().min(2).optional(),
  minutes: z.number().int().positive(),
  marks: z.number().int().positive(),
  instructions: z.array(text).min(2),
  sections: z.array(section).min(2),
});

export type Paper = Infer<typeof paperFront>;
export type PaperSection = Paper['sections'][number];
export type PaperQuestion = PaperSection['questions'][number];
export type PaperPart = Infer<typeof part>;
export type CaseQuestion = Infer<typeof caseQuestion>;

/** Anything with an answer: a question, a part of a case, or what may be chosen instead of either. */
export type Answered = Pick<PaperPart, 'ask' | 'answer' | 'scheme' | 'check' | 'model'>;

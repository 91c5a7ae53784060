import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import { WORKSHEET_GRADES, type WorksheetTopic } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { topicSlug } from '@/data/study/worksheets/topicSlug';

/** What a sheet says of its topic. */
export type SheetTopic = Pick<WorksheetTopic, 'code' | 'title'>;

/** A sheet: its class, its topic and the four signs that its numbers are drawn from. */
export type SheetName = { slug: WorksheetSlug; topic: SheetTopic; seed: string };

export type ReadCode = { ok: true; sheet: SheetName } | { ok: false; problem: string };

/** Without 0, 1, I, L and O, which are taken for one another on paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SEED_LENGTH = 4;

/** The last part of the code of the sheet that stands in a page. It never changes. */
export const FIRST_SEED = 'A2K7';

const LONGEST_TYPED = 40;

/** `G3-ADD-7F2K`. */
export const formatCode = ({ slug, topic, seed }: SheetName): string =>
  `${WORKSHEET_GRADES[slug].prefix}-${topic.code}-${seed}`;

/** Four signs from a source of numbers in [0, 1). */
export const drawSeed = (next: () => number): string =>
  Array.from({ length: SEED_LENGTH }, () => SIGNS.charAt(Math.floor(next() * SIGNS.length))).join(
    '',
  );

/** The topic of a class by its code. */
export const findTopic = (slug: WorksheetSlug, code: string): WorksheetTopic | undefined =>
  WORKSHEET_GRADES[slug].topics.find((topic) => topic.code === code);

/** The topic of a class by the last part of its address. */
export const findTopicBySlug = (slug: WorksheetSlug, part: string): WorksheetTopic | undefined =>
  WORKSHEET_GRADES[slug].topics.find(({ title }) => topicSlug(title) === part);

const DIGIT_LOOKALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

const findGrade = (typed: string): WorksheetSlug | undefined => {
  const prefix = /^[GK]/.test(typed)
    ? typed.replace(/[ILO]/g, (letter) => DIGIT_LOOKALIKES[letter] ?? letter)
    : typed;
  return WORKSHEET_SLUGS.find((slug) => WORKSHEET_GRADES[slug].prefix === prefix);
};

const refuse = (problem: string): ReadCode => ({ ok: false, problem });

/**
 * Reads a code as people type it: any case, spaces or dashes of any kind between the parts. What is
 * wrong comes back as a sentence that says what to do.
 */
export const parseCode = (typed: string): ReadCode => {
  const { problems } = WORKSHEET_COPY;
  const text = typed.trim().toUpperCase();
  if (!text) return refuse(problems.empty);
  if (text.length > LONGEST_TYPED) return refuse(problems.shape);

  const parts = text.split(/[\s\-‐-―_./]+/).filter(Boolean);
  const [grade = '', code = '', seed = ''] = parts;
  if (parts.length !== 3) return refuse(problems.shape);

  const slug = findGrade(grade);
  if (!slug) return refuse(problems.grade(grade));
  const topic = findTopic(slug, code);
  if (!topic) return refuse(problems.topic(code, WORKSHEET_GRADES[slug].name));
  const strange = Array.from(seed).find((sign) => !SIGNS.includes(sign));
  if (strange) return refuse(problems.sign(strange));
  if (seed.length !== SEED_LENGTH) return refuse(problems.length(seed));
  return { ok: true, sheet: { slug, topic, seed } };
};

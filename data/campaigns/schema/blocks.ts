import { z } from 'zod';
import { isGradeId, STAGES } from '@/data/grades';
import { CITY_SLUGS, isBranchId } from '@/data/places/places';
import { known, listOf, oneOf, says, text } from './words';

export const city = oneOf(CITY_SLUGS, 'a city of ours');
export const branch = known(isBranchId, 'the number of a branch');
export const grade = known(isGradeId, 'the number of a class');

const fact = z.strictObject({ term: text, detail: text });
const point = z.strictObject({ title: text, text });
const question = z.strictObject({ question: text, answer: text });
const link = z.strictObject({ title: text, path: text });

/** Branches that fulfil everything that is said here. */
const choice = z.strictObject({
  cities: listOf(city).optional(),
  board: oneOf(['CBSE', 'ICSE'], 'a board of ours').optional(),
  /** Teaches this grade. */
  grade: grade.optional(),
  boarding: z.literal(true, says('write true, or take it out')).optional(),
});

/** A picture that was uploaded at the desk: the hash of its content, and its size in pixels. */
const photo = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32,64}$/, says('upload the picture again')),
  width: z.int().positive(),
  height: z.int().positive(),
  /** What it shows, for whoever cannot see it; empty where it only decorates, null while nobody has said. */
  alt: text.nullable(),
});

export const hero = z.strictObject({
  kind: z.literal('hero-with-form'),
  /** The promise, short enough for two or three lines of a phone. */
  heading: text,
  /** One line of why. */
  lead: text,
  /** True, short reasons. */
  points: listOf(text),
  form: z.strictObject({ heading: text, text: text.optional() }),
  /** A drawing in `public/pictures`; a campaign of a city has that city's skyline. */
  picture: text.optional(),
  /** In place of the drawing. */
  photo: photo.optional(),
  tag: z.strictObject({ name: text, detail: text }),
  facts: listOf(fact).optional(),
});

const headed = { heading: text, lead: text.optional() };

/** A part of a campaign page. A new kind needs its case in `lib/landing/campaigns/showBlock`. */
export const block = z.discriminatedUnion(
  'kind',
  [
    hero,
    /** Paragraphs, and one way on. */
    z.strictObject({
      kind: z.literal('text'),
      heading: text,
      paragraphs: listOf(text),
      link: link.optional(),
    }),
    /** Short texts side by side, each with its title. */
    z.strictObject({ kind: z.literal('points'), ...headed, points: listOf(point) }),
    /** Names and what stands for each. */
    z.strictObject({ kind: z.literal('facts'), heading: text, facts: listOf(fact) }),
    /** The branches that fit, city by city, each leading to its own campaign page. */
    z.strictObject({ kind: z.literal('branches'), ...headed, which: choice }),
    /** Every city with a page, each leading to its campaign page. */
    z.strictObject({ kind: z.literal('cities'), ...headed }),
    /** The age for each grade of these stages. */
    z.strictObject({
      kind: z.literal('stages'),
      ...headed,
      stages: listOf(oneOf(STAGES, 'a stage of ours')),
    }),
    /** The road from enquiry to seat. */
    z.strictObject({
      kind: z.literal('steps'),
      ...headed,
      detail: oneOf(['full', 'short'], 'how much it says'),
    }),
    /** What to bring. */
    z.strictObject({ kind: z.literal('documents'), ...headed }),
    z.strictObject({ kind: z.literal('questions'), heading: text, questions: listOf(question) }),
    /** Life on the campuses with boarding that fit. */
    z.strictObject({ kind: z.literal('boarding-life'), ...headed, which: choice }),
    /** The number to call and the way back to the form. */
    z.strictObject({ kind: z.literal('call-line'), heading: text, text }),
  ],
  says('there is no part of this kind'),
);

export type Block = z.infer<typeof block>;
export type Hero = z.infer<typeof hero>;
export type Choice = z.infer<typeof choice>;
export type Photo = z.infer<typeof photo>;
export type Link = z.infer<typeof link>;
export type Point = z.infer<typeof point>;
export type Question = z.infer<typeof question>;

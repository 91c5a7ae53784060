import type { Emblem } from './emblems';

/** In the order of the pages. */
export const WORKSHEET_SUBJECTS = ['maths', 'english', 'evs', 'science'] as const;

export type WorksheetSubject = (typeof WORKSHEET_SUBJECTS)[number];

export type WorksheetTopic = {
  /** Stands in sheet codes that families have written down: never rename one. */
  code: string;
  subject: WorksheetSubject;
  /** Also the last part of the topic's address. */
  title: string;
  /** What the sheet trains, and how to help at home: one or two sentences. */
  note: string;
  /** What is drawn beside it. */
  emblem?: Emblem;
};

export type WorksheetGrade = {
  /** First part of a sheet code. */
  prefix: string;
  name: string;
  topics: readonly WorksheetTopic[];
};

export const topic = <Code extends string>(
  subject: WorksheetSubject,
  code: Code,
  title: string,
  note: string,
  emblem?: Emblem,
) => ({ subject, code, title, note, ...(emblem && { emblem }) });

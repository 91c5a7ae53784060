import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import type { PageWork } from '@/lib/study/shelf/shelf';

const CLASS = /^\/(?:class(\d+)-|worksheets\/grade-(\d+))/;
/** In the senior classes a science is a subject of its own, with its name in the address. */
const SCIENCE = /\/(physics|chemistry|biology)\//;

/** `Class 7 maths`; empty for a page of no class. */
export const placeOf = (path: string, { subject }: PageWork): string => {
  const [, chapterClass, sheetClass] = CLASS.exec(path) ?? [];
  const number = chapterClass ?? sheetClass;
  const name = SCIENCE.exec(path)?.[1] ?? MY_STUDY_COPY.subjects[subject];
  return number ? MY_STUDY_COPY.ofClass(number, name) : '';
};

import type { ShareKind } from '@/data/copy/share';

const inPictures = (name: string): string => `/pictures/${name}.svg`;

/** The picture on the share image of each kind of page. Without letters in it: those need a font. */
export const SHARE_PICTURES: Record<ShareKind, string> = {
  home: inPictures('school-gate'),
  'day-school': inPictures('day-school'),
  boarding: inPictures('boarding-house'),
  'near-me': inPictures('near-me'),
  compare: inPictures('emblems/day-school'),
  admissions: inPictures('admissions'),
  fees: inPictures('fees'),
  academics: inPictures('emblems/pre-primary'),
  ncert: inPictures('events/emblem-story'),
  syllabus: inPictures('emblems/senior-secondary'),
  papers: inPictures('emblems/admissions'),
  worksheets: inPictures('emblems/primary'),
  tables: inPictures('events/emblem-maths'),
  maths: inPictures('events/emblem-maths'),
  science: inPictures('events/emblem-astronomy'),
  evs: inPictures('poems/five-fat-mangoes'),
  english: inPictures('events/emblem-story'),
  calculators: inPictures('events/emblem-maths'),
  formulas: inPictures('emblems/secondary'),
  converters: inPictures('events/solar-walk'),
  numbers: inPictures('events/emblem-maths'),
  poems: inPictures('poems/the-kite-in-the-neem'),
  stories: inPictures('stories/tara-and-the-rangoli'),
  blog: inPictures('poems/before-the-results'),
  events: inPictures('events/events'),
  activities: inPictures('achievements/athletics'),
  about: inPictures('events/emblem-visit'),
  contact: inPictures('thank-you'),
};

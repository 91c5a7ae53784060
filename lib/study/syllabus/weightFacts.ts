import { listWords } from '@/data/copy/listWords';
import type { SyllabusCourse, SyllabusUnit } from '@/data/study/syllabus/course';
import { WEIGHT } from '@/data/study/syllabus/texts';
import { tidyNumber } from './tidyNumber';
import { heaviestHalf, poorestUnits, richestUnits } from './weighUnits';

export type WeightFact = { term: string; detail: string };

// By name, or by numbers where several go together.
const spokenUnit = ({ number, name }: SyllabusUnit): string =>
  number.includes(' ') ? WEIGHT.units(number) : name;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Names have commas of their own: quotes keep them apart.
const nameAll = (units: readonly SyllabusUnit[]): string =>
  units.length === 1
    ? units.map(spokenUnit).join('')
    : listWords(units.map((unit) => `“${spokenUnit(unit)}”`));

const perChapter = (units: readonly SyllabusUnit[]): string => {
  const [first] = units;
  const marks = first ? first.marks / first.chapters.length : 0;
  return capital(WEIGHT.perChapter(tidyNumber(marks), nameAll(units)));
};

/** Which units weigh most, and where a chapter has most and fewest marks. */
export const weightFacts = ({
  units,
  theory,
}: Pick<SyllabusCourse, 'units' | 'theory'>): WeightFact[] => {
  const heavy = heaviestHalf(units);
  const marks = heavy.reduce((sum, unit) => sum + unit.marks, 0);
  const named = listWords(heavy.map((unit) => `${spokenUnit(unit)} (${unit.marks})`));
  return [
    { term: WEIGHT.half, detail: capital(WEIGHT.halfIs(named, heavy.length, marks, theory)) },
    { term: WEIGHT.richest, detail: perChapter(richestUnits(units)) },
    { term: WEIGHT.poorest, detail: perChapter(poorestUnits(units)) },
  ];
};

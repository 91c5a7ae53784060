import { DAY_TOPICS } from '@/data/content/dayTopics';
import { STAGE_NAMES, type Stage } from '@/data/grades';
import { stagesOf } from '@/lib/schools/directory/branches';
import type { BranchFacts } from './facts';

export type DayPart = { stage: Stage; title: string; ages: string; text: string };

/** What a day is like for each age group that the branch teaches. */
export const dayParts = ({ branch, position, main }: BranchFacts): DayPart[] =>
  stagesOf(branch).map(({ stage, grades }) => ({
    stage,
    title: STAGE_NAMES[stage],
    ages: agesLabel(grades.map(({ age }) => age)),
    text: topicsOf(stage, position, main ? 2 : 1),
  }));

/** `ages 6 to 10`, `age 14`. */
export const agesLabel = (ages: readonly number[]): string => {
  const youngest = Math.min(...ages);
  const oldest = Math.max(...ages);
  return youngest === oldest ? `age ${youngest}` : `ages ${youngest} to ${oldest}`;
};

// Neighbours in the directory tell different parts of the day; the lists differ in length, so that
// the same parts seldom meet again. A wing has one age group only and tells more of it.
const topicsOf = (stage: Stage, position: number, count: number): string => {
  const topics: readonly string[] = DAY_TOPICS[stage];
  const start = position % topics.length;
  return [...topics, ...topics].slice(start, start + count).join(' ');
};

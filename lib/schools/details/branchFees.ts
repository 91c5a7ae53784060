import type { Stage } from '@/data/grades';
import { getDetails } from '@/data/places/records/records';
import { feeFacts, firstYear, sumOf, tuitionOf } from './fees';

/** Rupees for a year in one stage, without the bus. */
export type StageFee = {
  stage: Stage;
  /** With application and admission. */
  firstYear: number;
  /** Tuition alone: the first year's, and every later one. */
  tuition: number;
};

/** What a branch costs in each of its stages, youngest first; empty where no fees are known. */
export const branchFees = (branchId: number): StageFee[] => {
  const { fees, buses } = getDetails(branchId);
  if (!fees) return [];
  const facts = feeFacts(fees, buses);
  return facts.stages.map((cost) => ({
    stage: cost.stage,
    firstYear: sumOf(firstYear(facts, { stage: cost.stage, zone: null, isBoarder: false })),
    tuition: tuitionOf(facts, cost),
  }));
};

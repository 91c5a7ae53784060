import { type GradeId, STAGES } from '@/data/grades';
import type { Position } from '@/data/places/place';
import type { BranchRecord } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { branchFees } from '@/lib/schools/details/branchFees';
import { sayHours, wholeDay } from '@/lib/schools/details/clock';
import { rupees } from '@/lib/schools/details/rupees';
import { type BranchCardFacts, toBranchCard } from './branchCard';

/** A card of the page of a city: what its filters and the order by distance read. */
export type CityCard = BranchCardFacts & {
  from: GradeId;
  to: GradeId;
  position: Position | null;
  /** A year’s tuition in rupees, for each of the stages; null where none is known. */
  tuition: (number | null)[];
};

/** The cards of a city’s branches with a page. For prerendering. */
export const toCityCards = (branches: readonly BranchRecord[]): CityCard[] =>
  branches.flatMap((branch) => {
    const card = toBranchCard(branch);
    if (!card) return [];
    const fees = branchFees(branch.id);
    const tuition = STAGES.map((stage) => fees.find((fee) => fee.stage === stage)?.tuition ?? null);
    const line = [feesFrom(tuition), hoursOf(branch.id)]
      .filter((part) => part !== null)
      .join(' · ');
    return [
      {
        ...card,
        ...(line && { line }),
        from: branch.from,
        to: branch.to,
        position: branch.position ?? null,
        tuition,
      },
    ];
  });

const feesFrom = (tuition: CityCard['tuition']): string | null => {
  const amounts = tuition.filter((amount) => amount !== null);
  return amounts.length > 0 ? `Tuition from ${rupees(Math.min(...amounts))} a year` : null;
};

const hoursOf = (branchId: number): string | null => {
  const day = wholeDay(Object.values(getDetails(branchId).schoolHours ?? {}));
  return day && sayHours(day);
};

import { type GradeId, STAGES, type Stage } from '@/data/grades';
import type { Position } from '@/data/places/place';
import type { BranchRecord } from '@/data/places/places';
import type { Hours } from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import { branchFees } from '@/lib/schools/details/branchFees';
import { minutesOf, sayHours } from '@/lib/schools/details/clock';
import { rupees } from '@/lib/schools/details/rupees';
import { type BranchCardFacts, toBranchCard } from './branchCard';

/** A card of the page of a city: what its filters and the order by distance read. */
export type CityCard = BranchCardFacts & {
  from: GradeId;
  to: GradeId;
  position: Position | null;
  /** A year’s tuition in rupees, by stage; empty where it is not known. */
  tuition: Partial<Record<Stage, number>>;
};

/** The cards of a city’s branches with a page. For prerendering. */
export const toCityCards = (branches: readonly BranchRecord[]): CityCard[] =>
  branches.flatMap((branch) => {
    const card = toBranchCard(branch);
    if (!card) return [];
    const tuition = Object.fromEntries(
      branchFees(branch.id).map((fee) => [fee.stage, fee.tuition]),
    );
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
  const amounts = Object.values(tuition);
  return amounts.length > 0 ? `From ${rupees(Math.min(...amounts))} a year` : null;
};

/** From the first bell of any stage to the last. */
const hoursOf = (branchId: number): string | null => {
  const { schoolHours } = getDetails(branchId);
  const hours = STAGES.flatMap((stage): Hours[] => {
    const own = schoolHours?.[stage];
    return own ? [own] : [];
  });
  const [first, ...others] = hours;
  if (!first) return null;
  const whole = others.reduce<Hours>(
    ([from, to], own) => [
      minutesOf(own[0]) < minutesOf(from) ? own[0] : from,
      minutesOf(own[1]) > minutesOf(to) ? own[1] : to,
    ],
    first,
  );
  return sayHours(whole);
};

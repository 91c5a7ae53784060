import type { FeeItem } from '@/data/copy/branchDetails';
import { dayAndMonth } from '@/data/copy/months';
import { STAGE_NAMES, type Stage } from '@/data/grades';
import { BUS_ZONES, type Buses, type BusZone, type Fees } from '@/data/places/records/record';
import { stagesIn } from './stagesIn';

/** What one stage costs, in rupees. */
export type StageCost = {
  stage: Stage;
  name: string;
  application: number;
  admission: number;
  term: number;
};

/** What the table and the calculator of fees read. */
export type FeeFacts = {
  stages: StageCost[];
  /** `10 April`, one for each term, in the order of the school year. */
  dueOn: string[];
  /** A year of boarding, and who may board; null at a day school. */
  boarding: { fee: number; from: string; stages: readonly Stage[] } | null;
  /** A year of the bus, nearest zone first, with the localities of the zone; empty without buses. */
  zones: { zone: BusZone; fee: number; localities: string[] }[];
};

/** The name of the first grade that boards, and the stages from there on. */
export type Boarders = { from: string; stages: readonly Stage[] };

/** What a family chooses in the calculator. */
export type FeeChoice = { stage: Stage; zone: BusZone | null; isBoarder: boolean };

export type FeeLine = { what: FeeItem; amount: number };

/** The fees of a branch for its page. */
export const feeFacts = (
  fees: Fees,
  buses: Buses | undefined,
  boarders: Boarders | null = null,
): FeeFacts => ({
  stages: stagesIn(fees.byStage).map(([stage, cost]) => ({
    stage,
    name: STAGE_NAMES[stage],
    ...cost,
  })),
  dueOn: fees.dueOn.map(dayAndMonth),
  boarding: fees.boarding && boarders ? { fee: fees.boarding, ...boarders } : null,
  zones: buses
    ? BUS_ZONES.map((zone) => ({
        zone,
        fee: buses.fees[zone],
        localities: buses.stops
          .filter((stop) => stop.zone === zone)
          .map(({ locality }) => locality),
      })).filter(({ localities }) => localities.length > 0)
    : [],
});

/** A year of tuition, the first and every later one, in rupees. */
export const tuitionOf = (
  { dueOn }: Pick<FeeFacts, 'dueOn'>,
  { term }: Pick<StageCost, 'term'>,
): number => term * dueOn.length;

/** Whether children of the stage, at least the oldest of them, may live on the campus. */
export const mayBoard = ({ boarding }: FeeFacts, stage: Stage): boolean =>
  boarding?.stages.includes(stage) ?? false;

/** What a family pays in its first year, line by line; a boarder takes no bus. */
export const firstYear = (fees: FeeFacts, { stage, zone, isBoarder }: FeeChoice): FeeLine[] => {
  const cost = fees.stages.find((candidate) => candidate.stage === stage);
  if (!cost) return [];
  const boards = isBoarder && mayBoard(fees, stage);
  const bus = fees.zones.find((candidate) => candidate.zone === zone)?.fee ?? 0;
  const lines: FeeLine[] = [
    { what: 'application', amount: cost.application },
    { what: 'admission', amount: cost.admission },
    { what: 'tuition', amount: tuitionOf(fees, cost) },
    { what: 'bus', amount: boards ? 0 : bus },
    { what: 'boarding', amount: boards ? (fees.boarding?.fee ?? 0) : 0 },
  ];
  return lines.filter(({ amount }) => amount > 0);
};

/** The sum of the lines, in rupees. */
export const sumOf = (lines: readonly FeeLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

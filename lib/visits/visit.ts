import { isRecord } from '@/lib/site/isRecord';
import { parseSlot, type Slot } from './slot';

export const VISIT_STATUSES = ['none', 'booked', 'cancelled'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** The campus visit of an enquiry, without a word about whose it is. */
export type CampusVisit = {
  /** The number of the branch. */
  branch: number;
  /** Null where none was ever booked. */
  slot: Slot | null;
  status: VisitStatus;
  /** It has begun: nothing can be changed any more. */
  isOver: boolean;
};

/** What became of a wish for a visit. */
export type VisitAnswer = CampusVisit & {
  /** The wanted slot, where it can not be had: it is full, too near or none of the branch. */
  refused: Slot | null;
  /** Free ones instead of that. */
  offers: Slot[];
};

const parseSlots = (value: unknown): Slot[] =>
  Array.isArray(value) ? value.flatMap((item: unknown) => parseSlot(item) ?? []) : [];

/** A visit that an endpoint answered with, or null. */
export const parseVisit = (value: unknown): CampusVisit | null => {
  if (!isRecord(value) || typeof value.branch !== 'number') return null;
  const status = VISIT_STATUSES.find((one) => one === value.status);
  if (status === undefined) return null;
  return {
    branch: value.branch,
    slot: parseSlot(value.slot),
    status,
    isOver: value.isOver === true,
  };
};

export const parseVisitAnswer = (value: unknown): VisitAnswer | null => {
  const visit = parseVisit(value);
  if (visit === null || !isRecord(value)) return null;
  return { ...visit, refused: parseSlot(value.refused), offers: parseSlots(value.offers) };
};

/** The free slots of GET /api/visits, or null. */
export const parseFreeSlots = (value: unknown): Slot[] | null =>
  isRecord(value) && Array.isArray(value.slots) ? parseSlots(value.slots) : null;

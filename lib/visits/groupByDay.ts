import { dayOf, type Slot } from './slot';

export type SlotDay = { day: string; slots: Slot[] };

/** Slots by their day, both in the order in which they came. */
export const groupByDay = (slots: readonly Slot[]): SlotDay[] => {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) days.set(dayOf(slot), [...(days.get(dayOf(slot)) ?? []), slot]);
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
};

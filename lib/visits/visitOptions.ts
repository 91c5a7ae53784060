import { describeDay, describeSlot } from './describeSlot';
import { groupByDay } from './groupByDay';
import type { Slot } from './slot';

/** What a list offers, day by day. */
export type VisitOptions = { label: string; options: { value: Slot; label: string }[] }[];

/** Slots as the browser's own list has them. Made on the server: a browser with JavaScript needs no such list. */
export const toVisitOptions = (slots: readonly Slot[]): VisitOptions =>
  groupByDay(slots).map(({ day, slots: ofDay }) => ({
    label: describeDay(day),
    options: ofDay.map((slot) => ({ value: slot, label: describeSlot(slot) })),
  }));

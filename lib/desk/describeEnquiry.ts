import { DESK_ENQUIRY_COPY as COPY } from '@/data/copy/desk/enquiry';
import type { DeskEnquiry } from './contract';
import { inIndia } from './time';

/** When the family is shown round, in words. */
export const describeVisit = (visit: DeskEnquiry['visit']): string => {
  if (visit === null) return COPY.noVisit;
  const time = inIndia(Date.parse(`${visit.slot}:00+05:30`));
  return visit.status === 'cancelled' ? `${time}, ${COPY.cancelled}` : time;
};

/** What is known of how a parent came, in words. */
export const describeTouch = (touch: DeskEnquiry['first']): string => {
  const parts = Object.entries(touch ?? {}).map(([name, value]) => `${name}: ${value}`);
  return parts.join(', ') || COPY.unknown;
};

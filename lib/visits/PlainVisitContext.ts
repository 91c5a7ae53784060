import { createContext } from 'react';
import type { Slot } from './slot';
import type { VisitOptions } from './visitOptions';

export type PlainVisit = {
  /** The times of the branch as its record has them, whether or not somebody has booked them. */
  options: VisitOptions;
  /** In a form that came back from the server. */
  chosen?: Slot | null;
};

/**
 * What a page's form offers browsers without JavaScript. A context, so that the form has it wherever
 * the page's view puts it.
 */
export const PlainVisitContext = createContext<PlainVisit | null>(null);

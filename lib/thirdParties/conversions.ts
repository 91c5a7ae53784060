import type { ConversionName } from '@/data/conversions';

/** Something that a visitor did, for which advertisements are judged. Nothing personal. */
export type Conversion = {
  name: ConversionName;
  /** The random key of the enquiry that it belongs to; without one it counts once in a visit. */
  key?: string;
};

type Count = (conversion: Conversion) => void;

let count: Count | null = null;
let waiting: Conversion[] = [];
let page = '';

/**
 * Notes that a visitor enquired, called and so on. It sends nothing: what loads after a yes does
 * (`startCounting`). Until then it waits, for as long as the visitor stays on this page.
 */
export const countConversion: Count = (conversion) => {
  if (count) return count(conversion);
  waiting.push(conversion);
  page = window.location.pathname;
};

/** Hands over what happened on this page so far, and what happens next. Answers the way to stop. */
export const startCounting = (next: Count): (() => void) => {
  count = next;
  waiting.splice(0).forEach(next);
  return () => {
    count = null;
  };
};

/** The visitor went on to another page: a yes that comes later does not tell what was done before. */
export const forgetLeftPage = (): void => {
  if (window.location.pathname !== page) waiting = [];
};

/** A press on a link that is the brochure itself. */
export const countBrochure = (): void => countConversion({ name: 'brochure' });

import type { Conversion } from './unit';

/** A question whose steps and answer are computed. */
export type ConversionQuestion = Conversion & { ask: string; hint: string };

/** What a converter's page says around its tool. */
export type ConverterText = {
  heading: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** What is worth knowing by heart; the numbers are computed. */
  known: readonly Conversion[];
  mistakes: readonly string[];
  practice: readonly ConversionQuestion[];
};

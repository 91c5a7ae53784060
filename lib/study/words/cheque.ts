import { groupIndian } from './grouping';
import { toIndianWords, toTitleCase } from './numberWords';

export type Cheque = { words: string; figures: string };

/** An amount in whole rupees as people write it on a cheque: closed with Only and /-. */
export const writeCheque = (value: bigint): Cheque => ({
  words: `${value === 1n ? 'Rupee' : 'Rupees'} ${toTitleCase(toIndianWords(value))} Only`,
  figures: `₹${groupIndian(value.toString())}/-`,
});

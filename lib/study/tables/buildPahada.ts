import { PAHADA_TIMES } from '@/data/study/tables/pahada';
import { toHindiWords } from '@/lib/study/words/hindiWords';

/** One line of a Hindi table: तीन सत्ते इक्कीस. */
export type PahadaLine = {
  times: number;
  product: number;
  /** In Hindi letters. */
  words: string;
  /** In Latin letters, as it is said. */
  said: string;
};

export type Pahada = {
  /** The number in Hindi letters. */
  name: string;
  lines: readonly PahadaLine[];
};

/** The table of a whole number from 1 in Hindi, to ten. */
export const buildPahada = (factor: number): Pahada => {
  const name = toHindiWords(BigInt(factor));
  return {
    name: name.hindi,
    lines: PAHADA_TIMES.map(([hindi, said], at) => {
      const times = at + 1;
      const product = toHindiWords(BigInt(factor * times));
      return {
        times,
        product: factor * times,
        words: `${name.hindi} ${hindi} ${product.hindi}`,
        said: `${name.said} ${said} ${product.said}`,
      };
    }),
  };
};

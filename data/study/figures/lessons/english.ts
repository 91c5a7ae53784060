import type { Figure } from '@/data/study/figures/figure';
import { WORD_FIGURES } from './englishWords';
import { WRITING_FIGURES } from './englishWriting';
import { TENSE_FIGURES } from './tenses';

export const ENGLISH_FIGURES: Readonly<Record<string, Figure>> = {
  ...TENSE_FIGURES,
  ...WORD_FIGURES,
  ...WRITING_FIGURES,
};

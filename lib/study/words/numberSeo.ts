import { COMMON_NUMBER, numberPath } from '@/data/routes/paths/study/converters';
import { fitDescription, fitTitle } from '@/data/routes/route';
import type { PageSeo } from '@/data/routes/routes';
import { shareHeadFor } from '@/data/routes/share/shareImage';
import { NUMBER_TEXT } from '@/data/study/converters/numberText';
import { groupIndian } from './grouping';
import { capitalise, toIndianWords } from './numberWords';

const TEXT = NUMBER_TEXT.seo;

/** The head of the page of a whole number below 10^15. */
export const numberSeo = (value: bigint): PageSeo => {
  const shown = groupIndian(`${value}`);
  const words = toIndianWords(value);
  return {
    path: numberPath(value),
    title: fitTitle(
      `${TEXT.title(shown)}: ${capitalise(words)}`,
      TEXT.plainTitle(shown),
      TEXT.title(shown),
    ),
    description: fitDescription(TEXT.full(shown, words), TEXT.short(shown)),
    image: shareHeadFor({ path: numberPath(value), kind: 'page', section: 'study' }),
    // Every number links to its neighbours: without an end a search engine would walk them for ever.
    robots: COMMON_NUMBER.test(`${value}`) ? 'index' : 'noindex',
  };
};

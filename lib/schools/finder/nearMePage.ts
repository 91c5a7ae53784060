import { NEAR_ME, nearMeQuestions } from '@/data/content/nearMe';
import { listWords } from '@/data/copy/listWords';
import { CITIES, CITY_SLUGS, getCityTexts } from '@/data/places/places';
import { boardingBranches } from '@/lib/schools/directory/branches';
import { buildCityCards, type CityCardFacts } from '@/lib/schools/directory/cityCards';
import { countDirectory } from '@/lib/schools/directory/counts';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { buildIndiaMap } from '@/lib/schools/maps/indiaMap';
import type { Question } from '@/lib/schools/questions/question';

/** What the page about the branch near home shows. Texts travel as props. */
export type NearMePage = {
  texts: Pick<typeof NEAR_ME, 'heading' | 'lead' | 'knowAlready' | 'toForm' | 'enquiry'>;
  cities: CityCardFacts[];
  map: MapDrawing;
  questions: Question[];
};

const countLocalities = (): number =>
  CITY_SLUGS.flatMap((city) => Object.keys(getCityTexts(city).localities)).length;

/** Gathers the page. For prerendering. */
export const buildNearMePage = (): NearMePage => {
  const { heading, lead, knowAlready, toForm, enquiry } = NEAR_ME;
  const cities = buildCityCards('branches');
  return {
    texts: { heading, lead, knowAlready, toForm, enquiry },
    cities,
    map: buildIndiaMap(),
    questions: nearMeQuestions({
      onSite: countDirectory().onSite,
      cities: cities.length,
      localities: countLocalities(),
      boarding: listWords(boardingBranches().map(({ city }) => CITIES[city].displayName)),
    }),
  };
};

import { Band } from '@/components/blocks/Band';
import { CityGrid } from '@/components/blocks/CityGrid';
import { FaqList } from '@/components/blocks/FaqList';
import { NEAR_ME } from '@/data/content/nearMe';
import type { NearMePage } from '@/lib/finder/nearMePage';
import { SchoolRunPoints } from './SchoolRunPoints';

export type NearMeStoryProps = Pick<NearMePage, 'cities' | 'questions'>;

/** Around the finder, to be read: the school run, the cities, questions. */
export const NearMeStory = ({ cities, questions }: NearMeStoryProps) => (
  <>
    <Band id="school-run" heading={NEAR_ME.schoolRun.heading} lead={NEAR_ME.schoolRun.lead}>
      <SchoolRunPoints />
    </Band>
    <Band id="cities" tone="white" heading={NEAR_ME.cities.heading} lead={NEAR_ME.cities.lead}>
      <CityGrid cities={cities} />
    </Band>
    <Band id="questions" heading={NEAR_ME.questionsHeading}>
      <FaqList questions={questions} />
    </Band>
  </>
);

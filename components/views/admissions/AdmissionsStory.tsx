import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { CityGrid } from '@/components/blocks/CityGrid';
import { Split } from '@/components/blocks/Split';
import type { CityCardFacts } from '@/lib/directory/cityCards';
import { PapersAside } from './PapersAside';

export type AdmissionsStoryProps = { cities: readonly CityCardFacts[] };

/** The steps, the papers and the cities, to be read. */
export const AdmissionsStory = ({ cities }: AdmissionsStoryProps) => (
  <>
    <Band id="steps" heading="From the first call to the first day">
      <Split aside={<PapersAside />}>
        <AdmissionSteps />
      </Split>
    </Band>
    <Band
      id="cities"
      tone="white"
      heading="Admission in your city"
      lead="Which branches take which ages, and what families there ask."
    >
      <CityGrid cities={cities} />
    </Band>
  </>
);

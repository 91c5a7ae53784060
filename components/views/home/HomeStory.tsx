import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { CityGrid } from '@/components/blocks/CityGrid';
import { Split } from '@/components/blocks/Split';
import { ADMISSION_SESSION } from '@/data/school';
import type { HomePage } from '@/lib/directory/homePage';
import { longDate } from '@/lib/directory/story/words';
import { AdmissionStart } from './AdmissionStart';
import { BoardCards } from './BoardCards';
import { CampusKinds } from './CampusKinds';
import { SampleResults } from './SampleResults';
import { SchoolFacts } from './SchoolFacts';
import { StageCards } from './StageCards';

type HomeStoryProps = { page: HomePage };

/** What the school is, to be read: nothing in it does anything but lead on. */
export const HomeStory = ({ page }: HomeStoryProps) => (
  <>
    <SchoolFacts counts={page.counts} />
    <Band
      id="stages"
      heading="From the first day to the last board examination"
      lead={`The age for each grade, in years completed on ${longDate(ADMISSION_SESSION.ageOn)}.`}
    >
      <StageCards stages={page.stages} />
    </Band>
    <Band
      id="boards"
      tone="white"
      heading="Two boards, one school"
      lead="Each branch follows one of them in all its grades."
    >
      <BoardCards boards={page.boards} />
    </Band>
    <Band
      id="cities"
      heading="Our cities"
      lead={`${page.counts.onSite} branches have a page here, each with its grades, board and the areas it serves.`}
    >
      <CityGrid cities={page.cities} />
    </Band>
    <CampusKinds boarding={page.counts.boarding} />
    <Band
      id="admission"
      heading="How admission works"
      lead={`For the ${ADMISSION_SESSION.label} session, the same at every branch.`}
    >
      <Split aside={<AdmissionStart />}>
        <AdmissionSteps />
      </Split>
    </Band>
    <SampleResults results={page.results} />
  </>
);

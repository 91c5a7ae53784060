import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { CityGrid } from '@/components/blocks/CityGrid';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { FaqList } from '@/components/blocks/FaqList';
import { BranchFinder } from '@/components/blocks/finder/BranchFinder';
import { Hero } from '@/components/blocks/Hero';
import { JsonLd } from '@/components/blocks/JsonLd';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import type { PageSeo } from '@/data/routes/routes';
import { ADMISSION_SESSION, SCHOOL } from '@/data/school';
import type { HomePage } from '@/lib/schools/directory/homePage';
import { buildOrganization } from '@/lib/seo/jsonLd/organization';
import { AdmissionStart } from './AdmissionStart';
import { BoardCards } from './BoardCards';
import { CampusKinds } from './CampusKinds';
import { SampleResults } from './SampleResults';
import { SchoolFacts } from './SchoolFacts';
import { StageCards } from './StageCards';

type HomeViewProps = { seo: PageSeo; page: HomePage };

const PICTURE = { src: '/pictures/school-gate.svg', width: 640, height: 480 };

/** The home page: which school this is, and which of its branches suits a family. */
export const HomeView = ({ seo, page }: HomeViewProps) => (
  <>
    <Seo {...seo} />
    <JsonLd about={buildOrganization()} />
    <Hero
      heading="A good school, close to home"
      lead={`${SCHOOL.name} teaches children from Pre-Nursery to Grade 12 in ${page.counts.branches} branches across ${page.counts.cities} cities. Tell us where you live, and we show you the branches that suit.`}
      picture={PICTURE}
    >
      <BranchFinder />
    </Hero>
    <SchoolFacts counts={page.counts} />
    <Band id="stages" heading="From the first day to the last board examination" lead={page.ages}>
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
    <Band id="questions" heading="Questions parents ask">
      <Split
        aside={
          <EnquirySection
            heading="Ask us anything"
            text="Choose a city and a branch, and its admissions team calls you."
          />
        }
      >
        <FaqList questions={page.questions} />
      </Split>
    </Band>
  </>
);

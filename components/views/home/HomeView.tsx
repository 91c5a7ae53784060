import { Band } from '@/components/blocks/Band';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { FaqList } from '@/components/blocks/FaqList';
import { BranchFinder } from '@/components/blocks/finder/BranchFinder';
import { Hero } from '@/components/blocks/Hero';
import { JsonLd } from '@/components/blocks/JsonLd';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import type { PageSeo } from '@/data/routes/routes';
import { SCHOOL } from '@/data/school';
import type { HomePage } from '@/lib/directory/homePage';
import { HomeStoryIsland } from './HomeStoryIsland';

type HomeViewProps = { seo: PageSeo; page: HomePage };

const PICTURE = { src: '/pictures/school-gate.svg', width: 640, height: 480 };

/** The home page: which school this is, and which of its branches suits a family. */
export const HomeView = ({ seo, page }: HomeViewProps) => (
  <>
    <Seo {...seo} />
    <JsonLd about={{ kind: 'organization' }} />
    <Hero
      heading="A good school, close to home"
      lead={`${SCHOOL.name} teaches children from Pre-Nursery to Grade 12 in ${page.counts.branches} branches across ${page.counts.cities} cities. Tell us where you live, and we show you the branches that suit.`}
      picture={PICTURE}
    >
      <BranchFinder />
    </Hero>
    <HomeStoryIsland page={page} />
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

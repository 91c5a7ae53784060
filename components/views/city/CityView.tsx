import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { FaqList } from '@/components/blocks/FaqList';
import { JsonLd } from '@/components/blocks/JsonLd';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import type { PageSeo } from '@/data/routes/routes';
import type { CityPage } from '@/lib/schools/directory/cityPage';
import { buildBranchList } from '@/lib/seo/jsonLd/branchList';
import { BranchFilter } from './BranchFilter';
import { CityEnquiry } from './CityEnquiry';
import { CityHead } from './CityHead';
import { CityLinks } from './CityLinks';
import { CityNotes } from './CityNotes';
import { CityTally } from './CityTally';

type CityViewProps = { page: CityPage; seo: PageSeo };

/** The branches of one city beside its map: find the right one, then what to do next. */
export const CityView = ({ page, seo }: CityViewProps) => (
  <>
    <Seo {...seo} />
    {page.cards.length > 1 && <JsonLd about={buildBranchList(page.cards)} />}
    <CityHead page={page} />
    <Band id="branches" tone="white" heading={listHeadingOf(page)} density="close">
      <BranchFilter city={page.slug} cards={page.cards} map={page.map} />
      {page.formOnly && <p>{page.formOnly}</p>}
    </Band>
    <Band id="choosing" heading={`Choosing a school in ${page.name}`}>
      <CityTally page={page} />
      <CityNotes page={page} />
    </Band>
    <Band id="admission" tone="white" heading={`Admission in ${page.name}, step by step`}>
      <Split aside={<CityEnquiry page={page} />}>
        <AdmissionSteps detail="short" />
        <CityLinks page={page} />
      </Split>
    </Band>
    <Band id="questions" heading="Questions parents ask">
      <FaqList questions={page.questions} />
    </Band>
    <ContactBar path={page.path} hasForm={page.enquiry !== null} />
  </>
);

const listHeadingOf = ({ cards }: CityPage): string => {
  if (cards.length === 1) return 'At a glance';
  return cards.length < 3 ? 'The branches' : 'Find the branch near you';
};

import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { FaqList } from '@/components/blocks/FaqList';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { CityPage } from '@/lib/schools/directory/cityPage';
import { BranchFilter } from './BranchFilter';
import { CityEnquiry } from './CityEnquiry';
import { CityLinks } from './CityLinks';
import { CityNotes } from './CityNotes';
import { CityTally } from './CityTally';

type CityViewProps = { page: CityPage; seo: PageSeo };

/** The branches of one city: find the nearest, then what to do next. */
export const CityView = ({ page, seo }: CityViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading={headingOf(page)}
      lead={page.note?.intro}
      picture={{ src: page.skyline, width: 320, height: 200 }}
      trail={<Breadcrumbs trail={TRAIL} current={page.name} />}
    >
      <CityTally page={page} />
    </Hero>
    <Band id="branches" tone="white" heading={listHeadingOf(page)}>
      <BranchFilter cards={page.cards} />
    </Band>
    <Band id="choosing" heading={`Choosing a school in ${page.name}`}>
      <CityNotes page={page} />
    </Band>
    <Band id="admission" tone="white" heading={`Admission in ${page.name}, step by step`}>
      <Split aside={<CityEnquiry page={page} />}>
        <AdmissionSteps />
        <CityLinks page={page} />
      </Split>
    </Band>
    <Band id="questions" heading="Questions parents ask">
      <FaqList questions={page.questions} />
    </Band>
    <ContactBar path={page.path} hasForm={page.enquiry !== null} />
  </>
);

const TRAIL = [
  { title: 'Home', path: PATHS.home },
  { title: 'Day schools', path: PATHS.daySchool },
];

const headingOf = ({ name, cards }: CityPage): string =>
  cards.length === 1 ? `Our branch in ${name}` : `${cards.length} branches in ${name}`;

const listHeadingOf = ({ cards }: CityPage): string => {
  if (cards.length === 1) return 'At a glance';
  return cards.length < 3 ? 'The branches' : 'Find the branch near you';
};

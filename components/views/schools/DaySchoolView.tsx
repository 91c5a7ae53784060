import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { CityGrid } from '@/components/blocks/CityGrid';
import { EnquireButton } from '@/components/blocks/enquiry/EnquireButton';
import { Hero } from '@/components/blocks/Hero';
import { IndiaMap } from '@/components/blocks/maps/IndiaMap';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { PointList } from '@/components/blocks/PointList';
import { Seo } from '@/components/blocks/Seo';
import { ButtonLink } from '@/components/ui/Button';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { DaySchoolPage } from '@/lib/schools/directory/schoolPages';
import styles from './DaySchoolView.module.scss';
import { FactLine } from './FactLine';

type DaySchoolViewProps = { page: DaySchoolPage; seo: PageSeo };

const PICTURE = {
  src: '/pictures/schools/bus-stop.svg',
  alt: 'A boy runs for the yellow school bus, his mother waves, and the dog brings the forgotten lunch box',
};

/** What a day school is, and the cities to choose from. */
export const DaySchoolView = ({
  page: { words, counts, cities, map },
  seo,
}: DaySchoolViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading={words.heading}
      lead={words.intro}
      picture={PICTURE}
      trail={<Breadcrumbs trail={[{ title: 'Home', path: PATHS.home }]} current="Day schools" />}
    >
      <FactLine>
        {`All ${counts.branches} branches in ${counts.cities} cities take day pupils, pre-primary wings included. ${counts.onSite} have a page here.`}
      </FactLine>
    </Hero>
    <Band id="cities" tone="white" heading="Choose your city">
      <WithMap map={<IndiaMap map={map} />}>
        <CityGrid cities={cities} columns="three" />
      </WithMap>
    </Band>
    <Band id="day-school" heading="How a day school works with us">
      <PointList points={words.parts} />
    </Band>
    <Band id="admission" tone="white" heading="Admission, step by step">
      <AdmissionSteps />
      <p className={styles.links}>
        <EnquireButton />
        <ButtonLink href={PATHS.admissions} tone="secondary">
          All about admission
        </ButtonLink>
        <ButtonLink href={PATHS.boardingSchool} tone="secondary">
          Boarding schools
        </ButtonLink>
      </p>
    </Band>
  </>
);

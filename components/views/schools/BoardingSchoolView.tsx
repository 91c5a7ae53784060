import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { CityGrid } from '@/components/blocks/CityGrid';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { FaqList } from '@/components/blocks/FaqList';
import { Hero } from '@/components/blocks/Hero';
import { IndiaMap } from '@/components/blocks/maps/IndiaMap';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { PointList } from '@/components/blocks/PointList';
import { Seo } from '@/components/blocks/Seo';
import { BOARDING_SCHOOL } from '@/data/content/dayAndBoarding';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { BoardingSchoolPage } from '@/lib/schools/directory/schoolPages';
import styles from './BoardingSchoolView.module.scss';
import { CampusCard } from './CampusCard';
import { FactLine } from './FactLine';

type BoardingSchoolViewProps = { page: BoardingSchoolPage; seo: PageSeo };

const PICTURE = {
  src: '/pictures/schools/pillow-fight.svg',
  alt: 'A pillow fight in the dormitory: the warden has come with a pillow of her own',
};

/** The campuses with boarding, whom it suits and how to see one. */
export const BoardingSchoolView = ({
  page: { campuses, cities, map },
  seo,
}: BoardingSchoolViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading={BOARDING_SCHOOL.heading}
      lead={BOARDING_SCHOOL.intro}
      picture={PICTURE}
      trail={
        <Breadcrumbs trail={[{ title: 'Home', path: PATHS.home }]} current="Boarding schools" />
      }
    >
      <FactLine>{BOARDING_SCHOOL.fact}</FactLine>
    </Hero>
    <Band id="campuses" tone="white" heading="The four campuses">
      <ul className={styles.campuses}>
        {campuses.map((campus) => (
          <li key={campus.card.id}>
            <CampusCard campus={campus} />
          </li>
        ))}
      </ul>
    </Band>
    <Band id="suits" heading="Whom boarding suits">
      <PointList points={BOARDING_SCHOOL.suits} />
    </Band>
    <Band id="questions" tone="white" heading="Questions about boarding">
      <FaqList questions={BOARDING_SCHOOL.questions} />
    </Band>
    <div className={styles.visit}>
      <EnquirySection
        heading="Arrange a visit"
        text="Choose the campus in the form, then a day and a time."
      />
    </div>
    <Band id="cities" tone="white" heading="Day schools in your city">
      <WithMap map={<IndiaMap map={map} />}>
        <CityGrid cities={cities} columns="three" />
      </WithMap>
    </Band>
  </>
);

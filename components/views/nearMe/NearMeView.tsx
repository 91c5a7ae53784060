import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { CityGrid } from '@/components/blocks/CityGrid';
import { FaqList } from '@/components/blocks/FaqList';
import { NearMeFinder } from '@/components/blocks/finder/NearMeFinder';
import { FormHero } from '@/components/blocks/landing/FormHero';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import { IndiaMap } from '@/components/blocks/maps/IndiaMap';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { PointList } from '@/components/blocks/PointList';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import { NEAR_ME } from '@/data/content/nearMe';
import type { PageSeo } from '@/data/routes/routes';
import type { NearMePage } from '@/lib/schools/finder/nearMePage';
import styles from './NearMeView.module.scss';

type NearMeViewProps = { seo: PageSeo; page: NearMePage };

const PICTURE = {
  src: '/pictures/schools/which-way.svg',
  alt: 'A family at a signpost: father points one way, grandmother the other, and the child has found it on her own',
};

/**
 * The branch near home: the finder first, and so compact that the form, too, begins on the first
 * screen of a phone.
 */
export const NearMeView = ({ seo, page: { texts, cities, map, questions } }: NearMeViewProps) => (
  <>
    <Seo {...seo} />
    <FormHero
      heading={texts.heading}
      lead={texts.lead}
      form={texts.enquiry}
      density="compact"
      below={
        <div className={styles.below}>
          <HeroImage {...PICTURE} />
          <Breadcrumbs trail={[]} current={texts.heading} />
        </div>
      }
    >
      <div className={styles.finder}>
        <NearMeFinder />
      </div>
    </FormHero>
    <Band id="school-run" heading={NEAR_ME.schoolRun.heading} lead={NEAR_ME.schoolRun.lead}>
      <PointList points={NEAR_ME.schoolRun.points} columns="three" tone="barred" isOrdered />
    </Band>
    <Band id="cities" tone="white" heading={NEAR_ME.cities.heading} lead={NEAR_ME.cities.lead}>
      <WithMap map={<IndiaMap map={map} />}>
        <CityGrid cities={cities} columns="three" />
      </WithMap>
    </Band>
    <Band id="questions" heading={NEAR_ME.questionsHeading}>
      <FaqList questions={questions} />
    </Band>
    <p className={styles.direct}>
      {texts.knowAlready}{' '}
      <Link href="#enquire-desktop" className={styles.toForm}>
        {texts.toForm}
      </Link>
    </p>
  </>
);

import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { NearMeFinderIsland } from '@/components/blocks/finder/NearMeFinderIsland';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import type { PageSeo } from '@/data/routes';
import type { NearMePage } from '@/lib/finder/nearMePage';
import { NearMeStoryIsland } from './NearMeStoryIsland';
import styles from './NearMeView.module.scss';

type NearMeViewProps = { seo: PageSeo; page: NearMePage };

const PICTURE = { src: '/pictures/near-me.svg', width: 640, height: 480 };

/** The branch near home: the finder first, the way to the form beside it. */
export const NearMeView = ({ seo, page: { texts, cities, questions } }: NearMeViewProps) => (
  <>
    <Seo {...seo} />
    <Hero heading={texts.heading} lead={texts.lead} picture={PICTURE}>
      <p className={styles.direct}>
        {texts.knowAlready}{' '}
        <Link href="#enquire-desktop" className={styles.toForm}>
          {texts.toForm}
        </Link>
      </p>
      <NearMeFinderIsland />
    </Hero>
    <div className={styles.enquiry}>
      <EnquirySection {...texts.enquiry} />
    </div>
    <NearMeStoryIsland cities={cities} questions={questions} />
  </>
);

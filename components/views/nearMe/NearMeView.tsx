import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { NearMeFinderIsland } from '@/components/blocks/finder/NearMeFinderIsland';
import { Seo } from '@/components/blocks/Seo';
import { Drawing } from '@/components/ui/Drawing';
import { Link } from '@/components/ui/Link';
import type { PageSeo } from '@/data/routes/routes';
import type { NearMePage } from '@/lib/finder/nearMePage';
import { NearMeStoryIsland } from './NearMeStoryIsland';
import styles from './NearMeView.module.scss';

type NearMeViewProps = { seo: PageSeo; page: NearMePage };

/**
 * The branch near home: the finder first, and so compact that the form, too, begins on the first
 * screen of a phone.
 */
export const NearMeView = ({ seo, page: { texts, cities, questions } }: NearMeViewProps) => (
  <>
    <Seo {...seo} />
    <div className={styles.top}>
      <div className={styles.columns}>
        <div className={styles.find}>
          <h1 className={styles.heading}>{texts.heading}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.finder}>
            <NearMeFinderIsland />
          </div>
        </div>
        <div className={styles.form}>
          <EnquirySection {...texts.enquiry} />
        </div>
        <Drawing src="/pictures/near-me.svg" width={640} height={480} className={styles.picture} />
      </div>
    </div>
    <NearMeStoryIsland cities={cities} questions={questions} />
    <p className={styles.direct}>
      {texts.knowAlready}{' '}
      <Link href="#enquire-desktop" className={styles.toForm}>
        {texts.toForm}
      </Link>
    </p>
  </>
);

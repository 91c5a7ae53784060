import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { JsonLd } from '@/components/blocks/JsonLd';
import { Seo } from '@/components/blocks/Seo';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import type { Thing } from '@/lib/seo/jsonLd/jsonLd';
import { Afterwards } from './Afterwards';
import { Boarding } from './Boarding';
import { BranchEnquiry } from './BranchEnquiry';
import { BranchFactsCard } from './BranchFactsCard';
import { BranchPlace } from './BranchPlace';
import styles from './BranchView.module.scss';
import { BusStops } from './BusStops';
import { DayByAge } from './DayByAge';
import { Facilities } from './Facilities';
import { Fees } from './Fees';
import { FirstDays } from './FirstDays';
import { FirstScreen } from './FirstScreen';
import { GettingThere } from './GettingThere';
import { HeadLine } from './HeadLine';
import { Nearby } from './Nearby';
import { StageList } from './StageList';

type BranchViewProps = {
  page: BranchPage;
  seo: PageSeo;
  /** Structured data, from `buildSchool`: it needs facts that the page does not show. */
  school: Thing;
};

/** One branch: the facts first, the enquiry beside them, then how school is there. */
export const BranchView = ({ page, seo, school }: BranchViewProps) => (
  <div className={styles.root}>
    <Seo {...seo} />
    <JsonLd about={school} />
    <div className={styles.crumbs}>
      <Breadcrumbs
        trail={[
          { title: 'Home', path: PATHS.home },
          { title: page.city.name, path: page.city.path },
        ]}
        current={page.title}
      />
    </div>
    <div className={styles.columns}>
      <div className={styles.first}>
        <FirstScreen page={page} />
        <BranchPlace page={page} />
        <BranchFactsCard page={page} />
      </div>
      <div className={styles.enquiry}>
        <BranchEnquiry page={page} />
      </div>
      <div className={styles.rest}>
        <HeadLine page={page} />
        <DayByAge page={page} />
        <Facilities page={page} />
        <Fees page={page} />
        <StageList page={page} />
        <GettingThere page={page} />
        <BusStops page={page} />
        <Boarding page={page} />
        <Afterwards page={page} />
        <FirstDays page={page} />
        <Nearby page={page} />
      </div>
    </div>
    <ContactBar
      path={page.path}
      phone={page.details.phone?.digits}
      whatsapp={page.details.whatsapp}
      hasForm={page.enquiry !== null}
    />
  </div>
);

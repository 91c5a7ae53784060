import { PrintButton } from '@/components/blocks/study/PrintButton';
import type { PageSeo } from '@/data/routes/routes';
import type { ResourcesPage } from '@/lib/content/about/resourcesPage';
import { AboutSections } from './AboutSections';
import { AboutView } from './AboutView';
import styles from './ResourcesView.module.scss';

type ResourcesViewProps = { seo: PageSeo; page: ResourcesPage };

/** The page for parents. Of it only the checklists go on paper. */
export const ResourcesView = ({ seo, page: { checklists, ...page } }: ResourcesViewProps) => (
  <>
    <div className={styles.screen}>
      <AboutView seo={seo} page={page}>
        <PrintButton />
      </AboutView>
    </div>
    <AboutSections parts={[checklists]} />
  </>
);

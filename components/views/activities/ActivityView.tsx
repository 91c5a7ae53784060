import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import type { ActivityPage } from '@/lib/activities/activityPage';
import styles from './ActivityView.module.scss';
import { BlocksIsland } from './BlocksIsland';

type ActivityViewProps = { page: ActivityPage };

/** An activity, a festival or the list of all: what it is, then its blocks. */
export const ActivityView = ({ page }: ActivityViewProps) => (
  <>
    <Seo {...page.seo} />
    <Hero
      heading={page.heading}
      lead={page.lead}
      picture={{ src: page.picture, width: 640, height: 480 }}
      trail={<Breadcrumbs trail={page.trail} current={page.name} />}
    >
      <p className={styles.note}>{page.note}</p>
    </Hero>
    <BlocksIsland key={page.seo.path} blocks={page.blocks} />
  </>
);

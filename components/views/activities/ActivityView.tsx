import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import type { ActivityPage } from '@/lib/content/activities/activityPage';
import styles from './ActivityView.module.scss';
import { BlockBody } from './BlockBody';

type ActivityViewProps = { page: ActivityPage };

/** An activity, a festival or the list of all: what it is, then its blocks on white and on paper by turns. */
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
    {page.blocks.map((block, at) => (
      <Band
        key={block.id}
        id={block.id}
        heading={block.heading}
        lead={block.lead}
        tone={at % 2 === 0 ? 'white' : 'paper'}
      >
        <BlockBody block={block} />
      </Band>
    ))}
  </>
);

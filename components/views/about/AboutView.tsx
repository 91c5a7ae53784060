import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { ButtonLink } from '@/components/ui/Button';
import type { AboutPage } from '@/data/content/about/part';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { AboutSections } from './AboutSections';
import styles from './AboutView.module.scss';

type AboutViewProps = {
  seo: PageSeo;
  page: AboutPage;
  /** Beside the links at the top. */
  children?: ReactNode;
  /** A white band before the parts. */
  first?: ReactNode;
};

/** A page about the school: its top, then its parts. */
export const AboutView = ({ seo, page, children, first }: AboutViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading={page.heading}
      lead={page.lead}
      picture={page.picture}
      trail={<Breadcrumbs trail={[{ title: 'Home', path: PATHS.home }]} current={page.crumb} />}
    >
      <div className={styles.actions}>
        {page.actions.map(({ text, path }, at) => (
          <ButtonLink key={path} href={path} tone={at === 0 ? 'primary' : 'secondary'}>
            {text}
          </ButtonLink>
        ))}
        {children}
      </div>
    </Hero>
    {first}
    <AboutSections parts={page.parts} firstTone={first ? 'paper' : 'white'} />
  </>
);

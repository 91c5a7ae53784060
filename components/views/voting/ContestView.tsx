import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Hero } from '@/components/blocks/Hero';
import { PointList } from '@/components/blocks/PointList';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import type { ContestPage } from '@/lib/content/voting/contestPage';
import { Ballot } from './Ballot';
import styles from './ContestView.module.scss';

type ContestViewProps = { page: ContestPage };

/** The page of a contest: its entries with the ballot, then what there is to know. */
export const ContestView = ({ page }: ContestViewProps) => {
  const { rules, look, home, headings, links } = page.sections;
  return (
    <>
      <Seo {...page.seo} />
      <Hero
        heading={page.heading}
        lead={page.lead}
        picture={{ src: page.picture, width: 640, height: 480 }}
        trail={<Breadcrumbs trail={page.trail} current={page.name} />}
      />
      <Band id="entries" tone="white" heading={page.entriesHeading}>
        <Ballot {...page.ballot} />
      </Band>
      <Band id="look" heading={look.heading}>
        <PointList points={look.points} />
      </Band>
      <Band id="rules" tone="white" heading={headings.rules}>
        <PointList points={rules} />
      </Band>
      <Band id="home" heading={home.heading}>
        <p>{home.text}</p>
      </Band>
      <Band id="more" tone="white" heading={headings.more}>
        <ul className={styles.links}>
          {links.map(({ title, path }) => (
            <li key={path}>
              <Link href={path} className={styles.link}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
};

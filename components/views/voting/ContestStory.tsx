import { Band } from '@/components/blocks/Band';
import { PointList } from '@/components/blocks/PointList';
import { Link } from '@/components/ui/Link';
import type { ContestStoryParts } from '@/lib/voting/contestPage';
import styles from './ContestStory.module.scss';

type ContestStoryProps = { story: ContestStoryParts };

/** How to look at the entries, how the contest works, the same at home, and where to go on. */
export const ContestStory = ({
  story: { rules, look, home, headings, links },
}: ContestStoryProps) => (
  <>
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

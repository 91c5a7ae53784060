import { CityMap } from '@/components/blocks/maps/CityMap';
import { PinMark } from '@/components/blocks/maps/PinMark';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { Link } from '@/components/ui/Link';
import { VISIT_TEXTS } from '@/data/content/landing/visitTexts';
import { DIRECTORY_COPY } from '@/data/copy/directory';
import type { LpPage } from '@/lib/landing/lpPage';
import styles from './VisitBranches.module.scss';

const FEW = 4;

/** The branches of the city with what a driver and a family ask first: landmark, grades, areas. */
export const VisitBranches = ({ page: { city, branches, map } }: { page: LpPage }) => (
  <div className={styles.root}>
    <WithMap map={map && <CityMap map={map} />} list="wide">
      <ul className={branches.length > FEW ? styles.many : styles.few}>
        {branches.map(({ id, title, path, board, grades, landmark, areas, marks, around }, at) => (
          <li key={id} className={styles.branch} data-pin={at + 1}>
            <h3 className={styles.title}>
              <Link href={path} className={styles.link}>
                <PinMark>{at + 1}</PinMark>
                {title}
              </Link>
            </h3>
            <p className={styles.grades}>
              {[board, grades, ...marks.map((mark) => DIRECTORY_COPY.marks[mark])].join(' · ')}
            </p>
            <p>
              {VISIT_TEXTS.where.landmark} <strong>{landmark}</strong>
            </p>
            {around && (
              <>
                <p>{around.about}</p>
                <p>{around.reach}</p>
              </>
            )}
            <p className={styles.areas}>
              {VISIT_TEXTS.where.areas} {areas.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </WithMap>
    {branches.length > FEW && (
      <Link href={city.cityPage} className={styles.more}>
        {VISIT_TEXTS.where.more(city.name)}
      </Link>
    )}
  </div>
);

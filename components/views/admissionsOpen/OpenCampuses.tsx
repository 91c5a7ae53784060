import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import { BOARDING_OPEN } from '@/data/content/landing/boardingOpen';
import type { BoardingOpenPage } from '@/lib/landing/boardingOpenPage';
import styles from './OpenCampuses.module.scss';

/** The campuses side by side: for whom each is, what it teaches, the way there. */
export const OpenCampuses = ({ campuses }: Pick<BoardingOpenPage, 'campuses'>) => (
  <ul className={styles.root}>
    {campuses.map(({ id, title, path, place, teaches, skyline, reason, landmark, way }) => (
      <li key={id} className={styles.campus}>
        <Image src={skyline} width={320} height={200} className={styles.picture} />
        <div className={styles.text}>
          <p className={styles.place}>{place}</p>
          <h3 className={styles.title}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={styles.teaches}>{teaches}</p>
          <p>{reason}</p>
          <h4 className={styles.way}>
            {BOARDING_OPEN.campuses.way}: {landmark}
          </h4>
          <p>{way}</p>
        </div>
      </li>
    ))}
  </ul>
);

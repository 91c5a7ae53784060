import { Band } from '@/components/blocks/Band';
import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import { countWord } from '@/data/copy/countWord';
import { PATHS } from '@/data/routes/paths';
import styles from './CampusKinds.module.scss';

/** Day school or boarding: two roads to the same lessons. */
export const CampusKinds = ({ boarding }: { boarding: number }) => (
  <Band id="day-or-boarding" tone="white" heading="Home every evening, or a home on campus">
    <div className={styles.root}>
      {[
        {
          emblem: 'day-school',
          path: PATHS.daySchool,
          title: 'Day school',
          text: 'Every branch takes day pupils. Look first for the one on your own side of the city.',
        },
        {
          emblem: 'boarding',
          path: PATHS.boardingSchool,
          title: 'Boarding school',
          text: `On ${countWord(boarding)} campuses children live and learn in one place, for families who travel, move often or live far from a senior school.`,
        },
      ].map(({ emblem, path, title, text }) => (
        <article key={path} className={styles.kind}>
          <Image
            src={`/pictures/emblems/${emblem}.svg`}
            width={96}
            height={96}
            className={styles.emblem}
          />
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link href={path} className={styles.link}>
              {title} branches
            </Link>
          </div>
        </article>
      ))}
    </div>
  </Band>
);

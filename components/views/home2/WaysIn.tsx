import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import { HOME_2 } from '@/data/content/home2';
import type { Home2Page } from '@/lib/schools/directory/home2Page';
import { CityChips } from './CityChips';
import { StageTable } from './StageTable';
import styles from './WaysIn.module.scss';

const { byCity, byGrade, byKind } = HOME_2;
const AGE_HEADING = 'way-by-age';

/** Three ways to the right branch: by city, by age, by day or boarding. */
export const WaysIn = ({ page }: { page: Home2Page }) => (
  <div className={styles.root}>
    <article className={styles.wide}>
      <h3 className={styles.title}>{byCity.title}</h3>
      <p className={styles.text}>{byCity.text}</p>
      <CityChips cities={page.cities} />
    </article>
    <article className={styles.way}>
      <h3 id={AGE_HEADING} className={styles.title}>
        {byGrade.title}
      </h3>
      <p className={styles.text}>{byGrade.text(page.ageDay)}</p>
      <StageTable stages={page.stages} labelledBy={AGE_HEADING} />
      <Link href={byGrade.link.path} className={styles.link}>
        {byGrade.link.title}
      </Link>
    </article>
    <article className={styles.way}>
      <h3 className={styles.title}>{byKind.title}</h3>
      {[
        { ...byKind.day, emblem: 'day-school', text: byKind.day.text(page.counts.branches) },
        { ...byKind.boarding, emblem: 'boarding', text: byKind.boarding.text(page.boardingCities) },
        { ...byKind.unsure, emblem: 'primary' },
      ].map(({ title, text, link, emblem }) => (
        <div key={title} className={styles.kind}>
          <Image src={`/pictures/emblems/${emblem}.svg`} width={72} height={72} />
          <div>
            <h4 className={styles.name}>{title}</h4>
            <p className={styles.text}>{text}</p>
            <Link href={link.path} className={styles.link}>
              {link.title}
            </Link>
          </div>
        </div>
      ))}
    </article>
  </div>
);

import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Image } from '@/components/ui/Image';
import { PATHS } from '@/data/routes/paths';
import type { CityPage } from '@/lib/schools/directory/cityPage';
import styles from './CityHead.module.scss';

/** The top of a city’s page, low enough for the list and the map to be in sight. */
export const CityHead = ({ page }: { page: CityPage }) => (
  <div className={styles.root}>
    <div className={styles.column}>
      <div className={styles.text}>
        <Breadcrumbs trail={TRAIL} current={page.name} />
        <h1 className={styles.heading}>{headingOf(page)}</h1>
        <p className={styles.lead}>{page.note.intro}</p>
      </div>
      <Image
        src={page.skyline}
        width={320}
        height={200}
        loading="eager"
        className={styles.picture}
      />
    </div>
  </div>
);

const TRAIL = [
  { title: 'Home', path: PATHS.home },
  { title: 'Day schools', path: PATHS.daySchool },
];

const headingOf = ({ name, cards }: CityPage): string =>
  cards.length === 1 ? `Our branch in ${name}` : `${cards.length} branches in ${name}`;

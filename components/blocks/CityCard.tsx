import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import type { CityCardFacts } from '@/lib/schools/directory/cityCards';
import styles from './CityCard.module.scss';

/** A city with its landmark; the whole card is the link. */
export const CityCard = ({ city_name: name, src, link, note }: CityCardFacts) => (
  <Link href={link} className={styles.root}>
    <Image src={src} width={320} height={200} className={styles.picture} />
    <span className={styles.name}>{name}</span>
    <span className={styles.note}>{note}</span>
  </Link>
);

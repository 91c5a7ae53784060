import { Drawing } from '@/components/ui/Drawing';
import styles from './PlaceTag.module.scss';

export type PlaceTagProps = {
  /** A drawing of 320 by 200, such as the skyline of a city. */
  picture: string;
  name: string;
  detail: string;
};

/** Where the page is about: a small drawing with its name, above the headline. */
export const PlaceTag = ({ picture, name, detail }: PlaceTagProps) => (
  <div className={styles.root}>
    <Drawing src={picture} width={320} height={200} when="now" className={styles.picture} />
    <p>
      <strong>{name}</strong>
      <span className={styles.detail}>{detail}</span>
    </p>
  </div>
);

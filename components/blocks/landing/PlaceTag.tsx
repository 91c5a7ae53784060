import { Image } from '@/components/ui/Image';
import styles from './PlaceTag.module.scss';

export type PlaceTagProps = {
  /** The skyline of a city, or the middle of another image. */
  picture: string;
  name: string;
  detail: string;
};

/** Where the page is about: a small image with its name, above the headline. */
export const PlaceTag = ({ picture, name, detail }: PlaceTagProps) => (
  <div className={styles.root}>
    <Image src={picture} width={320} height={200} loading="eager" className={styles.picture} />
    <p>
      <strong>{name}</strong>
      <span className={styles.detail}>{detail}</span>
    </p>
  </div>
);

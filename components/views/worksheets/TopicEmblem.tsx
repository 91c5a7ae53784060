import { Image } from '@/components/ui/Image';
import type { Emblem } from '@/data/study/worksheets/catalogue/emblems';
import styles from './TopicEmblem.module.scss';

type TopicEmblemProps = {
  emblem: Emblem;
  /** Beside a heading instead of in a list. */
  isLarge?: boolean;
};

/** The picture of a topic: a thing of its kind, and below it the topic's own sign. */
export const TopicEmblem = ({ emblem: [kind, mark], isLarge = false }: TopicEmblemProps) => (
  <span className={`${styles.root} ${isLarge ? styles.large : ''}`} aria-hidden="true">
    <Image
      src={`/pictures/worksheets/${kind}.svg`}
      width={isLarge ? 96 : 48}
      height={isLarge ? 96 : 48}
      loading={isLarge ? 'eager' : 'lazy'}
    />
    {mark && <span className={styles.mark}>{mark}</span>}
  </span>
);

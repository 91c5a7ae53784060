import type { MatchItem } from '@/lib/study/worksheets/picture';
import styles from './MatchColumns.module.scss';
import { ThingImage } from './ThingImage';

type MatchColumnsProps = { left: readonly MatchItem[]; right: readonly MatchItem[] };

const Item = ({ item }: { item: MatchItem }) =>
  'thing' in item ? (
    <span className={styles.things}>
      {Array.from({ length: item.count ?? 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <ThingImage key={at} thing={item.thing} size={item.count ? 24 : 48} />
      ))}
    </span>
  ) : (
    <span className={styles.text}>{item.text}</span>
  );

/** Two columns with room between them for the lines of a pencil. */
export const MatchColumns = ({ left, right }: MatchColumnsProps) => (
  <div className={styles.root}>
    {left.map((item, at) => {
      const partner = right[at];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
        <div key={at} className={styles.row}>
          <span className={styles.sign}>{at + 1}</span>
          <Item item={item} />
          <span className={styles.dot} />
          <span className={styles.dot} />
          {partner && <Item item={partner} />}
          <span className={styles.sign}>{'ABCDEFGH'.charAt(at)}</span>
        </div>
      );
    })}
  </div>
);

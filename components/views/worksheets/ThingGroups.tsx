import type { Picture } from '@/lib/study/worksheets/picture';
import styles from './SheetPicture.module.scss';
import { ThingImage } from './ThingImage';

type ThingGroupsProps = Pick<Extract<Picture, { kind: 'groups' }>, 'groups' | 'sign'>;

/** Groups of things in boxes: to compare by their letters, or to add and take away. */
export const ThingGroups = ({ groups, sign }: ThingGroupsProps) => (
  <div className={styles.groups}>
    {groups.map(({ thing, count }, group) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups never change their order
      <figure key={group} className={styles.item}>
        {sign && group > 0 && <span className={styles.sign}>{sign}</span>}
        <div className={styles.group}>
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <ThingImage key={at} thing={thing} size={32} />
          ))}
        </div>
        {!sign && <figcaption>{'ABCDEFGH'.charAt(group)}</figcaption>}
      </figure>
    ))}
  </div>
);

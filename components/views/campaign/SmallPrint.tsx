import { Link } from '@/components/ui/Link';
import { SMALL_PRINT } from '@/data/copy/landing';
import { PATHS } from '@/data/routes/paths';
import styles from './SmallPrint.module.scss';

/** Where the facts come from, and where to read what the form does with what is typed. */
export const SmallPrint = ({ checkedOn }: { checkedOn: string }) => (
  <div className={styles.root}>
    <p>
      {SMALL_PRINT.source} {checkedOn}. {SMALL_PRINT.fees}
    </p>
    <ul className={styles.links}>
      <li>
        <Link href="#enquire-mobile">{SMALL_PRINT.notice}</Link>
      </li>
      <li>
        <Link href={PATHS.feeStructure}>{SMALL_PRINT.feePage}</Link>
      </li>
      <li>
        <Link href={PATHS.home}>{SMALL_PRINT.home}</Link>
      </li>
    </ul>
  </div>
);

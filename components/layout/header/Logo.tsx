import { SCHOOL } from '@/data/school';
import { Gem } from './Gem';
import styles from './Logo.module.scss';

const [firstWord, ...otherWords] = SCHOOL.name.split(' ');

/**
 * The school's sign and name. The link around it has the full name, since narrow phones show less;
 * the space makes one text of the two words, so that the link's name holds what stands here (WCAG
 * 2.5.3).
 */
export const Logo = () => (
  <span className={styles.root}>
    <Gem size={40} />
    <span className={styles.name}>
      <span className={styles.first}>{firstWord}</span>{' '}
      <span className={styles.others}>{otherWords.join(' ')}</span>
    </span>
  </span>
);

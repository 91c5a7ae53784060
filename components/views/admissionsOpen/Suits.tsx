import { BOARDING_OPEN } from '@/data/content/landing/boardingOpen';
import styles from './Suits.module.scss';

const { yesHeading, yes, waitHeading, wait } = BOARDING_OPEN.suits;

const SIDES = [
  { heading: yesHeading, signs: yes },
  { heading: waitHeading, signs: wait },
];

/** Signs that boarding will go well, and signs to wait. */
export const Suits = () => (
  <div className={styles.root}>
    {SIDES.map(({ heading, signs }) => (
      <section key={heading} className={styles.side}>
        <h3 className={styles.title}>{heading}</h3>
        <ul className={styles.signs}>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

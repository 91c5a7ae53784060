import { FactList } from '@/components/blocks/FactList';
import { Split } from '@/components/blocks/Split';
import { VISIT_TEXTS } from '@/data/content/landing/visitTexts';
import type { LpPage } from '@/lib/landing/lpPage';
import styles from './VisitWay.module.scss';

/** How to get there, and beside it when to come: before the seats are asked for. */
export const VisitWay = ({ page: { way, seats, entries } }: { page: LpPage }) => (
  <Split
    aside={
      <div className={styles.seats}>
        <h3 className={styles.title}>{VISIT_TEXTS.seats.heading}</h3>
        <p>{seats}</p>
        <FactList facts={entries} />
      </div>
    }
  >
    <p className={styles.way}>{way}</p>
  </Split>
);

import type { CityAdmission } from '@/lib/schools/directory/cityAdmission';
import styles from './AdmissionCalendar.module.scss';

type AdmissionCalendarProps = { calendar: NonNullable<CityAdmission['guide']>['calendar'] };

/** The months of a family that joins, along a line. */
export const AdmissionCalendar = ({ calendar }: AdmissionCalendarProps) => (
  <ol className={styles.root}>
    {calendar.map(({ when, what }) => (
      <li key={when} className={styles.time}>
        <h3 className={styles.when}>{when}</h3>
        <p>{what}</p>
      </li>
    ))}
  </ol>
);

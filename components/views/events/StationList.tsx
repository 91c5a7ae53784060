import { GO_COSMO } from '@/data/content/events/goCosmo';
import styles from './StationList.module.scss';

/** The stations of the day: the question on each card, and what children did. */
export const StationList = () => (
  <ol className={styles.root}>
    {GO_COSMO.stations.list.map(({ title, question, text }) => (
      <li key={title} className={styles.station}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.question}>{question}</p>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

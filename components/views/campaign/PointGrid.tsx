import type { CampaignPoint } from '@/data/campaigns/campaign';
import styles from './PointGrid.module.scss';

/** Short texts with their titles, side by side where there is room. */
export const PointGrid = ({ points }: { points: readonly CampaignPoint[] }) => (
  <div className={styles.root}>
    {points.map(({ title, text }) => (
      <div key={title} className={styles.point}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </div>
    ))}
  </div>
);

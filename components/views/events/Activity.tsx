import type { ReactNode } from 'react';
import { Image } from '@/components/ui/Image';
import { GO_COSMO } from '@/data/content/events/goCosmo';
import styles from './Activity.module.scss';

type ActivityProps = {
  id: string;
  activity: {
    title: string;
    need: string;
    /** What the picture shows. */
    picture: string;
    steps: readonly string[];
    explain: string;
  };
  /** 640 by 360. */
  src: string;
  /** A table and what goes with it. */
  children?: ReactNode;
};

/** One thing to do at home: what it needs, a picture, the steps, and what one has seen. */
export const Activity = ({ id, activity, src, children }: ActivityProps) => (
  <article className={styles.root} aria-labelledby={id}>
    <div className={styles.head}>
      <h3 id={id}>{activity.title}</h3>
      <p className={styles.need}>
        <strong>{GO_COSMO.activities.need}</strong> {activity.need}
      </p>
    </div>
    <div className={styles.body}>
      <div className={styles.how}>
        <ol className={styles.steps}>
          {activity.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.explain}>{activity.explain}</p>
      </div>
      <div className={styles.aside}>
        <Image
          src={src}
          alt={activity.picture}
          width={640}
          height={360}
          className={styles.picture}
        />
        {children}
      </div>
    </div>
  </article>
);

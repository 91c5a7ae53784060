import { ACTIVITY_WORDS, type Project } from '@/data/content/activities/page';
import styles from './WeekendProject.module.scss';

type WeekendProjectProps = { project: Project };

/** Something to do at home: what it needs, the steps, what is behind it, and what can go wrong. */
export const WeekendProject = ({ project }: WeekendProjectProps) => {
  const { title, time, need, steps, explain, repairs } = project;
  return (
    <article className={styles.root} aria-labelledby="project-title">
      <div className={styles.head}>
        <h3 id="project-title">{title}</h3>
        <p className={styles.time}>{time}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.need}>
          <h4 className={styles.label}>{ACTIVITY_WORDS.need}</h4>
          <ul className={styles.things}>
            {need.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div className={styles.how}>
          <h4 className={styles.label}>{ACTIVITY_WORDS.steps}</h4>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className={styles.explain}>
        <h4 className={styles.label}>{ACTIVITY_WORDS.explain}</h4>
        <p>{explain}</p>
      </div>
      <div className={styles.repairs}>
        <h4 className={styles.label}>{ACTIVITY_WORDS.repairs}</h4>
        <dl className={styles.faults}>
          {repairs.map((repair) => (
            <div key={repair.title}>
              <dt className={styles.fault}>{repair.title}</dt>
              <dd>{repair.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
};

import { VISIT_TEXTS } from '@/data/content/landing/visitTexts';
import type { LpPage } from '@/lib/landing/lpPage';
import styles from './VisitChecklist.module.scss';

const { look: lookWord, ask: askWord, here } = VISIT_TEXTS.visit;

/** What is particular to the city, then a pair of things to see and to ask for each age. */
export const VisitChecklist = ({ page: { city, look, ask, stages } }: { page: LpPage }) => (
  <div className={styles.root}>
    <div className={styles.here}>
      <h3 className={styles.title}>{here(city.name)}</h3>
      <p>{look}</p>
      <ul className={styles.asks}>
        {ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
    <ul className={styles.stages}>
      {stages.map(({ title, ages, hints }) => (
        <li key={title} className={styles.stage}>
          <h3 className={styles.title}>
            {title} <span className={styles.ages}>{ages}</span>
          </h3>
          <dl className={styles.hints}>
            {hints.map((hint) => (
              <div key={hint.look} className={styles.hint}>
                <dt>{lookWord}</dt>
                <dd>{hint.look}</dd>
                <dt>{askWord}</dt>
                <dd>{hint.ask}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </div>
);

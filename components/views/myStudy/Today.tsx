import { Section } from '@/components/blocks/Section';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import type { Day } from '@/lib/study/shelf/day';
import { dueWork, nextDue, planSession } from '@/lib/study/shelf/dueWork';
import type { Child } from '@/lib/study/shelf/shelf';
import { streakOf } from '@/lib/study/shelf/streak';
import { placeOf } from './placeOf';
import styles from './Today.module.scss';

type TodayProps = { child: Child; today: Day };

const copy = MY_STUDY_COPY.today;
/** One day of study is no row of days yet. */
const SHORTEST_STREAK = 2;

/** About ten minutes of what is due, each with the way to repeat it. */
export const Today = ({ child, today }: TodayProps) => {
  const due = dueWork(child, today);
  const session = planSession(due);
  const next = nextDue(child, today);
  const streak = streakOf(child.days, today);
  const minutes = session.reduce((sum, work) => sum + work.minutes, 0);

  return (
    <div className={styles.root}>
      <Section title={copy.title} intro={session.length > 0 ? copy.minutes(minutes) : undefined}>
        {session.length > 0 ? (
          <ol className={styles.list}>
            {session.map(({ href, path, page, kind, count }) => (
              <li key={href} className={styles.work}>
                {/* A plain anchor: the page reads the fragment as it loads. */}
                <a href={href} className={styles.link}>
                  {page.title || copy.noTitle}
                </a>
                <span className={styles.count}>
                  {[placeOf(path, page), copy.what[kind](count)].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p>{next ? `${copy.none} ${copy.next(next)}` : copy.noneYet}</p>
        )}
        {due.length > session.length && <p>{copy.later(due.length - session.length)}</p>}
        {streak >= SHORTEST_STREAK && <p className={styles.streak}>{copy.streak(streak)}</p>}
      </Section>
    </div>
  );
};

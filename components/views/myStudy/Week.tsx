import { Section } from '@/components/blocks/Section';
import { PrintButton } from '@/components/blocks/study/PrintButton';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { SCHOOL } from '@/data/school';
import type { Day } from '@/lib/study/shelf/day';
import type { Child } from '@/lib/study/shelf/shelf';
import { buildWeek } from '@/lib/study/shelf/weekReport';
import { placeOf } from './placeOf';
import styles from './Week.module.scss';

type WeekProps = { child: Child; name: string; today: Day };

const copy = MY_STUDY_COPY.week;

type PagesProps = { title: string; pages: ReturnType<typeof buildWeek>['learned'] };

const Pages = ({ title, pages }: PagesProps) => (
  <div className={styles.group}>
    <h3>{title}</h3>
    <ul className={styles.list}>
      {pages.map(({ path, page }) => (
        <li key={path}>
          {[page.title || MY_STUDY_COPY.today.noTitle, placeOf(path, page)]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </ul>
  </div>
);

/** The last seven days in words; the one part of the page that goes on paper. */
export const Week = ({ child, name, today }: WeekProps) => {
  const { from, to, days, answered, right, learned, again } = buildWeek(child, today);
  return (
    <div className={styles.root}>
      <Section title={copy.title(name)} intro={copy.dates(from, to)}>
        <p>{answered === 0 ? copy.none : copy.summary(days, answered, right)}</p>
        {learned.length > 0 && <Pages title={copy.learned} pages={learned} />}
        {again.length > 0 && <Pages title={copy.again} pages={again} />}
        {answered > 0 && <p>{copy.ask}</p>}
        <p className={styles.school}>{copy.school(SCHOOL.name)}</p>
        <PrintButton label={copy.print} />
      </Section>
    </div>
  );
};

import { Section } from '@/components/blocks/Section';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { RomanPage } from '@/lib/study/converters/romanPage';
import { Explanation } from './Explanation';
import { RomanConverter } from './RomanConverter';
import styles from './RomanView.module.scss';

/** The page of the Roman numerals, with a table of 1 to 100. */
export const RomanView = ({ page }: { page: RomanPage }) => (
  <StudyPage
    {...page}
    practice={page.practice.length > 0 && <Practice questions={page.practice} />}
    subject="maths"
    tool={<RomanConverter />}
  >
    <Explanation sections={page.sections} mistakes={page.mistakes} />
    <Section title={page.tableTitle}>
      <dl className={styles.numerals}>
        {page.numerals.map(({ value, roman }) => (
          <div key={value} className={styles.numeral}>
            <dt className={styles.value}>{value}</dt>
            <dd>{roman}</dd>
          </div>
        ))}
      </dl>
    </Section>
  </StudyPage>
);

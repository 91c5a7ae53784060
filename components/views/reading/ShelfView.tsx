import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { Link } from '@/components/ui/Link';
import type { ShelfPage } from '@/lib/study/reading/shelfPage';
import { PieceCards } from './PieceCards';
import styles from './ShelfView.module.scss';

/** All poems or all stories, by age. */
export const ShelfView = ({ page }: { page: ShelfPage }) => (
  <StudyPage
    seo={page.seo}
    subject="english"
    crumbs={[{ title: page.name }]}
    heading={page.heading}
    lead={page.lead}
    related={page.related}
    tool={
      <div className={styles.root}>
        <nav aria-label={page.jump}>
          <ul className={styles.ages}>
            {page.groups.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`} className={styles.age}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {page.groups.map(({ id, title, note, cards }) => (
          <div key={id} id={id}>
            <Section title={title} intro={note}>
              <PieceCards cards={cards} />
            </Section>
          </div>
        ))}
      </div>
    }
  >
    <Section title={page.advice.title}>
      <ol className={styles.points}>
        {page.advice.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </Section>
  </StudyPage>
);

import { Link } from '@/components/ui/Link';
import type { PageSeo } from '@/data/routes/routes';
import { useMovedPlaces } from '@/lib/hooks/useMovedPlaces';
import type { FormulaList } from '@/lib/study/formulas/formulaPage';
import { FormulaCards } from './FormulaCards';
import { FormulaFilter } from './FormulaFilter';
import { FormulaFrame } from './FormulaFrame';
import styles from './FormulaListView.module.scss';

type FormulaListViewProps = { seo: PageSeo; page: FormulaList };

const placesOf = ({ classes }: FormulaList): Record<string, string> =>
  Object.fromEntries(classes.flatMap(({ ids, path }) => ids.map((id) => [id, path])));

/** The formulas of a subject: a filter over their names, and their pages class by class. */
export const FormulaListView = ({ seo, page }: FormulaListViewProps) => {
  useMovedPlaces(placesOf(page));
  return (
    <FormulaFrame
      seo={seo}
      page={page}
      tool={
        <>
          <FormulaFilter total={page.total} classes={page.classes} />
          {page.classes.map(({ slug, name, path, ids, cards }) => (
            <section key={slug} className={styles.root} data-subject={slug} data-group={name}>
              <h2 className={styles.title}>
                {/* Where the classes stood on this page before they had pages of their own. */}
                {ids.map((id) => (
                  <span key={id} id={id} />
                ))}
                <Link href={path} className={styles.link}>
                  {name}
                </Link>
              </h2>
              <FormulaCards cards={cards} />
            </section>
          ))}
        </>
      }
    />
  );
};

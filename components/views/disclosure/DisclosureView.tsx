import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import { FactList } from '@/components/blocks/FactList';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import { DISCLOSURE_COPY } from '@/data/copy/disclosure';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { DisclosurePage } from '@/lib/schools/details/disclosurePage';
import styles from './DisclosureView.module.scss';

const COPY = DISCLOSURE_COPY;

/** What a board asks a school to publish: five parts, for reading and for printing. */
export const DisclosureView = ({ page, seo }: { page: DisclosurePage; seo: PageSeo }) => (
  <div className={styles.root}>
    <Seo {...seo} />
    <div className={styles.crumbs}>
      <Breadcrumbs
        trail={[
          { title: 'Home', path: PATHS.home },
          { title: page.city.name, path: page.city.path },
          page.branch,
        ]}
        current={COPY.heading}
      />
    </div>
    <header className={styles.head}>
      <p className={styles.place}>{page.title}</p>
      <h1>{COPY.heading}</h1>
      <p>{page.lead}</p>
    </header>
    {page.parts.map(({ heading, facts }) => (
      <section key={heading} className={styles.part} aria-label={heading}>
        <h2 className={styles.title}>{heading}</h2>
        <FactList facts={facts} />
        {heading === COPY.parts.results && <Results rows={page.results} />}
      </section>
    ))}
    <p className={styles.crumbs}>
      <Link href={page.branch.path}>{COPY.back(page.branch.title)}</Link>
    </p>
  </div>
);

const Results = ({ rows }: { rows: string[][] }) =>
  rows.length === 0 ? (
    <p>{COPY.results.none}</p>
  ) : (
    <table className={styles.results}>
      <caption className={styles.caption}>{COPY.results.caption}</caption>
      <thead>
        <ColumnHeads columns={COPY.results.columns} />
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {numbers.map((number, at) => (
              <td key={COPY.results.columns[at + 1]}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

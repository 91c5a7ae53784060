import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import { ABOUT_COPY } from '@/data/copy/about';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { ShownLegalPage } from '@/lib/content/about/legalPage';
import styles from './LegalView.module.scss';
import { PartBody } from './PartBody';
import { WordsText } from './WordsText';

type LegalViewProps = { seo: PageSeo; page: ShownLegalPage };

/** A page of rules: what matters in short, the contents, then part by part. */
export const LegalView = ({ seo, page }: LegalViewProps) => (
  <div className={styles.root}>
    <Seo {...seo} />
    <Breadcrumbs trail={[{ title: ABOUT_COPY.home, path: PATHS.home }]} current={page.crumb} />
    <div className={styles.head}>
      <h1>{page.heading}</h1>
      <p className={styles.lead}>{page.lead}</p>
      <p className={styles.changed}>
        {ABOUT_COPY.changed} {page.changed}
      </p>
    </div>
    <section className={styles.short} aria-labelledby="in-short">
      <h2 id="in-short" className={styles.title}>
        {ABOUT_COPY.inShort}
      </h2>
      <ul className={styles.points}>
        {page.inShort.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change their order.
          <li key={at}>
            <WordsText words={words} />
          </li>
        ))}
      </ul>
    </section>
    <div className={styles.columns}>
      <nav aria-labelledby="on-this-page" className={styles.contents}>
        <h2 id="on-this-page" className={styles.contentsTitle}>
          {ABOUT_COPY.onThisPage}
        </h2>
        <ol className={styles.jumps}>
          {page.parts.map(({ id, heading }) => (
            <li key={id}>
              <Link href={`#${id}`} className={styles.jump}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.parts}>
        {page.parts.map((part) => (
          <section
            key={part.id}
            id={part.id}
            aria-labelledby={`${part.id}-heading`}
            className={styles.part}
          >
            <h2 id={`${part.id}-heading`} className={styles.heading}>
              {part.heading}
            </h2>
            {part.lead && (
              <p>
                <WordsText words={part.lead} />
              </p>
            )}
            <PartBody part={part} />
          </section>
        ))}
      </div>
    </div>
  </div>
);

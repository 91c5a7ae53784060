import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Seo } from '@/components/blocks/Seo';
import { Image } from '@/components/ui/Image';
import { BROCHURE_PDF } from '@/data/copy/brochure';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { BrochureChapter, BrochurePage } from '@/lib/schools/brochure/buildBrochure';
import { countBrochure } from '@/lib/thirdParties/conversions';
import { BrochureBlocks } from './BrochureBlocks';
import styles from './BrochureView.module.scss';

type BrochureViewProps = { seo: PageSeo; page: BrochurePage };

const GEM = '/icon.svg';
const TRAIL = [
  { title: 'Home', path: PATHS.home },
  { title: 'Admissions', path: PATHS.admissions },
];

/** The brochure to read; on paper, and so in its PDF, a cover, the contents and numbered pages. */
export const BrochureView = ({ seo, page }: BrochureViewProps) => (
  <article className={styles.root}>
    <Seo {...seo} />
    <div className={styles.trail}>
      <Breadcrumbs trail={TRAIL} current={page.title} />
    </div>
    <Cover {...page} />
    <Contents {...page} />
    {page.chapters.map((chapter) => (
      <Chapter key={chapter.id} {...chapter} />
    ))}
  </article>
);

const Cover = ({ school, kicker, title, lead, download, facts, foot }: BrochurePage) => (
  <header className={styles.cover}>
    <div className={styles.field}>
      <Image src={GEM} width={430} height={430} loading="eager" className={styles.gem} />
      <p className={styles.school}>
        <Image src={GEM} width={32} height={32} loading="eager" />
        {school}
      </p>
      <p className={styles.kicker}>{kicker}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <a href={BROCHURE_PDF} download className={styles.download} onClick={countBrochure}>
        {download}
      </a>
    </div>
    <ul className={styles.facts}>
      {facts.map(({ count, of }) => (
        <li key={of}>
          <strong>{count}</strong> {of}
        </li>
      ))}
    </ul>
    <ul className={styles.foot}>
      {foot.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </header>
);

/** The chapters and the cities; `npm run brochure` adds the pages on which they stand. */
const Contents = ({ contents, chapters }: BrochurePage) => {
  const cities = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'cities' ? block.cities : []));
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{contents.heading}</h2>
      <p className={styles.intro}>{contents.intro}</p>
      <ol className={styles.chapters}>
        {chapters.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
      <h3>{contents.cities}</h3>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city.anchor}>
            <a href={`#${city.anchor}`}>{city.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Chapter = ({ id, heading, intro, blocks, isShort }: BrochureChapter) => (
  <section
    id={id}
    className={`${styles.chapter} ${isShort ? styles.follows : ''}`}
    aria-labelledby={`${id}-heading`}
  >
    <h2 id={`${id}-heading`}>{heading}</h2>
    <p className={styles.intro}>{intro}</p>
    <BrochureBlocks blocks={blocks} />
  </section>
);

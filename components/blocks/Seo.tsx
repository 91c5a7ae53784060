import Head from 'next/head';
import { SCHOOL } from '@/data/school';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';

type SeoProps = {
  /** Without the school's name, which is added. */
  title: string;
  description: string;
  /** Public path, from `data/routes/paths`. Null for pages without one address of their own (404). */
  path: string | null;
  /** `noindex` keeps a page out of search engines. */
  robots?: 'index' | 'noindex';
  /** The picture of a shared link, a path of ours: 1200 by 630 pixels. */
  image?: { path: string; alt: string };
  /** Where the page is an article: the days it was written and changed, `YYYY-MM-DD`. */
  article?: { date: string; updated: string | null };
};

const og = (name: string, content: string) => {
  const property = `og:${name}`;
  return <meta property={property} content={content} key={property} />;
};

const aboutArticle = (name: string, day: string) => {
  const property = `article:${name}`;
  return <meta property={property} content={day} key={property} />;
};

/** Title, description, canonical link and what a shared link shows. */
export const Seo = (props: SeoProps) => {
  const { title, description, path, robots = 'index', image, article } = props;
  const fullTitle = `${title} | ${SCHOOL.shortName}`;
  const url = path === null ? null : absoluteUrl(path);

  return (
    <Head>
      <title>{fullTitle}</title>
      {/* As far as the screen goes, so that the bar at its foot knows the area that is safe there. */}
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover"
        key="viewport"
      />
      <meta name="description" content={description} key="description" />
      {url !== null && <link rel="canonical" href={url} key="canonical" />}
      {robots === 'noindex' && <meta name="robots" content="noindex" key="robots" />}
      {og('title', fullTitle)}
      {og('description', description)}
      {og('type', article ? 'article' : 'website')}
      {article && aboutArticle('published_time', article.date)}
      {article?.updated && aboutArticle('modified_time', article.updated)}
      {og('site_name', SCHOOL.name)}
      {url !== null && og('url', url)}
      {image && og('image', absoluteUrl(image.path))}
      {image && og('image:width', '1200')}
      {image && og('image:height', '630')}
      {image && og('image:alt', image.alt)}
      {image && <meta name="twitter:card" content="summary_large_image" key="twitter:card" />}
    </Head>
  );
};

import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import { BLOG_COPY } from '@/data/copy/blog';
import type { PostPage } from '@/lib/content/blog/postPage';
import styles from './PostHead.module.scss';

/** What the post is about, who wrote it and when, and its picture. */
export const PostHead = ({ page: { card, byline, updated } }: { page: PostPage }) => (
  <header className={styles.root}>
    <div className={styles.words}>
      <h1>{card.title}</h1>
      <p className={styles.lead}>{card.description}</p>
      <p className={styles.meta}>
        <span>{byline}</span>
        <time dateTime={card.date}>{card.day}</time>
        {updated && <time dateTime={updated.date}>{updated.text}</time>}
        <span>{card.minutes}</span>
      </p>
      <ul className={styles.tags} aria-label={BLOG_COPY.tags}>
        {card.tags.map(({ title, path }) => (
          <li key={path}>
            <Link href={path} className={styles.tag}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <Image src={card.picture} width={640} height={360} loading="eager" className={styles.picture} />
  </header>
);

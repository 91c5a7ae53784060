import { Image } from '@/components/ui/Image';
import type { Story } from '@/data/content/about/part';
import styles from './StoryList.module.scss';

/** Short reports, each with what kind of thing it is. */
export const StoryList = ({ stories }: { stories: readonly Story[] }) => (
  <ul className={styles.root}>
    {stories.map(({ title, kind, text, picture }) => (
      <li key={title}>
        <article className={styles.entry}>
          {picture && <Image src={picture} width={160} height={100} />}
          <p className={styles.kind}>{kind}</p>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </article>
      </li>
    ))}
  </ul>
);

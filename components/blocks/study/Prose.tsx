import { asHtml } from '@/components/ui/asHtml';
import styles from './Prose.module.scss';

type ProseProps = {
  /** From `readMarkdown`. */
  html: string;
};

/** Our own Markdown as a text to read. */
export const Prose = ({ html }: ProseProps) => <div className={styles.root} {...asHtml(html)} />;

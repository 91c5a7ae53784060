import styles from './Prose.module.scss';

type ProseProps = {
  /** From `readMarkdown`. */
  html: string;
};

const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** Our own Markdown as a text to read. */
export const Prose = ({ html }: ProseProps) => <div className={styles.root} {...asHtml(html)} />;

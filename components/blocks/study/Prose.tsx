import styles from './Prose.module.scss';

type ProseProps = {
  /**
   * From `readMarkdown`. HTML is shown as it is, here and in the formulas, only when the build made
   * it of our own texts, never from what a visitor typed: nothing is escaped.
   */
  html: string;
};

/** Our own Markdown as a text to read. */
export const Prose = ({ html }: ProseProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown.
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
);

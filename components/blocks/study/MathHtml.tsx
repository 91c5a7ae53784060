import styles from './MathHtml.module.scss';

type MathHtmlProps = {
  /** From `renderMath`: never anything that a visitor wrote. */
  html: string;
  /** Inside a line of text, or on a line of its own, which scrolls when it is too wide. */
  shape?: 'inline' | 'block';
};

/** A formula that the server has drawn. */
export const MathHtml = ({ html, shape = 'inline' }: MathHtmlProps) =>
  shape === 'inline' ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: from `renderMath`.
    <span dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: from `renderMath`.
    <div className={styles.block} dangerouslySetInnerHTML={{ __html: html }} />
  );

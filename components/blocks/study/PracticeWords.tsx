import { MathHtml } from './MathHtml';

type PracticeWordsProps = {
  text: string;
  /** The same with formulas, from `drawQuestion`. */
  drawn: string | undefined;
};

/** Words of a question, with formulas where it has any. */
export const PracticeWords = ({ text, drawn }: PracticeWordsProps) =>
  drawn === undefined ? <span>{text}</span> : <MathHtml html={drawn} />;

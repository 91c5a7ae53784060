import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import type { WorksheetSubject, WorksheetTopic } from '@/data/study/worksheets/catalogue';
import styles from './TopicButtons.module.scss';

type TopicButtonsProps = {
  topics: readonly WorksheetTopic[];
  /** Code of the topic whose sheet is open. */
  chosen: string;
  onChoose: (code: string) => void;
};

const SUBJECTS: readonly WorksheetSubject[] = ['maths', 'english', 'evs'];

/**
 * A new sheet of any topic. The buttons are those of a plain form: a press before hydration loads
 * the page again with the topic in its address.
 */
export const TopicButtons = ({ topics, chosen, onChoose }: TopicButtonsProps) => {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement) onChoose(submitter.value);
  };
  const groups = SUBJECTS.map((subject) => ({
    subject,
    own: topics.filter((topic) => topic.subject === subject),
  })).filter(({ own }) => own.length > 0);

  return (
    <form className={styles.root} onSubmit={submit}>
      <h2 className={styles.title}>{WORKSHEET_COPY.topics}</h2>
      {groups.map(({ subject, own }) => (
        <fieldset key={subject} className={`${styles.group} ${styles[subject]}`}>
          <legend className={groups.length > 1 ? styles.legend : styles.hiddenLegend}>
            {WORKSHEET_COPY.subjects[subject]}
          </legend>
          <div className={styles.buttons}>
            {own.map(({ code, title }) => (
              <button
                key={code}
                type="submit"
                name="topic"
                value={code}
                className={styles.topic}
                aria-pressed={code === chosen}
              >
                {title}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit" name="topic" value={chosen}>
          {WORKSHEET_COPY.newSheet}
        </Button>
      </div>
    </form>
  );
};

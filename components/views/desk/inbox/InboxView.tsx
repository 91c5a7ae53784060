import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { KeysHelp } from '@/components/blocks/desk/KeysHelp';
import { INBOX_COPY } from '@/data/copy/desk/inbox';
import type { AnswersNow } from '@/lib/desk/answersPage';
import { FIRST_CHOICE, type InboxChoice, readChoice, writeChoice } from '@/lib/desk/inboxChoice';
import type { InboxLists } from '@/lib/desk/lists';
import { InboxFilter } from './InboxFilter';
import { InboxPages } from './InboxPages';
import styles from './InboxView.module.scss';

// Read, not worked with: the list needs none of it.
const FirstAnswers = dynamic(() => import('./FirstAnswers').then((module) => module.FirstAnswers));

type InboxViewProps = { lists: InboxLists; answers: AnswersNow };

/** The enquiries that somebody at the desk answers. */
export const InboxView = ({ lists, answers }: InboxViewProps) => {
  // What this tab had chosen is known in the browser only.
  const [choice, setChoice] = useState<InboxChoice | null>(null);
  useEffect(() => setChoice(readChoice()), []);

  const choose = (change: Partial<InboxChoice>) => {
    const next = { ...(choice ?? FIRST_CHOICE), after: '', ...change };
    setChoice(next);
    writeChoice(next);
  };

  return (
    <div className={styles.root}>
      <DeskHead title={INBOX_COPY.title} />
      <div className={styles.head}>
        <h1>{INBOX_COPY.title}</h1>
        <KeysHelp />
      </div>
      <FirstAnswers {...answers} />
      {choice === null ? (
        <p role="status">{INBOX_COPY.loading}</p>
      ) : (
        <>
          <InboxFilter lists={lists} choice={choice} onChoose={choose} />
          <InboxPages choice={choice} onChoose={choose} />
        </>
      )}
    </div>
  );
};

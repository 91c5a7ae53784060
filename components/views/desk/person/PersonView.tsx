import { useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { Link } from '@/components/ui/Link';
import { DESK_PERSON_COPY as COPY } from '@/data/copy/desk/person';
import { deskEnquiryPath } from '@/data/routes/deskPaths';
import type { PersonDone } from '@/lib/desk/personContract';
import type { PersonRights } from '@/lib/desk/personRights';
import { EraseData } from './EraseData';
import styles from './PersonView.module.scss';
import { Receipt } from './Receipt';
import { SaveData } from './SaveData';
import { WithdrawConsent } from './WithdrawConsent';

type PersonViewProps = {
  reference: string;
  /** Null: the enquiry has no number. */
  rights: PersonRights | null;
};

/** What the parent of an enquiry may ask for: a copy, an end of all calls, an erasure. */
export const PersonView = ({ reference, rights }: PersonViewProps) => {
  const [done, setDone] = useState<PersonDone | null>(null);

  return (
    <div className={styles.root}>
      <DeskHead title={COPY.title} />
      {done ? (
        <Receipt {...done} />
      ) : (
        <>
          <Link href={deskEnquiryPath(reference)} className={styles.back}>
            {COPY.back(reference)}
          </Link>
          <h1>{COPY.title}</h1>
          {!rights && <p>{COPY.noNumber}</p>}
          {rights && !rights.canAnswer && <p>{COPY.otherBranches}</p>}
          {rights?.canAnswer && (
            <>
              <section className={styles.part} aria-labelledby="first">
                <h2 id="first">{COPY.first}</h2>
                <p>{COPY.firstHow}</p>
              </section>
              <SaveData reference={reference} />
              <WithdrawConsent reference={reference} onDone={setDone} />
              <EraseData reference={reference} canErase={rights.canErase} onDone={setDone} />
            </>
          )}
        </>
      )}
    </div>
  );
};

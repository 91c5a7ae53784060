import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { SHELF_TROUBLE } from '@/data/copy/shelfTrouble';
import type { ClassBooks } from '@/lib/study/shelf/classProgress';
import { type Day, dayOf } from '@/lib/study/shelf/day';
import { currentChild } from '@/lib/study/shelf/shelf';
import { dropUnread } from '@/lib/study/shelf/shelfStore';
import { ChildChoice } from './ChildChoice';
import { ClassChoice } from './ClassChoice';
import { childName } from './childName';
import { KeptClasses } from './KeptClasses';
import { Progress } from './Progress';
import styles from './Shelf.module.scss';
import { ShelfFiles } from './ShelfFiles';
import { Today } from './Today';
import { useShelf } from './useShelf';
import { Week } from './Week';

type ShelfProps = { classes: readonly ClassBooks[] };

/** The shelf of the child who learns now. */
export const Shelf = ({ classes }: ShelfProps) => {
  const open = useShelf();
  const [today, setToday] = useState<Day | null>(null);
  useEffect(() => setToday(dayOf(new Date())), []);

  if (!open || !today) return <p className={styles.opening}>{MY_STUDY_COPY.opening}</p>;
  const { shelf, trouble } = open;
  const child = currentChild(shelf);
  const chosen = classes.filter(({ classNumber }) => child.classes.includes(classNumber));

  return (
    <div className={styles.root}>
      {trouble && (
        <div role="status" className={styles.trouble}>
          <p>{SHELF_TROUBLE[trouble]}</p>
          {trouble === 'unreadable' && (
            <Button tone="quiet" onClick={dropUnread}>
              {MY_STUDY_COPY.files.forget}
            </Button>
          )}
        </div>
      )}
      <ChildChoice shelf={shelf} />
      <Today child={child} today={today} />
      <ClassChoice child={child} />
      <Progress child={child} classes={chosen} />
      <KeptClasses chosen={child.classes} today={today} />
      <Week child={child} name={childName(shelf, child)} today={today} />
      <ShelfFiles shelf={shelf} />
    </div>
  );
};

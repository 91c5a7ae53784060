import { Button } from '@/components/ui/Button';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { randomKey } from '@/lib/site/randomKey';
import { addChild, currentChild, MAX_CHILDREN, type Shelf } from '@/lib/study/shelf/shelf';
import { updateShelf } from '@/lib/study/shelf/shelfStore';
import styles from './ChildChoice.module.scss';
import { ChildSettings } from './ChildSettings';
import { childName } from './childName';

type ChildChoiceProps = { shelf: Shelf };

const copy = MY_STUDY_COPY.children;

/** Who learns now, of up to four on this device. */
export const ChildChoice = ({ shelf }: ChildChoiceProps) => {
  const current = currentChild(shelf);

  return (
    <section className={styles.root} aria-label={copy.title}>
      <ul className={styles.children}>
        {shelf.children.map((child) => (
          <li key={child.id}>
            <button
              type="button"
              className={styles.child}
              aria-pressed={child.id === current.id}
              onClick={() => updateShelf((now) => ({ ...now, current: child.id }))}
            >
              {childName(shelf, child)}
            </button>
          </li>
        ))}
        {shelf.children.length < MAX_CHILDREN && (
          <li>
            <Button tone="quiet" onClick={() => updateShelf((now) => addChild(now, randomKey()))}>
              {copy.add}
            </Button>
          </li>
        )}
      </ul>
      <ChildSettings key={current.id} child={current} name={childName(shelf, current)} />
    </section>
  );
};

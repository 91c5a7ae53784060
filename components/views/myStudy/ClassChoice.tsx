import { Section } from '@/components/blocks/Section';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { type Child, changeChild } from '@/lib/study/shelf/shelf';
import { updateShelf } from '@/lib/study/shelf/shelfStore';
import styles from './ClassChoice.module.scss';

type ClassChoiceProps = { child: Child };

const copy = MY_STUDY_COPY.classes;

const choose = (number: ClassNumber, isChosen: boolean) =>
  updateShelf((shelf) =>
    changeChild(shelf, (child) => ({
      ...child,
      classes: isChosen
        ? [...new Set([...child.classes, number])].toSorted((one, other) => one - other)
        : child.classes.filter((other) => other !== number),
    })),
  );

/** Which classes a child learns in. */
export const ClassChoice = ({ child }: ClassChoiceProps) => (
  <div className={styles.root}>
    <Section title={copy.title} intro={copy.note}>
      <ul className={styles.list}>
        {CLASS_NUMBERS.map((number) => (
          <li key={number}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={child.classes.includes(number)}
                onChange={({ target }) => choose(number, target.checked)}
              />
              {copy.className(number)}
            </label>
          </li>
        ))}
      </ul>
    </Section>
  </div>
);

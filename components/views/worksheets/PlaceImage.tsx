import type { Spot, Thing } from '@/lib/study/worksheets/picture';
import styles from './ThingImage.module.scss';
import { THING_SHAPES } from './thingShapes';

type PlaceImageProps = { thing: Thing; spot: Spot };

const TABLE = 'M14 58H106V66H14ZM22 66H29V112H22ZM91 66H98V112H91Z';
const BASKET = 'M34 66H86L78 112H42ZM34 66A26 6 0 0 1 86 66';
const WEAVE = 'M38 80H82M40 95H80M50 66L52 112M70 66L68 112';

/** Where the thing stands, and how large. */
const AT: Readonly<Record<Spot, string>> = {
  on: 'translate(34 6) scale(0.81)',
  under: 'translate(38 74) scale(0.6)',
  in: 'translate(36 26) scale(0.75)',
  beside: 'translate(-2 64) scale(0.55) translate(4 22)',
};

/** One thing and a table or a basket. */
export const PlaceImage = ({ thing, spot }: PlaceImageProps) => {
  const isTable = spot === 'on' || spot === 'under';
  return (
    <svg viewBox="0 0 120 116" width="108" height="104" className={styles.root} aria-hidden="true">
      <g transform={AT[spot]}>
        {THING_SHAPES[thing].map(({ d, tone }) => (
          <path key={d} d={d} className={styles[tone]} />
        ))}
      </g>
      <path d={isTable ? TABLE : BASKET} className={styles.light} />
      {!isTable && <path d={WEAVE} className={styles.line} />}
    </svg>
  );
};

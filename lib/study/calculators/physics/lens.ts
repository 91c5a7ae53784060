import { QUANTITY_MESSAGES } from '@/data/study/calculators/messages';
import { PHYSICS_QUANTITIES } from '@/data/study/calculators/physicsQuantities';
import type { Relation, Values } from './relation';
import { equalsValue, showValue } from './showValue';

const get = (values: Values, key: string): number => values[key] ?? 0;

const sizeWord = (magnification: number): string => {
  const size = Math.abs(magnification);
  if (Math.abs(size - 1) < 1e-9) return 'of the same size';
  return size > 1 ? 'enlarged' : 'smaller than the object';
};

const describeImage = (v: number, magnification: number): string =>
  v > 0
    ? `The image is real and inverted, on the other side of the lens, and ${sizeWord(magnification)}.`
    : `The image is virtual and erect, on the same side as the object, and ${sizeWord(magnification)}.`;

/** The thin lens, 1/v − 1/u = 1/f, with the New Cartesian sign convention of the textbooks. */
export const lens: Relation = {
  quantities: PHYSICS_QUANTITIES.lens,
  given: ['Lens formula: 1/v − 1/u = 1/f'],
  solutions: {
    v: {
      formula: '{f} × {u} ÷ ({f} + {u})',
      solve: (q) => (get(q, 'f') * get(q, 'u')) / (get(q, 'f') + get(q, 'u')),
    },
    u: {
      formula: '{f} × {v} ÷ ({f} − {v})',
      solve: (q) => (get(q, 'f') * get(q, 'v')) / (get(q, 'f') - get(q, 'v')),
    },
    f: {
      formula: '{u} × {v} ÷ ({u} − {v})',
      solve: (q) => (get(q, 'u') * get(q, 'v')) / (get(q, 'u') - get(q, 'v')),
    },
  },
  refuse: (q, wanted) => {
    const [f, u, v] = [get(q, 'f'), get(q, 'u'), get(q, 'v')];
    if (wanted === 'v' && f + u === 0) return { field: 'u', message: QUANTITY_MESSAGES.atFocus };
    if (wanted === 'u' && f === v) return { field: 'v', message: QUANTITY_MESSAGES.imageAtFocus };
    if (wanted === 'f' && u === v) return { field: 'v', message: QUANTITY_MESSAGES.lensSame };
    const object = (f * v) / (f - v);
    return wanted === 'u' && object > 0
      ? { field: 'v', message: QUANTITY_MESSAGES.virtualObject(showValue(object)) }
      : null;
  },
  further: (q) => {
    const [f, u, v] = [get(q, 'f'), get(q, 'u'), get(q, 'v')];
    const magnification = Number((v / u).toPrecision(13));
    return {
      working: [
        `Magnification m = v ÷ u ${equalsValue(magnification)}`,
        describeImage(v, magnification),
        `f is ${f > 0 ? 'positive: a convex (converging) lens' : 'negative: a concave (diverging) lens'}; its power is 100 ÷ f in cm ${equalsValue(Number((100 / f).toPrecision(13)), ' dioptre')}.`,
      ],
    };
  },
};

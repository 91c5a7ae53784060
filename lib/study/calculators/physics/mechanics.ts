import { PHYSICS_QUANTITIES } from '@/data/study/calculators/physicsQuantities';
import type { Relation, Values } from './relation';
import { equalsValue, showValue } from './showValue';

const get = (values: Values, key: string): number => values[key] ?? 0;

/** A speed once more in km/h, where that is the everyday unit. */
const inKmPerHour = (speed: number): string => ` (${showValue(speed * 3.6)} km/h)`;

const asHours = (seconds: number): string =>
  seconds >= 3600
    ? ` (${showValue(seconds / 3600)} h)`
    : seconds >= 60
      ? ` (${showValue(seconds / 60)} min)`
      : '';

const asKm = (metres: number): string =>
  metres >= 1000 ? ` (${showValue(metres / 1000)} km)` : '';

export const speed: Relation = {
  quantities: PHYSICS_QUANTITIES.speed,
  solutions: {
    d: { formula: '{v} × {t}', solve: (q) => get(q, 'v') * get(q, 't') },
    t: { formula: '{d} ÷ {v}', solve: (q) => get(q, 'd') / get(q, 'v'), divisors: ['v'] },
    v: { formula: '{d} ÷ {t}', solve: (q) => get(q, 'd') / get(q, 't'), divisors: ['t'] },
  },
  further: (q, wanted) => {
    const everyday = { d: asKm, t: asHours, v: inKmPerHour }[wanted];
    return { result: everyday?.(get(q, wanted)) ?? '', working: [] };
  },
};

export const acceleration: Relation = {
  quantities: PHYSICS_QUANTITIES.acceleration,
  solutions: {
    u: { formula: '{v} − {a} × {t}', solve: (q) => get(q, 'v') - get(q, 'a') * get(q, 't') },
    v: { formula: '{u} + {a} × {t}', solve: (q) => get(q, 'u') + get(q, 'a') * get(q, 't') },
    t: {
      formula: '({v} − {u}) ÷ {a}',
      solve: (q) => (get(q, 'v') - get(q, 'u')) / get(q, 'a'),
      divisors: ['a'],
    },
    a: {
      formula: '({v} − {u}) ÷ {t}',
      solve: (q) => (get(q, 'v') - get(q, 'u')) / get(q, 't'),
      divisors: ['t'],
    },
  },
  further: (q) => {
    const distance = ((get(q, 'u') + get(q, 'v')) / 2) * get(q, 't');
    return {
      working: [
        `Displacement in this time = (u + v) ÷ 2 × t ${equalsValue(Number(distance.toPrecision(13)), ' m')}`,
      ],
    };
  },
};

export const force: Relation = {
  quantities: PHYSICS_QUANTITIES.force,
  solutions: {
    F: { formula: '{m} × {a}', solve: (q) => get(q, 'm') * get(q, 'a') },
    m: { formula: '{F} ÷ {a}', solve: (q) => get(q, 'F') / get(q, 'a'), divisors: ['a'] },
    a: { formula: '{F} ÷ {m}', solve: (q) => get(q, 'F') / get(q, 'm'), divisors: ['m'] },
  },
};

export const kineticEnergy: Relation = {
  quantities: PHYSICS_QUANTITIES.kinetic,
  solutions: {
    K: { formula: '½ × {m} × {v}²', solve: (q) => 0.5 * get(q, 'm') * get(q, 'v') ** 2 },
    m: {
      formula: '2 × {K} ÷ {v}²',
      solve: (q) => (2 * get(q, 'K')) / get(q, 'v') ** 2,
      divisors: ['v'],
    },
    v: { formula: '√(2 × {K} ÷ {m})', solve: (q) => Math.sqrt((2 * get(q, 'K')) / get(q, 'm')) },
  },
};

/** Potential energy above the ground where a free fall gains `gravity` m/s in each second. */
export const potentialEnergy = (gravity: number): Relation => ({
  quantities: PHYSICS_QUANTITIES.potential,
  given: [`g = ${gravity} m/s²`],
  solutions: {
    E: {
      formula: `{m} × ${gravity} × {h}`,
      solve: (q) => get(q, 'm') * gravity * get(q, 'h'),
    },
    m: {
      formula: `{E} ÷ (${gravity} × {h})`,
      solve: (q) => get(q, 'E') / (gravity * get(q, 'h')),
      divisors: ['h'],
    },
    h: {
      formula: `{E} ÷ ({m} × ${gravity})`,
      solve: (q) => get(q, 'E') / (get(q, 'm') * gravity),
    },
  },
});

export const power: Relation = {
  quantities: PHYSICS_QUANTITIES.power,
  solutions: {
    P: { formula: '{W} ÷ {t}', solve: (q) => get(q, 'W') / get(q, 't'), divisors: ['t'] },
    W: { formula: '{P} × {t}', solve: (q) => get(q, 'P') * get(q, 't') },
    t: { formula: '{W} ÷ {P}', solve: (q) => get(q, 'W') / get(q, 'P'), divisors: ['P'] },
  },
};

export const pressure: Relation = {
  quantities: PHYSICS_QUANTITIES.pressure,
  solutions: {
    p: { formula: '{F} ÷ {A}', solve: (q) => get(q, 'F') / get(q, 'A'), divisors: ['A'] },
    F: { formula: '{p} × {A}', solve: (q) => get(q, 'p') * get(q, 'A') },
    A: { formula: '{F} ÷ {p}', solve: (q) => get(q, 'F') / get(q, 'p'), divisors: ['p'] },
  },
};

const WATER = 1000;

export const density: Relation = {
  quantities: PHYSICS_QUANTITIES.density,
  solutions: {
    D: { formula: '{m} ÷ {V}', solve: (q) => get(q, 'm') / get(q, 'V'), divisors: ['V'] },
    m: { formula: '{D} × {V}', solve: (q) => get(q, 'D') * get(q, 'V') },
    V: { formula: '{m} ÷ {D}', solve: (q) => get(q, 'm') / get(q, 'D'), divisors: ['D'] },
  },
  further: (q, wanted) => {
    const found = get(q, 'D');
    const place = found < WATER ? 'floats on' : found > WATER ? 'sinks in' : 'hovers in';
    return {
      result: wanted === 'D' ? ` (${showValue(found / 1000)} g/cm³)` : '',
      working: [`Compared with water (1,000 kg/m³), a solid of this density ${place} it.`],
    };
  },
};

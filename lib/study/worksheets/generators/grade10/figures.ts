import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { inPi, piOtherwise } from '@/lib/study/worksheets/generators/inPi';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const lengthOf = (ask: string, top: number, over: number, how: string): Question =>
  single(ask, showFraction(fraction(top, over)), { unit: 'cm', places: 2, how });

const SIMILAR = inSlots(5, [
  (draw) => {
    const [ad, db, ae] = [draw.whole(2, 9), draw.whole(2, 12), draw.whole(2, 9)];
    return lengthOf(
      `In triangle ABC the line DE is parallel to BC, with D on AB and E on AC. AD = ${ad} cm, DB = ${db} cm, AE = ${ae} cm. Find EC.`,
      ae * db,
      ad,
      `[AD|DB] = [AE|EC]`,
    );
  },
  (draw) => {
    const [pole, shadow, times] = [draw.whole(2, 6), draw.whole(2, 8), draw.whole(5, 12)];
    return single(
      `A pole of ${pole} m throws a shadow of ${shadow} m. At the same time a building throws a shadow of ${shadow * times} m. How high is the building?`,
      String(pole * times),
      { unit: 'm', how: `Similar triangles: ${times} times as long` },
    );
  },
  (draw) => {
    const [ab, pq, bc] = [draw.whole(3, 9), draw.whole(4, 15), draw.whole(3, 12)];
    return lengthOf(
      `Triangle ABC is similar to triangle PQR. AB = ${ab} cm, PQ = ${pq} cm, BC = ${bc} cm. Find QR.`,
      pq * bc,
      ab,
      `[AB|PQ] = [BC|QR]`,
    );
  },
  (draw) => {
    const [one = 3, other = 4] = draw.some([2, 3, 4, 5, 6, 7], 2);
    const [part, side] = [draw.whole(4, 9), draw.whole(1, 3)];
    return lengthOf(
      `Two similar triangles have perimeters of ${one * part} cm and ${other * part} cm. A side of the first measures ${one * side} cm. Find the matching side of the second.`,
      other * side,
      1,
      `Sides are in the ratio of the perimeters, ${one} : ${other}`,
    );
  },
  (draw) => {
    const ad = draw.whole(2, 6);
    const ab = ad + draw.whole(1, 8);
    const bc = draw.whole(4, 15);
    return lengthOf(
      `In triangle ABC the line DE is parallel to BC, with D on AB and E on AC. AD = ${ad} cm, AB = ${ab} cm, BC = ${bc} cm. Find DE.`,
      ad * bc,
      ab,
      `[AD|AB] = [DE|BC]`,
    );
  },
]);

const piOf = (ask: string, unit: string, how: string, top: number, over = 1): Question =>
  single(ask, inPi(top, over), { unit, accept: piOtherwise(top, over), how });

const SOLIDS = inSlots(7, [
  (draw) => {
    const [r, h] = [draw.whole(2, 9), draw.whole(4, 15)];
    return piOf(
      `A toy is a cone of height ${h} cm on a hemisphere, both of radius ${r} cm. Find its volume in terms of π.`,
      'cm³',
      `[1|3]πr²h + [2|3]πr³`,
      r * r * (h + 2 * r),
      3,
    );
  },
  (draw) => {
    const [leg, high, slant] = draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [6, 8, 10],
      [8, 15, 17],
      [7, 24, 25],
      [9, 12, 15],
    ] as const);
    return piOf(
      `A top is a cone of height ${high} cm on a hemisphere, both of radius ${leg} cm. Find its surface area in terms of π.`,
      'cm²',
      `Slant height ${slant} cm: πrl + 2πr²`,
      leg * slant + 2 * leg * leg,
    );
  },
  (draw) => {
    const [r, h] = [draw.whole(2, 7), draw.whole(6, 20)];
    return piOf(
      `A cylinder of height ${h} cm has a hemisphere at each end, all of radius ${r} cm. Find its surface area in terms of π.`,
      'cm²',
      `2πrh + 4πr²`,
      2 * r * h + 4 * r * r,
    );
  },
  (draw) => {
    const [r, times] = [draw.whole(1, 4), draw.whole(2, 6)];
    return single(
      `A metal sphere of radius ${r * times} cm is melted into small spheres of radius ${r} cm. How many are made?`,
      String(times ** 3),
      { how: `(${r * times} ÷ ${r})³` },
    );
  },
  (draw) => {
    const [edge, many] = [draw.whole(2, 9), draw.whole(2, 5)];
    return single(
      `${many} cubes with edges of ${edge} cm are joined end to end. Find the surface area of the cuboid.`,
      show((4 * many + 2) * edge * edge),
      { unit: 'cm²', how: `${4 * many + 2} faces of ${edge * edge} cm² are left` },
    );
  },
  (draw) => {
    const edge = draw.whole(2, 20);
    return piOf(
      `The largest possible cone is cut from a cube with edges of ${edge} cm. Find its volume in terms of π.`,
      'cm³',
      `Radius half of the edge: [1|3]π × ([${edge}|2])² × ${edge}`,
      edge ** 3,
      12,
    );
  },
  (draw) => {
    const [r, h] = [draw.whole(1, 4) * 3, draw.whole(8, 20)];
    return piOf(
      `A hollow like a cone is drilled out of a solid cylinder, both of radius ${r} cm and height ${h} cm. Find the volume that is left, in terms of π.`,
      'cm³',
      `[2|3]πr²h`,
      2 * r * r * h,
      3,
    );
  },
]);

export const GRADE_10_FIGURES = {
  SMT: { count: 8, layout: 'list', make: SIMILAR },
  SAV: { count: 8, layout: 'list', make: SOLIDS },
} as const satisfies Record<string, TopicGenerator>;

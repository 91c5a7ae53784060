import type { Draw } from '@/lib/study/worksheets/draw';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';

const KINDS = ['acute', 'right', 'obtuse', 'straight', 'reflex'] as const;

const kindOf = (degrees: number): (typeof KINDS)[number] => {
  if (degrees < 90) return 'acute';
  if (degrees === 90) return 'right';
  if (degrees < 180) return 'obtuse';
  return degrees === 180 ? 'straight' : 'reflex';
};

const rest = (draw: Draw): Question => {
  const [one, other] = [draw.whole(25, 95), draw.whole(25, 80)];
  return single(
    `Three angles fill a straight line. Two of them are ${one}° and ${other}°. How large is the third?`,
    String(180 - one - other),
    { unit: '°', how: `180° − ${one}° − ${other}°` },
  );
};

const ANGLES = inSlots(10, [
  (draw) => {
    const degrees = draw.pick([
      90,
      180,
      draw.whole(5, 89),
      draw.whole(91, 179),
      draw.whole(181, 355),
    ]);
    return single(`Name the kind of angle: ${degrees}°`, kindOf(degrees), { choices: KINDS });
  },
  rest,
  (draw) => {
    const inner = draw.whole(15, 175);
    return single(
      `An angle is ${inner}°. How large is the reflex angle between the same arms?`,
      String(360 - inner),
      { unit: '°', how: `360° − ${inner}°` },
    );
  },
  (draw) => {
    const [hour, half] = [draw.whole(1, 11), draw.chance()];
    const long = half ? 180 : 0;
    const short = hour * 30 + (half ? 15 : 0);
    const gap = Math.abs(long - short);
    return single(
      `How many degrees is the smaller angle between the hands of a clock at ${hour}:${half ? '30' : '00'}?`,
      String(Math.min(gap, 360 - gap)),
      { unit: '°', how: 'The short hand moves 30° in an hour, 15° in half an hour' },
    );
  },
  (draw) => {
    const [one, two, three] = [draw.whole(50, 110), draw.whole(50, 110), draw.whole(40, 100)];
    return single(
      `Four angles meet in a point and fill the whole turn. Three are ${one}°, ${two}° and ${three}°. How large is the fourth?`,
      String(360 - one - two - three),
      { unit: '°', how: `360° − ${one + two + three}°` },
    );
  },
  (draw) => {
    const points = draw.whole(3, 9);
    return single(
      `${points} points lie so that no three are in one line. How many line segments join them two by two?`,
      String((points * (points - 1)) / 2),
      { how: `${points} × ${points - 1} ÷ 2` },
    );
  },
  (draw) => {
    const parts = draw.pick([2, 3, 4, 5, 6, 9]);
    return single(
      `A ${parts % 2 === 0 ? 'straight' : 'right'} angle is cut into ${parts} equal parts. How large is each?`,
      String((parts % 2 === 0 ? 180 : 90) / parts),
      { unit: '°', how: `${parts % 2 === 0 ? 180 : 90}° ÷ ${parts}` },
    );
  },
  (draw) => {
    const small = draw.whole(12, 80);
    return single(
      `Two angles make a straight angle, and one is ${180 - 2 * small}° larger than the other. How large is the smaller one?`,
      String(small),
      { unit: '°', how: `(180° − ${180 - 2 * small}°) ÷ 2` },
    );
  },
]);

export const GRADE_6_ANGLES = {
  ANG: { count: 10, layout: 'list', make: ANGLES },
} as const satisfies Record<string, TopicGenerator>;

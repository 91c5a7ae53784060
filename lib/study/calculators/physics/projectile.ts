import { QUANTITY_MESSAGES } from '@/data/study/calculators/messages';
import { GRAVITY, PROJECTILE } from '@/data/study/calculators/physicsQuantities';
import type { CalculatorAnswer, CalculatorInputs } from '@/lib/study/calculators/calculator';
import { asOne } from '@/lib/study/calculators/exact/showRational';
import { readValue } from './relation';
import { equalsValue, showValue } from './showValue';

/** The sine of an angle in degrees; exact at 0, 30, 90, 150 and 180. */
export const sine = (degrees: number): number => {
  const exact: Readonly<Record<number, number>> = { 0: 0, 30: 0.5, 90: 1, 150: 0.5, 180: 0 };
  return exact[degrees] ?? Math.sin((degrees * Math.PI) / 180);
};

const tidy = (value: number): number => Number(value.toPrecision(13));

/** Flight time in s, greatest height and range in m, over level ground without air. */
export const projectile = (speed: number, degrees: number, gravity: number) => ({
  time: tidy((2 * speed * sine(degrees)) / gravity),
  height: tidy((speed * sine(degrees)) ** 2 / (2 * gravity)),
  range: tidy((speed ** 2 * sine(2 * degrees)) / gravity),
});

/** The value of g that was chosen; null for anything that is not in the list. */
export const readGravity = (typed: string): number | null => {
  const option = GRAVITY.options.find(({ value }) => value === typed);
  return option ? Number(option.value) : null;
};

/** Time of flight, greatest height and range of something thrown from the ground. */
export const calculateProjectile = (inputs: CalculatorInputs): CalculatorAnswer => {
  const speed = readValue(inputs.u ?? '', PROJECTILE.u);
  const angle = readValue(inputs.angle ?? '', PROJECTILE.angle);
  const gravity = readGravity(inputs.g ?? '');
  const errors: Record<string, string> = {};
  if ('message' in speed) errors.u = speed.message;
  if ('message' in angle) errors.angle = angle.message;
  else if (angle.value > 90) errors.angle = QUANTITY_MESSAGES.angle;
  if (gravity === null) errors.g = QUANTITY_MESSAGES.gravity;
  if ('message' in speed || 'message' in angle || gravity === null || angle.value > 90)
    return { ok: false, errors };

  const { time, height, range } = projectile(speed.value, angle.value, gravity);
  if (![time, height, range].every((value) => Number.isFinite(value) && value < 1e40))
    return { ok: false, errors: { u: QUANTITY_MESSAGES.noAnswer } };
  const u = showValue(speed.value);
  const [a, twice] = [angle.value, 2 * angle.value].map((one) => asOne(showValue(one)));
  return {
    ok: true,
    result: `Range ${equalsValue(range, ' m')}; greatest height ${equalsValue(height, ' m')}; time of flight ${equalsValue(time, ' s')}`,
    working: [
      ...(speed.conversion ? [speed.conversion] : []),
      `sin ${a}° ${equalsValue(tidy(sine(angle.value)))}, sin ${twice}° ${equalsValue(tidy(sine(2 * angle.value)))}, g = ${gravity} m/s²`,
      `T = 2 × u × sin θ ÷ g = 2 × ${u} × sin ${a}° ÷ ${gravity} ${equalsValue(time, ' s')}`,
      `H = (u × sin θ)² ÷ 2g = (${u} × sin ${a}°)² ÷ (2 × ${gravity}) ${equalsValue(height, ' m')}`,
      `R = u² × sin 2θ ÷ g = ${asOne(u)}² × sin ${twice}° ÷ ${gravity} ${equalsValue(range, ' m')}`,
    ],
  };
};

import { figure } from '@/data/study/tables/figure';
import type { PatternText } from './text';

type Shown = { factor: number; times: number };

const asked = ({ factor, times }: Shown): string => figure(factor * times);

export const byLastDigits = (shown: Shown, digits: number): PatternText => {
  const tail = (shown.factor * shown.times) % 10 ** digits;
  const end = digits === 1 ? 'last digit' : digits === 2 ? 'last two digits' : 'last three digits';
  return {
    title: 'Only the end counts',
    text: `To see whether a large number belongs here, look at its ${end}: ${shown.factor} divides ${figure(10 ** digits)}, so the rest does not matter. ${asked(shown)} belongs, because ${String(tail).padStart(digits, '0')} at its end does.`,
  };
};

export const byDigitSum = (shown: Shown, sum: number): PatternText => ({
  title: 'Ask the digits',
  text: `Is ${asked(shown)} in the table? Its digits add up to ${sum}, which ${shown.factor} divides, so yes: it would be line ${shown.times}. The trick works because 10, 100 and 1,000 are each one more than a row of nines.`,
});

export const byTakingAway = (shown: Shown, times: number, left: number): PatternText => {
  const last = (shown.factor * shown.times) % 10;
  const front = Math.floor((shown.factor * shown.times) / 10);
  return {
    title: `A test for ${shown.factor}: cut off and take away`,
    text: `Cut off the last digit${times === 1 ? '' : `, multiply it by ${times}`} and take ${times === 1 ? 'it' : 'that'} from the rest. For ${asked(shown)}: ${front} − ${times === 1 ? '' : `${times} × `}${last} = ${left}, a multiple of ${shown.factor}, so ${asked(shown)} belongs too. It is ${shown.factor} × ${shown.times}.`,
  };
};

export const byAddingOn = (shown: Shown, times: number, left: number): PatternText => {
  const last = (shown.factor * shown.times) % 10;
  const front = Math.floor((shown.factor * shown.times) / 10);
  return {
    title: `How to recognise a multiple of ${shown.factor}`,
    text: `Take the last digit ${times === 1 ? '' : `${times} times `}and add it to what stands before it: ${asked(shown)} becomes ${front} + ${times === 1 ? '' : `${times} × `}${last} = ${left}. As ${left} is ${left === shown.factor ? `${shown.factor} itself` : `${shown.factor} × ${left / shown.factor}`}, the number passes; it is ${shown.factor} × ${shown.times}.`,
  };
};

export const byTwoTests = (shown: Shown, one: number, other: number): PatternText => ({
  title: 'Two small tests in place of one',
  text: `${one} and ${other} share no factor and multiply to ${shown.factor}. A number is in this table if both of them divide it: ${asked(shown)} = ${one} × ${figure((shown.factor * shown.times) / one)} and also ${other} × ${figure((shown.factor * shown.times) / other)}, so it is, as ${shown.factor} × ${shown.times}.`,
});

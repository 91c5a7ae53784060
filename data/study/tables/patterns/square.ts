import { figure, line } from '@/data/study/tables/figure';
import type { PatternText } from './text';

/** About the square of a number up to 20, which stands in its own table. */
export const squareInside = (factor: number): PatternText => ({
  title: `Line ${factor} is the square`,
  text: `${line(factor, factor)} is a square: ${factor} rows of ${factor} dots. Go one back with one factor and one on with the other, ${factor - 1} × ${factor + 1}, and you get ${figure(factor * factor - 1)}, exactly one less.`,
});

/** The square of a number that ends in 5. */
export const squareOfFive = (factor: number): PatternText => {
  const tens = Math.floor(factor / 10);
  return {
    title: 'Its square in one breath',
    text: `Beyond the table, ${factor} times itself is easy for a number ending in 5: multiply ${tens} by the next number, ${tens} × ${tens + 1} = ${tens * (tens + 1)}, and write 25 behind: ${figure(factor * factor)}.`,
  };
};

/** The square of a number between 41 and 59. */
export const squareNearFifty = (factor: number): PatternText => {
  const away = factor - 50;
  const gap = Math.abs(away);
  return {
    title: 'A square found from fifty',
    text: `How much is ${factor} times ${factor}? It lies ${gap} ${away < 0 ? 'below' : 'above'} 50, so take 25 ${away < 0 ? 'less' : 'and'} ${gap}, which is ${25 + away}, as hundreds and ${gap} × ${gap} = ${gap * gap} as the rest: ${figure((25 + away) * 100)} + ${gap * gap} = ${figure(factor * factor)}.`,
  };
};

/** The square of a number near 100. */
export const squareNearHundred = (factor: number): PatternText => {
  const away = factor - 100;
  const gap = Math.abs(away);
  return {
    title: 'Squared by way of a hundred',
    text: `${factor} is ${gap} ${away < 0 ? 'short of' : 'past'} 100. For ${factor} × ${factor}, ${away < 0 ? 'lower' : 'raise'} it by ${gap} once more to ${factor + away}, call those hundreds, and add ${gap} × ${gap}: ${figure((factor + away) * 100)} + ${gap * gap} = ${figure(factor * factor)}.`,
  };
};

/** The square of a number that lies one, two or three from a multiple of ten. */
export const squareNearTen = (factor: number, gap: number): PatternText => ({
  title: 'The square, with a round helper',
  text: `To square ${factor}, move ${gap} both ways so that one factor is round: ${factor - gap} × ${factor + gap} = ${figure(factor * factor - gap * gap)}. Then add ${gap} × ${gap}, and there is ${figure(factor * factor)}, the answer to ${factor} × ${factor}.`,
});

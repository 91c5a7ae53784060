import { evaluate } from 'mathjs';
import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { upTo } from '@/lib/study/tables/arithmetic';
import { allTips, findTips, shownLines } from './findTips';

const worth = (part: string): unknown =>
  evaluate(part.replaceAll(',', '').replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-'));

it('reaches the right product by every tip on every line', () => {
  const wrong = TABLE_NUMBERS.flatMap((factor) =>
    allTips(factor).flatMap(({ key, work }) =>
      upTo(20).flatMap((times) =>
        work(times)
          .split(' = ')
          .filter((part) => worth(part) !== factor * times)
          .map((part) => `${key} of ${factor} × ${times}: ${part}`),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

it('has a tip for each table, and two where there is anything to calculate', () => {
  const few = TABLE_NUMBERS.filter((factor) => findTips(factor).length < 2);
  expect(few).toEqual([1, 2, 10, 100]);
  expect(TABLE_NUMBERS.filter((factor) => findTips(factor).length === 0)).toEqual([]);
});

it('shows tips on two different lines of the table', () => {
  for (const [easy, hard] of TABLE_NUMBERS.map(shownLines)) {
    expect([easy < hard, hard <= 20]).toEqual([true, true]);
  }
});

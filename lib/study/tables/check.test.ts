import { seeded } from '@/lib/study/random/seeded';
import fc from '@/lib/testing/properties';
import {
  answerCheck,
  CHECK_LENGTH,
  countRight,
  currentLine,
  missedLines,
  pickQuestions,
  startCheck,
} from './check';

it('asks 25 questions: each line at least once, none twice in a row', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const questions = pickQuestions(seeded(seed));
      expect(questions).toHaveLength(CHECK_LENGTH);
      expect(new Set(questions).size).toBe(20);
      expect(questions.some((times, at) => times === questions[at - 1])).toBe(false);
    }),
  );
});

it('counts what is right and lists the rest, whatever is answered', () => {
  const answers = fc.array(fc.oneof(fc.constant(null), fc.integer({ min: -9, max: 400 })), {
    minLength: CHECK_LENGTH,
    maxLength: CHECK_LENGTH + 5,
  });
  fc.assert(
    fc.property(fc.string(), answers, (seed, given) => {
      const done = given.reduce(answerCheck, startCheck(17, pickQuestions(seeded(seed))));
      expect(currentLine(done)).toBeNull();
      expect(done.answers).toHaveLength(CHECK_LENGTH);
      const wrong = done.answers.filter((answer) => answer.given !== answer.times * 17);
      expect(countRight(done)).toBe(CHECK_LENGTH - wrong.length);
      expect(missedLines(done).map(({ times }) => times)).toEqual(
        [...new Set(wrong.map(({ times }) => times))].sort((one, other) => one - other),
      );
    }),
  );
});

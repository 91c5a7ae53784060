import { markAnswer } from '@/lib/study/worksheets/markAnswer';
import { ALL_TOPICS, sheetsOf } from '@/lib/study/worksheets/testing/readBack';
import { IS_LONG } from '@/lib/testing/size';
import { GENERATORS } from './generators';

const SHEETS = IS_LONG ? 25 : 5;

describe.each(ALL_TOPICS)('$slug $code', ({ slug, code }) => {
  const sheets = sheetsOf(slug, code, SHEETS);
  const questions = sheets.flatMap((sheet) => sheet.questions);
  const blanks = questions.flatMap((question) => question.blanks);

  it('fills every sheet with different questions', () => {
    const wanted = GENERATORS[slug][code]?.count;
    expect(sheets.filter((sheet) => sheet.questions.length !== wanted)).toEqual([]);
  });

  it('prints nothing that a computer left over', () => {
    // NaNO₃ is a substance.
    const odd = /undefined|NaN(?!O)|Infinity|null|\[object|(?<!\w)-\d|[+−] [+−]|(?<!\d)[01]x/;
    const texts = questions.flatMap(({ ask, how, blanks: [...all] }) => [
      ask,
      how ?? '',
      ...all.map(({ answer }) => answer),
    ]);
    expect(texts.filter((text) => odd.test(text))).toEqual([]);
  });

  it('has an answer that its own marking finds right, other spellings included', () => {
    const missed = blanks.filter((blank) =>
      [blank.answer, ...(blank.accept ?? [])].some((text) => markAnswer(text, blank) !== 'right'),
    );
    expect(missed).toEqual([]);
  });

  it('offers choices that differ and hold the answer', () => {
    const odd = blanks.filter(
      ({ choices, answer }) =>
        choices && (new Set(choices).size !== choices.length || !choices.includes(answer)),
    );
    expect(odd).toEqual([]);
  });

  it('never shows the same sheet for two codes', () => {
    const faces = sheets.map((sheet) => JSON.stringify(sheet.questions));
    if (code !== 'TNM' && code !== 'TRC') expect(new Set(faces).size).toBe(faces.length);
    else expect(faces.length).toBe(SHEETS);
  });
});
